import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A layer that consists of one whole image, each pixel exactly on a device pixel: a filter can read the image itself
/// instead of a copy.
struct PlacedPicture {
    private let image: SceneImage
    private let bounds: PixelRect

    /// Nil where the content is anything else.
    init?(_ nodes: [Node], _ transform: CGAffineTransform) {
        guard nodes.count == 1, case .image(let node) = nodes[0], node.tint == nil,
            node.source.map({ $0 == node.image.bounds }) ?? true, transform.b == 0, transform.c == 0, transform.a > 0,
            transform.d > 0,
            node.rect.width > 0, node.rect.height > 0,
            let place = PixelRect(exactly: Path(.rect(node.rect)), transform),
            place.width == node.image.pixmap.width, place.height == node.image.pixmap.height, !place.isEmpty
        else { return nil }
        image = node.image
        bounds = place
    }

    /// Gives access to the image's pixels, which must not be written.
    func withSurface(_ body: (Surface) throws -> Void) rethrows {
        try image.pixmap.pixels.withUnsafeBufferPointer { pixels in
            try body(Surface(bounds: bounds, borrowing: UnsafeMutablePointer(mutating: pixels.baseAddress!)))
        }
    }
}
