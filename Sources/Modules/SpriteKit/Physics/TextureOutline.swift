import KinoraPhysics
import KinoraViews

/// Where a picture is opaque, from the first to the last such pixel of each row.
struct TextureOutline {
    private let corners: [(x: Double, y: Double)]

    /// - Parameter alphaThreshold: from 0 to 1; pixels that are more opaque count.
    init(_ texture: SKTexture, alphaThreshold: Double) {
        guard let image = texture.pixels, let data = image.dataProvider?.data else {
            corners = []
            return
        }
        let bytes = [UInt8](data as Data)
        let (width, height) = (image.width, image.height)
        corners = (0..<height).flatMap { row -> [(x: Double, y: Double)] in
            let opaque = (0..<width).filter { Double(bytes[(row * width + $0) * 4 + 3]) > alphaThreshold * 255 }
            guard let first = opaque.first, let last = opaque.last else { return [] }
            return [row, row + 1].flatMap { y in
                [first, last + 1].map { x in (Double(x) / Double(width) - 0.5, 0.5 - Double(y) / Double(height)) }
            }
        }
    }

    /// - Parameter size: of the whole picture, which is around zero.
    func hull(size: CGSize) -> PhysicsShape? {
        PhysicsShape.hull(of: corners.map { Vector($0.x * Double(size.width), $0.y * Double(size.height)) })
    }
}
