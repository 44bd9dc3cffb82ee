import CoreImage
import KinoraViews

// Nodes as layers, and what is drawn of them as pixels.

extension CALayer {
    /// Adds layers for nodes and all that is below them, from back to front, with y upwards from this layer's corner.
    @MainActor func addNodes(_ nodes: [SKNode]) {
        for drawn in DrawnNode.all(nodes) {
            let (node, matrix) = (drawn.node, drawn.placement)
            let place = CALayer()
            place.frame = CGRect(x: matrix.tx, y: -matrix.ty, width: 0, height: 0)
            // Up is up in a scene, and down in a layer.
            place.transform = CATransform3DMakeAffineTransform(
                CGAffineTransform(a: matrix.a, b: -matrix.b, c: -matrix.c, d: matrix.d, tx: 0, ty: 0))
            place.opacity = Float(drawn.alpha)
            place.compositingFilter = node.blending.filterName
            place.addSublayer(node.makeLayer())
            if node.isDrawnApart, !node.drawsChildren { place.addNodes(node.children) }
            if let mask = (node as? SKCropNode)?.maskNode {
                let shape = CALayer()
                shape.addNodes([mask])
                place.mask = shape
            }
            addSublayer(place)
        }
    }
}

extension UIImage {
    /// What nodes draw, at the scale of the screen; nil where nothing is drawn, and where nobody makes pixels.
    ///
    /// - Parameter area: of the points that the nodes are in, with y upwards.
    @MainActor static func picture(of nodes: [SKNode], in area: CGRect) -> UIImage? {
        guard area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite else { return nil }
        let (whole, content) = (CALayer(), CALayer())
        whole.frame = CGRect(origin: .zero, size: area.size)
        content.frame = CGRect(x: -area.minX, y: area.maxY, width: 0, height: 0)
        content.addNodes(nodes)
        whole.addSublayer(content)
        let picture = UIGraphicsImageRenderer(size: area.size).image { whole.render(in: $0.cgContext) }
        return picture.cgImage == nil ? nil : picture
    }
}

extension SKView {
    /// What a node and all below it look like.
    public func texture(from node: SKNode) -> SKTexture? {
        texture(from: node, crop: node.calculateAccumulatedFrame())
    }
    /// - Parameter crop: the part of it, in the points of its parent.
    public func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        UIImage.picture(of: [node], in: crop).map { SKTexture(image: $0) }
    }
}

extension CIFilter {
    /// A layer with what nodes look like through the filter; as they are where nobody makes pixels.
    @MainActor func layer(of nodes: [SKNode]) -> CALayer {
        let own = nodes.reduce(CGRect.null) { $0.union($1.calculateAccumulatedFrame()) }
        let margin = reach / UIScreen.main.scale
        let area = own.insetBy(dx: -margin, dy: -margin)
        if !own.isNull, let picture = UIImage.picture(of: nodes, in: area), let layer = layer(of: picture, in: area) {
            return layer
        }
        let layer = CALayer()
        layer.addNodes(nodes)
        return layer
    }

    /// How far beyond a picture it is seen, in pixels: three times the radius, where it has one.
    var reach: CGFloat {
        let radius = value(forKey: kCIInputRadiusKey)
        let number = radius as? Double ?? (radius as? CGFloat).map { Double($0) }
        return 3 * CGFloat(number ?? (radius as? Float).map { Double($0) } ?? (radius as? Int).map { Double($0) } ?? 0)
    }

    /// A picture through the filter.
    ///
    /// - Parameter area: where the picture lies, with y upwards.
    @MainActor func layer(of picture: UIImage, in area: CGRect) -> CALayer? {
        let before = inputImage
        inputImage = picture.cgImage.map { CIImage(cgImage: $0) }
        defer { inputImage = before }
        guard let result = outputImage, let image = CIContext().createCGImage(result, from: result.extent) else {
            return nil
        }
        let (layer, reach, scale) = (CALayer(), result.extent, picture.scale)
        layer.contents = image
        layer.frame = CGRect(
            x: area.minX + reach.minX / scale, y: -(area.minY + reach.maxY / scale), width: reach.width / scale,
            height: reach.height / scale)
        return layer
    }
}
