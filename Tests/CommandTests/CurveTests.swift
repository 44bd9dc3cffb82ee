import Foundation
import KinoraFrames
import KinoraScene
import KinoraStage
import Testing
import KinoraViews

@testable import KinoraCommand

@Suite struct CurveExpressionTests {
    private func animation(_ text: String) throws -> Animation {
        guard case .animation(let animation, _) = try CurveExpression(text).motion else {
            throw CommandError.usage("\(text) is no animation")
        }
        return animation
    }

    private func unitCurve(_ text: String) throws -> UnitCurve {
        guard case .unitCurve(let curve) = try CurveExpression(text).motion else {
            throw CommandError.usage("\(text) is no unit curve")
        }
        return curve
    }

    private func sentence(_ text: String) throws -> String {
        let error = try #require(throws: CommandError.self, "\(text)") { try CurveExpression(text) }
        #expect(error.ending == .usage)
        return error.sentence
    }

    @Test(
        "Every spelling of an animation means what it means in Swift",
        arguments: [
            ("default", .default), ("linear", .linear), (".easeIn", .easeIn), ("Animation.easeOut", .easeOut),
            ("easeInOut(duration: 2)", .easeInOut(duration: 2)), ("linear(duration: .5)", .linear(duration: 0.5)),
            ("timingCurve(0.2, -1, 0, 1e0, duration: 0.4)", .timingCurve(0.2, -1, 0, 1, duration: 0.4)),
            ("timingCurve(0.2, 0, 0, 1)", .timingCurve(0.2, 0, 0, 1)),
            ("timingCurve(.circularEaseIn, duration: 1)", .timingCurve(.circularEaseIn, duration: 1)),
            ("spring", .spring), ("spring()", .spring(duration: 0.5)),
            ("spring(duration: 0.5, bounce: 0.3)", .spring(duration: 0.5, bounce: 0.3)),
            ("spring(bounce:-0.5,duration:1)", .spring(duration: 1, bounce: -0.5)),
            ("spring(response: 0.4)", .spring(response: 0.4, dampingFraction: 0.825)),
            ("spring(dampingFraction: 0.5)", .spring(response: 0.5, dampingFraction: 0.5)),
            ("spring(.bouncy(duration: 1), blendDuration: 0.2)", .spring(.bouncy(duration: 1), blendDuration: 0.2)),
            ("spring(Spring(mass: 2, stiffness: 90, damping: 4))", .spring(Spring(mass: 2, stiffness: 90, damping: 4))),
            ("Spring(response: 0.3, dampingRatio: 2)", .spring(Spring(response: 0.3, dampingRatio: 2))),
            ("Spring.snappy(extraBounce: 0.1)", .spring(.snappy(extraBounce: 0.1))),
            ("Spring(settlingDuration: 1, dampingRatio: 0.7)", .spring(Spring(settlingDuration: 1, dampingRatio: 0.7))),
            ("smooth", .smooth), ("snappy(duration: 0.3)", .snappy(duration: 0.3)),
            ("bouncy(extraBounce: 0.2)", .bouncy(extraBounce: 0.2)),
            ("interactiveSpring", .interactiveSpring),
            ("interactiveSpring(response: 0.2)", .interactiveSpring(response: 0.2, dampingFraction: 0.86)),
            ("interpolatingSpring", .interpolatingSpring),
            (
                "interpolatingSpring(stiffness: 120, damping: 9, initialVelocity: 3)",
                .interpolatingSpring(stiffness: 120, damping: 9, initialVelocity: 3)
            ),
            ("interpolatingSpring(.bouncy)", .interpolatingSpring(.bouncy)),
        ] as [(String, Animation)])
    func spellings(text: String, expected: Animation) throws {
        #expect(try animation(text) == expected)
    }

    @Test(
        "Modifiers nest in the order in which they are written",
        arguments: [
            ("spring.delay(0.5).speed(2)", .spring.delay(0.5).speed(2)),
            ("spring.speed(2).delay(0.5)", .spring.speed(2).delay(0.5)),
            ("linear\n  .repeatCount(3, autoreverses: false)", .linear.repeatCount(3, autoreverses: false)),
            ("easeIn.repeatForever()", .easeIn.repeatForever()),
            (
                "easeIn.repeatForever(autoreverses: false).delay(-1)",
                .easeIn.repeatForever(autoreverses: false).delay(-1)
            ),
            ("bouncy.logicallyComplete(after: 0.2)", .bouncy.logicallyComplete(after: 0.2)),
        ] as [(String, Animation)])
    func modifiers(text: String, expected: Animation) throws {
        #expect(try animation(text) == expected)
    }

    @Test("Unit curves are known by name, by points and by numbers")
    func unitCurves() throws {
        let bezier = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.3, y: 1))
        #expect(try unitCurve("UnitCurve.easeIn") == .easeIn)
        #expect(try unitCurve("circularEaseInOut") == .circularEaseInOut)
        #expect(try unitCurve("bezier(0.2, 0.1, 0.3, 1)") == bezier)
        #expect(try unitCurve("UnitCurve.bezier(0.2, 0.1, 0.3, 1).inverse") == bezier.inverse)
        #expect(
            try unitCurve(
                "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: .init(x: 0.3, y: 1))")
                == bezier)
    }

    @Test(
        "A mistake is told with its column and the nearest valid name",
        arguments: [
            ("sprng", "column 1: there is no animation \"sprng\"", "the nearest is \"spring\"."),
            ("spring(duraton: 1)", "column 8: spring has no \"duraton\"", "the nearest is \"duration\"."),
            ("spring.dely(1)", "column 8: there is no modifier \"dely\"", "the nearest is \"delay\"."),
            ("spring(.bounc)", "column 9: there is no spring \"bounc\"", "the nearest is \"bouncy\"."),
            ("spring(duration: 0.5", "column 21:", "\",\" or \")\" is expected, not the end."),
            ("spring(duration: )", "column 18:", "a value is expected, not \")\"."),
            ("spring(duration: 1.2.3)", "column 18:", "\"1.2.3\" is not a number."),
            ("spring(bounce: 7)", "column 16:", "bounce takes -0.99 to 1, not 7."),
            ("spring(bounce: .bouncy)", "column 17:", "bounce takes a number."),
            ("spring spring", "column 8:", "a point and a modifier, or the end is expected, not \"spring\"."),
            ("linear(duration: 1, duration: 2)", "column 1: linear does not take these arguments together", "."),
            ("spring(duration: 1, dampingFraction: 1)", "column 1:", "spring(_:blendDuration:)."),
            ("linear.repeatCount(2.5)", "column 20:", "count takes a whole number, not 2.5."),
            ("linear.repeatForever(autoreverses: 1)", "column 36:", "autoreverses takes true or false."),
            ("UnitCurve.easeIn.delay(1)", "column 18:", "for an animation write timingCurve(UnitCurve…, duration:)."),
            ("Spring().delay(1)", "column 10:", "for an animation write spring(Spring(…))."),
            ("spring { LinearKeyframe(1) }", "column 1:", "spring takes no braces; keyframes(…) does."),
            ("keyframes", "column 1:", "needs keyframes in braces, such as { LinearKeyframe(1, duration: 0.5) }."),
            ("keyframes { CubicKey(1) }", "column 13:", "the nearest is \"CubicKeyframe\"."),
            ("spring2(1)", "column 1: there is no animation \"spring2\"", "the nearest is \"spring\"."),
            ("spring.delay2(1)", "column 8: there is no modifier \"delay2\"", "the nearest is \"delay\"."),
            ("spring(du_3: 1)", "column 8: spring has no \"du_3\"", "."),
            ("", "column 1:", "a name is expected, not the end."), ("@", "column 1:", "\"@\" has no meaning here."),
        ])
    func mistakes(text: String, place: String, end: String) throws {
        let sentence = try sentence(text)
        #expect(sentence.contains(place), "\(sentence)")
        #expect(sentence.hasSuffix(end), "\(sentence)")
    }

    @Test("Hostile expressions are refused: long ones, deep ones, endless chains")
    func hostile() throws {
        #expect(try sentence(String(repeating: "a", count: 5000)).contains("at most 4096 characters"))
        #expect(try sentence(String(repeating: "spring(", count: 400)).contains("nest at most 16 deep"))
        #expect(try sentence("linear" + String(repeating: ".delay(0)", count: 33)).contains("at most 32 modifiers"))
        let many = String(repeating: "MoveKeyframe(1) ", count: 250) + String(repeating: "MoveKeyframe(1)", count: 7)
        #expect(try sentence("keyframes { \(many) }").hasPrefix("In "))
    }
}

@Suite struct CurveTraceTests {
    private func trace(_ text: String, _ interruptions: String...) throws -> CurveTrace {
        try CurveTrace(CurveExpression(text), interruptions: interruptions.map(CurveInterruption.init))
    }

    @Test("A spring's samples are its closed form, value and velocity")
    func springFormula() throws {
        let trace = try trace("spring(duration: 0.5, bounce: 0.3)")
        // The underdamped oscillator from rest: 1 - exp(-z w t) (cos(v t) + z w / v sin(v t)).
        let (w, z) = (2 * Double.pi / 0.5, 0.7)
        let v = w * (1 - z * z).squareRoot()
        for time in stride(from: 0.0, to: 0.6, by: 0.037) {
            let decay = exp(-z * w * time)
            let sample = trace.sample(at: time)
            #expect(abs(sample.value - (1 - decay * (cos(v * time) + z * w / v * sin(v * time)))) < 1e-9)
            #expect(abs(try #require(sample.velocity) - decay * w * w / v * sin(v * time)) < 1e-8)
        }
        #expect(trace.sample(at: trace.duration + 0.1) == .init(time: trace.duration + 0.1, value: 1, velocity: 0))
    }

    @Test("Delays, speeds and repeats decide how long the plot is")
    func lengths() throws {
        #expect(abs(try trace("linear(duration: 1).delay(0.5).speed(2)").duration - 0.75) < 1e-12)
        #expect(abs(try trace("linear(duration: 1).speed(2).delay(0.5)").duration - 1) < 1e-12)
        let endless = try trace("linear(duration: 0.5).repeatForever().delay(1)")
        #expect(endless.isEndless && abs(endless.duration - 3) < 1e-12)
        #expect(abs(endless.sample(at: 1000 * 0.5 + 1.25).value - 0.5) < 1e-9)
        #expect(try trace("spring(bounce: 1)").duration == CurveTrace.endlessLength)
    }

    @Test("An interrupted spring goes on in value and velocity, and ends at its new target")
    func interruption() throws {
        let plain = try trace("bouncy")
        let turned = try trace("bouncy", "0.5:1:easeOut", "0.15:0")
        #expect(turned.sample(at: 0.1) == plain.sample(at: 0.1))
        let (before, after) = (turned.sample(at: 0.15 - 1e-7), turned.sample(at: 0.15))
        #expect(abs(before.value - after.value) < 1e-5)
        #expect(abs(try #require(before.velocity) - #require(after.velocity)) < 1e-4)
        #expect(turned.sample(at: 0.3).value < plain.sample(at: 0.3).value)
        #expect(turned.interruptions.map(\.time) == [0.15, 0.5] && turned.target == 1)
        #expect(turned.sample(at: turned.duration + 1).value == 1)
    }

    @Test("Keyframes pass through their values, and their velocity is their slope")
    func keyframes() throws {
        let trace = try trace(
            """
            keyframes(initialValue: 2) {
                LinearKeyframe(4, duration: 0.5)
                CubicKeyframe(0, duration: 0.25, endVelocity: 3); MoveKeyframe(-1),
                SpringKeyframe(1, duration: 1, spring: .snappy)
            }
            """)
        #expect(abs(trace.duration - 1.75) < 1e-12)
        #expect(trace.sample(at: 0).value == 2 && abs(trace.sample(at: 0.5).value - 4) < 1e-12)
        #expect(abs(trace.sample(at: 0.75).value) < 1e-12)
        #expect(abs(try #require(trace.sample(at: 0.75).velocity) - 3) < 1e-9)
        for time in [0.1, 0.3, 0.6, 0.7, 0.9, 1.3] {
            let slope = (trace.sample(at: time + 1e-6).value - trace.sample(at: time - 1e-6).value) / 2e-6
            #expect(abs(try #require(trace.sample(at: time).velocity) - slope) < 1e-4, "at \(time)")
        }
    }

    @Test("A unit curve runs over its progress; where it is vertical there is no velocity")
    func unitCurve() throws {
        let trace = try trace("circularEaseIn")
        #expect(trace.duration == 1 && abs(trace.sample(at: 0.6).value - 0.2) < 1e-12)
        #expect(trace.sample(at: 1).velocity == nil)
    }

    @Test("What nothing interrupts says so", arguments: ["UnitCurve.easeIn", "keyframes { MoveKeyframe(1) }"])
    func uninterruptible(text: String) throws {
        let error = try #require(throws: CommandError.self) { try trace(text, "0.1:0") }
        #expect(error.sentence.hasPrefix("--interrupt needs an animation"))
    }

    @Test(
        "Interruptions that are none are refused",
        arguments: ["", "1", "x:1", "0.1:y", "-1:0", "601:0", "0.1:2e6", "0.1:0:nothing", "0.1:0:circularEaseIn"])
    func badInterruption(text: String) throws {
        let error = try #require(throws: CommandError.self) { try CurveInterruption(text) }
        #expect(error.ending == .usage)
    }
}

@Suite struct CurveAxisTests {
    @Test(
        "Ticks are round numbers inside the range",
        arguments: [
            (0.0...1.0, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]), (0.0...0.73, 10, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]),
            (-3.2...11, 4, [0, 5, 10]), (0.0...600, 10, [0, 100, 200, 300, 400, 500, 600]),
            (2.0...2.0, 2, [2, 2.5, 3]),
        ])
    func ticks(range: ClosedRange<Double>, count: Int, expected: [Double]) {
        #expect(CurveAxis(range, count: count).ticks == expected)
    }

    @Test("Padding widens the range at both ends")
    func padding() {
        let axis = CurveAxis(0...10, padding: 0.1, count: 5)
        #expect(axis.range == -1...11)
        #expect(abs(axis.position(5) - 0.5) < 1e-12)
    }
}

/// What stands where in a plot, in points.
@MainActor
@Suite struct CurvePanelTests {
    private struct Drawn: Equatable {
        var box: CGRect
        var isStroke: Bool
        init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, isStroke: Bool = false) {
            let box = [x, y, width, height].map { ($0 * 1e6).rounded() / 1e6 }
            (self.box, self.isStroke) = (CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), isStroke)
        }
    }

    private static func parts(_ nodes: [Node], _ move: CGAffineTransform = .identity) -> [Drawn] {
        nodes.flatMap { node -> [Drawn] in
            switch node {
            case .fill(let fill):
                let box = fill.path.boundingRect.applying(move)
                return [Drawn(box.minX, box.minY, box.width, box.height)]
            case .stroke(let stroke):
                let box = stroke.path.boundingRect.applying(move)
                return [Drawn(box.minX, box.minY, box.width, box.height, isStroke: true)]
            case .group(let inner): return parts(inner, move)
            case .layer(.transform(let own), let inner): return parts(inner, own.concatenating(move))
            case .layer(_, let inner): return parts(inner, move)
            default: return []
            }
        }
    }

    /// What a panel from (10, 20) to (110, 70) draws, for 2 s and values from 0 to 1.
    private func drawn(_ draw: @escaping (CurvePanel, GraphicsContext) -> Void) throws -> [Drawn] {
        let panel = CurvePanel(
            frame: CGRect(x: 10, y: 20, width: 100, height: 50), time: CurveAxis(0...2, count: 5),
            values: CurveAxis(0...1, count: 4))
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 1) {
            Canvas { context, _ in draw(panel, context) }
        }
        return Self.parts(try stage.scene(at: 0).nodes)
    }

    @Test("A dot of eight points with a rim stands where a motion comes to rest, if that is on the axis")
    func ends() throws {
        func dot(_ text: String, _ interruptions: String...) throws -> [Drawn] {
            let trace = try CurveTrace(CurveExpression(text), interruptions: interruptions.map(CurveInterruption.init))
            return try drawn { $0.drawEnd(of: trace, color: .red, in: $1) }
        }
        #expect(try dot("linear(duration: 0.5)") == [Drawn(31, 16, 8, 8), Drawn(31, 16, 8, 8, isStroke: true)])
        #expect(try dot("linear(duration: 2)") == [Drawn(106, 16, 8, 8), Drawn(106, 16, 8, 8, isStroke: true)])
        // On its way back it ends at the bottom, at 0.5 + 0.5 s.
        let back = try dot("linear(duration: 0.5)", "0.5:0")
        #expect(back.first == Drawn(56, 66, 8, 8))
        #expect(try dot("linear(duration: 2.1)").isEmpty)
        #expect(try dot("linear.repeatForever()").isEmpty)
    }

    @Test("The light below a curve reaches from its first to its last sample, and down to 0")
    func area() throws {
        let trace = try CurveTrace(CurveExpression("linear(duration: 1)"), interruptions: [])
        let samples = [0.5, 0.75, 1].map { trace.sample(at: $0) }
        #expect(try drawn { $0.drawArea(samples, color: .red, in: $1) } == [Drawn(35, 20, 25, 50)])
        #expect(try drawn { $0.drawArea([], color: .red, in: $1) }.isEmpty)
        let line = try drawn { $0.drawLine(samples.map(\.value), samples, color: .red, width: 2, in: $1) }
        #expect(line == [Drawn(35, 20, 25, 25, isStroke: true)])
    }

    @Test("Lines of the grid stand at the ticks of both axes, over a frame")
    func grid() throws {
        let boxes = try drawn { $0.drawGrid(in: $1) }
        #expect(boxes.first == Drawn(10, 20, 100, 50))
        let rules = boxes.filter(\.isStroke).map(\.box)
        let upright = rules.filter { $0.width == 0 }, level = rules.filter { $0.height == 0 }
        #expect(upright.map(\.minX) == [10, 35, 60, 85, 110])
        #expect(level.map(\.minY) == [70, 45, 20])
        #expect(
            upright.allSatisfy { $0.minY == 20 && $0.height == 50 }
                && level.allSatisfy { $0.minX == 10 && $0.width == 100 })
    }
}

@Suite struct CurveCommandTests {
    @Test("The command writes the plot, and says where")
    func plot() throws {
        let folder = try TemporaryFolder()
        let run = try KinoraProcess(
            ["curve", "bouncy", "linear", "--interrupt", "0.2:0", "--size", "480x320", "-o", "plots/two.png"],
            in: folder)
        #expect(run.status == 0 && run.text == "2 curves, 480x320 pixels, in plots/two.png\n", "\(run.complaint)")
        let picture = try PNGDecoder().decode(Array(folder.bytes("plots/two.png")))
        #expect(picture.width == 480 && picture.height == 320)
        // The first curve is blue, the second orange: each crosses the panels, so hundreds of pixels are exactly so.
        for color in [(0, 122, 255), (255, 149, 0)] as [(UInt32, UInt32, UInt32)] {
            let word = color.0 | color.1 << 8 | color.2 << 16 | 0xFF00_0000
            #expect(picture.pixels.count { $0 == word } > 300)
        }
    }

    @Test("--json prints the samples of each frame, and writes no plot unless asked")
    func json() throws {
        struct Report: Decodable {
            struct Curve: Decodable {
                struct Sample: Decodable { let time, value: Double }
                let expression: String
                let samples: [Sample]
            }
            let curves: [Curve]
        }
        let folder = try TemporaryFolder()
        let run = try KinoraProcess(["curve", "linear(duration: 0.5)", "--json", "--fps", "10"], in: folder)
        let report = try JSONDecoder().decode(Report.self, from: run.output)
        let curve = try #require(report.curves.first)
        #expect(curve.expression == "linear(duration: 0.5)")
        #expect(curve.samples.map(\.time) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
        for sample in curve.samples { #expect(abs(sample.value - sample.time * 2) < 1e-12) }
        #expect(folder.names().isEmpty)
    }

    @Test("A plot without room for its curves is refused, with the least size; twelve curves fit into it")
    func room() throws {
        let folder = try TemporaryFolder()
        let curves = Array(repeating: "linear", count: 12)
        let small = try KinoraProcess(["curve"] + curves + ["--size", "240x400"], in: folder)
        #expect(small.status == 64 && small.complaint.contains("at least 240x508"), "\(small.complaint)")
        #expect(try KinoraProcess(["curve"] + curves + ["--size", "240x508"], in: folder).status == 0)
        #expect(folder.names() == ["curve.png"])
        #expect(try KinoraProcess(["curve"] + curves + ["linear"], in: folder).status == 64)
    }

    @Test("A mistake in an expression ends with 64 and one sentence")
    func mistake() throws {
        let run = try KinoraProcess(["curve", "bouncey"], in: TemporaryFolder())
        #expect(run.status == 64)
        #expect(run.complaint.hasPrefix("Error: In \"bouncey\", column 1: there is no animation \"bouncey\";"))
        #expect(run.complaint.hasSuffix("the nearest is \"bouncy\".\n"))
    }
}
