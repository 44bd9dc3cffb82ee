"""Places of Swift sources where a small fault can be made, and the line as it is with the fault behind a switch.

Every fault is an edit within one line, so that the compiler's complaints name the line of the fault to drop. A place whose
reading is not sure from its own line and the ends of its neighbors is left alone.
"""

import re
from dataclasses import dataclass

SWITCH = "_kinoraMutant"
OPERATOR = set("+-*/%<>=!&|^~?.")
# What ends an expression to both sides, beside brackets: what binds less than a comparison, or than a sum.
LOOSE = [" && ", " || ", " ? ", " : ", ": ", " = ", " += ", " -= ", " *= ", " /= ", " |= ", " &= ", ", ", "; ", " -> "]
KEYWORDS = ("return ", "if ", "guard ", "while ", "where ", "else ", "in ", "case ", "try ", "try? ", "try! ", "await ", "let ", "var ", "throw ")
COMPARISONS = [" < ", " <= ", " > ", " >= ", " == ", " != ", " === ", " !== "]
TIGHTER = COMPARISONS + [" ?? ", " as ", " as? ", " as! ", " is ", "..<", "..."]
KNOWN = {"+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "===", "!==", "??", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "..<", "..."}

TURNED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "==="}
SIGNS = {"+": "-", "-": "+", "*": "/", "/": "*", "&+": "&-", "&-": "&+"}
PAIRS = [
    ("width", "height"), ("minX", "maxX"), ("minY", "maxY"), ("x", "y"), ("dx", "dy"), ("midX", "midY"), ("leading", "trailing"),
    ("top", "bottom"), ("first", "last"), ("horizontal", "vertical"), ("start", "end"), ("lowerBound", "upperBound"),
    ("red", "blue"), ("a", "d"), ("b", "c"), ("tx", "ty"), ("min", "max"), ("isEmpty", "isEmpty == false"),
]
OTHER_MEMBER = {a: b for pair in PAIRS[:-2] for a, b in (pair, pair[::-1])}


@dataclass(frozen=True)
class Place:
    """One fault: where it is, its kind, the line with the fault behind `{n}`, and what changes into what."""
    file: str
    line: int
    kind: str
    text: str
    before: str
    after: str

    def switched(self, number):
        return self.text.replace(SWITCH + "(?)", f"{SWITCH}({number})")


def masked(source):
    """The source with the insides of comments and of string literals blanked; as long as before, line by line."""
    out = list(source)
    i, length = 0, len(source)
    blank = lambda a, b, fill: [out.__setitem__(k, fill) for k in range(a, min(b, length)) if out[k] != "\n"]
    while i < length:
        if source.startswith("//", i):
            end = source.find("\n", i)
            end = length if end < 0 else end
            blank(i, end, " ")
            i = end
        elif source.startswith("/*", i):
            depth, end = 1, i + 2
            while end < length and depth:
                if source.startswith("/*", end):
                    depth, end = depth + 1, end + 2
                elif source.startswith("*/", end):
                    depth, end = depth - 1, end + 2
                else:
                    end += 1
            blank(i, end, " ")
            i = end
        elif source[i] == '"' or (source[i] == "#" and re.match(r'#+"', source[i:i + 8])):
            hashes = len(re.match(r"#*", source[i:]).group())
            end = literal_end(source, i + hashes, hashes)
            blank(i + 1, end - 1, "_")
            i = end
        else:
            i += 1
    return "".join(out)


def literal_end(source, quote, hashes):
    """Where the string literal whose first quote is at `quote` ends, with what is interpolated into it."""
    closing = ('"""' if source.startswith('"""', quote) else '"') + "#" * hashes
    escape = "\\" + "#" * hashes
    i = quote + (3 if closing.startswith('"""') else 1)
    while i < len(source):
        if source.startswith(closing, i):
            return i + len(closing)
        if source.startswith(escape + "(", i):
            depth, i = 1, i + len(escape) + 1
            while i < len(source) and depth:
                if source[i] == '"':
                    i = literal_end(source, i, 0)
                    continue
                depth += {"(": 1, ")": -1}.get(source[i], 0)
                i += 1
        else:
            i += len(escape) + 1 if source.startswith(escape, i) else 1
    return len(source)


class Line:
    """One line of a source, with what can be seen of its neighbors."""

    def __init__(self, file, number, text, code, before, after):
        self.file, self.number, self.text, self.code = file, number, text, code
        self.before, self.after = before.strip(), after.strip()
        self.stripped = code.strip()
        self.start = len(code) - len(code.lstrip())
        self.end = len(code.rstrip())

    def place(self, kind, start, end, switched, after):
        text = self.text[:start] + switched + self.text[end:]
        return Place(self.file, self.number, kind, text, self.text[start:end], after)

    @property
    def is_control(self):
        return re.match(r"(\} )?(else )?(if|guard|while|for|switch)\b", self.stripped) is not None

    @property
    def is_declaration(self):
        return re.match(
            r"(@\w+(\([^)]*\))? )*((public|package|internal|private|fileprivate|open|static|class|final|mutating|nonmutating|override|nonisolated|required|convenience|indirect|prefix|postfix|infix|dynamic)(\(set\))? )*"
            r"(func|init|subscript|typealias|associatedtype|extension|protocol|import|case|enum|struct|class|actor|operator|precedencegroup|macro|deinit)\b",
            self.stripped) is not None

    def starts_fresh(self):
        """Whether what this line begins with is the beginning of an expression or statement."""
        return not re.search(r"(^|\s)([-+*/%<>=!&|^~?]+|\.\.<|\.\.\.)$", self.before) or bool(
            re.search(r"(\s|^)(=|&&|\|\||\?|:|->|\+=|-=)$", self.before))

    def ends_here(self, loose):
        """Whether what this line ends with is the end of an expression, read from the line after it."""
        if not self.after or self.after[0] in "})],;":
            return True
        if re.match(r"(&&|\|\||\? |: )", self.after):
            return loose
        return not (self.after[0] in OPERATOR and not re.match(r"(\.\w+$|[-!~]\w|-\.)", self.after)) and not self.after.startswith(("as ", "as? ", "is ", "{", "("))

    def span(self, at, stops):
        """The expression around position `at`, to where something of `stops` or a bracket ends it; None where that is not sure."""
        code, depth, left = self.code, 0, at
        while left > self.start:
            c = code[left - 1]
            if c in ")]}":
                depth += 1
            elif c in "([{":
                if depth == 0:
                    break
                depth -= 1
            elif depth == 0 and self.stopped_left(left, stops):
                break
            left -= 1
        if depth:
            return None
        right = at
        while right < self.end:
            c = code[right]
            if c in "([":
                depth += 1
            elif c == "{":
                if depth == 0 and self.is_control:
                    break
                depth += 1
            elif c in ")]}":
                if depth == 0:
                    break
                depth -= 1
            elif depth == 0 and (any(code.startswith(s, right) for s in stops) or re.match(r" else\b| in\b|,$|;$| where ", code[right:self.end])):
                break
            right += 1
        if depth:
            return None
        while code[left:right].startswith(" "):
            left += 1
        while right > left and code[right - 1] == " ":
            right -= 1
        inner = code[left:right]
        if "{" in inner or '"""' in inner or not inner:
            return None
        if left == self.start and (not self.starts_fresh() or (inner[0] in OPERATOR and not re.match(r"[-!~]?[\w(]", inner))):
            return None
        if right == self.end and not self.ends_here(True):
            return None
        if any(token not in KNOWN for token in re.findall(r"(?<=\s)[-+*/%<>=!&|^~?.]+(?=\s)", inner)):
            return None
        return left, right

    def stopped_left(self, left, stops):
        code = self.code
        if any(code.endswith(s, 0, left) for s in stops):
            return True
        return any(code.endswith(k, 0, left) and not (code[left - len(k) - 1:left - len(k)] or " ").isidentifier() for k in KEYWORDS)

    def primary_left(self, at):
        """Where the chain of names, calls and subscripts that ends at `at` begins."""
        left = at
        while left > 0:
            c = self.code[left - 1]
            if c.isalnum() or c in "_.?!$":
                left -= 1
            elif c in ")]":
                depth, k = 0, left - 1
                while k >= 0:
                    depth += {")": 1, "]": 1, "(": -1, "[": -1}.get(self.code[k], 0)
                    if depth == 0:
                        break
                    k -= 1
                if depth:
                    return None
                left = k
            else:
                break
        return left

    def primary_right(self, at):
        """Where the chain of names, calls and subscripts that begins at `at` ends."""
        right = at
        while right < self.end:
            c = self.code[right]
            if c.isalnum() or c in "_.$" or (c in "?!" and self.code[right + 1:right + 2] == "."):
                right += 1
            elif c in "([":
                depth, k = 0, right
                while k < self.end:
                    depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(self.code[k], 0)
                    if depth == 0:
                        break
                    k += 1
                if depth:
                    return None
                right = k + 1
            else:
                break
        return right if right > at and self.code[right - 1] != "." else None


def operators(line, table, stops, kind):
    for match in re.finditer(r"(?<=\s)(" + "|".join(map(re.escape, sorted(table, key=len, reverse=True))) + r")(?=\s)", line.code):
        span = line.span(match.start(), stops)
        if span and span[0] < match.start() and match.end() < span[1]:
            whole = line.text[span[0]:span[1]]
            a, b = match.start() - span[0], match.end() - span[0]
            faulty = whole[:a] + table[match.group()] + whole[b:]
            yield line.place(kind, *span, f"({SWITCH}(?) ? {faulty} : {whole})", faulty)


def swapped(line):
    for match in re.finditer(r" ([-/]) ", line.code):
        span = line.span(match.start(1), LOOSE + TIGHTER)
        if not span or not (span[0] < match.start() and match.end() < span[1]):
            continue
        whole = line.text[span[0]:span[1]]
        if len(re.findall(r"\s[-+*/%<>=!&|^~?.]+\s", re.sub(r"[(\[].*?[)\]]", "", line.code[span[0]:span[1]]))) != 1:
            continue
        faulty = line.text[match.end():span[1]] + f" {match.group(1)} " + line.text[span[0]:match.start()]
        yield line.place("swapped operands", *span, f"({SWITCH}(?) ? {faulty} : {whole})", faulty)


def negations(line):
    for match in re.finditer(r"(?<=[\s(\[])-(?=[A-Za-z_(])", line.code):
        end = line.primary_right(match.end())
        if end:
            name = line.text[match.end():end]
            yield line.place("sign", match.start(), end, f"({SWITCH}(?) ? {name} : -{name})", name)


def constants(line):
    if re.match(r"(case|@|#)", line.stripped) or '"""' in line.code:
        return
    for match in re.finditer(r"(?<![\w.$#])(\d[\d_]*(?:\.\d+)?)(?![\w.])", line.code):
        number = match.group(1).replace("_", "")
        if "." in number:
            value = float(number)
            if value != 0 and not 1e-3 < value < 1e6:
                continue
            other = "1.0" if value == 0 else repr(value * 1.5)
        else:
            value = int(number)
            if value > 100_000:
                continue
            other = str(value + 1 if value < 10 else value // 2)
        yield line.place("constant", *match.span(), f"({SWITCH}(?) ? {other} : {match.group(1)})", other)


def bounds(line):
    for match in re.finditer(r"(?<=[\w)\]])(\.\.<|\.\.\.)(?=[\w(])", line.code):
        end = line.primary_right(match.end())
        if end and not line.code[end:end + 2].strip().startswith(("*", "/")):
            upper = line.text[match.end():end]
            yield line.place("bound", match.end(), end, f"({SWITCH}(?) ? {upper} - 1 : {upper})", f"{upper} - 1")


def elements(line):
    """The conditions of an `if` or `guard` that is whole on its line, as spans."""
    match = re.match(r"\s*(?:\} )?(?:else )?(if|guard|while) (.*?)( else)? \{", line.code)
    if not match or match.group(2).count("(") != match.group(2).count(")") or "{" in match.group(2):
        return
    depth, start, at = 0, match.start(2), match.start(2)
    for at in range(match.start(2), match.end(2) + 1):
        c = line.code[at] if at < match.end(2) else ","
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(c, 0)
        if c == "," and depth == 0:
            text = line.code[start:at]
            left = start + len(text) - len(text.lstrip())
            if not re.match(r"\s*(let|var|case|#|try|await|_)\b", text) and at > left:
                yield match.group(1), left, at
            start = at + 1


def conditions(line):
    for word, left, right in elements(line):
        whole = line.text[left:right]
        if word == "guard":
            yield line.place("dropped guard", left, right, f"({SWITCH}(?) || ({whole}))", "true")
        elif word == "if":
            yield line.place("condition", left, right, f"(!{SWITCH}(?) && ({whole}))", "false")


def halves(line):
    """One side of an `&&` or `||` is forgotten."""
    for match in re.finditer(r" (&&|\|\|) ", line.code):
        span = line.span(match.end(), LOOSE)
        if not span:
            continue
        whole = line.text[span[0]:span[1]]
        if match.group(1) == "&&":
            yield line.place("dropped condition", *span, f"({SWITCH}(?) || ({whole}))", "true")
        else:
            yield line.place("dropped condition", *span, f"(!{SWITCH}(?) && ({whole}))", "false")


def clamps(line):
    for match in re.finditer(r"(?<![\w.])(max|min)\(", line.code):
        end = line.primary_right(match.start())
        if not end or line.code[match.start():end].count("{"):
            continue
        depth, parts, start = 0, [], match.end()
        for at in range(match.end(), end):
            c = line.code[at]
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(c, 0)
            if (c == "," and depth == 0) or at == end - 1:
                parts.append(line.text[start:at].strip())
                start = at + 1
        if len(parts) != 2 or line.code[end - 1] != ")" or not all(parts):
            continue
        plain = lambda part: re.fullmatch(r"[-\d._]+|\.?\w+", part) is not None
        kept = parts[1] if plain(parts[0]) and not plain(parts[1]) else parts[0]
        whole = line.text[match.start():end]
        yield line.place("dropped clamp", match.start(), end, f"({SWITCH}(?) ? ({kept}) : {whole})", kept)


def members(line):
    if "case " in line.code or '"""' in line.code:
        return
    for match in re.finditer(r"\.(" + "|".join(OTHER_MEMBER) + r")\b(?![\w(:])", line.code):
        left = line.primary_left(match.start())
        if left is None or line.code[left - 1:left] in ("&", "\\", "{", "}") or re.match(r"\s*[-+*/]?= ", line.code[match.end():]):
            continue
        if left == line.start and (line.code[left] == "." or not line.starts_fresh()):
            continue
        head, other = line.text[left:match.start()], OTHER_MEMBER[match.group(1)]
        if line.code[left:match.start()].endswith("?") or "?." in line.code[left:match.start()] or re.match(r"[.?!(\[]", line.code[match.end():]) and head.endswith("?"):
            continue
        yield line.place("other member", left, match.end(), f"({SWITCH}(?) ? {head}.{other} : {line.text[left:match.end()]})", f"{head}.{other}")


def statements(line):
    code = line.stripped
    if not re.fullmatch(r"(?:self\.)?[a-z_]\w*(?:[\w.?!]|\[[^\[\]]*\])*(?: [-+*/|&]?= .+|\(.*\))", code):
        return
    if re.match(r"(return|let|var|case|import|break|continue|if|guard|for|while|switch|throw|try|await|defer|repeat|self\.init|super|precondition|fatalError|assert)\b", code):
        return
    if any(code.count(a) != code.count(b) for a, b in ("()", "[]", "{}")) or '"""' in code:
        return
    if not (line.before.endswith(("{", "}", ")")) or re.search(r"[\w\])]$", line.before)) or not line.starts_fresh():
        return
    if line.before.endswith((",", "(", "[")) or not line.ends_here(False) or line.after.startswith((")", "]")):
        return
    whole = line.text[line.start:line.end]
    yield line.place("dropped statement", line.start, line.end, f"if !{SWITCH}(?) {{ {whole} }}", "nothing")


def early_returns(line):
    if re.match(r".*\bfunc .*\) \{$", line.code[:line.end]) and "->" not in line.code:
        yield line.place("early return", line.end - 1, line.end, f"{{ if {SWITCH}(?) {{ return }}", "{ return")


def forgotten_fields(lines):
    """Values that are keys forget one of their fields when they are compared: one place for each field."""
    for at, line in enumerate(lines):
        head = re.fullmatch(r"(\s*)((?:public |package |private |fileprivate )?)(?:@frozen )?struct (\w+)(?:<[^>]*>)?: ([^{]*\bHashable\b[^{]*)\{", line.code[:line.end])
        if not head:
            continue
        indent, fields, is_own = head.group(1), [], True
        for other in lines[at + 1:]:
            if other.code.startswith(indent + "}"):
                break
            if "==" in other.code and "func" in other.code or "hash(into" in other.code:
                is_own = False
            if not other.code.startswith(indent + "    ") or other.code.startswith(indent + "     "):
                continue
            field = re.match(r"(?:(?:public|package|private|fileprivate|internal|private\(set\)|package\(set\)) )*(?:let|var) (\w+(?:, \w+)*)(: [^{]*| = [^{]*)$", other.stripped)
            if field and re.search(r", \w+ ?[:=]", field.group(2)):
                # Several with types of their own: which of these commas are parts of types is not sure.
                is_own = False
            elif field:
                fields += field.group(1).split(", ")
            elif re.match(r"@\w+.* (let|var) |(lazy|weak|unowned)", other.stripped):
                is_own = False
        text = "\n".join(other.code for other in lines)
        if not is_own or not fields or re.search(rf"extension {head.group(3)}\b[^{{]*(Hashable|Equatable)", text):
            continue
        access = head.group(2) if head.group(2) in ("public ", "package ") else ""
        for forgotten in fields:
            equal = " && ".join(f"({SWITCH}(?) || l.{f} == r.{f})" if f == forgotten else f"l.{f} == r.{f}" for f in fields)
            code = f"{{ {access}static func == (l: Self, r: Self) -> Bool {{ {equal} }}"
            hashed = "; ".join(f"if !{SWITCH}(?) {{ h.combine({f}) }}" if f == forgotten else f"h.combine({f})" for f in fields)
            code += f"; {access}func hash(into h: inout Hasher) {{ {hashed} }}"
            text_of_line = line.text[:line.end - 1] + code
            yield Place(line.file, line.number, "forgotten field", text_of_line, f"{head.group(3)} compares {forgotten}", "not")


def places(file, source):
    """All places of one source where a fault can be made."""
    texts, codes = source.split("\n"), masked(source).split("\n")
    lines = []
    for i, (text, code) in enumerate(zip(texts, codes)):
        behind = next((c for c in reversed(codes[:i]) if c.strip()), "")
        ahead = next((c for c in codes[i + 1:] if c.strip()), "")
        lines.append(Line(file, i + 1, text, code, behind, ahead))
    quoted = False
    for line in lines:
        if line.code.count('"""') % 2:
            quoted = not quoted
            continue
        if quoted or not line.stripped or line.stripped[0] in "#@" or "_kinora" in line.code:
            continue
        yield from early_returns(line)
        if line.is_declaration:
            continue
        yield from operators(line, TURNED, LOOSE, "comparison")
        yield from operators(line, SIGNS, LOOSE + TIGHTER, "sign")
        for kind in (swapped, negations, constants, bounds, conditions, halves, clamps, members, statements):
            yield from kind(line)
    yield from forgotten_fields(lines)
