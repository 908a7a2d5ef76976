# SPDX-License-Identifier: MIT
"""The compiled part of the package, linked with the static library of a CMake build.

OMNIDOKU_BUILD names the folder of that build (tools/build_wheel.sh makes one). With OMNIDOKU_SHARED the
shared library of that build is taken, which has to be installed where the package is used.
"""

import os
import pathlib
import re
import subprocess

from pybind11.setup_helpers import Pybind11Extension
from setuptools import setup

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(os.environ.get("OMNIDOKU_BUILD", ROOT / "build" / "release")).resolve()


def entry(name: str) -> str:
    """A line of the pkg-config file, which says what the library was built with."""
    text = (BUILD / "omnidoku.pc").read_text(encoding="utf-8")
    match = re.search(rf"^{re.escape(name)}: (.*)$", text, re.M)
    if match is None:
        raise SystemExit(f"{BUILD / 'omnidoku.pc'} has no '{name}'")
    return match[1]


# Canonical forms of boards that are not classic: Debian's archives of these fit into no shared object, so that
# a wheel has none. What stands in for them is found before what is in the library.
BLISS = ("-lbliss", "-lgmp")
WITHOUT_BLISS = "../src/isomorphism/without_bliss.cpp"


def sources() -> list[str]:
    return ["omnidoku/_core.cpp"] + ([] if os.environ.get("OMNIDOKU_SHARED") else [WITHOUT_BLISS])


def linked() -> dict[str, list[str]]:
    """What the library is taken from."""
    if os.environ.get("OMNIDOKU_SHARED"):
        return {"library_dirs": [str(BUILD)], "libraries": ["omnidoku"]}
    return {
        "extra_objects": [str(BUILD / "libomnidoku.a")],
        "extra_link_args": [static(option) for option in entry("Libs.private").split() if option not in BLISS],
    }


def static(option: str) -> str:
    """The option that links a library, -lpugixml, or the archive of it where there is one: the wheel must not
    want what the system of its user has not. What every system has remains shared."""
    name = option.removeprefix("-l")
    if name == option or name in ("m", "pthread", "stdc++"):
        return option
    compiler = os.environ.get("CXX", "c++")
    told = subprocess.run([compiler, f"-print-file-name=lib{name}.a"], capture_output=True, text=True, check=True)
    archive = told.stdout.strip()
    return archive if os.path.isabs(archive) else option


setup(
    version=entry("Version"),
    ext_modules=[
        Pybind11Extension(
            "omnidoku._core",
            sources(),
            include_dirs=[str(ROOT / "include"), str(ROOT / "src")],
            cxx_std=20,
            **linked(),
        )
    ],
)
