import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What a PDF's commands draw with, which `q` and `Q` keep and restore.
struct PDFState {
    /// From the content's space to the drawing's.
    var map: CGAffineTransform
    var fill = PDFInk()
    var stroke = PDFInk()
    var line = StrokeStyle(lineWidth: 1, miterLimit: 10)
    var blendMode = BlendMode.normal
    /// What cuts everything off, the outermost first.
    var cuts: [PDFCut] = []
    var softMask: PDFCut?
}

/// A color or a pattern, and how opaque it is.
struct PDFInk {
    var space = PDFColorSpace.gray
    var numbers: [Double] = [0]
    var pattern: String?
    var opacity = 1.0

    var color: RGBA { space.color(numbers).opacity(opacity) }
}

/// A clip or a mask. Equal numbers mean the same one.
struct PDFCut {
    let id: Int
    let operation: LayerOperation
    /// What is left at most, in the drawing's space.
    let bounds: CGRect
}

/// Collects nodes in order; what lies under the same clips and masks shares their layers.
struct PDFCanvas {
    private var open: [(cut: PDFCut, nodes: [Node])] = []
    private var nodes: [Node] = []

    mutating func add(_ new: [Node], under cuts: [PDFCut]) {
        guard !new.isEmpty else { return }
        var common = 0
        while common < min(open.count, cuts.count), open[common].cut.id == cuts[common].id { common += 1 }
        close(to: common)
        for cut in cuts[common...] { open.append((cut, [])) }
        append(new)
    }

    mutating func finish() -> [Node] {
        close(to: 0)
        return nodes
    }

    private mutating func close(to depth: Int) {
        while open.count > depth {
            let last = open.removeLast()
            if !last.nodes.isEmpty { append([.layer(last.cut.operation, last.nodes)]) }
        }
    }

    private mutating func append(_ new: [Node]) {
        if open.isEmpty { nodes += new } else { open[open.count - 1].nodes += new }
    }
}
