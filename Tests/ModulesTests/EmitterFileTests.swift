import Foundation
import Testing

@testable import KinoraViews
@testable import SpriteKit

/// Files of Xcode's particle editor: archived emitters.
@MainActor
struct EmitterFileTests {
    private func emitter(_ values: [String: Any]) throws -> SKEmitterNode {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: ArchivedValues(values), requiringSecureCoding: false)
        let node = SKEmitterNode()
        try #require(EmitterFile(data)).describe(node)
        return node
    }

    @Test("An emitter has the numbers, points, colors and sequences of its file")
    func file() throws {
        let color = ArchivedValues(["UIRed": 0.5, "UIGreen": 0.25, "UIBlue": 1.0])
        let sequence = ArchivedValues([
            "_times": NSArray(array: [NSNumber(value: 0.25)]), "_values": NSArray(array: [color]),
        ])
        let node = try emitter([
            "_birthrate": 20.0, "_lifetime": 3.0, "_startSpeed": 80.0, "_emissionAngle": 1.5, "_startColorMix": 1.0,
            "_startPositionVariance": "{40, 5.5}", "_acceleration": "{0, -150}", "_particleBlendMode": 1.0,
            "_particleColorSequence": sequence,
        ])
        #expect(node.particleBirthRate == 20 && node.particleLifetime == 3 && node.particleSpeed == 80)
        #expect(node.emissionAngle == 1.5 && node.yAcceleration == -150 && node.particleBlendMode == .add)
        #expect(node.particlePositionRange == CGVector(dx: 40, dy: 5.5) && node.particleScale == 1)
        let course = try #require(node.particleColorSequence).course { $0 as? UIColor }
        #expect(course.map(\.share) == [0.25])
        #expect(course.first?.value == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    }

    @Test("Damaged files, other archives and files that are none are no emitters, and do no harm")
    func damaged() throws {
        let other = try NSKeyedArchiver.archivedData(
            withRootObject: ArchivedValues(["_name": "none"]), requiringSecureCoding: false)
        #expect(EmitterFile(other) == nil && EmitterFile(Data()) == nil && EmitterFile(Data("bplist00".utf8)) == nil)
        let whole = try NSKeyedArchiver.archivedData(
            withRootObject: ArchivedValues(["_birthrate": 20.0, "_startPosition": "{1, 2}"]),
            requiringSecureCoding: false)
        for index in whole.indices {
            for value in [UInt8(0), 0x7F, 0xFF] {
                var data = whole
                data[index] = value
                EmitterFile(data)?.describe(SKEmitterNode())
            }
        }
        #expect(SKEmitterNode(fileNamed: "no such file")?.particleBirthRate == 0)
    }

    @Test("A texture is multiplied by the color as far as the blend factor says; without one particles are rectangles")
    func colors() throws {
        let node = SKEmitterNode()
        (node.particleColor, node.particleColorBlendFactor) = (.black, 0.5)
        node.particleSize = CGSize(width: 4, height: 2)
        node.particleAlphaSequence = SKKeyframeSequence(keyframeValues: [0, 1], times: [0, 1] as [NSNumber])
        let cell = try #require((node.makeLayer() as? CAEmitterLayer)?.emitterCells?.first)
        #expect(cell.color?.components?.prefix(3).allSatisfy { abs($0 - 0.5) < 0.01 } == true)
        #expect(cell.size == CGSize(width: 4, height: 2) && cell.contents == nil)
        #expect(cell.course.alpha.map(\.value) == [0, 1] && cell.course.color.isEmpty)
    }
}

/// An object that archives the values it is given. Archives name its class, so that it has to be seen everywhere.
final class ArchivedValues: NSObject, NSCoding {
    let values: [String: Any]
    init(_ values: [String: Any]) { self.values = values }
    init?(coder: NSCoder) { nil }
    func encode(with coder: NSCoder) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            if let number = value as? Double {
                coder.encode(number, forKey: key)
            } else {
                coder.encode(value, forKey: key)
            }
        }
    }
}
