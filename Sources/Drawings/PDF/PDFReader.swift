import Foundation
import KinoraGeometry
import KinoraScene

/// From a page of a PDF to a drawing.
///
/// Paths, clips, colors, gradients along lines and between circles, tiles, forms, groups with their opacity and blend mode, soft masks, and
/// pictures. Texts and other shadings are not drawn.
enum PDFReader {
    static func drawing(_ bytes: [UInt8]) throws(DrawingError) -> VectorDrawing {
        let file = try PDFFile(bytes)
        return try drawing(of: file.firstPage(), in: file)
    }

    /// A page of a file as a drawing.
    static func drawing(of page: [String: PDFValue], in file: PDFFile) throws(DrawingError) -> VectorDrawing {
        let box = file.box(of: page, "CropBox")
        guard box.width > 0, box.height > 0, box.width <= DrawingLimits.side, box.height <= DrawingLimits.side else {
            throw DrawingError("the page is \(box.width) by \(box.height) points large")
        }
        var content: [UInt8] = []
        for part in file.array(page["Contents"]) ?? [page["Contents"] ?? .null] {
            if let stream = file.stream(part) { content += try file.unpacked(stream) + [10] }
        }
        let (size, map) = upright(box, turns: file.turns(of: page))
        let budget = DrawingBudget()
        let performer = PDFPerformer(
            file, budget, PDFState(map: map), base: map, resources: file.dictionary(page["Resources"]),
            bounds: CGRect(origin: .zero, size: size), depth: 0, counts: PDFCounts())
        var nodes = try performer.perform(content)
        if !nodes.isEmpty {
            nodes = [.layer(.clip(Path(CGRect(origin: .zero, size: size)), rule: .nonzero, inverse: false), nodes)]
        }
        return VectorDrawing(size: size, nodes: nodes, omissions: budget.omissions.sorted())
    }

    /// From the page, whose y grows upwards, to the drawing, after quarter turns clockwise.
    private static func upright(_ box: CGRect, turns: Int) -> (CGSize, CGAffineTransform) {
        let (w, h) = (box.width, box.height)
        let home = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        switch ((turns % 4) + 4) % 4 {
        case 1: return (CGSize(width: h, height: w), home.concatenating(CGAffineTransform(0, 1, 1, 0, 0, 0)))
        case 2: return (box.size, home.concatenating(CGAffineTransform(-1, 0, 0, 1, w, 0)))
        case 3: return (CGSize(width: h, height: w), home.concatenating(CGAffineTransform(0, -1, -1, 0, h, w)))
        default: return (box.size, home.concatenating(CGAffineTransform(1, 0, 0, -1, 0, h)))
        }
    }
}

extension PDFFile {
    /// A box of a page; that of the paper where the page has none of this name, and a letter's where it has no box at all.
    func box(of page: [String: PDFValue], _ name: String) -> CGRect {
        box(page[name]) ?? box(page["MediaBox"]) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    }

    /// Quarter turns clockwise, in which a page is shown.
    func turns(of page: [String: PDFValue]) -> Int {
        // What is not a number of turns in reach is none.
        let degrees = number(page["Rotate"]) ?? 0
        return abs(degrees) < 1e6 ? Int(degrees / 90) : 0
    }

    /// A rectangle by two corners.
    func box(_ value: PDFValue?) -> CGRect? {
        numbers(value, count: 4).map {
            CGRect(x: min($0[0], $0[2]), y: min($0[1], $0[3]), width: abs($0[2] - $0[0]), height: abs($0[3] - $0[1]))
        }
    }

    /// A transform by its six numbers; the identity where there are none.
    func transform(_ value: PDFValue?) -> CGAffineTransform {
        numbers(value, count: 6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
    }
}

/// What all contents of a page count together.
final class PDFCounts {
    var commands = 0
    var cuts = 0
}
