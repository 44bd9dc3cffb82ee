import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A picture of paths, as SVG and PDF files hold: exact at every size.
public struct VectorDrawing: Sendable, Equatable {
    /// In points.
    public var size: CGSize
    /// What is drawn, from the upper left corner; nothing of it lies outside of the size.
    public var nodes: [Node]
    /// What the file asks for and is not drawn, as plural nouns in order: “filters”.
    public var omissions: [String]

    /// A drawing of `size` points.
    public init(size: CGSize, nodes: [Node], omissions: [String] = []) {
        self.size = size
        self.nodes = nodes
        self.omissions = omissions
    }

    /// Reads an SVG or a PDF file, whichever the bytes are.
    ///
    /// - Throws: `DrawingError` where they are neither, or damaged beyond use.
    public init(file bytes: [UInt8]) throws(DrawingError) {
        guard bytes.count <= DrawingLimits.fileBytes else {
            throw DrawingError("the file has more than \(DrawingLimits.fileBytes >> 20) MiB")
        }
        // Some bytes may stand before a PDF's first line.
        self =
            try bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) == nil
            ? SVGReader.drawing(bytes) : PDFReader.drawing(bytes)
    }
}

/// Why a drawing's file was refused.
public struct DrawingError: Error, CustomStringConvertible, Equatable {
    /// A sentence without its full stop.
    public let description: String
    init(_ description: String) { self.description = description }
}

/// How large and how deep a drawing's file may be. Files come from anywhere: what is read is counted, so that none can exhaust
/// memory or the stack.
public enum DrawingLimits {
    /// Bytes of a file.
    public static let fileBytes = 1 << 25
    /// Elements, objects or forms inside one another.
    public static let depth = 64
    /// Elements of a document, and things that are drawn, each.
    public static let elements = 1 << 17
    /// Elements of all paths together.
    public static let pathElements = 1 << 21
    /// Bytes of all unpacked streams together.
    public static let unpackedBytes = 1 << 27
    /// Commands of all pages and forms together.
    public static let commands = 1 << 21
    /// The longest side, in points.
    public static let side = 16_384.0
}

/// Counts what a drawing consists of, while it is read.
final class DrawingBudget {
    private var elements = 0
    private var pathElements = 0
    private(set) var omissions: Set<String> = []

    /// Notes that something is not drawn.
    func omit(_ what: String) { omissions.insert(what) }

    func spend(elements count: Int = 1, pathElements more: Int = 0) throws(DrawingError) {
        elements += count
        pathElements += more
        guard elements <= DrawingLimits.elements else {
            throw DrawingError("more than \(DrawingLimits.elements) things are drawn")
        }
        guard pathElements <= DrawingLimits.pathElements else {
            throw DrawingError("the paths have more than \(DrawingLimits.pathElements) elements")
        }
    }
}
