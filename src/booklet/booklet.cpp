// SPDX-License-Identifier: MIT
#include "booklet/booklet.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <utility>

#include "booklet/page_writer.h"

namespace omnidoku::booklet {

using base::ErrorCode;
using base::make_error;
using base::Result;

namespace {

constexpr Lettering kNumber{10.5, true, false};
constexpr Lettering kTitle{10.5, false, false};
constexpr Lettering kAbout{7.5, false, true};
constexpr Lettering kLevel{8, false, true};
constexpr Lettering kRules{7.5, false, false};
constexpr Lettering kHint{8, false, false};
constexpr Lettering kHintNumber{8, true, false};
constexpr Lettering kFooter{8, false, true};
constexpr Lettering kPageNumber{9, false, false};
constexpr Lettering kChapter{18, true, false};
constexpr Lettering kHeading{24, true, false};
constexpr Lettering kCoverHeading{36, true, false};
constexpr Lettering kByline{11, false, true};
constexpr Lettering kContents{11, false, false};
constexpr Lettering kSolutionNumber{8.5, true, false};

constexpr double kNumberGap = 6;      // between number and title
constexpr double kBelowCaption = 4;   // between caption and drawing
constexpr double kBelowHeading = 14;  // and what follows
constexpr double kSlotGap = 22;
constexpr double kWordsStep = 4;  // widths of words are whole numbers of it
constexpr double kModule = 1.1;   // the least side of a module that a telephone reads from paper
constexpr double kLeastCode = 48;
constexpr double kHintColumn = 200;
constexpr double kHintIndent = 20;
constexpr double kHintGap = 5;
constexpr double kSolutionSide = 112;
constexpr double kSolutionGap = 16;
constexpr double kLeastSolutionCell = 9.5;
constexpr double kContentsWidth = 260;
constexpr double kFooterAbove = 20;  // the end of the paper

// A drawing is scaled to its place, its lines with it: fewer pixels to a cell make them thicker.
constexpr double kUnit = 48;
constexpr double kSmallUnit = 32;
constexpr double kSmallCell = 17;
/// Frames are drawn on the edge of the board, half of them outside.
constexpr double kMarginInCells = 0.05;

/// A page that is not written yet, as its footer takes what comes before it.
struct Sheet {
  PageWriter writer;
  std::string section;
};

/// Words that are measured often, in few widths.
class MeasuredWords {
 public:
  MeasuredWords(std::string text, const Lettering& lettering)
      : text_(std::move(text)), lettering_(lettering) {}

  [[nodiscard]] std::vector<std::string> lines(double width) const {
    return lines_of(text_, lettering_, step_below(width));
  }
  [[nodiscard]] double height(double width) {
    const double step = step_below(width);
    const auto [known, is_new] = heights_.try_emplace(step, 0);
    if (is_new) {
      known->second = static_cast<double>(lines(step).size()) * line_height(lettering_);
    }
    return known->second;
  }

 private:
  static double step_below(double width) {
    return std::max(kWordsStep, kWordsStep * std::floor(width / kWordsStep));
  }

  std::string text_;
  Lettering lettering_;
  std::map<double, double> heights_;
};

/// What the layout and the writer have to know of an entry.
struct Prepared {
  std::size_t entry = 0;
  Item item;
  std::shared_ptr<MeasuredWords> words;
  std::size_t number = 0;  ///< from 1, once it is placed
};

class Maker {
 public:
  Maker(const Booklet& booklet, const Options& options)
      : booklet_(booklet),
        options_(options),
        area_{options.margin, options.margin, options.paper.width - 2 * options.margin,
              options.paper.height - 2 * options.margin} {}

  Result<Pages> make() {
    if (auto checked = check(); !checked) return checked.error();
    if (auto prepared = prepare(); !prepared) return prepared.error();
    if (auto drawn = add_puzzles(); !drawn) return drawn.error();
    add_hints();
    if (options_.solutions == Solutions::end) {
      begin_section(booklet_.solutions_title);
      if (auto drawn = add_solutions(pages_.order); !drawn) return drawn.error();
    }
    if (options_.nets) {
      if (auto drawn = add_nets(); !drawn) return drawn.error();
    }
    if (booklet_.cover) add_cover();
    for (std::size_t i = 0; i < sheets_.size(); ++i) {
      if (i >= num_cover_pages()) add_footer(sheets_[i], i + 1);
      pages_.svgs.push_back(sheets_[i].writer.svg());
    }
    std::sort(pages_.cut.begin(), pages_.cut.end());
    return std::move(pages_);
  }

 private:
  [[nodiscard]] Result<void> check() const {
    constexpr double kLeastSide = 100;
    if (!(options_.margin >= 0 && area_.width >= kLeastSide && area_.height >= kLeastSide)) {
      return make_error(ErrorCode::usage, "the paper has no room within its margins",
                        "choose smaller margins or larger paper");
    }
    if (options_.per_page < 1 || options_.per_page > kMostSlots) {
      return make_error(ErrorCode::usage, "the number of puzzles on a page is out of range",
                        "choose 1 to " + std::to_string(kMostSlots));
    }
    const std::size_t chapters = std::max<std::size_t>(booklet_.chapters.size(), 1);
    const bool known = std::all_of(booklet_.entries.begin(), booklet_.entries.end(),
                                   [chapters](const Entry& entry) {
                                     return entry.puzzle != nullptr && entry.chapter < chapters;
                                   });
    if (!known) return make_error(ErrorCode::usage, "an entry is in a chapter that there is not");
    return {};
  }

  [[nodiscard]] Result<scene::Scene> scene_of(const Entry& entry, bool is_solution,
                                              double unit) const {
    scene::RenderOptions drawing = entry.drawing;
    model::Puzzle puzzle = *entry.puzzle;
    drawing.theme = "print";
    drawing.cell_size = unit;
    drawing.margin = kMarginInCells;
    drawing.title = drawing.rules = drawing.legend = false;
    if (is_solution) {
      drawing.entries = *entry.solution;
      drawing.candidates.clear();
      drawing.dark.clear();
      // Digits to compare with, small: what the rules draw would only be in their way.
      drawing.ornaments.clear();
      puzzle.constraints.clear();
      puzzle.drawings.clear();
    } else if (!entry.hints.empty()) {
      // Hints name cells, which are to be found in the grid.
      drawing.coordinates = true;
    }
    return scene::build_scene(puzzle, drawing);
  }

  Result<void> prepare() {
    bool has_about = false;
    for (const Entry& entry : booklet_.entries) has_about = has_about || !entry.about.empty();
    caption_ = line_height(kNumber) + (has_about ? line_height(kAbout) : 0) + kBelowCaption;
    for (std::size_t i = 0; i < booklet_.entries.size(); ++i) {
      const Entry& entry = booklet_.entries[i];
      const Result<scene::Scene> scene = scene_of(entry, false, kUnit);
      if (!scene) return scene.error();
      Prepared made;
      made.entry = i;
      made.item.board = {scene->width / kUnit, scene->height / kUnit};
      made.item.caption = caption_;
      if (!entry.words.empty()) {
        made.words = std::make_shared<MeasuredWords>(entry.words, kRules);
        made.item.words = [words = made.words](double width) { return words->height(width); };
      }
      if (entry.code) made.item.code = std::max(kLeastCode, kModule * entry.code->side);
      prepared_.push_back(std::move(made));
    }
    return {};
  }

  /// A new page.
  PageWriter& add_sheet() {
    sheets_.push_back({PageWriter(options_.paper), section_});
    return sheets_.back().writer;
  }
  /// The number of the page that comes next, from 0.
  [[nodiscard]] std::size_t next_page() const { return sheets_.size() + num_cover_pages(); }
  /// With solutions on the page behind, the back of the cover stays empty: puzzles are on right
  /// pages.
  [[nodiscard]] std::size_t num_cover_pages() const {
    if (!booklet_.cover) return 0;
    return options_.solutions == Solutions::next_page ? 2 : 1;
  }

  /// What the pages that come next belong to.
  void begin_section(const std::string& title) {
    section_ = title;
    if (!title.empty()) pages_.places.push_back({title, next_page()});
  }

  /// What stands above the first page of a section, and how high that is.
  struct Opening {
    std::vector<std::pair<std::string, Lettering>> lines;
    [[nodiscard]] double height() const {
      double sum = 0;
      for (const auto& [text, lettering] : lines) sum += line_height(lettering);
      return sum > 0 ? sum + kBelowHeading : 0;
    }
  };
  [[nodiscard]] Opening opening(bool is_first) const {
    Opening made;
    const auto add = [&](const std::string& text, const Lettering& lettering) {
      for (std::string& line : lines_of(text, lettering, area_.width)) {
        made.lines.emplace_back(std::move(line), lettering);
      }
    };
    if (is_first && !booklet_.cover) {
      add(booklet_.heading, kHeading);
      add(booklet_.byline, kByline);
    }
    add(section_, kChapter);
    return made;
  }
  void write(PageWriter& writer, const Opening& opening) const {
    double y = area_.y;
    for (const auto& [text, lettering] : opening.lines) {
      writer.text(area_.x, y, text, lettering);
      y += line_height(lettering);
    }
    if (!opening.lines.empty()) writer.rule(area_.x, y + 2, area_.width);
  }

  Result<void> add_puzzles() {
    PageGrid grid = grid_of_slots(area_, options_.per_page, caption_, kSlotGap);
    grid.least_cell = options_.least_cell;
    const std::size_t chapters = std::max<std::size_t>(booklet_.chapters.size(), 1);
    for (std::size_t chapter = 0; chapter < chapters; ++chapter) {
      std::vector<Item> items;
      std::vector<Prepared*> of_items;
      for (Prepared& prepared : prepared_) {
        if (booklet_.entries[prepared.entry].chapter != chapter) continue;
        items.push_back(prepared.item);
        of_items.push_back(&prepared);
      }
      if (items.empty()) continue;
      const bool is_first = pages_.order.empty();
      begin_section(booklet_.chapters.empty() ? "" : booklet_.chapters[chapter]);
      const Opening above = opening(is_first);
      const auto pages = lay_out(items, grid, above.height());
      for (std::size_t number = 0; number < pages.size(); ++number) {
        PageWriter& writer = add_sheet();
        if (number == 0) write(writer, above);
        std::vector<std::size_t> on_page;
        for (const PlacedItem& placed : pages[number]) {
          Prepared& prepared = *of_items[placed.item];
          pages_.order.push_back(prepared.entry);
          on_page.push_back(prepared.entry);
          prepared.number = pages_.order.size();
          if (auto drawn = write_puzzle(writer, prepared, placed); !drawn) return drawn.error();
        }
        if (options_.solutions == Solutions::next_page) {
          if (auto drawn = add_solutions(on_page); !drawn) return drawn.error();
        }
      }
    }
    return {};
  }

  Result<void> draw(PageWriter& writer, const Entry& entry, bool is_solution,
                    const PlacedItem& placed) const {
    const Result<scene::Scene> scene =
        scene_of(entry, is_solution, placed.cell < kSmallCell ? kSmallUnit : kUnit);
    if (!scene) return scene.error();
    const Box& box = placed.drawing;
    const Result<std::string> svg =
        scene::write_svg_within(*scene, "print", {box.x, box.y, box.width, box.height});
    if (!svg) return svg.error();
    writer.element(*svg);
    return {};
  }

  Result<void> write_puzzle(PageWriter& writer, const Prepared& prepared,
                            const PlacedItem& placed) {
    const Entry& entry = booklet_.entries[prepared.entry];
    const Box& caption = placed.caption;
    const std::string number = std::to_string(prepared.number);
    writer.text(caption.x, caption.y, number, kNumber);
    const double indent = width_of(number, kNumber) + kNumberGap;
    const double level = width_of(entry.level, kLevel);
    const auto one_line = [](const std::string& text, const Lettering& lettering, double width) {
      const std::vector<std::string> lines = lines_of(text, lettering, width);
      if (lines.empty()) return std::string();
      return lines.size() == 1 ? lines.front() : lines.front() + "\xE2\x80\xA6";
    };
    writer.text(caption.x + indent, caption.y,
                one_line(entry.title, kTitle, caption.width - indent - level - kNumberGap), kTitle);
    writer.text(caption.right(), caption.y + kTitle.size - kLevel.size, entry.level, kLevel,
                PageWriter::Align::right);
    writer.text(caption.x + indent, caption.y + line_height(kNumber),
                one_line(entry.about, kAbout, caption.width - indent), kAbout);
    if (auto drawn = draw(writer, entry, false, placed); !drawn) return drawn;
    if (prepared.words) write_words(writer, prepared, placed.words);
    if (entry.code) writer.code(placed.code, *entry.code, entry.link);
    return {};
  }

  /// As much of the words as the box has room for.
  void write_words(PageWriter& writer, const Prepared& prepared, const Box& box) {
    std::vector<std::string> lines = prepared.words->lines(box.width);
    const auto room = static_cast<std::size_t>(box.height / line_height(kRules) + 1e-3);
    if (lines.size() > room) {
      lines.resize(room);
      if (!lines.empty()) lines.back() += "\xE2\x80\xA6";
      pages_.cut.push_back(prepared.entry);
    }
    writer.lines(box, lines, kRules);
  }

  [[nodiscard]] std::size_t number_of(std::size_t entry) const { return prepared_[entry].number; }

  /// Small, with their numbers; what has no solution is left out.
  Result<void> add_solutions(const std::vector<std::size_t>& order) {
    std::vector<Item> items;
    std::vector<std::size_t> of_items;
    for (const std::size_t entry : order) {
      if (!booklet_.entries[entry].solution) continue;
      const Result<scene::Scene> scene = scene_of(booklet_.entries[entry], true, kUnit);
      if (!scene) return scene.error();
      items.push_back(
          {{scene->width / kUnit, scene->height / kUnit}, line_height(kSolutionNumber) + 2});
      of_items.push_back(entry);
    }
    if (items.empty()) {
      if (!pages_.places.empty() && pages_.places.back().page == next_page() &&
          options_.solutions == Solutions::end) {
        pages_.places.pop_back();
      }
      return {};
    }
    const auto fitting = [](double length, double one) {
      const double parts = (length + kSolutionGap) / (one + kSolutionGap);
      return std::max(1, static_cast<int>(std::lround(parts)));
    };
    PageGrid grid{area_, 1, 1, kSolutionGap, kLeastSolutionCell};
    grid.columns = fitting(area_.width, kSolutionSide);
    grid.rows = fitting(area_.height, kSolutionSide + items.front().caption);
    Opening above;
    if (options_.solutions == Solutions::end) {
      above = opening(false);
    } else {
      above.lines.emplace_back(booklet_.solutions_title, kNumber);
    }
    const auto pages = lay_out(items, grid, above.height());
    for (std::size_t number = 0; number < pages.size(); ++number) {
      PageWriter& writer = add_sheet();
      if (number == 0) write(writer, above);
      for (const PlacedItem& placed : pages[number]) {
        const std::size_t entry = of_items[placed.item];
        writer.text(placed.caption.x, placed.caption.y, std::to_string(number_of(entry)),
                    kSolutionNumber);
        const auto drawn = draw(writer, booklet_.entries[entry], true, placed);
        if (!drawn) return drawn.error();
      }
    }
    return {};
  }

  /// The hints of one grade of all puzzles together, so that who looks for one does not read the
  /// next.
  void add_hints() {
    for (std::size_t grade = 0; grade < booklet_.hints_titles.size(); ++grade) {
      const int columns =
          std::max(1, static_cast<int>((area_.width + kSlotGap) / (kHintColumn + kSlotGap)));
      const double width = (area_.width - (columns - 1) * kSlotGap) / columns - kHintIndent;
      std::vector<std::size_t> of_pieces;
      std::vector<std::vector<std::string>> pieces;
      std::vector<double> heights;
      for (const std::size_t entry : pages_.order) {
        const std::vector<std::string>& hints = booklet_.entries[entry].hints;
        if (grade >= hints.size() || hints[grade].empty()) continue;
        of_pieces.push_back(entry);
        pieces.push_back(lines_of(hints[grade], kHint, width));
        heights.push_back(static_cast<double>(pieces.back().size()) * line_height(kHint) +
                          kHintGap);
      }
      if (pieces.empty()) continue;
      begin_section(booklet_.hints_titles[grade]);
      const Opening above = opening(false);
      const auto pages = flow(heights, area_, columns, kSlotGap, above.height());
      for (std::size_t number = 0; number < pages.size(); ++number) {
        PageWriter& writer = add_sheet();
        if (number == 0) write(writer, above);
        for (const PlacedPiece& placed : pages[number]) {
          Box box = placed.box;
          writer.text(box.x, box.y, std::to_string(number_of(of_pieces[placed.piece])),
                      kHintNumber);
          box.x += kHintIndent;
          writer.lines(box, pieces[placed.piece], kHint);
        }
      }
    }
  }

  /// A page for each board that bends.
  Result<void> add_nets() {
    bool is_first = true;
    for (const std::size_t index : pages_.order) {
      const Entry& entry = booklet_.entries[index];
      const geometry::Board& board = *entry.puzzle->board;
      if (board.find_view("folded") == nullptr && board.views().front().seams.empty()) continue;
      if (is_first) begin_section(booklet_.nets_title);
      Entry net = entry;
      net.drawing.view = "flat";
      net.drawing.flaps = true;
      const Result<scene::Scene> scene = scene_of(net, false, kUnit);
      if (!scene) return scene.error();
      const Opening above = is_first ? opening(false) : Opening();
      const PageGrid whole{area_, 1, 1, 0, 0};
      const Item item{{scene->width / kUnit, scene->height / kUnit},
                      line_height(kNumber) + kBelowCaption};
      PageWriter& writer = add_sheet();
      if (is_first) write(writer, above);
      is_first = false;
      const auto pages = lay_out({item}, whole, above.height());
      for (const PlacedItem& placed : pages.front()) {
        const std::string number = std::to_string(number_of(index));
        writer.text(placed.caption.x, placed.caption.y, number, kNumber);
        writer.text(placed.caption.x + width_of(number, kNumber) + kNumberGap, placed.caption.y,
                    entry.title, kTitle);
        if (auto drawn = draw(writer, net, false, placed); !drawn) return drawn.error();
      }
    }
    return {};
  }

  /// Before all other pages, which know already that it will be there.
  void add_cover() {
    PageWriter writer(options_.paper);
    const double middle = options_.paper.width / 2;
    double y = area_.y + area_.height * 0.2;
    const auto add = [&](const std::string& text, const Lettering& lettering) {
      for (const std::string& line : lines_of(text, lettering, area_.width)) {
        writer.text(middle, y, line, lettering, PageWriter::Align::middle);
        y += line_height(lettering);
      }
    };
    add(booklet_.heading, kCoverHeading);
    y += kBelowHeading;
    add(booklet_.byline, kByline);
    const double width = std::min(kContentsWidth, area_.width);
    const double left = middle - width / 2;
    y = std::max(y + 40, area_.y + area_.height * 0.48);
    if (!pages_.places.empty()) {
      writer.text(left, y, booklet_.contents_title, {kContents.size, true, false});
      y += 1.6 * line_height(kContents);
    }
    for (const Place& place : pages_.places) {
      if (y + line_height(kContents) > area_.bottom()) break;
      const std::string number = std::to_string(place.page + 1);
      writer.text(left, y, place.title, kContents);
      writer.text(left + width, y, number, kContents, PageWriter::Align::right);
      const double from = left + width_of(place.title, kContents) + 6;
      const double to = left + width - width_of(number, kContents) - 6;
      if (to > from) writer.rule(from, y + 0.95 * kContents.size, to - from, true);
      y += 1.25 * line_height(kContents);
    }
    if (num_cover_pages() > 1) sheets_.insert(sheets_.begin(), {PageWriter(options_.paper), ""});
    sheets_.insert(sheets_.begin(), {std::move(writer), ""});
  }

  void add_footer(Sheet& sheet, std::size_t number) const {
    const double y =
        options_.paper.height - std::min(kFooterAbove, options_.margin / 2) - kPageNumber.size;
    sheet.writer.text(area_.right(), y, std::to_string(number), kPageNumber,
                      PageWriter::Align::right);
    std::string words = booklet_.heading;
    if (!words.empty() && !sheet.section.empty()) words += " \xC2\xB7 ";
    words += sheet.section;
    const std::vector<std::string> lines = lines_of(words, kFooter, area_.width - 40);
    if (!lines.empty()) sheet.writer.text(area_.x, y + 1, lines.front(), kFooter);
  }

  const Booklet& booklet_;
  const Options& options_;
  Box area_;
  double caption_ = 0;
  std::vector<Prepared> prepared_;
  std::vector<Sheet> sheets_;
  std::string section_;
  Pages pages_;
};

}  // namespace

Result<Pages> make_pages(const Booklet& booklet, const Options& options) {
  return Maker(booklet, options).make();
}

}  // namespace omnidoku::booklet
