import Foundation
import KinoraGeometry
import KinoraScene

extension [Node] {
    /// The box around the paths of shapes, without their strokes' width; null where there are none.
    var pathBounds: CGRect { reduce(CGRect.null) { $0.union($1.pathBounds) } }
}

extension Node {
    fileprivate var pathBounds: CGRect {
        switch self {
        case .fill(let fill): return fill.path.boundingRect
        case .stroke(let stroke): return stroke.path.boundingRect
        case .image(let image): return image.rect
        case .group(let nodes): return nodes.pathBounds
        case .layer(.transform(let map), let nodes):
            let box = nodes.pathBounds
            return box.isNull ? box : box.applying(map)
        case .layer(_, let nodes): return nodes.pathBounds
        case .glyphs, .backdrop: return .null
        }
    }
}
