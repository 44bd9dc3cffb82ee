import KinoraViews

/// A program of the graphics processor, in GLSL. It is kept and not run: a node with a shader looks as it does without one.
open class SKShader: NSObject {
    open var source: String?
    open var uniforms: [SKUniform] = []
    open var attributes: [SKAttribute] = []

    public override init() { super.init() }
    public init(source: String) { self.source = source }
    public init(source: String, uniforms: [SKUniform]) { (self.source, self.uniforms) = (source, uniforms) }
    /// Without a source where the bundle has no such file.
    public init(fileNamed name: String) {
        let url = Bundle.main.url(forResource: name, withExtension: name.hasSuffix(".fsh") ? nil : "fsh")
        source = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

public enum SKUniformType: Int, Sendable {
    case none, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3, floatMatrix4, texture
}

/// A value that a shader reads at all pixels.
open class SKUniform: NSObject {
    public let name: String
    open private(set) var uniformType: SKUniformType
    open var floatValue: Float = 0
    open var vectorFloat2Value = SIMD2<Float>.zero
    open var vectorFloat3Value = SIMD3<Float>.zero
    open var vectorFloat4Value = SIMD4<Float>.zero
    open var textureValue: SKTexture?

    private init(_ name: String, _ type: SKUniformType) { (self.name, uniformType) = (name, type) }
    public convenience init(name: String) { self.init(name, .none) }
    public convenience init(name: String, float value: Float) {
        self.init(name, .float)
        floatValue = value
    }
    public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
        self.init(name, .floatVector2)
        vectorFloat2Value = value
    }
    public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
        self.init(name, .floatVector3)
        vectorFloat3Value = value
    }
    public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
        self.init(name, .floatVector4)
        vectorFloat4Value = value
    }
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name, .texture)
        textureValue = texture
    }
}

public enum SKAttributeType: Int, Sendable {
    case none, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2, vectorHalfFloat3
    case vectorHalfFloat4
}

/// The name of a value that each node gives its shader.
open class SKAttribute: NSObject {
    public let name: String
    public let type: SKAttributeType
    public init(name: String, type: SKAttributeType) { (self.name, self.type) = (name, type) }
}

/// What a node gives its shader.
open class SKAttributeValue: NSObject {
    open var floatValue: Float = 0
    open var vectorFloat2Value = SIMD2<Float>.zero
    open var vectorFloat3Value = SIMD3<Float>.zero
    open var vectorFloat4Value = SIMD4<Float>.zero
    public override init() { super.init() }
    public init(float value: Float) { floatValue = value }
    public init(vectorFloat2 value: SIMD2<Float>) { vectorFloat2Value = value }
    public init(vectorFloat3 value: SIMD3<Float>) { vectorFloat3Value = value }
    public init(vectorFloat4 value: SIMD4<Float>) { vectorFloat4Value = value }
}

extension SKNode {
    public func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
    public func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
}
