"""The public declarations of built modules, as the compiler tells them."""

import json
import pathlib
import subprocess
import sys


def target():
    described = subprocess.run(["swiftc", "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout
    return json.loads(described)["target"]["triple"]


class SymbolGraphs:
    """Reads the symbol graphs of the modules in a build's folder of modules, through files in a temporary folder."""

    def __init__(self, modules, folder, options=()):
        self.modules, self.folder = modules, folder
        # C modules below them: our own as the build has them, and those of fetched packages.
        found = sorted(modules.parent.glob("Kinora*.build/module.modulemap"))
        found += sorted(modules.parent.resolve().parent.parent.glob("checkouts/*/Sources/*/include/module.modulemap"))
        maps = [f"-fmodule-map-file={path}" for path in found if "-tool.build" not in str(path)]
        self.flags = [word for path in maps for word in ("-Xcc", path)]
        self.flags += ["-target", target(), "-minimum-access-level", "public", "-skip-synthesized-members", *options]

    def read(self, module):
        """The graph of what a module declares, and those of what it adds to others, of which there may be none."""
        said = subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", str(self.modules), "-output-dir", self.folder] + self.flags,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
        graph = pathlib.Path(self.folder, f"{module}.symbols.json")
        if not graph.exists():
            sys.exit(f"{pathlib.Path(sys.argv[0]).name}: the names of {module} cannot be read:\n{said}")
        added = sorted(pathlib.Path(self.folder).glob(f"{module}@*.symbols.json"))
        return json.loads(graph.read_text()), [json.loads(path.read_text()) for path in added]
