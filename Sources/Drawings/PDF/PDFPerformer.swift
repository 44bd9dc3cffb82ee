import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Performs the commands of one content: a page's, a form's or a tile's.
final class PDFPerformer {
    let file: PDFFile
    let budget: DrawingBudget
    var state: PDFState
    /// The space that patterns stand in.
    let base: CGAffineTransform
    let resources: [String: PDFValue]
    /// What can be seen at all.
    let bounds: CGRect
    let depth: Int
    let counts: PDFCounts
    var canvas = PDFCanvas()
    private var saved: [PDFState] = []
    private var path = Path()
    /// How the path cuts, once it has been painted.
    private var pendingClip: FillRule?

    init(
        _ file: PDFFile, _ budget: DrawingBudget, _ state: PDFState, base: CGAffineTransform,
        resources: [String: PDFValue], bounds: CGRect, depth: Int, counts: PDFCounts
    ) {
        (self.file, self.budget, self.state, self.base) = (file, budget, state, base)
        (self.resources, self.bounds, self.depth, self.counts) = (resources, bounds, depth, counts)
    }

    func perform(_ content: [UInt8]) throws(DrawingError) -> [Node] {
        guard depth <= DrawingLimits.depth / 4 else {
            throw DrawingError("forms draw others more than \(DrawingLimits.depth / 4) deep")
        }
        var lexer = PDFLexer(content)
        var operands: [PDFValue] = []
        while let value = lexer.next() {
            guard case .word(let word) = value else {
                if operands.count < 64 { operands.append(value) }
                continue
            }
            counts.commands += 1
            guard counts.commands <= DrawingLimits.commands else {
                throw DrawingError("the PDF has more than \(DrawingLimits.commands) commands")
            }
            if word == "BI" {
                skipInlinePicture(&lexer)
            } else {
                try perform(word, operands)
            }
            operands.removeAll(keepingCapacity: true)
        }
        return canvas.finish()
    }

    private func perform(_ word: String, _ operands: [PDFValue]) throws(DrawingError) {
        let n = operands.compactMap(\.number)
        if build(word, n) { return }
        if setLine(word, operands, n) { return }
        if setColor(word, operands, n) { return }
        if try paint(word) { return }
        switch word {
        case "q": if saved.count < 512 { saved.append(state) }
        case "Q": if let last = saved.popLast() { state = last }
        case "cm":
            if n.count == 6 {
                state.map = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]).concatenating(state.map)
            }
        case "gs": if let name = operands.first?.name { try apply(file.dictionary(resource("ExtGState", name))) }
        case "sh": if let name = operands.first?.name { try shade(resource("Shading", name)) }
        case "Do": if let name = operands.first?.name { try draw(resource("XObject", name)) }
        case "Tj", "TJ", "'", "\"": budget.omit("texts")
        default: break
        }
    }

    func resource(_ kind: String, _ name: String) -> PDFValue? { file.dictionary(resources[kind])[name] }

    // MARK: Paths

    private func build(_ word: String, _ n: [Double]) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (word, n.count) {
        case ("m", 2): path.move(to: point(0))
        case ("l", 2): path.addLine(to: point(0))
        case ("c", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("v", 4): path.addCurve(to: point(2), control1: path.currentPoint ?? point(0), control2: point(0))
        case ("y", 4): path.addCurve(to: point(2), control1: point(0), control2: point(2))
        case ("h", _): path.closeSubpath()
        case ("re", 4):
            path.move(to: point(0))
            path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1]))
            path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
            path.addLine(to: CGPoint(x: n[0], y: n[1] + n[3]))
            path.closeSubpath()
        case ("W", _): pendingClip = .nonzero
        case ("W*", _): pendingClip = .evenOdd
        default: return false
        }
        return true
    }

    /// Paints the path and drops it.
    private func paint(_ word: String) throws(DrawingError) -> Bool {
        let (fill, strokes, closes): (FillRule?, Bool, Bool)
        switch word {
        case "f", "F": (fill, strokes, closes) = (.nonzero, false, false)
        case "f*": (fill, strokes, closes) = (.evenOdd, false, false)
        case "S": (fill, strokes, closes) = (nil, true, false)
        case "s": (fill, strokes, closes) = (nil, true, true)
        case "B": (fill, strokes, closes) = (.nonzero, true, false)
        case "B*": (fill, strokes, closes) = (.evenOdd, true, false)
        case "b": (fill, strokes, closes) = (.nonzero, true, true)
        case "b*": (fill, strokes, closes) = (.evenOdd, true, true)
        case "n": (fill, strokes, closes) = (nil, false, false)
        default: return false
        }
        if closes { path.closeSubpath() }
        if !path.isEmpty {
            try budget.spend(pathElements: path.elementCount)
            if let fill { try self.fill(fill) }
            if strokes { try stroke() }
            if let rule = pendingClip {
                let outline = path.applying(state.map)
                cut(.clip(outline, rule: rule, inverse: false), outline.boundingRect)
            }
        }
        path = Path()
        pendingClip = nil
        return true
    }

    private func fill(_ rule: FillRule) throws(DrawingError) {
        let outline = path.applying(state.map)
        if state.fill.pattern != nil {
            let nodes = try patterned(
                state.fill, outline.boundingRect, filled: { $0.fill(outline, rule: rule) },
                cut: .clip(outline, rule: rule, inverse: false))
            return emit(nodes)
        }
        emit([.fill(Fill(outline, rule: rule, paint: .color(state.fill.color)))])
    }

    private func stroke() throws(DrawingError) {
        var style = state.line
        let size = abs(state.map.determinant).squareRoot()
        // A line without a width is as thin as can be seen.
        style.lineWidth = max(style.lineWidth, 0.5 / max(size, 1e-6))
        let line = Node.stroke(Stroke(path, style: style, paint: .color(state.stroke.color)))
        if state.stroke.pattern != nil {
            let reach = style.lineWidth * size * max(1, style.miterLimit)
            let box = path.applying(state.map).boundingRect.insetBy(dx: -reach, dy: -reach)
            let mask = Node.stroke(Stroke(path, style: style, paint: .color(.black)))
            let cut = LayerOperation.mask([.layer(.transform(state.map), [mask])], .alpha)
            let nodes = try patterned(
                state.stroke, box, filled: { [.layer(cut, $0.fill(Path(box), rule: .nonzero))] }, cut: cut)
            return emit(nodes)
        }
        emit([.layer(.transform(state.map), [line])])
    }

    // MARK: What is drawn

    /// Adds nodes in the drawing's space under all that cuts and blends.
    func emit(_ nodes: [Node]) {
        guard !nodes.isEmpty else { return }
        let blended: [Node] = state.blendMode == .normal ? nodes : [.layer(.blend(state.blendMode), nodes)]
        canvas.add(blended, under: state.cuts + (state.softMask.map { [$0] } ?? []))
    }

    /// From now on everything is cut off. What cuts nothing off is left out.
    func cut(_ operation: LayerOperation, _ box: CGRect) {
        if case .clip(let path, _, _) = operation, path.isUprightBox, box.contains(visible) { return }
        counts.cuts += 1
        let left = visible.intersection(box)
        state.cuts.append(PDFCut(id: counts.cuts, operation: operation, bounds: left.isNull ? .zero : left))
    }

    /// What is left of the drawing.
    var visible: CGRect { state.cuts.last?.bounds ?? bounds }

    private func shade(_ value: PDFValue?) throws(DrawingError) {
        guard let shading = PDFShading(value, resources: resources, opacity: state.fill.opacity, in: file, budget)
        else {
            return
        }
        try budget.spend()
        emit(SpacedPaint(paint: shading.paint, map: state.map).fill(Path(visible), rule: .nonzero))
    }

    private func skipInlinePicture(_ lexer: inout PDFLexer) {
        budget.omit("pictures within commands")
        let ending = Array("EI".utf8)
        while let range = lexer.bytes[lexer.place...].firstRange(of: ending) {
            lexer.place = range.upperBound
            let isWord = PDFLexer.isBlank(lexer.bytes[range.lowerBound - 1])
            if isWord, lexer.place == lexer.bytes.count || PDFLexer.isBlank(lexer.bytes[lexer.place]) { return }
        }
        lexer.place = lexer.bytes.count
    }
}

extension Path {
    /// A single rectangle along the axes.
    fileprivate var isUprightBox: Bool {
        var corners: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): corners.append(point)
            case .closeSubpath: break
            default: return false
            }
        }
        if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
        guard corners.count == 4 else { return false }
        return (0..<4).allSatisfy { index in
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            return (a.x == b.x) != (a.y == b.y)
        }
    }
}
