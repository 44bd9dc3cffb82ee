import KinoraViews

/// A color or picture of a material.
open class SCNMaterialProperty: NSObject {
    public override init() { super.init() }
    public init(contents: Any) { self.contents = contents }
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var contentsTransform = CATransform3DIdentity
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
}
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }

open class SCNMaterial: NSObject {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = LightingModel(rawValue: "phong")
        public static let blinn = LightingModel(rawValue: "blinn")
        public static let lambert = LightingModel(rawValue: "lambert")
        public static let constant = LightingModel(rawValue: "constant")
        public static let physicallyBased = LightingModel(rawValue: "physicallyBased")
    }
    public override init() { super.init() }
    open var name: String?
    public let diffuse = SCNMaterialProperty()
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var lightingModel = LightingModel.blinn
    open var isDoubleSided = false
    open var isLitPerPixel = true
    open var fillMode = SCNFillMode.fill
    open var cullMode = SCNCullMode.back
    open var blendMode = SCNBlendMode.alpha
    open var transparencyMode = SCNTransparencyMode.aOne
    open var readsFromDepthBuffer = true
    open var writesToDepthBuffer = true
    open var locksAmbientWithDiffuse = true
    open var fresnelExponent: CGFloat = 0
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
}
/// Whether faces are filled, or their edges drawn.
public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNCullMode: Int, Sendable { case back, front }
public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }
public enum SCNTransparencyMode: Int, Sendable {
    case aOne, rgbZero, singleLayer, dualLayer
    public static let `default` = aOne
}
/// Where a source's own lines of a shader would be put in. They are kept.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
    public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
    public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
    public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}

/// A shape of a node. It keeps its sizes, in units of the scene.
open class SCNGeometry: NSObject {
    public override init() { super.init() }
    open var name: String?
    open var materials = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = [newValue].compactMap { $0 } + materials.dropFirst() }
    }
    open var subdivisionLevel = 0
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    open func insertMaterial(_ material: SCNMaterial, at index: Int) {
        materials.insert(material, at: min(max(0, index), materials.count))
    }
    open func replaceMaterial(at index: Int, with material: SCNMaterial) {
        if materials.indices.contains(index) { materials[index] = material }
    }
}
open class SCNBox: SCNGeometry {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat
    open var chamferRadius: CGFloat
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var lengthSegmentCount = 1
    open var chamferSegmentCount = 5
    public convenience override init() { self.init(width: 1, height: 1, length: 1, chamferRadius: 0) }
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
        super.init()
    }
}
open class SCNSphere: SCNGeometry {
    open var radius: CGFloat
    open var segmentCount = 48
    open var isGeodesic = false
    public convenience override init() { self.init(radius: 0.5) }
    public init(radius: CGFloat) {
        self.radius = radius
        super.init()
    }
}
open class SCNPlane: SCNGeometry {
    open var width: CGFloat
    open var height: CGFloat
    open var cornerRadius: CGFloat = 0
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var cornerSegmentCount = 10
    public convenience override init() { self.init(width: 1, height: 1) }
    public init(width: CGFloat, height: CGFloat) {
        (self.width, self.height) = (width, height)
        super.init()
    }
}
open class SCNCylinder: SCNGeometry {
    open var radius: CGFloat
    open var height: CGFloat
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1
    public convenience override init() { self.init(radius: 0.5, height: 1) }
    public init(radius: CGFloat, height: CGFloat) {
        (self.radius, self.height) = (radius, height)
        super.init()
    }
}
open class SCNCapsule: SCNGeometry {
    open var capRadius: CGFloat
    open var height: CGFloat
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1
    open var capSegmentCount = 24
    public convenience override init() { self.init(capRadius: 0.5, height: 2) }
    public init(capRadius: CGFloat, height: CGFloat) {
        (self.capRadius, self.height) = (capRadius, height)
        super.init()
    }
}
open class SCNCone: SCNGeometry {
    open var topRadius: CGFloat
    open var bottomRadius: CGFloat
    open var height: CGFloat
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1
    public convenience override init() { self.init(topRadius: 0, bottomRadius: 0.5, height: 1) }
    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
        super.init()
    }
}
open class SCNPyramid: SCNGeometry {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var lengthSegmentCount = 1
    public convenience override init() { self.init(width: 1, height: 1, length: 1) }
    public init(width: CGFloat, height: CGFloat, length: CGFloat) {
        (self.width, self.height, self.length) = (width, height, length)
        super.init()
    }
}
open class SCNTorus: SCNGeometry {
    open var ringRadius: CGFloat
    open var pipeRadius: CGFloat
    open var ringSegmentCount = 48
    open var pipeSegmentCount = 24
    public convenience override init() { self.init(ringRadius: 0.5, pipeRadius: 0.25) }
    public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
        super.init()
    }
}
open class SCNTube: SCNGeometry {
    open var innerRadius: CGFloat
    open var outerRadius: CGFloat
    open var height: CGFloat
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1
    public convenience override init() { self.init(innerRadius: 0.25, outerRadius: 0.5, height: 1) }
    public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
        super.init()
    }
}
open class SCNText: SCNGeometry {
    open var string: Any?
    open var extrusionDepth: CGFloat
    open var font = UIFont.systemFont(ofSize: 36)
    open var flatness: CGFloat = 0.6
    open var chamferRadius: CGFloat = 0
    /// Where the lines break; none at `zero`.
    open var containerFrame = CGRect.zero
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural.rawValue
    open var truncationMode = CATextLayerTruncationMode.none.rawValue
    public init(string: Any?, extrusionDepth: CGFloat) {
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
        super.init()
    }
}

/// A flat shape, made thick.
open class SCNShape: SCNGeometry {
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat
    open var chamferRadius: CGFloat = 0
    public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
        super.init()
    }
}

/// A plane without an end.
open class SCNFloor: SCNGeometry {
    open var reflectivity: CGFloat = 0.25
    open var reflectionFalloffEnd: CGFloat = 0
    open var width: CGFloat = 0
    open var length: CGFloat = 0
}

/// Numbers of a shape's corners.
open class SCNGeometrySource: NSObject {
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertex = Semantic(rawValue: "vertex")
        public static let normal = Semantic(rawValue: "normal")
        public static let color = Semantic(rawValue: "color")
        public static let texcoord = Semantic(rawValue: "texcoord")
    }
    public let vectorCount: Int
    public init(vertices: [SCNVector3]) { vectorCount = vertices.count }
    public init(normals: [SCNVector3]) { vectorCount = normals.count }
    public init(textureCoordinates texcoord: [CGPoint]) { vectorCount = texcoord.count }
}
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }
/// How corners make a shape.
open class SCNGeometryElement: NSObject {
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    open var pointSize: CGFloat = 1
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    open var maximumPointScreenSpaceRadius: CGFloat = 1
    public init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
        (self.primitiveType, primitiveCount) = (primitiveType, indices.count)
    }
}
extension SCNGeometry {
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) { self.init() }
}
