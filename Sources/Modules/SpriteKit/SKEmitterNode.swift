import KinoraViews

public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }

/// Values at shares of a time, between which particles go straight.
open class SKKeyframeSequence: NSObject {
    private(set) var values: [Any]
    private(set) var times: [Double]
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        (self.values, self.times) = (values, times.map(\.doubleValue))
    }
    public init(keyframeValues values: [Any], times: [Double]) { (self.values, self.times) = (values, times) }

    open func count() -> Int { values.count }
    open func addKeyframeValue(_ value: Any, time: CGFloat) {
        values.append(value)
        times.append(Double(time))
    }

    /// Those of its values that are of a kind, with their times.
    func course<Value>(_ value: (Any) -> Value?) -> [(share: Double, value: Value)] {
        zip(times, values).compactMap { time, any in value(any).map { (time, $0) } }
    }
    var numbers: [(share: Double, value: Double)] {
        course { ($0 as? NSNumber)?.doubleValue ?? ($0 as? CGFloat).map { Double($0) } ?? $0 as? Double }
    }
}

/// Emits particles, as Core Animation's layer does.
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As a file of Xcode's particle editor says. One that emits nothing where the bundle has no such file.
    public convenience init?(fileNamed filename: String) {
        self.init()
        let url = Bundle.main.url(forResource: filename, withExtension: filename.hasSuffix(".sks") ? nil : "sks")
        if let url, let data = try? Data(contentsOf: url) { EmitterFile(data)?.describe(self) }
    }
    open var particleTexture: SKTexture?
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePositionRange = CGVector(dx: 0, dy: 0)
    open var particlePosition: CGPoint = .zero
    /// In points; that of the texture where it is zero.
    open var particleSize: CGSize = .zero
    open var particleZPosition: CGFloat = 0
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    /// Radians, counterclockwise from the right.
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleColor = UIColor.white
    /// From 0 to 1: how much of the color the texture is multiplied by.
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    /// From 0 to 1: how far a particle's channel may be from the color's, half of it to each side; and its change in a second.
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    open var fieldBitMask: UInt32 = 0
    open var particleBlendMode = SKBlendMode.alpha
    open var particleAction: SKAction?
    /// Kept and not run.
    open var shader: SKShader?
    open weak var targetNode: SKNode?
    /// How far from their node particles are drawn, in points.
    private static let reach: CGFloat = 2048

    /// Particles that have been emitted before the first picture: seconds of it.
    private var advance: TimeInterval = 0
    /// When it began to emit, as a layer is made for each picture.
    private var start: Date?
    open func advanceSimulationTime(_ sec: TimeInterval) { advance += max(0, sec) }
    open func resetSimulation() { (advance, start) = (0, nil) }

    @MainActor override func makeLayer() -> CALayer {
        let cell = CAEmitterCell()
        cell.contents = particleTexture?.pixels
        // Without a texture particles are rectangles of their color; with one whose picture is missing they are not seen.
        if particleTexture == nil || particleSize != .zero && cell.contents != nil { cell.size = particleSize }
        cell.birthRate = Float(particleBirthRate)
        cell.lifetime = Float(particleLifetime)
        cell.beginTime = -advance
        // A number of particles takes so long at their rate; none means without an end.
        if numParticlesToEmit > 0, particleBirthRate > 0 {
            cell.duration = (Double(numParticlesToEmit) - 0.5) / Double(particleBirthRate)
        }
        cell.lifetimeRange = Float(particleLifetimeRange)
        (cell.velocity, cell.velocityRange) = (particleSpeed, particleSpeedRange)
        (cell.emissionLongitude, cell.emissionRange) = (-emissionAngle, emissionAngleRange)
        (cell.xAcceleration, cell.yAcceleration) = (xAcceleration, -yAcceleration)
        (cell.scale, cell.scaleRange) = (particleScale, particleScaleRange)
        cell.scaleSpeed = particleScaleSequence == nil ? particleScaleSpeed : 0
        (cell.rotation, cell.rotationRange) = (-particleRotation, particleRotationRange)
        cell.spin = -particleRotationSpeed
        let alpha = min(max(particleAlpha, 0), 1)
        cell.color = UIColor(channels: tinted(particleColor.channels) + [alpha]).cgColor
        if particleAlphaSequence == nil {
            cell.alphaRange = Float(particleAlphaRange + particleColorAlphaRange)
            cell.alphaSpeed = Float(particleAlphaSpeed + particleColorAlphaSpeed)
        }
        cell.course.scale = particleScaleSequence?.numbers ?? []
        let colors = particleColorSequence?.course { ($0 as? UIColor)?.channels } ?? []
        cell.course.color = colors.map { ($0.share, SIMD3(tinted($0.value).map { Double($0) })) }
        cell.course.alpha =
            particleAlphaSequence?.numbers ?? colors.map { ($0.share, Double($0.value[3] * alpha)) }
        (cell.redRange, cell.redSpeed) = (Float(particleColorRedRange), Float(particleColorRedSpeed))
        (cell.greenRange, cell.greenSpeed) = (Float(particleColorGreenRange), Float(particleColorGreenSpeed))
        (cell.blueRange, cell.blueSpeed) = (Float(particleColorBlueRange), Float(particleColorBlueSpeed))
        if start == nil { start = Date() }
        let layer = CAEmitterLayer()
        layer.start = start
        layer.emitterCells = [cell]
        layer.emitterShape = particlePositionRange.dx == 0 && particlePositionRange.dy == 0 ? .point : .rectangle
        layer.emitterSize = CGSize(width: particlePositionRange.dx, height: particlePositionRange.dy)
        // Particles are seen where they fly to: in a box far larger than the node, which is a point.
        let reach = SKEmitterNode.reach
        layer.frame = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
        layer.emitterPosition = CGPoint(x: reach + particlePosition.x, y: reach - particlePosition.y)
        layer.renderMode = particleBlendMode == .add ? .additive : .unordered
        return layer
    }

    /// What the texture is multiplied by: the color, or white, or between them.
    private func tinted(_ color: [CGFloat]) -> [CGFloat] {
        color.prefix(3).map { 1 + ($0 - 1) * min(max(particleColorBlendFactor, 0), 1) }
    }
}
