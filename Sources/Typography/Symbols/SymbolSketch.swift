import Foundation
import KinoraGeometry

/// A symbol as a line of text: items between semicolons, each an optional role, a verb and its numbers in hundredths of an em,
/// with y down from the middle of the capitals.
///
/// | Verb | Covers |
/// |---|---|
/// | `area POINTS`, `area/r POINTS` | a closed outline (`SketchOutline`), its corners rounded by r |
/// | `half POINTS` | a symmetric one, of which the right half is given from top to bottom |
/// | `line POINTS`, `loop POINTS` | a line of the text's weight, open or closed; `line*80` is 80 percent as wide |
/// | `disc x,y r`, `oval x,y rx,ry [degrees]`, `box x,y w,h [r] [degrees]` | an area about its center |
/// | `frame x,y w,h r [degrees]` | a line along a box |
/// | `ring x,y r`, `arc x,y r from to` | a line along a circle; degrees clockwise from the right |
/// | `copy NAME [percent] [x,y] [degrees]` | another symbol |
///
/// | Role | Meaning |
/// |---|---|
/// | none | body: solid in the filled version, a line along its inside in the other |
/// | `-` | detail: cut out of the filled version, drawn into the other |
/// | `^` | a detail that in the filled version is a layer of its own, before the whole body |
/// | `=` | solid in both |
/// | `>` | a line along the inside in both |
/// | `/` | taken out of the body before its line is drawn |
/// | `x`, `x8` | taken out of what was drawn so far in both, with 8 hundredths around it |
/// | `\|`, `\|\|` | what follows is a layer of its own, of a lower level than those before it, or with `\|\|` of a higher one |
///
/// `m` before a role draws the mirror image, too; `f` and `o` before it restrict an item to the filled version or the other. `*6`
/// before a verb draws six of it around the center. `turn DEGREES`, an item of its own, turns everything before it.
struct SymbolSketch {
    private let items: [SketchItem]

    init(_ text: some StringProtocol) throws(SketchError) {
        var items: [SketchItem] = []
        for item in Substring(text).split(separator: ";") { items.append(try SketchItem(item)) }
        self.items = items
    }

    /// The layers from back to front.
    func parts(filled: Bool, line: Double) -> [SymbolPart] {
        var drawing = SketchDrawing(isFilled: filled, line: line)
        for item in items where item.onlyFilled.map({ $0 == filled }) ?? true { drawing.add(item) }
        return drawing.finished()
    }
}

extension SymbolShape {
    /// The symbols that are written as sketches. With ` ~ ` after its name a symbol has two versions, `name` and `name.fill`;
    /// with ` = ` only the solid one, which goes by the bare name.
    static let sketches: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [:]
        for (name, sketch) in sketchTexts {
            shapes[name] = sketched(sketch.text, filled: !sketch.hasTwo)
            if sketch.hasTwo { shapes[name + ".fill"] = sketched(sketch.text, filled: true) }
        }
        return shapes
    }()

    /// One of them, without a look at the others.
    static func sketch(named name: String) -> SymbolShape? {
        if let sketch = sketchTexts[name] { return sketched(sketch.text, filled: !sketch.hasTwo) }
        guard name.hasSuffix(".fill"), let sketch = sketchTexts[String(name.dropLast(5))], sketch.hasTwo else {
            return nil
        }
        return sketched(sketch.text, filled: true)
    }

    /// A sketch is read when it is drawn. A test reads them all.
    private static func sketched(_ text: Substring, filled: Bool) -> SymbolShape {
        SymbolShape { line in (try? SymbolSketch(text).parts(filled: filled, line: line)) ?? [] }
    }

    /// By name: the text, and whether there are two versions.
    static let sketchTexts: [String: (text: Substring, hasTwo: Bool)] = {
        var texts: [String: (text: Substring, hasTwo: Bool)] = [:]
        texts.reserveCapacity(sketchTables.reduce(0) { $0 + $1.utf8.count } / 64)
        for table in sketchTables {
            // By the C library's search: all tables are read where the first symbol is drawn.
            let utf8 = table.utf8
            var start = utf8.startIndex
            while start < utf8.endIndex {
                let end = utf8.index(of: UInt8(ascii: "\n"), from: start) ?? utf8.endIndex
                let space = UInt8(ascii: " ")
                if let first = utf8.index(of: space, from: start), first < end,
                    let second = utf8.index(of: space, from: utf8.index(after: first)), second < end
                {
                    let isDouble = utf8[utf8.index(after: first)] == UInt8(ascii: "~")
                    texts[String(table[start..<first])] = (table[utf8.index(after: second)..<end], isDouble)
                }
                start = end < utf8.endIndex ? utf8.index(after: end) : end
            }
        }
        return texts
    }()
}

extension String.UTF8View {
    /// Where a byte stands for the first time from a place on.
    fileprivate func index(of byte: UInt8, from start: Index) -> Index? {
        let skipped = distance(from: startIndex, to: start)
        let found = withContiguousStorageIfAvailable { bytes -> Int? in
            guard let base = bytes.baseAddress, skipped < bytes.count,
                let place = memchr(base + skipped, Int32(byte), bytes.count - skipped)
            else { return nil }
            return UnsafeRawPointer(place) - UnsafeRawPointer(base)
        }
        guard let found else { return self[start...].firstIndex(of: byte) }
        return found.map { index(startIndex, offsetBy: $0) }
    }
}
