#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every check in tools/ must be able to fail: each is run on small trees with one fault."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEAD = "// SPDX-License-Identifier: MIT\n"


class CheckTest(unittest.TestCase):
    tool = ""

    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="omnidoku-lint-"))
        self.addCleanup(shutil.rmtree, self.root)

    def write(self, files: dict[str, str]) -> None:
        for name, text in files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def run_tool(self) -> subprocess.CompletedProcess:
        command = [sys.executable, str(ROOT / "tools" / self.tool), "--root", str(self.root)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def assert_clean(self):
        result = self.run_tool()
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def assert_found(self, *expected: str):
        """The tool fails, and its output is one line per expected text, in order."""
        result = self.run_tool()
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        lines = result.stdout.splitlines()
        self.assertEqual(len(lines), len(expected), result.stdout)
        for line, text in zip(lines, expected):
            self.assertIn(text, line)


class Layers(CheckTest):
    tool = "check_layers.py"

    def setUp(self):
        super().setUp()
        self.write(
            {
                "docs/layers.txt": "base:\nmodel: base\nsolve: model\nlogic: solve\napps/x: logic\nlogic/techniques: !solve\n",
                "src/base/a.h": "#include <vector>\n",
                "src/model/m.h": '#include "base/a.h"\n',
                "src/solve/s.h": '#include "base/a.h"\n#include "model/m.h"\n',
                "src/logic/board.h": '#include "model/m.h"\n',
                "src/logic/hint.h": '#include "solve/s.h"\n',
                "src/logic/techniques/wing.cpp": '#include "logic/board.h"\n',
                "apps/x/local.h": "",
                "apps/x/main.cpp": '#include "local.h"\n#include "base/a.h"\n',
            }
        )

    def test_clean(self):
        self.assert_clean()

    def test_arrow_backwards(self):
        self.write({"src/base/a.cpp": '\n#include "model/m.h"\n'})
        self.assert_found("src/base/a.cpp:2: base may not include model")

    def test_arrow_backwards_in_angles(self):
        self.write({"src/base/a.cpp": "#include <model/m.h>\n"})
        self.assert_found("src/base/a.cpp:1: base may not include model")

    def test_folder_rule_sees_through_headers(self):
        self.write({"src/logic/techniques/cheat.cpp": '#include "logic/hint.h"\n'})
        self.assert_found("must not reach solve: src/logic/techniques/cheat.cpp -> src/logic/hint.h -> src/solve/s.h")

    def test_relative_include(self):
        self.write({"src/model/n.cpp": '#include "m.h"\n'})
        self.assert_found('"m.h" is not found')

    def test_module_without_line(self):
        self.write({"src/extra/e.h": ""})
        self.assert_found("no line for extra")

    def test_folders_of_a_module(self):
        lines = "base:\nmodel: base\nmodel/low:\nmodel/high: model/low\nsolve: model\nlogic: solve\napps/x: logic\n"
        self.write(
            {
                "docs/layers.txt": lines,
                "src/model/low/l.h": '#include "model/m.h"\n',
                "src/model/high/h.h": '#include "model/low/l.h"\n',
                "src/model/all.h": '#include "model/high/h.h"\n',
            }
        )
        self.assert_clean()
        self.write({"src/model/low/l.cpp": '#include "base/a.h"\n#include "model/high/h.h"\n'})
        self.assert_found("src/model/low/l.cpp:2: model/low may not include model/high (model/high/h.h)")

    def test_folder_without_line_beside_others(self):
        self.write({"docs/layers.txt": "base:\nbase/b:\nmodel: base\nsolve: model\nlogic: solve\napps/x: logic\n"})
        self.write({"src/base/other/o.h": ""})
        self.assert_found("no line for base/other")

    def test_circle_of_files(self):
        self.write({"src/model/n.h": '#include "model/o.h"\n', "src/model/o.h": '#include "model/n.h"\n'})
        self.assert_found("src/model/n.h: a circle: src/model/n.h -> src/model/o.h -> src/model/n.h")

    def test_cycle(self):
        self.write({"docs/layers.txt": "base: model\nmodel: base\n"})
        self.assert_found("a cycle: base -> model -> base")


class Rooms(CheckTest):
    tool = "check_layers.py"

    def setUp(self):
        super().setUp()
        self.write(
            {
                "docs/layers.txt": "base:\n",
                "web/layers.txt": "base:\ngame: base\nfeatures/new: game\napp: features/new\n",
                "web/src/base/a.ts": "export const a = 1;\n",
                "web/src/game/g.ts": "import { a } from '../base/a';\n",
                "web/src/features/new/n.tsx": "import {\n  g,\n} from '../../game/g';\n",
                "web/src/app/app.ts": "import './look.css';\nimport type { n } from '../features/new/n';\nimport { x } from 'x';\n",
                "web/src/app/look.css": "",
                "web/src/worker.ts": "",
            }
        )

    def test_clean(self):
        self.assert_clean()

    def test_arrow_backwards(self):
        self.write({"web/src/game/h.ts": "// one\nimport { g } from './g';\nexport type * from '../features/new/n';\n"})
        self.assert_found("web/src/game/h.ts:3: game may not import features/new")

    def test_arrow_backwards_while_it_runs(self):
        for text in ("const n = await import('../features/new/n');", "type N = typeof import(\"../features/new/n\");",
                     "  import { n } from \"../features/new/n\";"):
            with self.subTest(text):
                self.write({"web/src/game/h.ts": "// one\n" + text + "\n"})
                self.assert_found("web/src/game/h.ts:2: game may not import features/new")

    def test_file_that_is_not_there(self):
        self.write({"web/src/game/h.ts": "import '../base/b';\n"})
        self.assert_found("'../base/b' is not found")

    def test_words_of_the_engine(self):
        self.write({"src/base/words/de.json": "{}\n", "src/base/other.json": "{}\n",
                    "web/src/game/h.ts": "import words from '../../../src/base/words/de.json';\n"})
        self.assert_clean()
        self.write({"web/src/game/h.ts": "import words from '../../../src/base/other.json';\n"})
        self.assert_found("'../../../src/base/other.json' is not found")

    def test_circle_of_files(self):
        self.write({"web/src/game/f.ts": "import { h } from './h';\n", "web/src/game/h.ts": "import './i';\n",
                    "web/src/game/i.ts": "import type { f } from './f';\n"})
        self.assert_found("web/src/game/f.ts: a circle: game/f.ts -> game/h.ts -> game/i.ts -> game/f.ts")

    def test_folder_without_line(self):
        self.write({"web/src/features/old/o.ts": ""})
        self.assert_found("no line for features/old")

    def test_nothing_is_imported_against_the_order(self):
        self.write({"web/layers.txt": "base:\ngame: base\nfeatures/new: game ~app\napp: features/new\n"})
        self.assert_found("features/new names ~app, which has no line")


class Registry(CheckTest):
    tool = "check_registry.py"

    def setUp(self):
        super().setUp()
        self.write(
            {
                "src/k/registry.inc": HEAD + "// not registered: registry.cpp\n\nOMNIDOKU_KIND(one)\nOMNIDOKU_KIND(two)  // why\n",
                "src/k/registry.cpp": "",
                "src/k/one.cpp": "",
                "src/k/two.cpp": "",
            }
        )

    def test_clean(self):
        self.assert_clean()

    def test_file_without_line(self):
        self.write({"src/k/three.cpp": ""})
        self.assert_found("three.cpp has no line here")

    def test_line_without_file(self):
        (self.root / "src/k/two.cpp").unlink()
        self.assert_found("there is no two.cpp")

    def test_twice(self):
        self.write({"src/k/registry.inc": "// not registered: registry.cpp\nOMNIDOKU_KIND(one)\nOMNIDOKU_KIND(two)\nOMNIDOKU_KIND(one)\n"})
        self.assert_found("one is there already (line 2)")

    def test_stale_excuse(self):
        (self.root / "src/k/registry.cpp").unlink()
        self.assert_found("registry.cpp is excused, but there is no such file")

    def write_two(self, one: str, two: str):
        self.write({"src/k/registry.inc": f"// not registered: registry.cpp\n{one}(one)\n{two}(two)\n"})

    def test_other_macro(self):
        self.write_two("OMNIDOKU_KIND", "OMNIDOKU_KITE")
        self.assert_found("one registry, one macro; this one uses OMNIDOKU_KIND, OMNIDOKU_KITE")
        self.write_two("OMNIDOKU_KIND_OF_ROWS", "OMNIDOKU_KITE_OF_ROWS")
        self.assert_found("one registry, one macro")

    def test_macro_of_several_types(self):
        self.write_two("OMNIDOKU_KIND_OF_ROWS", "OMNIDOKU_KIND_OF_BOXES")
        self.assert_clean()

    def test_garbage(self):
        with (self.root / "src/k/registry.inc").open("a") as file:
            file.write("OMNIDOKU_KIND(three, 3)\n")
        self.assert_found("not OMNIDOKU_SOMETHING(ident)")


class Sources(CheckTest):
    tool = "check_sources.py"

    def test_clean(self):
        self.write(
            {
                "src/a/a.h": HEAD + "#pragma once\nint f();  // NOLINT(some-check): it is so\n",
                "tools/t.py": "#!/usr/bin/env python3\n# SPDX-License-Identifier: MIT\n",
                "tests/samples/data.h": "\u00e9",
            }
        )
        self.assert_clean()

    def test_not_ascii(self):
        self.write({"src/a.cpp": HEAD + "// \u2014\n"})
        self.assert_found("src/a.cpp:2: not ASCII")

    def test_no_licence(self):
        self.write({"src/a.cpp": "int a;\n"})
        self.assert_found("src/a.cpp:1: the first line must hold SPDX")

    def test_no_pragma(self):
        self.write({"src/a.h": HEAD})
        self.assert_found("src/a.h:1: a header needs #pragma once")

    def test_bare_nolint(self):
        for comment in ("// NOLINT", "// NOLINT(check)", "// NOLINTNEXTLINE: because"):
            self.write({"src/a.cpp": HEAD + comment + "\n"})
            self.assert_found("src/a.cpp:2: a NOLINT needs")

    def test_long_string(self):
        for mark, length, found in (("", 65536, False), ("", 65537, True), ("json", 65537, True)):
            text = "\n" + "a" * (length - 1)
            self.write({"src/a.cpp": HEAD + f'int a;\nconst char* b = R"{mark}({text}){mark}";\n'})
            if found:
                self.assert_found("src/a.cpp:3: a string of 65537 characters")
            else:
                self.assert_clean()

    def test_ranges(self):
        code = HEAD + "bool b = std::ranges::equal(c, d);\n"
        self.write({"src/a.cpp": code})
        self.assert_found("src/a.cpp:2: the page's standard library")
        (self.root / "src/a.cpp").unlink()
        self.write({"apps/a.cpp": code})
        self.assert_clean()

    def test_no_newline(self):
        self.write({"src/a.cpp": HEAD + "int a;"})
        self.assert_found("src/a.cpp:2: no newline")


class Terms(CheckTest):
    tool = "check_terms.py"

    def setUp(self):
        super().setUp()
        shutil.copytree(ROOT / "docs", self.root / "docs")

    def test_clean(self):
        code = """
            // the strategy of a nonet
            const char* text = "nonet"; char quote = '"'; int n = 1'000; auto r = R"(clique
            )"; /* clique */ int basic_block = 0; void blocking(); class BlockReader; int boxes;
            int block = 0;  // term-ok: a block of text
        """
        self.write({"src/a.cpp": code, "apps/a.inl": "#include <nonet>\n"})
        self.assert_clean()

    def test_found(self):
        words = ["nonet_of", "kStrategies", "num_clues", "NumClue", "block", "Blocks", "BlockIndex", "neighborCells", "cliques"]
        for word in words:
            self.write({"src/a.cpp": f"\nint {word};\n"})
            self.assert_found(f"src/a.cpp:2: {word}: the glossary's word is")

    def test_code_after_quotes_is_read(self):
        self.write({"tests/a.cpp": "int a = 1'000'000; char c = '\\''; int nonet = 'x';\n"})
        self.assert_found("tests/a.cpp:1: nonet")

    def test_empty_glossary(self):
        self.write({"docs/GLOSSARY.md": "# nothing\n"})
        self.assert_found("no banned words found")


class Fuzz(unittest.TestCase):
    """tools/fuzz.py turns a finding into a failure, and having nothing to run into a skip."""

    def run_tool(self, script: str | None, seconds: str) -> int:
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "fuzz_tool_test"
            seeds = pathlib.Path(folder) / "seeds"
            seeds.mkdir()
            (seeds / "seed").write_text("x")
            if script is not None:
                program.write_text(script)
                program.chmod(0o755)
            command = [sys.executable, str(ROOT / "tools/fuzz.py"), str(program), "--seeds", str(seeds), "--found", f"{folder}/found"]
            environment = {**os.environ, "OMNIDOKU_FUZZ_SECONDS": seconds}
            return subprocess.run(command, capture_output=True, env=environment, check=False).returncode

    def test_finding_fails(self):
        self.assertEqual(self.run_tool("#!/bin/sh\nexit 77\n", "1"), 1)

    def test_clean_passes(self):
        self.assertEqual(self.run_tool("#!/bin/sh\nexit 0\n", "1"), 0)

    def test_nothing_to_run_is_skipped(self):
        self.assertEqual(self.run_tool(None, "1"), 77)
        self.assertEqual(self.run_tool("#!/bin/sh\nexit 0\n", "0"), 77)


class RunTests(unittest.TestCase):
    """Against a program that has two tests and fails the one that it is told to."""

    PROGRAM = """#!/bin/sh
case "$*" in
  *list_tests*) case "$*" in *None*) ;; *) printf 'Suite.\\n  One\\n  Two  # GetParam() = 2\\n' ;; esac ;;
  *"$FAULT"*) echo "of $FAULT"; exit 1 ;;
esac
"""

    def run_tests(self, *words: str, fault: str = "nothing") -> subprocess.CompletedProcess:
        folder = pathlib.Path(tempfile.mkdtemp(prefix="omnidoku-lint-"))
        self.addCleanup(shutil.rmtree, folder)
        program = folder / "program"
        program.write_text(self.PROGRAM, encoding="ascii")
        program.chmod(0o755)
        return subprocess.run([str(ROOT / "tools" / "run_tests.py"), *(word.replace("PROGRAM", str(program)) for word in words)],
                              env=os.environ | {"FAULT": fault}, capture_output=True, text=True, check=False)

    def test_all_pass(self):
        result = self.run_tests("PROGRAM")
        self.assertEqual((result.returncode, result.stdout), (0, "2 tests ran, 0 batches of them failed, 0 tests left for want of time\n"))

    def test_a_test_that_fails(self):
        result = self.run_tests("PROGRAM", fault="Suite.Two")
        self.assertEqual(result.returncode, 1)
        self.assertIn("of Suite.Two\n", result.stdout)

    def test_no_test(self):
        result = self.run_tests("PROGRAM", "PROGRAM:None*")
        self.assertEqual(result.returncode, 1)
        self.assertIn("there is no such test", result.stdout)

    def test_no_time(self):
        result = self.run_tests("--minutes", "0", "PROGRAM")
        self.assertEqual(result.returncode, 1)
        self.assertIn("2 tests left", result.stdout)


if __name__ == "__main__":
    unittest.main()
