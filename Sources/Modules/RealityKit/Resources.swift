import KinoraViews
import simd

// What models are made of. Nothing is computed of it, as nothing shows it.

public final class MeshResource: Sendable {
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource { MeshResource() }
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource() }
    public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
    /// A font of meshes is that of texts, whose points are meters here.
    public typealias Font = UIFont
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25,
        font: Font = .systemFont(ofSize: MeshResource.Font.systemFontSize), containerFrame: CGRect = .zero,
        alignment: CTTextAlignment = .left, lineBreakMode: CTLineBreakMode = .byTruncatingTail
    ) -> MeshResource { MeshResource() }
    public var bounds: BoundingBox { BoundingBox() }
}
public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public final class ShapeResource: Sendable {
    public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
    public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { ShapeResource() }
    public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
    public static func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
    public static func generateConvex(from mesh: MeshResource) -> ShapeResource { ShapeResource() }
    public func offsetBy(translation: SIMD3<Float>) -> ShapeResource { self }
}

/// A picture on a model. None is read.
public final class TextureResource: Sendable {
    private struct Unread: Error {}
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource { throw Unread() }
    public static func load(contentsOf url: URL) throws -> TextureResource { throw Unread() }
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws { throw Unread() }
    public convenience init(contentsOf url: URL) async throws { throw Unread() }
    init() {}
}
public final class EnvironmentResource: Sendable {
    private struct Unread: Error {}
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource {
        throw Unread()
    }
    init() {}
}

// MARK: Materials

public protocol Material {}

/// A number of a material, or a picture of such.
public enum MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    case float(Float)
    case texture(TextureResource)
    public init(floatLiteral value: Float) { self = .float(value) }
    public init(integerLiteral value: Int) { self = .float(Float(value)) }
}
public enum MaterialColorParameter: Sendable {
    case color(UIColor)
    case texture(TextureResource)
}
/// Names that materials share.
public enum MaterialParameters {
    public struct Texture: Sendable {
        public init(_ resource: TextureResource) {}
    }
}

public struct SimpleMaterial: Material {
    public typealias Color = UIColor
    public struct BaseColor: Sendable {
        public var tint: UIColor
        public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) { self.tint = tint }
    }
    public var color: BaseColor
    public var roughness: MaterialScalarParameter
    public var metallic: MaterialScalarParameter = 0
    public var baseColor: MaterialColorParameter {
        get { .color(color.tint) }
        set { if case .color(let tint) = newValue { color.tint = tint } }
    }
    public init() { self.init(color: .white, isMetallic: false) }
    public init(color: UIColor, roughness: MaterialScalarParameter = 0.5, isMetallic: Bool) {
        (self.color, self.roughness, metallic) = (BaseColor(tint: color), roughness, isMetallic ? 1 : 0)
    }
}
public struct UnlitMaterial: Material {
    public typealias BaseColor = SimpleMaterial.BaseColor
    public var color: BaseColor
    public init() { color = BaseColor() }
    public init(color: UIColor, applyPostProcessToneMap: Bool = true) { self.color = BaseColor(tint: color) }
    public init(texture: TextureResource) { color = BaseColor() }
}
public struct OcclusionMaterial: Material { public init(receivesDynamicLighting: Bool = false) {} }
public struct PhysicallyBasedMaterial: Material {
    public typealias BaseColor = SimpleMaterial.BaseColor
    /// A number and its picture.
    public struct Scalar: ExpressibleByFloatLiteral, Sendable {
        public var scale: Float
        public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil) { self.scale = scale }
        public init(floatLiteral value: Float) { scale = value }
    }
    public typealias Roughness = Scalar
    public typealias Metallic = Scalar
    public typealias Opacity = Scalar
    public typealias Clearcoat = Scalar
    public struct EmissiveColor: Sendable {
        public var color: UIColor
        public init(color: UIColor = .black, texture: MaterialParameters.Texture? = nil) { self.color = color }
    }
    public enum Blending: Sendable {
        case opaque
        case transparent(opacity: Opacity)
    }
    public var baseColor = BaseColor()
    public var roughness: Roughness = 0.5
    public var metallic: Metallic = 0.0
    public var clearcoat: Clearcoat = 0.0
    public var emissiveColor = EmissiveColor()
    public var emissiveIntensity: Float = 0
    public var blending = Blending.opaque
    public init() {}
}
public struct VideoMaterial: Material {}
