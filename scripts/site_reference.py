"""The reference of the Swift API as pages: a page for each type and function of Kinora's own that the products show, made of the
compiler's symbol graphs, and a list of the names that are Apple's."""

import concurrent.futures
import html
import json
import pathlib
import re
import sys
import tempfile

from markdown_it import MarkdownIt
from symbol_graphs import SymbolGraphs

# What the modules behind the product Kinora are about, in the order in which somebody needs them.
ROOMS = {
    "KinoraStage": "Performing views", "KinoraScripts": "Scripts", "KinoraEffects": "The catalogue of effects",
    "KinoraJobs": "Rendering to files", "KinoraFrames": "Files of frames", "KinoraDiff": "Comparing", "KinoraScene": "Scenes",
    "KinoraPixels": "Pixels", "KinoraViews": "Shaders and styles",
}
# Modules whose types have Apple's names, but for those of our own.
MIRRORS = {"KinoraStage", "KinoraViews", "KinoraAnimation", "KinoraGeometry"}
KINDS = [
    ("case", "Cases"), ("init", "Initializers"), ("type.property", "Type properties"), ("property", "Properties"), ("type.subscript", "Subscripts"),
    ("subscript", "Subscripts"), ("type.method", "Type methods"), ("method", "Methods"), ("func.op", "Operators"),
    ("associatedtype", "Associated types"), ("typealias", "Type aliases"),
]
TYPES = ("struct", "class", "enum", "protocol", "actor", "typealias")
# What says nothing that the protocol does not say, where it has no comment of its own.
WITNESSES = ("==(_:_:)", "<(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "description", "debugDescription", "errorDescription",
             "makeIterator()", "next()", "rawValue", "init(rawValue:)", "allCases", "!=(_:_:)")
UNTOLD = ("SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "_")


def escaped(text):
    return html.escape(str(text), quote=True)


class Symbol:
    def __init__(self, found, module):
        self.module, self.id = module, found["identifier"]["precise"]
        self.path = found["pathComponents"]
        self.kind = found["kind"]["identifier"].removeprefix("swift.")
        self.fragments = found["declarationFragments"]
        self.text = "\n".join(line["text"] for line in found.get("docComment", {}).get("lines", []))
        self.isShown = found["accessLevel"] in ("public", "open") and not any(part.startswith("_") for part in self.path)

    @property
    def name(self):
        return self.path[-1].split("(")[0] if self.path[-1][0].isalpha() else self.path[-1]

    @property
    def isType(self):
        return self.kind in TYPES


class Reference:
    def __init__(self, site, house, modules):
        self.site, self.house, self.modules = site, house, modules
        self.apple = set((house / "scripts/apple-names.txt").read_text().split())
        # Members that a module adds to types of others.
        self.added = []
        self.symbols, self.conformances, self.places, self.others = [], {}, {}, {}
        self.reader = MarkdownIt("commonmark", {"html": False}).enable(["table"])
        self.reader.add_render_rule("code_inline", lambda _, tokens, index, options, environment: self.code(tokens[index].content))

    # Reading

    def exports(self, file):
        """What a module shows of others: whole modules, and names of modules."""
        found = re.findall(r"^@_exported import (?:\w+ )?(\w+)(?:\.(\w+))?$", (self.house / file).read_text(), re.M)
        return {module for module, name in found if not name}, {(module, name) for module, name in found if name}

    def read(self):
        whole, names = self.exports("Sources/Kinora/Kinora.swift")
        own = ["KinoraTesting"] + sorted(whole | {module for module, _ in names})
        built = sorted(path.stem for path in self.modules.glob("*.swiftmodule"))
        mirrors = ["KinoraAnimation", "KinoraGeometry"] + [
            name for name in built if not name.lower().startswith("kinora") and name not in ("ArgumentParser", "ArgumentParserToolInfo", "Yams")
            and not name.endswith(("Tests", "-tool"))] + ["KinoraAppKit"]
        with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
            graphs = SymbolGraphs(self.modules, folder)
            for module, (graph, added) in zip(own + mirrors, pool.map(graphs.read, own + mirrors)):
                if module in own:
                    self.take(module, graph, added, lambda name: module == "KinoraTesting" or module in whole or (module, name) in names)
                if module in mirrors or module in MIRRORS:
                    self.takeOthers(module, graph)

    def take(self, module, graph, added, isShown):
        symbols = [Symbol(found, module) for found in graph["symbols"]]
        symbols = [s for s in symbols if s.isShown and isShown(s.path[0].split("(")[0]) and not (module in MIRRORS and self.isApples(s))]
        self.symbols += symbols
        self.added += [s for s in (Symbol(found, module) for more in added for found in more["symbols"]) if s.isShown and len(s.path) > 1]
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo":
                name = relation.get("targetFallback", "").split(".")[-1]
                if name and not name.startswith(UNTOLD):
                    self.conformances.setdefault(relation["source"], set()).add(name)

    def isApples(self, symbol):
        first = symbol.path[0].split("(")[0]
        return first in self.apple and not symbol.name.startswith("kinora") or not first[0].isalpha()

    def takeOthers(self, module, graph):
        module = "SwiftUI" if module in MIRRORS else module.removeprefix("Kinora")
        names = {s["pathComponents"][0] for s in graph["symbols"] if len(s["pathComponents"]) == 1 and s["accessLevel"] in ("public", "open")
                 and s["kind"]["identifier"].removeprefix("swift.") in TYPES}
        self.others.setdefault(module, set()).update(name for name in names if not name.startswith(("_", "Kinora")) and (
            module != "SwiftUI" or name in self.apple))

    # Writing

    def make(self):
        self.read()
        shown = {s.path[0] for s in self.symbols if len(s.path) == 1 and s.isType}
        self.symbols += [s for s in self.added if s.path[0] in shown]
        tops = {}
        for symbol in self.symbols:
            if len(symbol.path) == 1 and symbol.name[0].isalpha():
                tops.setdefault((symbol.module, symbol.name), []).append(symbol)
        for (module, name), symbols in tops.items():
            place = f"reference/{module.removeprefix('Kinora').lower() or 'kinora'}/{name.lower()}.html"
            for symbol in symbols:
                self.places[symbol.id] = place
        byPath = {".".join(s.path): s for s in self.symbols if s.isType}
        for symbol in byPath.values():
            if len(symbol.path) > 1 and symbol.path[0] in byPath and byPath[symbol.path[0]].id in self.places:
                self.places[symbol.id] = self.places[byPath[symbol.path[0]].id] + "#" + self.anchor(symbol)
        self.names = {".".join(s.path): self.places[s.id] for s in self.symbols if s.id in self.places and s.isType}
        self.names |= {s.path[0].split("(")[0] + "()": self.places[s.id] for s in self.symbols if s.id in self.places and s.kind == "func"}
        for (module, name), symbols in tops.items():
            self.page(module, name, symbols)
        self.index(tops)
        self.mirrors()

    @staticmethod
    def anchor(symbol):
        return re.sub(r"[^\w]+", "-", "-".join(symbol.path[1:]) or symbol.name).strip("-").lower() or "operator"

    def page(self, module, name, symbols):
        self.here, self.used = self.places[symbols[0].id], set()
        isType = symbols[0].isType
        body = f"<h1>{escaped(name)}</h1>\n"
        if isType:
            body += self.described(symbols[0]) + self.members(symbols[0].path, "h2")
            nested = [s for s in self.symbols if s.module == module and s.isType and s.kind != "typealias" and len(s.path) > 1 and s.path[0] == name]
            for symbol in sorted(nested, key=lambda s: s.path):
                self.used.add(self.anchor(symbol))
                body += f'<h2 id="{self.anchor(symbol)}">{escaped(".".join(symbol.path))}</h2>\n{self.described(symbol)}{self.members(symbol.path, "h3")}'
        else:
            body += "".join(self.described(symbol) for symbol in symbols)
        product = "KinoraTesting" if module == "KinoraTesting" else "Kinora"
        body += f'<p class="quiet">In the product <a href="{self.site.relative(self.here, "reference/index.html")}">{product}</a>.</p>'
        self.site.add(self.here, name, body)

    def members(self, path, heading):
        own = [s for s in self.symbols if s.path[:-1] == path and len(s.path) == len(path) + 1 and (s.text or s.path[-1] not in WITNESSES)]
        body = ""
        for title in dict.fromkeys(title for _, title in KINDS):
            kinds = [kind for kind, other in KINDS if other == title]
            found = sorted((s for s in own if s.kind.removeprefix("enum.") in kinds), key=lambda s: s.path[-1])
            if found:
                body += f"<{heading}>{title}</{heading}>\n" + "".join(self.member(symbol) for symbol in found)
        return body

    def member(self, symbol):
        name = self.anchor(symbol)
        while name in self.used:
            name += "-"
        self.used.add(name)
        return f'<div class="member" id="{name}">{self.described(symbol)}</div>\n'

    def described(self, symbol):
        """A declaration with what its comment says."""
        body = f"<pre><code>{self.declaration(symbol)}</code></pre>\n"
        conformances = sorted(self.conformances.get(symbol.id, ())) if symbol.isType else []
        if conformances:
            body += f'<p class="quiet">Conforms to {", ".join(self.code(name) for name in conformances)}.</p>\n'
        return body + self.comment(symbol.text)

    # Characters of a declaration that fit on a line.
    width = 92

    def declaration(self, symbol):
        """The declaration with links; a long one has a line for each parameter."""
        words, depth = [], 0
        isLong = sum(len(fragment["spelling"]) for fragment in symbol.fragments) > self.width
        for fragment in symbol.fragments:
            place = self.places.get(fragment.get("preciseIdentifier"))
            text = ""
            for sign in fragment["spelling"]:
                depth += (sign in "([{") - (sign in ")]}")
                breaks = isLong and (sign == "(" and depth == 1 or sign == "," and depth == 1)
                text += ("\n" if isLong and sign == ")" and depth == 0 and "\n" in "".join(words) + text else "") + sign + ("\n    " if breaks else "")
            text = escaped(text.replace("\n     ", "\n    "))
            words.append(f'<a href="{self.link(place)}">{text}</a>' if place and fragment["kind"] == "typeIdentifier" else text)
        return "".join(words)

    def link(self, place):
        file, _, anchor = place.partition("#")
        return self.site.relative(self.here, file) + ("#" + anchor if anchor else "")

    def code(self, text):
        """A piece of code within a sentence; the name of something that has a page leads there."""
        place = self.names.get(text) or self.names.get(text.split("(")[0] + "()" if "(" in text else text)
        inner = f"<code>{escaped(text)}</code>"
        return f'<a href="{self.link(place)}">{inner}</a>' if place else inner

    def comment(self, text):
        body = self.reader.render(re.sub(r"(?<!`)``(?!`)", "`", text))
        body = re.sub(r"<li>\s*(<p>)?(Parameters?|Returns|Throws|Note|Precondition)\b( <[^:]*>|[^:<]*):",
                      lambda found: f"<li>{found[1] or ''}<b>{found[2]}</b>{found[3]}:", body)
        return re.sub(r"<code>(docs/[A-Z-]+\.md)</code>",
                      lambda found: f'<a href="{self.site.target(found[1], "", self.here)}">{found[0]}</a>', body)

    # Lists

    def first(self, symbol):
        """The first sentence of a comment."""
        line = symbol.text.split("\n\n")[0].replace("\n", " ").replace("`", "")
        return re.split(r"(?<=\.) ", line, maxsplit=1)[0]

    def grid(self, groups):
        return '<ul class="grid">' + "".join(
            f'<li><a href="{self.link(self.places[symbols[0].id])}"><b>{escaped(name)}</b><small>{escaped(self.first(symbols[0]))}</small></a></li>'
            for (_, name), symbols in sorted(groups, key=lambda group: group[0][1].lower())) + "</ul>\n"

    def index(self, tops):
        self.here, self.used = "reference/index.html", set()
        body = """<h1>Swift API</h1>
<p>What programs and tests import. A package depends on Kinora and names the products that it needs.</p>
<h2 id="kinoratesting">KinoraTesting</h2>
<p>For tests: frames and runs of views are held to approved pictures. It shows SwiftUI, scripts, and what compares, too.</p>
"""
        body += self.grid(item for item in tops.items() if item[0][0] == "KinoraTesting")
        body += '<h2 id="kinora">Kinora</h2>\n<p>For programs: performing views and effects, rendering them, comparing the frames.</p>\n'
        for module, title in ROOMS.items():
            found = [item for item in tops.items() if item[0][0] == module]
            # What views of a kind of their own are made with is not what everybody looks for.
            engine = [item for item in found if module == "KinoraStage" and not item[0][1].startswith(("Stage", "Script"))]
            body += f"<h3>{title}</h3>\n" + self.grid(item for item in found if item not in engine) if found else ""
            body += "<h3>Below views: elements, layout, gestures</h3>\n" + self.grid(engine) if engine else ""
        left = {module for module, _ in tops} - set(ROOMS) - {"KinoraTesting"}
        if left:
            sys.exit(f"site: {', '.join(left)} is not in the list of modules in scripts/site_reference.py")
        added = [s for s in self.symbols if s.module == "KinoraViews" and s.name.startswith("kinora") and len(s.path) > 1]
        testing = self.site.target("docs/TESTING.md", "", self.here)
        body += f'<h2 id="swiftui">SwiftUI</h2>\n<p>Views, modifiers, animations and gestures by Apple’s names: <a href="apple.html">the names that there are</a>. ' \
            f'In addition, previews say how <a href="{testing}">kinora test</a> tests them:</p>\n'
        body += "".join(f"<h3><code>{escaped('.'.join(s.path))}</code></h3>{self.described(s)}" for s in sorted(added, key=lambda s: s.path))
        self.site.add(self.here, "Swift API", body)

    def mirrors(self):
        self.here = "reference/apple.html"
        coverage, sources = (self.site.target(path, "", self.here) for path in ("docs/COVERAGE.md", "docs/SOURCES.md"))
        count = sum(map(len, self.others.values()))
        body = f"""<h1>Apple’s names</h1>
<p>{count} types that sources written for Apple’s systems name, in {len(self.others)} modules. They are documented where they come from;
<a href="{coverage}">what of SwiftUI there is</a> says member by member what works and what is only accepted, and <a href="{sources}">SwiftUI
sources</a> how such sources are rendered.</p>
"""
        for module in ["SwiftUI"] + sorted(set(self.others) - {"SwiftUI"}):
            names = sorted(self.others[module])
            if names:
                body += f'<h2 id="{module.lower()}">{module}</h2>\n<ul class="names">' + "".join(f"<li><code>{escaped(n)}</code></li>" for n in names) + "</ul>\n"
        self.site.add(self.here, "Apple’s names", body)
