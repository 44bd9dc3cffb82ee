import KinoraGeometry
import KinoraScene
import KinoraStage

/// Makes a picture of a view.
///
/// The view is performed on a stage of its own, and drawn as it is at its beginning, in light surroundings unless it says otherwise.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    /// The size that the view is offered, in points; unspecified is its own.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether the picture lies on black.
    public var isOpaque = false
    /// Everything is gamma-encoded sRGB, whatever is asked.
    public var colorMode = ColorRenderingMode.nonLinear
    public var isObservationEnabled = false
    /// Pictures have the standard range.
    public var allowedDynamicRange: Image.DynamicRange?

    public init(content: Content) { self.content = content }

    /// The view's pixels; nil where it has no size.
    public var cgImage: CGImage? {
        let picture = ViewPicture(content, proposal: proposedSize, scale: scale)
        guard picture.size.width > 0, picture.size.height > 0 else { return nil }
        var scene = FrameScene(size: picture.size, nodes: picture.nodes)
        if isOpaque { scene.background = .black }
        return (try? DrawnImage.rasterizer?(scene, Double(scale))).map { CGImage(SceneImage($0)) }
    }
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }
    public var nsImage: NSImage? { uiImage }

    /// Hands the view's size to `renderer`, and a function that draws it into a context whose y grows upwards.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {
        let picture = ViewPicture(content, proposal: proposedSize, scale: scale)
        renderer(picture.size) { context in
            let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: picture.size.height)
            context.add(picture.nodes.transformed(upright))
        }
    }
}
