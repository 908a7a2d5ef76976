#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""bulk: the output of many shards is that of one command, whatever is killed."""

import csv
import gzip
import io
import json
import os
import random
import re
import signal
import subprocess
import time
import unittest

from support import FILLED, INVALID, MULTIPLE, NONE, PROGRAM, UNIQUE, CliTest, run, without

COMMAND = "check --output csv"
SMALL = ("--shard-time", "0.001s")  # shards of 16 KiB


class Bulk(CliTest):
    def puzzles(self, number: int) -> str:
        """Lines of several kinds, each puzzle with its digits named anew."""
        order = random.Random(3)
        lines = []
        for i in range(number):
            names = list("123456789")
            order.shuffle(names)
            line = (UNIQUE, UNIQUE, MULTIPLE, UNIQUE, NONE, UNIQUE, INVALID)[i % 7]
            lines.append(line.translate(str.maketrans("123456789", "".join(names))))
        return "\n".join(lines) + "\n"

    def bulk(self, code: int, *words, **more):
        return self.check(code, "bulk", *words, **more)

    def test_output_is_that_of_the_command(self):
        self.write("a.txt", self.puzzles(700))
        self.write("b.txt", "# a comment\n" + self.puzzles(300) + "nonsense")
        expected = self.check(2, "check", "a.txt", "b.txt", "--output", "csv", cwd=self.folder).stdout
        words = ("run", "work", "a.txt", "b.txt", "--command", COMMAND, *SMALL, "-o", "all.csv")
        self.bulk(0, *words, cwd=self.folder)
        place = re.compile(r"\S*[ab]\.txt( \(shard \d+\))?:\d+: ")  # of a bad line: counted in its shard
        self.assertEqual(place.sub("", (self.folder / "all.csv").read_text()), place.sub("", expected))
        shards = json.loads((self.folder / "work/plan.json").read_text())["shards"]
        self.assertGreater(len(shards), 4)
        summary = json.loads((self.folder / "work/summary.json").read_text())
        self.assertEqual(summary["lines"], expected.count("\n") - 1)
        status = self.bulk(0, "status", "work", cwd=self.folder).stdout
        self.assertIn(f"parts     {len(shards)} of {len(shards)} done", status)
        # The same words again do nothing; files and command are those of the plan.
        self.bulk(0, *words, cwd=self.folder)
        self.assert_error(self.bulk(2, "run", "work", "a.txt", "--command", COMMAND, cwd=self.folder), "other files")
        self.assert_error(self.bulk(2, "run", "work", "a.txt", "b.txt", "--command", "count", cwd=self.folder),
                          "another command")

    def test_a_table_keeps_its_columns(self):
        rows = [f"{i},{line}" for i, line in enumerate(self.puzzles(500).splitlines())]
        self.write("table.csv", "\n".join(["number,puzzle", *rows]) + "\n")
        self.bulk(0, "run", "work", "table.csv", "--command", COMMAND, *SMALL, "-o", "all.csv", cwd=self.folder)
        self.assertEqual((self.folder / "all.csv").read_text(),
                         run("check", "table.csv", "--output", "csv", cwd=self.folder).stdout)

    def test_a_bad_line_is_told_with_its_file_and_shard(self):
        lines = self.puzzles(700).splitlines()
        lines[2] = lines[-1] = "nonsense"
        self.write("a.txt", "\n".join(lines) + "\n")
        self.bulk(0, "run", "work", "a.txt", "--command", "solve --output line", *SMALL, cwd=self.folder)
        said = "".join(file.read_text() for file in sorted((self.folder / "work/part/000").glob("*.messages")))
        shards = json.loads((self.folder / "work/plan.json").read_text())["shards"]
        last = ("\n".join(lines) + "\n")[:shards[-1][1]].count("\n")
        path = re.escape(str((self.folder / "a.txt").resolve()))
        self.assertRegex(said, rf"omnidoku: {path}:3: ")
        self.assertRegex(said, rf"omnidoku: {path} \(shard {len(shards) - 1}\):{700 - last}: ")

    def test_packed_files(self):
        text = self.puzzles(900)
        lines = text.splitlines(keepends=True)
        self.write("plain.txt", text)
        (self.folder / "a.txt.gz").write_bytes(gzip.compress(text.encode()))
        frames = b""
        for i in range(0, 900, 90):
            self.write("some.txt", "".join(lines[i:i + 90]))
            self.check(0, "convert", "some.txt", "--to", "line", "-o", "some.zst", cwd=self.folder)
            frames += (self.folder / "some.zst").read_bytes()
        (self.folder / "b.zst").write_bytes(frames)
        expected = self.check(2, "check", "plain.txt", "--output", "csv", cwd=self.folder).stdout
        self.assertEqual(expected.count("\n"), 901)
        for name, least in ("a.txt.gz", 1), ("b.zst", 3):
            with self.subTest(name):
                self.bulk(0, "run", name + ".work", name, "--command", COMMAND, *SMALL, "-o", "all.csv", cwd=self.folder)
                self.assertEqual((self.folder / "all.csv").read_text(), expected)
                plan = json.loads((self.folder / f"{name}.work/plan.json").read_text())
                self.assertGreaterEqual(len(plan["shards"]), least)
        self.bulk(0, "finish", "b.zst.work", "-o", "all.csv.zst", cwd=self.folder)
        self.assertEqual(self.check(0, "convert", "b.zst", "--to", "line", cwd=self.folder).stdout.count("\n"), 900)
        self.assertLess((self.folder / "all.csv.zst").stat().st_size, len(expected) / 2)
        # What is damaged is named, and what is done stays.
        (self.folder / "cut.gz").write_bytes(gzip.compress(text.encode())[:-100])
        self.bulk(0, "plan", "cut", "cut.gz", "--command", COMMAND, *SMALL, cwd=self.folder)
        self.assert_error(self.bulk(2, "work", "cut", cwd=self.folder), "cut.gz': it is packed by gzip, and damaged")
        (self.folder / "cut.zst").write_bytes(frames[:-3])
        self.assert_error(self.bulk(2, "plan", "cut2", "cut.zst", "--command", COMMAND, cwd=self.folder), "damaged")

    def symmetric(self, puzzle: str, random_: random.Random) -> str:
        """What a random symmetry of the grid makes of it."""
        def order():
            bands = random_.sample(range(3), 3)
            return [3 * band + line for band in bands for line in random_.sample(range(3), 3)]
        rows, columns = order(), order()
        names = dict(zip("123456789.", random_.sample("123456789", 9) + ["."]))
        turned = random_.random() < 0.5
        at = (lambda r, c: 9 * c + r) if turned else (lambda r, c: 9 * r + c)
        return "".join(names[puzzle[at(rows[r], columns[c])]] for r in range(9) for c in range(9))

    def test_dedupe_keeps_the_first_of_what_symmetries_make_of_each_other(self):
        order = random.Random(7)
        lines = ["# a comment", NONE, "nonsense"]
        for _ in range(200):
            lines.append(without(FILLED, order.sample(range(81), order.randrange(8, 30))))
        for _ in range(700):
            lines.append(self.symmetric(lines[order.randrange(3, len(lines))], order))
        lines += [lines[2], lines[1], self.symmetric(MULTIPLE, order), MULTIPLE]
        order.shuffle(lines)
        self.write("a.txt", "\n".join(lines[:500]) + "\n")
        self.write("b.txt", "\n".join(lines[500:]))
        puzzles = self.write("puzzles.txt", "\n".join(line for line in lines if line[0] != "#"))
        rows = csv.DictReader(io.StringIO(self.check(2, "canonical", puzzles, "--output", "csv").stdout))
        forms = {row["puzzle"]: row["form"] or row["puzzle"] for row in rows}
        known, expected = set(), []
        for line in lines:
            form = forms.get(line, line)
            if form not in known:
                known.add(form)
                expected.append(line)
        self.assertLess(len(expected), 300)
        words = ("a.txt", "b.txt", "--command", "dedupe", *SMALL, "--memory", "100K")
        result = self.bulk(0, "run", "work", *words, "--threads", 2, "-o", "all.txt", cwd=self.folder)
        self.assertIn("--memory 100K is less than the program itself takes: it may be 64M", result.stderr)
        self.assertEqual((self.folder / "all.txt").read_text().splitlines(), expected)
        plan = json.loads((self.folder / "work/plan.json").read_text())
        self.assertGreater(plan["partitions"], 2)
        summary = json.loads((self.folder / "work/summary.json").read_text())
        self.assertEqual(summary["repeats"], len(lines) - len(expected))
        # The same by tasks, of which each is two rounds.
        self.bulk(0, "plan", "tasks", *words, "--tasks", 3, cwd=self.folder)
        for _ in range(2):
            self.assertEqual(self.bulk(0, "missing", "tasks", cwd=self.folder).stdout, "0-2\n")
            for task in range(3):
                self.bulk(0, "work", "tasks", "--task", task, cwd=self.folder)
        self.bulk(0, "finish", "tasks", "-o", "tasks.txt", cwd=self.folder)
        self.assertEqual((self.folder / "tasks.txt").read_bytes(), (self.folder / "all.txt").read_bytes())

    def test_generate_makes_what_the_command_makes(self):
        command = "generate --seed 7 --geometry grid:6"
        for number, made in enumerate((command, command + " --to json", "generate --seed 7",
                                       "generate --seed 7 --per-grid 16")):
            expected = self.check(0, *made.split(), "--count", 300, "--quiet").stdout
            folder = f"work{number or ''}"
            self.bulk(0, "run", folder, "--command", made, "--count", 300, *SMALL, "--threads", 2,
                      "-o", "made", cwd=self.folder)
            self.assertEqual((self.folder / "made").read_text(), expected)
            self.assertGreater(len(json.loads((self.folder / folder / "plan.json").read_text())["shards"]), 1)
        self.assert_error(self.bulk(2, "run", "work", "--command", command, "--count", 301, cwd=self.folder), "another command")

    def test_tasks_of_a_scheduler(self):
        self.write("a.txt", self.puzzles(1400))
        self.bulk(0, "plan", "work", "a.txt", "--command", "solve --output line", *SMALL, "--tasks", 3, cwd=self.folder)
        self.assertEqual(self.bulk(0, "missing", "work", cwd=self.folder).stdout, "0-2\n")
        self.bulk(0, "work", "work", cwd=self.folder, env=os.environ | {"SLURM_ARRAY_TASK_ID": "1"})
        self.assertEqual(self.bulk(0, "missing", "work", cwd=self.folder).stdout, "0,2\n")
        self.assert_error(self.bulk(2, "finish", "work", cwd=self.folder), "not done or damaged")
        self.bulk(3, "status", "work", cwd=self.folder)
        self.assert_error(self.bulk(2, "work", "work", "--task", 3, cwd=self.folder), "there is no task 3")
        self.bulk(0, "work", "work", "--task", 0, cwd=self.folder)
        self.bulk(0, "work", "work", "--task", 2, "--threads", 2, cwd=self.folder)
        self.bulk(0, "finish", "work", "-o", "all.txt", cwd=self.folder)
        self.assertEqual((self.folder / "all.txt").read_text(),
                         run("solve", "a.txt", "--output", "line", cwd=self.folder).stdout)

    def test_there_are_as_many_shards_as_tasks_and_more_than_threads(self):
        self.write("a.txt", self.puzzles(1400))
        result = self.bulk(0, "plan", "work", "a.txt", "--command", "solve", "--tasks", 5, cwd=self.folder)
        self.assertIn("in 5 tasks", result.stderr)
        self.assertIn("of processor time in all", result.stderr)
        self.assertEqual(self.bulk(0, "missing", "work", cwd=self.folder).stdout, "0-4\n")
        self.bulk(0, "run", "run", "a.txt", "--command", "solve", "--threads", 1, cwd=self.folder)
        self.assertEqual(len(json.loads((self.folder / "run/plan.json").read_text())["shards"]), 4)
        # Such small tasks are obeyed, not without a word.
        self.assertIn("each take longer to start: 1 would do", result.stderr)
        words = ("plan", "work", "a.txt", "--command", "solve")
        self.assertIn("planned in 'work' before: 5 shards in 5 tasks", self.bulk(0, *words, cwd=self.folder).stderr)
        self.bulk(0, *words, "--tasks", 5, cwd=self.folder)
        self.assert_error(self.bulk(2, *words, "--tasks", 4, cwd=self.folder), "has 5 tasks, not 4")
        # Of more tasks than there is work for there are fewer, and the same words go on.
        for _ in range(2):
            self.bulk(0, "plan", "many", "a.txt", "--command", "solve", "--tasks", 900, cwd=self.folder)
        self.bulk(0, "run", "made", "--command", "generate --seed 1", "--count", 30, "--threads", 2, cwd=self.folder)
        self.assertGreaterEqual(len(json.loads((self.folder / "made/plan.json").read_text())["shards"]), 8)

    def test_damage_is_found_and_mended(self):
        self.write("a.txt", self.puzzles(1000))
        words = ("run", "work", "a.txt", "--command", COMMAND, *SMALL, "-o", "all.csv")
        self.bulk(0, *words, cwd=self.folder)
        expected = (self.folder / "all.csv").read_bytes()
        output = self.folder / "work/part/000/000001.out"
        output.write_bytes(b"x" + output.read_bytes()[1:])
        (self.folder / "work/part/000/000002.json").write_text("{")
        self.assert_error(self.bulk(2, "finish", "work", "--deep", cwd=self.folder), "1-2")
        self.bulk(0, *words, cwd=self.folder)
        self.assertEqual((self.folder / "all.csv").read_bytes(), expected)
        # What is not damaged stays done.
        output.write_bytes(b"x" + output.read_bytes()[1:])
        whole = (self.folder / "work/part/000/000000.json").read_bytes()
        self.assertEqual(self.bulk(0, "missing", "work", cwd=self.folder).stdout, "")
        self.assertEqual(self.bulk(0, "missing", "work", "--deep", cwd=self.folder).stdout, "1\n")
        self.bulk(0, "work", "work", "--task", 1, cwd=self.folder)
        self.bulk(0, "finish", "work", "-o", "all.csv", cwd=self.folder)
        self.assertEqual((self.folder / "all.csv").read_bytes(), expected)
        self.assertEqual((self.folder / "work/part/000/000000.json").read_bytes(), whole)
        # A plan that was changed, an input that has.
        plan = self.folder / "work/plan.json"
        plan.write_text(plan.read_text().replace('"check"', '"solve"'))
        self.assert_error(self.bulk(2, "status", "work", cwd=self.folder), "is no plan")

    def test_a_changed_input_is_refused(self):
        self.write("a.txt", self.puzzles(400))
        self.bulk(0, "plan", "work", "a.txt", "--command", COMMAND, *SMALL, cwd=self.folder)
        self.write("a.txt", self.puzzles(300))
        for action in "work", "status", "missing", "finish", "slurm":
            self.assert_error(self.bulk(2, action, "work", cwd=self.folder), "a.txt' has changed")

    def test_an_input_changed_after_it_was_read_is_refused(self):
        lines = self.puzzles(3000).splitlines(keepends=True)
        self.assertGreater(82 * len(lines), 3 * (64 << 10))  # so that the middle is no part of the sample
        changed = [*lines[:1500], re.sub("[1-9]", ".", lines[1500], count=1), *lines[1501:]]
        for packed in False, True:
            def write(lines: list[str]) -> None:
                text = "".join(lines).encode()
                self.write("a.txt", gzip.compress(text, compresslevel=0, mtime=0) if packed else text)
            with self.subTest(packed=packed):
                folder = f"work{packed}"
                write(lines)
                self.bulk(0, "run", folder, "a.txt", "--command", COMMAND, *SMALL, "-o", "all.csv", cwd=self.folder)
                # A copy with another time is as good.
                os.utime(self.folder / "a.txt", (1, 1))
                self.bulk(0, "finish", folder, cwd=self.folder)
                self.assertEqual(self.bulk(0, "missing", folder, cwd=self.folder).stdout, "")
                write(changed)
                for words in ("finish", folder), ("finish", folder, "-o", "all.csv"), ("missing", folder):
                    # A packed file ends with a checksum, so that a look at its end is enough.
                    self.assert_error(self.bulk(2, *words, cwd=self.folder),
                                      "a.txt' has changed since " + ("the plan" if packed else "shard"))
                write(lines)
                self.bulk(0, "finish", folder, cwd=self.folder)
                write([*lines, lines[0]])
                self.assert_error(self.bulk(2, "finish", folder, "-o", "all.csv", cwd=self.folder), "has changed")

    def test_wrong_wishes(self):
        self.write("a.txt", self.puzzles(20))
        self.write("prose.txt", "Nothing here\nis a puzzle.\n" * 30)
        self.write("rows.csv", "puzzle,remark\n" + f'{UNIQUE},"of two\nlines"\n' * 50)
        for words, said in [(("plan", "w", "a.txt"), "--command is missing"),
                            (("plan", "w", "rows.csv", "--command", "solve"), "rows of several lines"),
                            (("plan", "w", "rows.csv", "a.txt", "--command", "dedupe"), "has other columns than"),
                            (("plan", "w", "--command", "solve"), "there is no INPUT"),
                            (("plan", "w", "a.txt", "--command", "play"), "does not answer line by line"),
                            (("plan", "w", "a.txt", "--command", "solve -o x"), "'-o' is for bulk itself"),
                            (("plan", "w", "a.txt", "--command", "solve --certificate x"), "writes one file"),
                            (("plan", "w", "a.txt", "--command", "filter --unique a.txt"), "for bulk itself to read"),
                            (("run", "v", "a.txt", "--command", "solve", "-o", "a.txt"), "is the file that is read"),
                            (("run", "v", "a.txt", "--command", "solve", "-o", "v/plan.json"), "in the folder of the work"),
                            (("plan", "w", "a.txt", "--command", "solve 'x"), "does not end"),
                            (("plan", "w", "a.txt", "--command", "rate --scale x"), "'x' is unknown"),
                            (("plan", "w", "prose.txt", "--command", "solve"), "is a puzzle"),
                            (("plan", "w", "none.txt", "--command", "solve"), "'none.txt' is no file"),
                            (("plan", "w", ".", "--command", "solve"), "'.' is no file"),
                            (("plan", "w", "a.txt", "--command", "generate --seed 1"), "generate reads no INPUT"),
                            (("plan", "w", "--command", "generate --seed 1"), "--count is missing"),
                            (("plan", "w", "--command", "generate", "--count", "5"), "--seed is missing"),
                            (("plan", "w", "--command", "generate --seed x", "--count", "5"), "makes no puzzles"),
                            (("plan", "w", "a.txt", "--command", "solve", "--count", "5"), "--count is for generate"),
                            (("plan", "w", "a.txt", "--command", "dedupe", "--memory", "much"), "is no size"),
                            (("plan", "w", "a.txt", "a.txt", "--command", "solve"), "'a.txt' is named twice"),
                            (("plan", "w", "a.txt", "./a.txt", "--command", "solve"), "'./a.txt' is named twice"),
                            (("plan", "w", "a.txt", "--command", "solve", "--tasks", 0), "--tasks"),
                            (("plan", "w", "a.txt", "--command", "rate --summary"), "of each shard by itself"),
                            (("status", "w", "--at-once", 2), "--at-once does nothing"),
                            (("slurm", "w", "--at-once", 0), "--at-once"),
                            (("work", "w"), "cannot read 'w/plan.json'"),
                            (("status", "w", "--task", "1"), "--task does nothing"),
                            (("work", "w", "--tasks", "3"), "--tasks does nothing with 'bulk work'"),
                            (("start", "w"), "start")]:
            self.assert_error(self.bulk(2, *words, cwd=self.folder), said)
            self.assertFalse((self.folder / "w").exists())

    def test_killed_at_any_moment(self):
        self.write("a.txt", self.puzzles(6000))
        self.check(2, "check", "a.txt", "--output", "csv", "-o", "one.csv", cwd=self.folder)
        moments = random.Random(5)
        words = ["bulk", "run", "work", "a.txt", "--command", COMMAND, *SMALL, "--threads", "2", "-o", "all.csv"]
        for _ in range(6):
            process = subprocess.Popen([PROGRAM, *words], cwd=self.folder, stderr=subprocess.DEVNULL)
            time.sleep(moments.uniform(0.02, 0.4))
            process.send_signal(moments.choice([signal.SIGKILL, signal.SIGTERM]))
            # A signal that comes before the program listens to it ends it like any other.
            self.assertIn(process.wait(60), (-signal.SIGKILL, -signal.SIGTERM, 130, 0))
        self.check(0, *words, cwd=self.folder)
        self.assertEqual((self.folder / "all.csv").read_bytes(), (self.folder / "one.csv").read_bytes())

    SBATCH = """#!/usr/bin/env python3
import os, re, subprocess, sys
words = sys.argv[1:]
array = next((word.split("=")[1] for word in words if word.startswith("--array=")), None)
script = next(i for i, word in enumerate(words) if word.endswith(".sh"))
log = words[words.index("-o") + 1]
tasks = [None]
if array is not None:
    tasks = []
    for part in array.split("%")[0].split(","):
        low, _, high = part.partition("-")
        tasks += range(int(low), int(high or low) + 1)
with open(os.environ["SUBMITTED"], "a") as file:
    print(array if "--partition=short" in words[:script] else "elsewhere", file=file)
for task in tasks:
    extra = {} if task is None else {"SLURM_ARRAY_TASK_ID": str(task)}
    known = {"%%": "%", "%A": "17", "%a": str(task)}
    name = "".join(known.get(part, part) for part in re.split("(%.)", log))
    with open(name, "a") as file:
        if task == 2 and array.startswith("0-3"):
            print("a node died", file=file)
            continue
        subprocess.run(["sh", *words[script:]], env=os.environ | extra, stdout=file, stderr=file)
print(17)
"""

    def submit(self, script: str, *words: str) -> subprocess.CompletedProcess:
        """With a scheduler that runs what is submitted at once."""
        tools = self.folder / "tools"
        tools.mkdir(exist_ok=True)
        (tools / "sbatch").write_text(self.SBATCH)
        (tools / "sbatch").chmod(0o755)
        (self.folder / "submitted").unlink(missing_ok=True)
        return subprocess.run([script, "--partition=short", *words], cwd="/", capture_output=True, text=True,
                              timeout=100, env=os.environ | {"PATH": f"{tools}:{os.environ['PATH']}",
                                                             "SUBMITTED": str(self.folder / "submitted")})

    def submitted(self) -> list[str]:
        file = self.folder / "submitted"
        return file.read_text().split() if file.exists() else []

    def test_scripts_for_slurm(self):
        self.write("a.txt", self.puzzles(1400))
        # Comparing is a round of its own, of one partition here, whose turn is no failure.
        for command, rounds in ((COMMAND, []), ("dedupe", ["0", "None"])):
            with self.subTest(command):
                folder = command.split()[0] + " 50%j"  # where sbatch fills in what begins with a percent sign
                self.bulk(0, "plan", folder, "a.txt", "--command", command, *SMALL, "--tasks", 4, cwd=self.folder)
                script = self.bulk(0, "slurm", folder, "-o", "all.csv", cwd=self.folder).stdout.strip()
                result = self.submit(script)
                self.assertEqual(result.stdout, "array 17, finishing job 17; to stop: scancel 17 17\n")
                self.assertEqual(self.submitted(), ["0-3", "None", "2", "None", *rounds])
                self.assertEqual(self.bulk(0, "missing", folder, cwd=self.folder).stdout, "")
                self.assertTrue((self.folder / folder / "summary.json").exists())
                log = (self.folder / folder / "log/finish.log").read_text()
                self.assertIn(f"task 2 left in {self.folder.resolve()}/{folder}/log/17_2.log:\na node died\n", log)
                self.assertEqual(log.count("not done or damaged"), 1)
                self.assertEqual("shards done, and not yet compared" in log, command == "dedupe")
                self.bulk(0, "finish", folder, "-o", "here.csv", cwd=self.folder)
                self.assertEqual((self.folder / "all.csv").read_bytes(), (self.folder / "here.csv").read_bytes())
                # Once more does no harm, and what is damaged is done again.
                self.assertEqual(self.submit(script).stdout, "nothing is missing; finishing job 17\n")
                self.assertEqual(self.submitted(), ["None"])
                output = self.folder / folder / "part/000/000001.out"
                whole = output.read_bytes()
                output.write_bytes(b"x" + whole[1:])
                self.submit(script)
                self.assertEqual(self.submitted(), ["None", "1", "None"])
                self.assertEqual(output.read_bytes(), whole)

    def test_an_array_is_for_the_plan_to_say(self):
        self.write("a.txt", self.puzzles(1400))
        self.bulk(0, "plan", "work", "a.txt", "--command", COMMAND, *SMALL, "--tasks", 4, cwd=self.folder)
        script = self.bulk(0, "slurm", "work", "--at-once", 2, cwd=self.folder).stdout.strip()
        for words in ("--array=0-2%1",), ("--array", "0-2"), ("-a", "0-2"), ("-a0-2",), ("--arr=1",):
            result = self.submit(script, *words)
            self.assertEqual(result.returncode, 2)
            self.assertIn("--at-once N", result.stderr)
        self.assertEqual(self.submitted(), [])
        self.submit(script, "-A", "account")
        self.assertEqual(self.submitted(), ["0-3%2", "None", "2%2", "None"])

    def test_hopeless_work_is_not_submitted_again(self):
        self.write("a.txt", self.puzzles(1400))
        self.bulk(0, "plan", "work", "a.txt", "--command", COMMAND, *SMALL, "--tasks", 4, cwd=self.folder)
        script = self.bulk(0, "slurm", "work", cwd=self.folder).stdout.strip()
        self.write("a.txt", self.puzzles(1399))
        result = self.submit(script)
        self.assertEqual(result.returncode, 2)
        self.assertIn("a.txt' has changed", result.stderr)
        self.assertEqual(self.submitted(), [])
        # Changed while it waited: the finishing job tells why, and leaves it.
        result = subprocess.run([self.folder / "work/finish.sh", "1", "17"], capture_output=True, text=True, timeout=100)
        self.assertEqual(result.returncode, 2)
        self.assertIn("a.txt' has changed", result.stderr)
        self.assertNotIn("submitted", result.stdout)
        self.assert_error(self.bulk(2, "slurm", "work", cwd=self.folder), "has changed")


if __name__ == "__main__":
    unittest.main()
