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
}
open class SCNBox: SCNGeometry {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat
    open var chamferRadius: CGFloat
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
        super.init()
    }
}
open class SCNSphere: SCNGeometry {
    open var radius: CGFloat
    open var segmentCount = 48
    open var isGeodesic = false
    public init(radius: CGFloat) {
        self.radius = radius
        super.init()
    }
}
open class SCNPlane: SCNGeometry {
    open var width: CGFloat
    open var height: CGFloat
    open var cornerRadius: CGFloat = 0
    public init(width: CGFloat, height: CGFloat) {
        (self.width, self.height) = (width, height)
        super.init()
    }
}
open class SCNCylinder: SCNGeometry {
    open var radius: CGFloat
    open var height: CGFloat
    public init(radius: CGFloat, height: CGFloat) {
        (self.radius, self.height) = (radius, height)
        super.init()
    }
}
open class SCNCapsule: SCNGeometry {
    open var capRadius: CGFloat
    open var height: CGFloat
    public init(capRadius: CGFloat, height: CGFloat) {
        (self.capRadius, self.height) = (capRadius, height)
        super.init()
    }
}
open class SCNCone: SCNGeometry {
    open var topRadius: CGFloat
    open var bottomRadius: CGFloat
    open var height: CGFloat
    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
        super.init()
    }
}
open class SCNPyramid: SCNGeometry {
    open var width: CGFloat
    open var height: CGFloat
    open var length: CGFloat
    public init(width: CGFloat, height: CGFloat, length: CGFloat) {
        (self.width, self.height, self.length) = (width, height, length)
        super.init()
    }
}
open class SCNTorus: SCNGeometry {
    open var ringRadius: CGFloat
    open var pipeRadius: CGFloat
    public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
        super.init()
    }
}
open class SCNTube: SCNGeometry {
    open var innerRadius: CGFloat
    open var outerRadius: CGFloat
    open var height: CGFloat
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
