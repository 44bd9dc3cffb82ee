import KinoraStage
import KinoraScene

/// A picture under the name that UIKit and AppKit give it. It comes from the project's pictures; see `Image(_:)`.
public final class UIImage: Sendable {
    let picture: SceneImage
    /// Pixels per point.
    public let scale: CGFloat

    /// A picture of the project by name; nil where there is none.
    public init?(named name: String) {
        guard let found = KinoraImageLibrary.image(named: name) else { return nil }
        picture = found.image
        scale = found.scale
    }

    /// In points.
    public var size: CGSize {
        CGSize(width: CGFloat(picture.pixmap.width) / scale, height: CGFloat(picture.pixmap.height) / scale)
    }
}

public typealias NSImage = UIImage

extension Image {
    public init(uiImage: UIImage) { self.init(source: .pixels(uiImage.picture, scale: uiImage.scale)) }
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
