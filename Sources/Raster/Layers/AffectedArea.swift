import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The pixels that nodes may change: those of `ContentBounds`, and all where these do not hold.
enum AffectedArea {
    /// Coordinates beyond this are rounded too much for the far edge of a rectangle, a sum, to be where its pixels end.
    private static let limit = 1e9

    static func of(_ node: Node, _ transform: CGAffineTransform) -> PixelRect {
        isBounded(node) && isModest(transform) ? ContentBounds.of([node], transform) : ContentBounds.everything
    }

    static func of(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelRect {
        isModest(rect) && isModest(transform) ? ContentBounds.of(rect, transform) : ContentBounds.everything
    }

    private static func isBounded(_ node: Node) -> Bool {
        switch node {
        case .fill(let fill): isModest(fill.path.boundingRect)
        case .stroke(let stroke): isModest(ContentBounds.outset(of: stroke))
        case .glyphs(let run):
            isModest(run.size) && run.glyphs.allSatisfy { isModest($0.x) && isModest($0.y) }
                && run.outlines.allSatisfy { isModest($0.path.boundingRect) }
        case .image(let image): isModest(image.rect)
        case .backdrop(let backdrop): isModest(backdrop.path.boundingRect)
        case .group(let children): children.allSatisfy(isBounded)
        case .layer(let operation, let children): isBounded(operation) && children.allSatisfy(isBounded)
        }
    }

    private static func isBounded(_ operation: LayerOperation) -> Bool {
        switch operation {
        case .transform(let transform): isModest(transform)
        case .isolate, .opacity, .projection, .overDarkGlass: true
        // Some operators change the target where the layer is empty, too.
        case .blend(let mode): mode == .normal || Blend.keepsTargetOutsideSource(mode)
        case .clip(let path, _, _): isModest(path.boundingRect)
        case .mask(let mask, _), .filter(.variableBlur(_, let mask)): mask.allSatisfy(isBounded)
        case .filter: true
        }
    }

    private static func isModest(_ rect: CGRect) -> Bool {
        rect.isNull
            || isModest(rect.origin.x.native) && isModest(rect.origin.y.native) && isModest(rect.width.native)
                && isModest(rect.height.native)
    }

    private static func isModest(_ transform: CGAffineTransform) -> Bool {
        isModest(transform.a.native) && isModest(transform.b.native) && isModest(transform.c.native)
            && isModest(transform.d.native) && isModest(transform.tx.native) && isModest(transform.ty.native)
    }

    /// False for what is no number, too.
    private static func isModest(_ value: Double) -> Bool { abs(value) < limit }
}
