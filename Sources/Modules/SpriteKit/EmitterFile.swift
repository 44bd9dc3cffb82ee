import KinoraViews

/// A file of Xcode's particle editor (`.sks`): an archived emitter.
struct EmitterFile {
    private let archive: KeyedArchive

    init?(_ data: Data) {
        guard let archive = KeyedArchive(data), archive.root["_birthrate"] != nil else { return nil }
        self.archive = archive
    }

    /// Gives an emitter all that the file says.
    @MainActor func describe(_ node: SKEmitterNode) {
        place(node)
        node.particleTexture = archive.object("_particleTexture", of: archive.root)
            .flatMap { archive.text("_imgName", of: $0) }.map { SKTexture(imageNamed: $0) }
        node.particleBirthRate = number("_birthrate")
        node.numParticlesToEmit = Int(number("_numParticlesToEmit"))
        (node.particleLifetime, node.particleLifetimeRange) = (number("_lifetime"), number("_lifetimeVariance"))
        node.particlePosition = point("_startPosition")
        node.particlePositionRange = vector("_startPositionVariance")
        (node.particleSpeed, node.particleSpeedRange) = (number("_startSpeed"), number("_startSpeedVariance"))
        (node.emissionAngle, node.emissionAngleRange) = (number("_emissionAngle"), number("_emissionAngleVariance"))
        let acceleration = point("_acceleration")
        (node.xAcceleration, node.yAcceleration) = (acceleration.x, acceleration.y)
        let size = point("_startSize")
        node.particleSize = CGSize(width: size.x, height: size.y)
        (node.particleScale, node.particleScaleRange) = (number("_startScale", 1), number("_startScaleVariance"))
        node.particleScaleSpeed = number("_scaleSpeed")
        node.particleRotation = number("_startRotation")
        node.particleRotationRange = number("_startRotationVariance")
        node.particleRotationSpeed = number("_rotationSpeed")
        (node.particleAlpha, node.particleAlphaRange) = (number("_startOpacity", 1), number("_startOpacityVariance"))
        node.particleAlphaSpeed = number("_opacitySpeed")
        node.particleZPosition = number("_startZPosition")
        node.particleBlendMode = SKBlendMode(rawValue: Int(number("_particleBlendMode"))) ?? .alpha
        node.fieldBitMask = UInt32(truncatingIfNeeded: Int(number("_fieldBitMask")))
        color(node)
        node.particleScaleSequence = sequence("_particleScaleSequence") { number(of: $0) }
        node.particleAlphaSequence = sequence("_particleAlphaSequence") { number(of: $0) }
        node.particleColorSequence = sequence("_particleColorSequence") { color(of: $0) }
    }

    @MainActor private func place(_ node: SKEmitterNode) {
        node.name = archive.text("_name", of: archive.root)
        if let box = archive.object("_position", of: archive.root) { node.position = point("NS.pointval", of: box) }
        (node.zPosition, node.zRotation) = (number("_zPosition"), number("_zRotation"))
        (node.xScale, node.yScale) = (number("_xScale", 1), number("_yScale", 1))
    }

    @MainActor private func color(_ node: SKEmitterNode) {
        node.particleColor = UIColor(
            red: number("_startColorR", 1), green: number("_startColorG", 1), blue: number("_startColorB", 1), alpha: 1)
        node.particleColorBlendFactor = number("_startColorMix")
        node.particleColorBlendFactorRange = number("_startColorBlendVariance")
        node.particleColorBlendFactorSpeed = number("_colorBlendSpeed")
        node.particleColorRedRange = number("_startColorVarianceR")
        node.particleColorGreenRange = number("_startColorVarianceG")
        node.particleColorBlueRange = number("_startColorVarianceB")
        node.particleColorAlphaRange = number("_startColorVarianceA")
        node.particleColorRedSpeed = number("_colorSpeedR")
        node.particleColorGreenSpeed = number("_colorSpeedG")
        node.particleColorBlueSpeed = number("_colorSpeedB")
        node.particleColorAlphaSpeed = number("_colorSpeedA")
    }

    // MARK: Values

    private func number(_ key: String, _ standard: CGFloat = 0) -> CGFloat {
        archive.number(key, of: archive.root).flatMap { $0.magnitude < 1e9 ? CGFloat($0) : nil } ?? standard
    }
    private func point(_ key: String, of object: [String: KeyedArchive.Value]? = nil) -> CGPoint {
        let text = archive.text(key, of: object ?? archive.root) ?? ""
        let numbers = EmitterFile.numbers(text.filter { !"{},".contains($0) })
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : .zero
    }
    private func vector(_ key: String) -> CGVector {
        let point = point(key)
        return CGVector(dx: point.x, dy: point.y)
    }
    private static func numbers(_ text: some StringProtocol) -> [Double] {
        text.split(whereSeparator: { $0 == " " || $0 == "\0" }).compactMap { Double($0) }
    }

    private func sequence(_ key: String, _ value: (KeyedArchive.Value) -> Any?) -> SKKeyframeSequence? {
        guard let object = archive.object(key, of: archive.root) else { return nil }
        let values = archive.elements("_values", of: object).compactMap(value)
        let times = archive.elements("_times", of: object).compactMap { number(of: $0) }
        return values.count == times.count && !times.isEmpty
            ? SKKeyframeSequence(keyframeValues: values, times: times) : nil
    }
    private func number(of value: KeyedArchive.Value) -> Double? {
        if case .number(let number) = value { number } else { nil }
    }

    /// A color of AppKit's, whose components are words, or of UIKit's, whose are numbers.
    private func color(of value: KeyedArchive.Value) -> UIColor? {
        guard case .table(let object) = value else { return nil }
        if let red = archive.number("UIRed", of: object), let green = archive.number("UIGreen", of: object),
            let blue = archive.number("UIBlue", of: object)
        {
            return UIColor(red: red, green: green, blue: blue, alpha: archive.number("UIAlpha", of: object) ?? 1)
        }
        let white = archive.number("UIWhite", of: object).map { [$0, archive.number("UIAlpha", of: object) ?? 1] }
        let components = white ?? words("NSRGB", of: object) ?? words("NSWhite", of: object) ?? []
        switch components.count {
        case 1, 2: return UIColor(white: components[0], alpha: components.count == 2 ? components[1] : 1)
        case 3, 4:
            return UIColor(
                red: components[0], green: components[1], blue: components[2],
                alpha: components.count == 4 ? components[3] : 1)
        default: return nil
        }
    }
    private func words(_ key: String, of object: [String: KeyedArchive.Value]) -> [Double]? {
        guard case .bytes(let bytes)? = archive.value(key, of: object) else { return nil }
        return EmitterFile.numbers(String(decoding: bytes, as: UTF8.self))
    }
}
