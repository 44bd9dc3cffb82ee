import KinoraGeometry
import KinoraScene

/// What the name of a picture stands for.
package struct LibraryPicture: Sendable {
    package enum Form: Equatable, Sendable {
        /// Pixels and how many of them make a point.
        case pixels(SceneImage, scale: Double)
        /// Paths, drawn at whatever size is asked.
        case drawing(DrawnPicture)
    }

    package var form: Form
    /// Another one for dark surroundings.
    package var dark: Form?
    /// Whether only its shape counts, unless the source says otherwise.
    package var isTemplate: Bool
    /// Set for a symbol of the project's own: it is as large as text, and the form is only for where pixels are asked for.
    package var symbol: CustomSymbol?

    package init(_ form: Form, dark: Form? = nil, isTemplate: Bool = false, symbol: CustomSymbol? = nil) {
        (self.form, self.dark, self.isTemplate, self.symbol) = (form, dark, isTemplate, symbol)
    }

    func form(in scheme: ColorScheme) -> Form { scheme == .dark ? dark ?? form : form }
}

extension LibraryPicture.Form {
    /// In points.
    var size: CGSize {
        switch self {
        case .pixels(let image, let scale):
            CGSize(width: Double(image.pixmap.width) / scale, height: Double(image.pixmap.height) / scale)
        case .drawing(let drawing): drawing.size
        }
    }

    /// Pixels and how many of them make a point. A drawing has three, as on a phone.
    var pixels: (SceneImage, Double)? {
        switch self {
        case .pixels(let image, let scale): (image, scale)
        case .drawing(let drawing): drawing.pixels.map { ($0, DrawnPicture.scale) }
        }
    }

    var source: Image.Source {
        switch self {
        case .pixels(let image, let scale): .pixels(image, scale: scale)
        case .drawing(let drawing): .drawing(drawing)
        }
    }
}

/// A picture of paths, shared by reference.
package final class DrawnPicture: Equatable, @unchecked Sendable {
    /// In points.
    package let size: CGSize
    /// From the upper left corner of the size.
    package let nodes: [Node]
    /// Pixels to a point where pixels are asked for.
    static let scale = 3.0

    package init(size: CGSize, nodes: [Node]) { (self.size, self.nodes) = (size, nodes) }

    /// Views are evaluated on one thread only.
    private var drawn: SceneImage??
    /// Its pixels, for what needs them; nil where it is too large to be drawn.
    var pixels: SceneImage? {
        if let drawn { return drawn }
        let scene = FrameScene(size: size, nodes: nodes)
        let image = (try? DrawnImage.rasterizer?(scene, DrawnPicture.scale)).map { SceneImage($0) }
        drawn = .some(image)
        return image
    }

    /// Its nodes stretched into a rectangle.
    func nodes(in rect: CGRect) -> [Node] {
        guard size.width > 0, size.height > 0, !nodes.isEmpty else { return [] }
        let map = CGAffineTransform(
            rect.width / size.width, 0, 0, rect.height / size.height, rect.minX, rect.minY)
        return map.isIdentity ? nodes : [.layer(.transform(map), nodes)]
    }

    package static func == (a: DrawnPicture, b: DrawnPicture) -> Bool {
        a === b || a.size == b.size && a.nodes == b.nodes
    }
}
