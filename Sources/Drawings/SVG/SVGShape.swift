import Foundation
import KinoraGeometry

/// The outlines of SVG's shapes.
enum SVGShape {
    /// Nil for elements that are no shapes, and for shapes of no size.
    static func path(of name: String, _ declared: SVGDeclarations) -> Path? {
        switch name {
        case "path": return declared["d"].map { SVGPathData($0).path }
        case "rect": return rect(declared)
        case "circle":
            guard let r = declared.length("r"), r > 0 else { return nil }
            return ellipse(declared, r, r)
        case "ellipse":
            let (rx, ry) = (declared.x("rx"), declared.y("ry"))
            guard let across = rx ?? ry, let down = ry ?? rx, across > 0, down > 0 else { return nil }
            return ellipse(declared, across, down)
        case "line":
            var path = Path()
            path.move(to: CGPoint(x: declared.x("x1") ?? 0, y: declared.y("y1") ?? 0))
            path.addLine(to: CGPoint(x: declared.x("x2") ?? 0, y: declared.y("y2") ?? 0))
            return path
        case "polyline", "polygon":
            let numbers = SVGNumbers.list(declared["points"] ?? "")
            guard numbers.count >= 4 else { return nil }
            var path = Path()
            path.addLines(
                stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
            if name == "polygon" { path.closeSubpath() }
            return path
        default: return nil
        }
    }

    private static func rect(_ declared: SVGDeclarations) -> Path? {
        guard let width = declared.x("width"), let height = declared.y("height"), width > 0, height > 0 else {
            return nil
        }
        let rect = CGRect(x: declared.x("x") ?? 0, y: declared.y("y") ?? 0, width: width, height: height)
        let (rx, ry) = (declared.x("rx"), declared.y("ry"))
        guard let x = rx ?? ry, let y = ry ?? rx, x > 0, y > 0 else { return Path(rect) }
        return Path(
            roundedRect: rect, cornerSize: CGSize(width: min(x, width / 2), height: min(y, height / 2)),
            style: .circular)
    }

    private static func ellipse(_ declared: SVGDeclarations, _ rx: Double, _ ry: Double) -> Path {
        Path(
            ellipseIn: CGRect(
                x: (declared.x("cx") ?? 0) - rx, y: (declared.y("cy") ?? 0) - ry, width: 2 * rx, height: 2 * ry))
    }
}
