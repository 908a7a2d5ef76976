#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The Python package: a wheel is built by tools/build_wheel.sh, installed into an environment of its
own, and python/tests and the program of python/README.md run there, from outside of the tree. Without
the packages that build it (tools/packages.sh, python_packages) the test is skipped."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PYTHON = "/usr/bin/python3"
SKIPPED = 77


def run_notebooks(folder: pathlib.Path, python: pathlib.Path) -> None:
    """Executes every notebook, in a copy, where what does so is installed."""
    modules = "import ipykernel, matplotlib, nbclient, nbformat"
    if subprocess.run([python, "-c", modules], capture_output=True, check=False).returncode != 0:
        print("notebooks are not executed: Debian's python3-nbclient, -ipykernel, -matplotlib are not installed")
        return
    shutil.copytree(ROOT / "python" / "notebooks", folder / "notebooks")
    # The kernel that it starts need not be of this environment.
    place = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('platlib'))"], capture_output=True, text=True, check=True
    ).stdout.strip()
    for notebook in sorted((folder / "notebooks").glob("*.ipynb")):
        program = (
            "import nbclient, nbformat, sys; "
            "nbclient.NotebookClient(nbformat.read(sys.argv[1], 4), timeout=300, kernel_name='python3').execute()"
        )
        environment = dict(os.environ, PYTHONPATH=place, MPLBACKEND="agg", HOME=str(folder))
        subprocess.run([python, "-c", program, notebook], cwd=notebook.parent, env=environment, check=True)


def check_needs(python: pathlib.Path) -> None:
    """The wheel needs no library but those of every system."""
    place = subprocess.run([python, "-c", "import omnidoku._core as core; print(core.__file__)"], capture_output=True, text=True,
                           check=True).stdout.strip()
    told = subprocess.run(["objdump", "-p", place], capture_output=True, text=True, check=True).stdout
    needed = set(re.findall(r"NEEDED\s+(lib[\w+-]+)", told))
    others = needed - {"libc", "libgcc_s", "libm", "libstdc++"}
    assert not others, f"the wheel needs {others}"


def check_page(folder: pathlib.Path, python: pathlib.Path) -> None:
    """Every public name stands on the page that pydoc makes."""
    subprocess.run([python, "-m", "pydoc", "-w", "omnidoku"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    page = (folder / "omnidoku.html").read_text(encoding="utf-8")
    program = (
        "import omnidoku as od\n"
        "for name in set(od.__all__) - {'__version__'}:\n"
        "    print(name)\n"
        "    if isinstance(getattr(od, name), type):\n"
        "        print(*(member for member in vars(getattr(od, name)) if not member.startswith('_')), sep='\\n')\n"
    )
    names = subprocess.run([python, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    missing = [name for name in names if not re.search(rf'name="[^"]*{name}"|<strong>{name}</strong>', page)]
    assert not missing, f"not on the page: {missing}"


def main() -> int:
    there = subprocess.run(
        [PYTHON, "-c", "import build, pybind11, setuptools, venv, wheel, pip"], capture_output=True, check=False
    )
    if there.returncode != 0:
        print("skipped: the packages that build the wheel are not installed (tools/build_wheel.sh)")
        return SKIPPED
    with tempfile.TemporaryDirectory(prefix="omnidoku-") as name:
        folder = pathlib.Path(name)
        sources = folder / "sources"
        # The build leaves files beside the sources: in a copy.
        for part in ("python", "include", "src/isomorphism"):
            shutil.copytree(ROOT / part, sources / part)
        environment = dict(os.environ, OMNIDOKU_BUILD=os.environ["OMNIDOKU_BUILD"])
        built = subprocess.run(
            [PYTHON, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder / "dist"],
            cwd=sources / "python",
            env=environment,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if built.returncode != 0:
            print(built.stdout)
            return 1
        wheel = next((folder / "dist").glob("*.whl"))
        # NumPy can only come from the system.
        for has_numpy, options in ((True, ["--system-site-packages"]), (False, [])):
            place = folder / f"environment-{has_numpy}"
            subprocess.run([PYTHON, "-m", "venv", *options, place], check=True)
            python = place / "bin" / "python"
            subprocess.run(
                [python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel], check=True
            )
            tests = [python, "-B", "-m", "unittest", "discover", "-s", ROOT / "python" / "tests"]
            if subprocess.run(tests, cwd=folder, check=False).returncode != 0:
                return 1
            text = (ROOT / "python" / "README.md").read_text(encoding="utf-8")
            program = re.search(r"^```python\n(.*?)^```", text, re.M | re.S)
            assert program is not None
            subprocess.run([python, "-c", program[1]], cwd=folder, check=True, stdout=subprocess.DEVNULL)
            if not has_numpy:
                continue
            check_needs(python)
            check_page(folder, python)
            run_notebooks(folder, python)
    return 0


if __name__ == "__main__":
    sys.exit(main())
