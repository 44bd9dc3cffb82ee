import KinoraBasics
import KinoraGeometry
import KinoraStage

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// One kind of particle. A range `r` means a value between base − r/2 and base + r/2.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
    public nonisolated override init() { super.init() }
    /// A cell of an archive. There are none.
    public required init?(coder: NSCoder) { return nil }
    open var name: String?
    open var isEnabled = true
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Particles per second.
    open var birthRate: Float = 0
    /// Seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// Points per second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// Radians.
    open var emissionLongitude: CGFloat = 0
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    /// Points per second, squared.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    /// Radians per second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var color: CGColor?
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// Seconds after which the cell begins, and how long it emits.
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var emitterCells: [CAEmitterCell]?
    /// Names of filters, as `CALayerContentsFilter` has them. Kept.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    open var minificationFilterBias: Float = 0
    open var fillMode: CAMediaTimingFillMode = .removed
    open var style: [AnyHashable: Any]?
    private var values: [String: Any] = [:]
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// What SpriteKit's particles have besides: in points, that of the contents where it is nil, which there need not be; and radians.
    package var size: CGSize?
    package var rotation: CGFloat = 0
    package var rotationRange: CGFloat = 0
    /// Instead of `color` and `scale` with their speeds.
    package var course = ParticleCourse()
}

/// What a particle is at shares of its life, from 0 to 1 in order; straight between them.
package struct ParticleCourse {
    /// Red, green and blue.
    package var color: [(share: Double, value: SIMD3<Double>)] = []
    package var alpha: [(share: Double, value: Double)] = []
    package var scale: [(share: Double, value: Double)] = []
    package init() {}

    /// The value at a share; nil where there is none.
    static func value<Value>(
        of course: [(share: Double, value: Value)], at share: Double, between mix: (Value, Value, Double) -> Value
    ) -> Value? {
        guard let next = course.firstIndex(where: { $0.share > share }) else { return course.last?.value }
        guard next > 0 else { return course[0].value }
        let (before, after) = (course[next - 1], course[next])
        return mix(before.value, after.value, (share - before.share) / (after.share - before.share))
    }
}

/// Emits particles. They follow the virtual clock from the layer's first picture on, and the layer's `seed`.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
    open override class func _kinoraMake() -> CALayer { CAEmitterLayer() }
    open var emitterCells: [CAEmitterCell]?
    open var emitterPosition: CGPoint = .zero
    open var emitterZPosition: CGFloat = 0
    open var emitterSize: CGSize = .zero
    open var emitterDepth: CGFloat = 0
    open var emitterShape: CAEmitterLayerEmitterShape = .point
    open var emitterMode: CAEmitterLayerEmitterMode = .volume
    open var renderMode: CAEmitterLayerRenderMode = .unordered
    open var preservesDepth = false
    /// These multiply those of the cells.
    open var birthRate: Float = 1
    open var lifetime: Float = 1
    open var velocity: CGFloat = 1
    open var scale: Float = 1
    open var spin: Float = 1
    open var seed: UInt32 = 0

    /// When it began, where another layer emitted its particles before. nil: with its first picture.
    package var start: Date?

    override func ownPicture() -> AnyView? { AnyView(EmittedParticles(layer: self)) }

    /// Particles of one cell that are alive at a time.
    struct Particle {
        var position: CGPoint
        var scale: CGFloat
        var rotation: CGFloat
        var color: (red: Double, green: Double, blue: Double, alpha: Double)
        var birth: Double

        var isWhite: Bool { min(color.red, color.green, color.blue) == 1 }
    }

    /// Most particles of a cell that are drawn: the latest.
    static let mostParticles = 4000

    func particles(of cell: CAEmitterCell, index cellIndex: Int, at time: Double) -> [Particle] {
        let rate = Double(cell.birthRate * birthRate)
        let longest = Double((cell.lifetime + cell.lifetimeRange / 2) * lifetime)
        guard cell.isEnabled, rate > 0, longest > 0 else { return [] }
        let start = cell.beginTime
        let last = Int(((min(time, start + cell.duration) - start) * rate).rounded(.down))
        guard last >= 0 else { return [] }
        let first = max(0, Int(((time - longest - start) * rate).rounded(.down)), last - CAEmitterLayer.mostParticles)
        guard first <= last else { return [] }
        return (first...last).compactMap { number in
            let birth = start + Double(number) / rate
            return particle(cell, cellIndex, number, birth, age: time - birth)
        }
    }

    private func particle(
        _ cell: CAEmitterCell, _ cellIndex: Int, _ number: Int, _ birth: Double, age: Double
    ) -> Particle? {
        var random = SplitMix(
            seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(cellIndex) << 40 ^ UInt64(truncatingIfNeeded: number))
        func spread(_ range: Double) -> Double { range == 0 ? 0 : (random.unit() - 0.5) * range }
        let lives = Double(cell.lifetime * lifetime) + spread(Double(cell.lifetimeRange * lifetime))
        guard age >= 0, age < lives else { return nil }
        let origin = place(random.unit(), random.unit())
        let direction = zeroDirection + Double(cell.emissionLongitude) + spread(Double(cell.emissionRange))
        let speed = (Double(cell.velocity) + spread(Double(cell.velocityRange))) * Double(velocity)
        let share = age / lives
        let course = ParticleCourse.value(of: cell.course.scale, at: share) { $0 + ($1 - $0) * $2 }
        let born = (course ?? Double(cell.scale)) + spread(Double(cell.scaleRange))
        let size = born * Double(scale) + Double(cell.scaleSpeed) * age
        let turned = (Double(cell.spin) + spread(Double(cell.spinRange))) * Double(spin) * age
        let turn = Double(cell.rotation) + spread(Double(cell.rotationRange)) + turned
        let plain = color(of: cell, at: share)
        func channel(_ index: Int, _ range: Float, _ speed: Float) -> Double {
            min(max(plain[index] + spread(Double(range)) + Double(speed) * age, 0), 1)
        }
        return Particle(
            position: CGPoint(
                x: origin.x + Maths.cos(direction) * speed * age + Double(cell.xAcceleration) * age * age / 2,
                y: origin.y + Maths.sin(direction) * speed * age + Double(cell.yAcceleration) * age * age / 2),
            scale: max(0, size), rotation: turn,
            color: (
                channel(0, cell.redRange, cell.redSpeed), channel(1, cell.greenRange, cell.greenSpeed),
                channel(2, cell.blueRange, cell.blueSpeed), channel(3, cell.alphaRange, cell.alphaSpeed)
            ), birth: birth)
    }

    /// A particle's color without its spread: red, green, blue and opacity.
    private func color(of cell: CAEmitterCell, at share: Double) -> [Double] {
        let color = (cell.color?.components ?? [1, 1, 1, 1]).map { Double($0) }
        let course = ParticleCourse.value(of: cell.course.color, at: share) { $0 + ($1 - $0) * $2 }
        let alpha = ParticleCourse.value(of: cell.course.alpha, at: share) { $0 + ($1 - $0) * $2 }
        return [course?.x ?? color[0], course?.y ?? color[1], course?.z ?? color[2], alpha ?? color[3]]
    }

    /// Where longitude 0 points to, clockwise from the right: those of a line are counted from its normal, which is up.
    private var zeroDirection: Double { emitterShape == .line ? -.pi / 2 : 0 }

    /// Where a particle is born, from two numbers of 0..<1.
    private func place(_ u: Double, _ v: Double) -> CGPoint {
        let (center, size) = (emitterPosition, emitterSize)
        switch emitterShape {
        case .line: return CGPoint(x: center.x + (u - 0.5) * size.width, y: center.y)
        case .rectangle, .cuboid:
            guard emitterMode == .outline else {
                return CGPoint(x: center.x + (u - 0.5) * size.width, y: center.y + (v - 0.5) * size.height)
            }
            return Path(
                CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            )
            .trimmedPath(from: 0, to: max(u, 1e-6)).currentPoint ?? center
        case .circle, .sphere:
            let radius = size.width * (emitterMode == .outline || emitterMode == .surface ? 1 : v.squareRoot())
            return CGPoint(x: center.x + Maths.cos(u * 2 * .pi) * radius, y: center.y + Maths.sin(u * 2 * .pi) * radius)
        default: return center
        }
    }
}

/// The particles of a layer at the time of the picture. They are seen beyond the layer's bounds, which are often empty.
private struct EmittedParticles: View {
    let layer: CAEmitterLayer
    @State private var start: Date?

    /// How far from the layer's corner particles are drawn, in points.
    private static let reach: CGFloat = 4096

    var body: some View {
        let reach = EmittedParticles.reach
        TimelineView(.animation) { timeline in
            Canvas { context, _ in
                context.translateBy(x: reach, y: reach)
                draw(&context, at: timeline.date.timeIntervalSince(layer.start ?? start ?? timeline.date))
            }
            .frame(width: 2 * reach, height: 2 * reach)
            .offset(x: -reach, y: -reach)
            .frame(width: 0, height: 0, alignment: .topLeading)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onAppear { start = Date() }
        .allowsHitTesting(false)
    }

    private func draw(_ context: inout GraphicsContext, at time: Double) {
        if layer.renderMode == .additive { context.blendMode = .plusLighter }
        for (index, cell) in (layer.emitterCells ?? []).enumerated() {
            let image = cell.contents as? CGImage
            let ownSize = image.map {
                CGSize(width: CGFloat($0.width) / cell.contentsScale, height: CGFloat($0.height) / cell.contentsScale)
            }
            guard let size = cell.size ?? ownSize else { continue }
            let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            let whole = image.map { Image(uiImage: UIImage(cgImage: $0, scale: cell.contentsScale, orientation: .up)) }
            let (picture, mask) = (whole?.renderingMode(.original), whole?.renderingMode(.template))
            for particle in layer.particles(of: cell, index: index, at: time) {
                var copy = context
                copy.opacity = particle.color.alpha
                copy.translateBy(x: particle.position.x, y: particle.position.y)
                copy.rotate(by: .radians(particle.rotation))
                copy.scaleBy(x: particle.scale, y: particle.scale)
                let color = GraphicsContext.Shading.color(
                    Color(red: particle.color.red, green: particle.color.green, blue: particle.color.blue))
                // White times a picture is the picture; without one it is a rectangle.
                guard let shown = particle.isWhite ? picture : mask else {
                    copy.fill(Path(rect), with: color)
                    continue
                }
                var resolved = copy.resolve(shown)
                resolved.shading = color
                copy.draw(resolved, in: rect)
            }
        }
    }
}
