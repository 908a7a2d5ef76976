// SPDX-License-Identifier: MIT
//
// librsvg 2.54 paints text as outlines on every surface that is not a PDF one, and outlines have no
// colour: emoji come out as black shadows. A PDF surface gets real glyphs, and cairo can replay
// what was drawn on it onto an image. So drawings that may hold colour glyphs go that way; all
// others are painted directly, which places small letters more finely.
//
// librsvg and the forty libraries that it needs take longer to load than most puzzles to solve. So
// the program is not linked with them: they are loaded when the first picture is painted.
#include "raster.h"

#include <cmath>

#ifdef OMNIDOKU_HAVE_RSVG
#include <memory>
#include <string>

#include <cairo-pdf.h>
#include <cairo.h>
#include <librsvg/rsvg.h>

#include "loaded_library.h"
#endif

namespace omnidoku {

using base::ErrorCode;
using base::make_error;

#ifdef OMNIDOKU_HAVE_RSVG

namespace {

constexpr double kPointsPerPixel = 0.75;  // 72 points and 96 pixels to the inch
constexpr double kMaxSide = 32000;        // of an image, by cairo

// clang-format off
/// The functions of librsvg, cairo and glib that are used here, under their own names.
#define OMNIDOKU_EACH_FUNCTION(use) \
  use(cairo_create) \
  use(cairo_destroy) \
  use(cairo_image_surface_create) \
  use(cairo_paint) \
  use(cairo_pdf_surface_add_outline) \
  use(cairo_pdf_surface_create_for_stream) \
  use(cairo_pdf_surface_set_metadata) \
  use(cairo_pdf_surface_set_size) \
  use(cairo_set_source_surface) \
  use(cairo_status) \
  use(cairo_status_to_string) \
  use(cairo_surface_destroy) \
  use(cairo_surface_finish) \
  use(cairo_surface_show_page) \
  use(cairo_surface_status) \
  use(cairo_surface_write_to_png_stream) \
  use(g_error_free) \
  use(g_object_unref) \
  use(rsvg_handle_get_intrinsic_size_in_pixels) \
  use(rsvg_handle_new_from_data) \
  use(rsvg_handle_render_document)
// clang-format on

struct Library : LoadedLibrary {
#define OMNIDOKU_MEMBER(name) decltype(&::name) name = nullptr;
  OMNIDOKU_EACH_FUNCTION(OMNIDOKU_MEMBER)
#undef OMNIDOKU_MEMBER

  Library() : LoadedLibrary("librsvg-2.so.2") {
#define OMNIDOKU_FIND(name) find(#name, name);
    OMNIDOKU_EACH_FUNCTION(OMNIDOKU_FIND)
#undef OMNIDOKU_FIND
  }
};
#undef OMNIDOKU_EACH_FUNCTION

const Library& library() {
  static const Library loaded;
  return loaded;
}

template <auto release>
struct Release {
  template <class T>
  void operator()(T* object) const {
    (library().*release)(object);
  }
};
using Handle = std::unique_ptr<RsvgHandle, Release<&Library::g_object_unref>>;
using Surface = std::unique_ptr<cairo_surface_t, Release<&Library::cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Release<&Library::cairo_destroy>>;

base::Error rsvg_error(GError* error) {
  std::string what = "librsvg cannot paint the drawing";
  if (error != nullptr) {
    what += std::string(": ") + error->message;
    library().g_error_free(error);
  }
  return make_error(ErrorCode::syntax, what);
}

base::Error cairo_error(cairo_status_t status) {
  return make_error(ErrorCode::unsupported, std::string("cairo cannot paint the drawing: ") +
                                                library().cairo_status_to_string(status));
}

struct Drawing {
  Handle handle;
  double width = 0;
  double height = 0;
};

base::Result<Drawing> load(std::string_view svg) {
  if (!library().failure().empty()) {
    return make_error(ErrorCode::unsupported, "librsvg cannot be used: " + library().failure(),
                      "render to SVG, or install librsvg2-2");
  }
  GError* error = nullptr;
  Drawing drawing;
  drawing.handle.reset(library().rsvg_handle_new_from_data(
      reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error));
  if (drawing.handle == nullptr) return rsvg_error(error);
  if (!library().rsvg_handle_get_intrinsic_size_in_pixels(drawing.handle.get(), &drawing.width,
                                                          &drawing.height) ||
      !(drawing.width >= 1 && drawing.height >= 1)) {
    return make_error(ErrorCode::syntax, "the drawing has no width and height in pixels");
  }
  return drawing;
}

/// Paints the drawing over the whole of a surface of that size.
base::Result<void> paint(const Drawing& drawing, cairo_surface_t* surface, double width,
                         double height) {
  const Context context(library().cairo_create(surface));
  const RsvgRectangle viewport{0, 0, width, height};
  GError* error = nullptr;
  if (!library().rsvg_handle_render_document(drawing.handle.get(), context.get(), &viewport,
                                             &error)) {
    return rsvg_error(error);
  }
  const cairo_status_t status = library().cairo_status(context.get());
  if (status != CAIRO_STATUS_SUCCESS) return cairo_error(status);
  return {};
}

cairo_status_t append(void* out, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

cairo_status_t discard(void* /*out*/, const unsigned char* /*data*/, unsigned /*length*/) {
  return CAIRO_STATUS_SUCCESS;
}

/// Whether some character may be painted in colours of its own: U+2300..U+2BFF, the selector of
/// emoji presentation, everything from U+1F000.
bool may_have_colour_glyphs(std::string_view svg) {
  for (std::size_t i = 0; i + 2 < svg.size(); ++i) {
    const auto first = static_cast<unsigned char>(svg[i]);
    const auto second = static_cast<unsigned char>(svg[i + 1]);
    const auto third = static_cast<unsigned char>(svg[i + 2]);
    if (first == 0xE2 && second >= 0x8C && second <= 0xAF) return true;
    if (first == 0xEF && second == 0xB8 && third == 0x8F) return true;
    if (first == 0xF0 && second == 0x9F) return true;
  }
  return false;
}

/// Paints with glyphs rather than outlines, by way of a PDF surface whose file nobody reads.
base::Result<void> paint_glyphs(const Drawing& drawing, cairo_surface_t* image, double width,
                                double height) {
  const Surface pages(
      library().cairo_pdf_surface_create_for_stream(discard, nullptr, width, height));
  if (const auto painted = paint(drawing, pages.get(), width, height); !painted) return painted;
  const Context context(library().cairo_create(image));
  library().cairo_set_source_surface(context.get(), pages.get(), 0, 0);
  library().cairo_paint(context.get());
  const cairo_status_t status = library().cairo_status(context.get());
  if (status != CAIRO_STATUS_SUCCESS) return cairo_error(status);
  return {};
}

}  // namespace

base::Result<std::string> svg_to_png(std::string_view svg, double zoom) {
  if (!(zoom > 0 && std::isfinite(zoom))) {
    return make_error(ErrorCode::usage, "the zoom must be a positive number");
  }
  const auto drawing = load(svg);
  if (!drawing) return drawing.error();
  const double width = std::ceil(drawing->width * zoom);
  const double height = std::ceil(drawing->height * zoom);
  if (width * height > kMaxPixels || width > kMaxSide || height > kMaxSide) {
    return make_error(ErrorCode::too_large,
                      "the picture would have more than 100 million pixels or a "
                      "side of more than 32000",
                      "choose a smaller zoom or cell size");
  }
  const Surface image(library().cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, static_cast<int>(width), static_cast<int>(height)));
  const auto painted = may_have_colour_glyphs(svg)
                           ? paint_glyphs(*drawing, image.get(), width, height)
                           : paint(*drawing, image.get(), width, height);
  if (!painted) return painted.error();
  std::string png;
  const cairo_status_t status =
      library().cairo_surface_write_to_png_stream(image.get(), append, &png);
  if (status != CAIRO_STATUS_SUCCESS) return cairo_error(status);
  return png;
}

base::Result<std::string> svgs_to_pdf(std::span<const std::string> svgs, const PdfFacts& facts) {
  std::string pdf;
  Surface pages;
  for (std::size_t page = 0; page < svgs.size(); ++page) {
    const auto drawing = load(svgs[page]);
    if (!drawing) return drawing.error();
    const double width = drawing->width * kPointsPerPixel;
    const double height = drawing->height * kPointsPerPixel;
    if (page == 0) {
      pages.reset(library().cairo_pdf_surface_create_for_stream(append, &pdf, width, height));
      // Without the date, which would make each file another one.
      library().cairo_pdf_surface_set_metadata(pages.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                               nullptr);
      if (!facts.title.empty()) {
        library().cairo_pdf_surface_set_metadata(pages.get(), CAIRO_PDF_METADATA_TITLE,
                                                 facts.title.c_str());
      }
    } else {
      library().cairo_pdf_surface_set_size(pages.get(), width, height);
    }
    if (const auto painted = paint(*drawing, pages.get(), width, height); !painted) {
      return painted.error();
    }
    library().cairo_surface_show_page(pages.get());
  }
  for (const PdfFacts::Place& place : facts.places) {
    const std::string target = "page=" + std::to_string(place.page + 1);
    library().cairo_pdf_surface_add_outline(pages.get(), CAIRO_PDF_OUTLINE_ROOT,
                                            place.title.c_str(), target.c_str(),
                                            static_cast<cairo_pdf_outline_flags_t>(0));
  }
  library().cairo_surface_finish(pages.get());
  const cairo_status_t status = library().cairo_surface_status(pages.get());
  if (status != CAIRO_STATUS_SUCCESS) return cairo_error(status);
  return pdf;
}

#else

namespace {

base::Error not_built_in() {
  return make_error(ErrorCode::unsupported, "this program was built without librsvg",
                    "render to SVG, or install librsvg2-dev and build again");
}

}  // namespace

base::Result<std::string> svg_to_png(std::string_view /*svg*/, double /*zoom*/) {
  return not_built_in();
}

base::Result<std::string> svgs_to_pdf(std::span<const std::string> /*svgs*/,
                                      const PdfFacts& /*facts*/) {
  return not_built_in();
}

#endif

}  // namespace omnidoku
