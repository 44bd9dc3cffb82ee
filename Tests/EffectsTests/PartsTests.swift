import Foundation
import KinoraGeometry
import KinoraScene
import Testing

@testable import KinoraEffects
@testable import KinoraStage
@testable import KinoraViews

/// Views and values that several effects are made of.
@MainActor
struct PartsTests {
    /// The boxes of the paths that are filled, and the numbers of shader passes, wherever they are.
    private struct Parts {
        var boxes: [CGRect] = []
        var passes: [ShaderCall] = []

        @MainActor init(_ view: some View, _ size: CGSize, at time: Double = 0, script: Script = .empty) throws {
            let stage = Stage(size: size, duration: 10, script: script) { view }
            visit(try stage.scene(at: time).nodes, .identity)
        }

        private mutating func visit(_ nodes: [Node], _ move: CGAffineTransform) {
            for node in nodes {
                switch node {
                case .fill(let fill): boxes.append(fill.path.boundingRect.applying(move))
                case .group(let inner): visit(inner, move)
                case .layer(.transform(let own), let inner): visit(inner, own.concatenating(move))
                case .layer(.filter(.shader(let pass)), let inner):
                    passes.append(pass.shader)
                    visit(inner, move)
                case .layer(_, let inner): visit(inner, move)
                default: break
                }
            }
        }
    }

    @Test("What flows begins a new line where it does not fit, and none for what is too wide for any")
    func flow() throws {
        func size(_ widths: [Double], in width: Double) throws -> [Double] {
            let size = try Stage(size: CGSize(width: 400, height: 400), duration: 0) {
                FlowLayout(spacing: 8) {
                    ForEach(widths.indices, id: \.self) { Color.red.frame(width: widths[$0], height: 20) }
                }.frame(width: width)
            }.fittingSize()
            return [size.width, size.height]
        }
        #expect(try size([20, 20], in: 48) == [48, 20])
        #expect(try size([20, 20], in: 47) == [47, 48])
        #expect(try size([80, 20, 10], in: 50) == [50, 48])
        #expect(try size([80], in: 50) == [50, 20])
        #expect(try size([20, 80, 20], in: 50) == [50, 76])
        let places = try Parts(
            FlowLayout(spacing: 8) {
                ForEach([20.0, 20, 30], id: \.self) { Color.red.frame(width: $0, height: 20) }
            }.frame(width: 60, height: 48, alignment: .topLeading), CGSize(width: 60, height: 48))
        #expect(places.boxes.map(\.origin) == [.zero, CGPoint(x: 28, y: 0), CGPoint(x: 0, y: 28)])
    }

    @Test("A plot keeps its dot inside, however far the value goes", arguments: [-5.0, 0, 0.5, 1, 7])
    func plot(value: Double) throws {
        let size = CGSize(width: 200, height: 100)
        let plot = MotionPlot(
            trace: MotionTrace(nil, [TargetChange(0, value)]), duration: 2, color: .red, range: 0...1)
        let dot = try #require(try Parts(plot, size, at: 1).boxes.last)
        #expect(abs(dot.width - 9) < 1e-6 && abs(dot.height - 9) < 1e-6)
        // Half-way along, and between three hundredths and the rest of the height.
        #expect(abs(dot.midX - 100) < 1e-6)
        #expect(abs(dot.midY - 100 * (1 - min(max(value, 0.03), 0.97))) < 1e-6)
    }

    @Test("Ways to come in are the same where everything about them is")
    func entrances() {
        let usual = TextEntrancePreset()
        #expect(usual == TextEntrancePreset())
        let changes: [(inout TextEntrancePreset) -> Void] = [
            { $0.opacity = 0.5 }, { $0.x = 1 }, { $0.y = 1 }, { $0.scale = 2 }, { $0.rotation = 3 }, { $0.turn = 3 },
            { $0.axis.x = 1 }, { $0.axis.y = 1 }, { $0.anchor = .top }, { $0.blur = 2 }, { $0.alternates = true },
            { $0.scrambles = true }, { $0.course = .spring(damping: 0.5) }, { $0.duration = 2 }, { $0.stagger = 1 },
        ]
        for (index, change) in changes.enumerated() {
            var other = usual
            change(&other)
            #expect(other != usual, "\(index)")
        }
    }

    @Test("A globe turns by as much as a finger moves, and goes on from where it was let go")
    func drags() throws {
        CatalogueShader.KinoraGlobe.register()
        let settings = GlobeSettings(
            period: 1e9, start: 0, tilt: 10, light: (azimuth: 40, height: 20), day: nil, night: 0.5, clouds: 0.5,
            air: 0,
            airColor: .white)
        // The finger rests before it is lifted, so that nothing rolls on.
        func drag(_ start: Double, by move: CGSize) -> ScriptEvent {
            let end = ScriptPoint.points(x: 128 + move.width, y: 128 + move.height)
            return ScriptEvent(
                at: start,
                .drag(path: [.points(x: 128, y: 128), end, end], duration: 1, pace: .times([0, 0.3, 1])))
        }
        let script = Script([drag(1, by: CGSize(width: 40, height: 0)), drag(4, by: CGSize(width: 0, height: 30))])
        func pose(_ time: Double) throws -> [Double] {
            let parts = try Parts(Globe(settings: settings), CGSize(width: 256, height: 256), at: time, script: script)
            let call = try #require(parts.passes.first { $0.name == "KinoraGlobe" })
            return call.arguments[1...2].compactMap { if case .float(let number) = $0 { Double(number) } else { nil } }
        }
        // The disc is 200 points across; a whole turn is as far as its equator is long.
        let (rest, tilt) = (0.0, 10 * Double.pi / 180)
        for (time, x, y) in [(0.5, 0.0, 0.0), (1.5, 40, 0), (3.9, 40, 0), (4.5, 40, 30), (9, 40, 30)] {
            let pose = try pose(time)
            #expect(
                abs(pose[0] - (rest + 2 * x / 200)) < 1e-3 && abs(pose[1] - (tilt + y / 200)) < 1e-3, "\(time): \(pose)"
            )
        }
    }
}
