#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""render --sheet: booklets of puzzles as PDF files."""

import base64
import json
import re
import shutil
import subprocess
import unittest
import zlib

from support import FILLED, MULTIPLE, NONE, UNIQUE, CliTest, run, without


def inflated(pdf: bytes) -> bytes:
    """The file with what is packed in it unpacked."""
    parts = [pdf]
    for packed in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            parts.append(zlib.decompressobj().decompress(packed))
        except zlib.error:
            pass
    return b"\n".join(parts)


def num_pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", inflated(pdf)))


def text_of(link: str) -> str:
    """The text that a link to the page holds."""
    packed = link.partition("#puzzle=")[2]
    return zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))).decode()


class Sheet(CliTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.puzzles = [without(FILLED, [9 * r + (2 * r + n) % 9 for r in range(9)]) for n in range(9)]

    def sheet(self, *args, code: int = 0) -> tuple[bytes, str]:
        """The file and what was said."""
        path = self.folder / "sheet.pdf"
        path.unlink(missing_ok=True)
        result = run("render", *args, "--sheet", "-o", path)
        if result.returncode == 2 and "librsvg" in result.stderr:
            self.skipTest("built without librsvg")
        self.assertEqual(result.returncode, code, result.stderr)
        return path.read_bytes() if path.exists() else b"", result.stderr

    def test_puzzles_and_solutions(self):
        path = self.write("nine.txt", "\n".join(self.puzzles) + "\n")
        pdf, said = self.sheet(path)
        self.assertTrue(pdf.startswith(b"%PDF"))
        self.assertEqual(num_pages(pdf), 4)
        self.assertIn("9 puzzles on 4 pages", said)
        self.assertEqual(self.sheet(path)[0], pdf)
        for options, pages in [
                (["--solutions", "none"], 3), (["--solutions", "next"], 6), (["--per-page", 1], 10),
                (["--per-page", 9, "--solutions", "none"], 1), (["--cover", "--heading", "Nine"], 5),
                (["--cover", "--solutions", "next"], 8),
                (["--hints", "--solutions", "none"], 6), (["--chapters", "--levels"], 4),
                (["--nets"], 4),
                (["--paper", "a5", "--per-page", 2, "--language", "de", "--page-margin", 10], 6)]:
            with self.subTest(options=options):
                self.assertEqual(num_pages(self.sheet(path, *options)[0]), pages)

    def test_bent_boards_can_be_cut_out(self):
        bent = self.check(0, "generate", "--geometry", "cube_corner", "--seed", 1).stdout
        pages = num_pages(self.sheet(bent)[0])
        self.assertEqual(num_pages(self.sheet(bent, "--nets")[0]), pages + 1)
        picture = self.folder / "net.svg"
        self.check(0, "render", bent, "--flaps", "-o", picture)
        self.assertIn('class="flap"', picture.read_text())
        self.assertIn("without flaps", self.check(0, "render", UNIQUE, "--flaps", "-o", picture).stderr)
        self.assertNotIn('class="flap"', picture.read_text())
        for words in (("-o", self.folder / "net.txt"), ("--view", "folded", "-o", picture), ("--sheet", "-o", picture)):
            self.assert_error(self.check(2, "render", bent, "--flaps", *words), "flaps")

    def test_a_single_page_can_be_a_picture(self):
        path = self.write("four.txt", "\n".join(self.puzzles[:4]) + "\n")
        picture = self.folder / "page.svg"
        self.check(0, "render", path, "--sheet", "--solutions", "none", "-o", picture)
        self.assertEqual(picture.read_text().count('role="img"'), 4)
        letters = self.check(0, "generate", "--geometry", "grid:4", "--seed", 1, "--symbols", "WXYZ").stdout
        self.check(0, "render", letters, "--sheet", "--solutions", "none", "--language", "fr", "-o", picture)
        self.assertIn("Symboles : W X Y Z", picture.read_text())
        self.assert_error(self.check(2, "render", path, "--sheet", "-o", self.folder / "two.svg"), "several pages", "PDF")
        for words in (("--cover",), ("--language", "de"), ("--per-page", 2)):
            self.assert_error(self.check(2, "render", UNIQUE, *words, "-o", self.folder / "one.svg"), "--sheet")
        self.assertFalse((self.folder / "two.svg").exists())

    def test_all_words_are_in_the_language(self):
        killer = self.check(0, "generate", "--geometry", "x", "--kinds", "killer", "--difficulty", "easy",
                            "--seed", 1).stdout
        picture = self.folder / "page.svg"

        def page(language: str) -> str:
            self.check(0, "render", killer, "--sheet", "--solutions", "none", "--levels", "--language", language,
                       "-o", picture)
            return " ".join(re.sub(r"<[^>]*>", " ", picture.read_text()).split())

        for language, words in {
                "en": ["X: diagonals \u00b7 Killer cage", "The values in a cage", "Easy"],
                "de": ["X: Diagonalen \u00b7 Killer-K\u00e4fig", "Jede Zeile, jede Spalte", "Die markierten Diagonalen",
                       "Die Werte in einem K\u00e4fig", "Leicht"],
                "es": ["Cada fila", "F\u00e1cil"], "fr": ["Chaque ligne", "Facile"],
                "ja": ["\u67a0", "\u3084\u3055\u3057\u3044"]}.items():
            with self.subTest(language=language):
                told = page(language)
                for text in words:
                    self.assertIn(text, told)
                if language != "en":
                    self.assertNotIn("Every row", told)
        self.sheet(killer, "--hints", "--solutions", "none", "--language", "de")
        if shutil.which("pdftotext"):
            read = subprocess.run(["pdftotext", "-raw", self.folder / "sheet.pdf", "-"], stdout=subprocess.PIPE, check=True)
            told = " ".join(read.stdout.decode().split())
            for text in ("Erste Tipps", "l\u00e4sst sich setzen", "Sehen Sie hier hin", ", der schwerste: "):
                self.assertIn(text, told)
            for text in ("Look at", "the hardest", "cannot be"):
                self.assertNotIn(text, told)

    def test_characters_that_no_font_has_are_told(self):
        puzzle = json.loads(self.check(0, "convert", UNIQUE, "--to", "json").stdout)
        puzzle["metadata"] = {"title": "A \U0003134F and an \u00e4"}  # the first is no character as yet
        text = json.dumps(puzzle)
        said = self.sheet(text)[1]
        if shutil.which("fc-list"):
            self.assertIn("no font of this machine can draw \U0003134F (", said)
            drawn = self.check(0, "render", text, "--title", "-o", self.folder / "one.png").stderr
            self.assertIn("no font of this machine can draw \U0003134F (", drawn)
            self.assertNotIn("no font", self.sheet(UNIQUE, "--language", "de")[1])
        drawn = self.check(0, "render", text, "--title", "-o", self.folder / "one.svg").stderr
        self.assertNotIn("no font", drawn)

    def test_boards_of_all_sizes_from_several_inputs(self):
        boards = ["grid:4", "samurai", "tredoku", "jigsaw", "grid:16"]
        files = []
        for number, board in enumerate(boards):
            name = self.folder / f"{number}.json"
            self.check(0, "generate", "--geometry", board, "--seed", 1, "-o", name)
            files.append(name)
        pdf, said = self.sheet(*files, "--least-cell", 7)
        self.assertIn("5 puzzles on", said)
        # Samurai and 16x16 are alone on their pages.
        self.assertEqual(num_pages(pdf), 4)

    def test_codes_open_the_puzzles(self):
        lines = [*self.puzzles[:2], self.check(0, "generate", "--geometry", "samurai", "--seed", 1).stdout.strip()]
        titled = json.loads(self.check(0, "convert", UNIQUE, "--to", "json").stdout)
        titled["metadata"] = {"title": "T\u00eft\u00ebl", "rules": "Be clever."}
        lines.append(json.dumps(titled))
        path = self.write("four.jsonl", "\n".join(lines) + "\n")
        args = (path, "--qr", "https://example.org/page/#old", "--solutions", "none")
        if "libqrencode" in run("render", *args, "--sheet", "-o", self.folder / "c.pdf").stderr:
            self.skipTest("built without libqrencode")
        pdf = self.sheet(*args)[0]
        links = re.findall(rb"/URI\s*\((https://example\.org/page/#puzzle=[\w-]+)\)", inflated(pdf))
        self.assertEqual(len(links), len(lines))
        read = [text_of(link.decode()) for link in links]
        self.assertEqual(sorted(map(self.json_of, read)), sorted(map(self.json_of, lines)))
        self.assertLessEqual(set(self.puzzles[:2]), set(read))
        self.assertFalse(any("source" in text for text in read))
        if shutil.which("pdftoppm") and shutil.which("zbarimg"):
            self.assertEqual(sorted(self.seen()), sorted(link.decode() for link in links))

    def seen(self) -> list[str]:
        """What a reader of codes sees on the pages."""
        subprocess.run(["pdftoppm", "-r", "300", self.folder / "sheet.pdf", self.folder / "page"], check=True)
        pages = sorted(self.folder.glob("page-*.ppm"))
        read = subprocess.run(["zbarimg", "--raw", "-q", "-Sdisable", "-Sqrcode.enable", *pages],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
        return read.stdout.decode().split()

    def json_of(self, text: str) -> str:
        """A puzzle without its solution and where it comes from, however it was written."""
        puzzle = json.loads(self.check(0, "convert", text, "--to", "json").stdout)
        puzzle.pop("solution", None)
        puzzle.get("metadata", {}).pop("source", None)
        if not puzzle.get("metadata"):
            puzzle.pop("metadata", None)
        return json.dumps(puzzle, sort_keys=True)

    def test_what_is_wrong_is_told_and_the_rest_goes_on(self):
        path = self.write("mixed.txt", f"{UNIQUE}\nnonsense\n{MULTIPLE}\n{NONE}\n{UNIQUE}\n")
        pdf, said = self.sheet(path, code=2)
        self.assertEqual(num_pages(pdf), 2)
        self.assertIn("mixed.txt:2", said)
        self.assertIn("mixed.txt:3: multiple: printed without a solution", said)
        self.assertIn("mixed.txt:4: none: printed without a solution", said)
        self.assertIn("4 puzzles on 2 pages", said)
        self.assert_error(run("render", self.write("no.txt", "nonsense\n"), "--sheet", "-o", self.folder / "n.pdf"),
                          "no puzzle to print")
        self.assertFalse((self.folder / "n.pdf").exists())

    def test_options_that_do_not_go_together(self):
        for args in (["-o", self.folder / "s.svg"], [], ["-o", self.folder / "s.pdf", "--pick", 1],
                     ["-o", self.folder / "s.pdf", "--solution"], ["-o", self.folder / "s.pdf", "--theme", "dark"],
                     ["-o", self.folder / "s.pdf", "--paper", "a3"], ["-o", self.folder / "s.pdf", "--per-page", 0],
                     ["-o", self.folder / "s.pdf", "--page-margin", 99],
                     ["-o", self.folder / "s.pdf", "--qr", "example.org"]):
            with self.subTest(args=args):
                self.assert_error(self.check(2, "render", UNIQUE, "--sheet", *args))


if __name__ == "__main__":
    unittest.main()
