import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// New text in place of old: at once, faded, or glyph by glyph.
@MainActor
struct ContentTransitionTests {
    private func stage(
        _ transition: ContentTransition, from old: String = "12", to new: String = "13",
        _ animation: Animation? = .linear(duration: 2)
    ) -> Stage {
        Stage(size: CGSize(width: 200, height: 100), duration: 4) {
            Changing(old, new, animation) { Text(verbatim: $0).contentTransition(transition) }
        }
    }

    /// Drawn glyphs by text run, with their place and opacity.
    private func glyphs(_ stage: Stage, _ time: Double) throws -> [(origin: CGPoint, opacity: Double)] {
        try LayeredText(stage.scene(at: time)).glyphs.map { ($0.origin, $0.opacity) }
    }

    @Test("Text changes at once where it is told to, and without an animation")
    func identity() throws {
        #expect(try glyphs(stage(.identity), 0.5).count == 2)
        #expect(try glyphs(stage(.numericText(), nil), 0.5).count == 2)
    }

    @Test("Opacity fades the old text out and the new one in")
    func opacity() throws {
        let half = try glyphs(stage(.opacity), 0.5)
        #expect(half.count == 4)
        #expect(half.prefix(2).allSatisfy { abs($0.opacity - 0.75) < 1e-9 })
        #expect(half.suffix(2).allSatisfy { abs($0.opacity - 0.25) < 1e-9 })
        #expect(try glyphs(stage(.opacity), 2.5).count == 2)
    }

    @Test("Interpolation keeps the glyphs that both have in common")
    func interpolate() throws {
        let half = try glyphs(stage(.interpolate), 1)
        #expect(half.count == 3)
        #expect(half.filter { abs($0.opacity - 0.5) < 1e-9 }.count == 2)
        #expect(half.filter { $0.opacity == 1 }.count == 1)
    }

    @Test("The old text keeps its line while a shorter one takes its place, whatever the container")
    func shorter() throws {
        func lines(_ view: @escaping (String) -> some View) throws -> [Int] {
            let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4) {
                Changing("Open", "Ope", .linear(duration: 2)) { view($0) }
            }
            let glyphs = try glyphs(stage, 1)
            return [glyphs.count, Set(glyphs.map { $0.origin.y.rounded() }).count]
        }
        // The three letters in common, and the one that fades, in one line.
        #expect(try lines { text in ZStack { Text(text) } } == [4, 1])
        #expect(try lines { text in ZStack { HStack(spacing: 0) { Text(text) } } } == [4, 1])
        #expect(try lines { text in Color.clear.overlay { Text(text) } } == [4, 1])
    }

    /// A container of a text that changes from "11" to "1111", and how far from its left edge the container holds it.
    enum Holder: CaseIterable {
        case center, leading, trailing, column, afterSpacer, betweenSpacers, afterMark, layer

        @MainActor @ViewBuilder func view(_ text: String) -> some View {
            let text = Text(verbatim: text).contentTransition(.opacity)
            switch self {
            case .center: text
            case .leading: text.frame(width: 150, alignment: .leading)
            case .trailing: text.frame(maxWidth: .infinity, alignment: .trailing)
            case .column:
                VStack(alignment: .trailing) {
                    Color.red.frame(width: 100, height: 4)
                    text.padding(.horizontal, 4).background(.yellow)
                }
            case .afterSpacer:
                HStack {
                    Spacer()
                    text
                }
            case .betweenSpacers:
                HStack {
                    Spacer()
                    text
                    Spacer()
                }
            case .afterMark:
                HStack {
                    Color.red.frame(width: 10, height: 4)
                    text
                }
            case .layer: Color.red.frame(width: 120, height: 40).overlay(alignment: .bottomTrailing) { text }
            }
        }
    }

    @Test("Old and new text stand each where their container puts them", arguments: Holder.allCases)
    func places(_ holder: Holder) throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4) {
            Changing("11", "1111", .linear(duration: 2)) { holder.view($0) }
        }
        let (start, half, end) = (try glyphs(stage, 0), try glyphs(stage, 1), try glyphs(stage, 3))
        try #require(start.count == 2 && half.count == 6 && end.count == 4)
        let (old, new) = (half.prefix(2).map(\.origin.x), half.suffix(4).map(\.origin.x))
        // Beside a mark that moves to the left as the row grows, both follow it: their beginnings stand on one line, half-way.
        let moved = holder == .afterMark ? (start[0].origin.x - end[0].origin.x) / 2 : 0
        #expect(holder != .afterMark || moved > 1)
        for (now, rest) in zip(old, start) { #expect(abs(now - (rest.origin.x - moved)) < 1e-6) }
        for (now, rest) in zip(new, end) { #expect(abs(now - (rest.origin.x + moved)) < 1e-6) }
    }

    @Test("Rolling upwards, the old glyph is above the new one; counting down, below")
    func direction() throws {
        func order(_ transition: ContentTransition) throws -> Bool {
            let moving = try glyphs(stage(transition), 1).filter { $0.opacity < 1 }
            #expect(moving.count == 2)
            // The leaving glyph is drawn first.
            return moving[0].origin.y < moving[1].origin.y
        }
        #expect(try order(.numericText()))
        #expect(try !order(.numericText(countsDown: true)))
    }

    @Test("A number's own change gives the direction")
    func value() throws {
        let down = Stage(size: CGSize(width: 100, height: 100), duration: 3) {
            Changing(13.0, 12.0) {
                Text(verbatim: "\(Int($0.rounded(.up)))").contentTransition(.numericText(value: $0))
            }
        }
        let moving = try glyphs(down, 1).filter { $0.opacity < 1 }
        #expect(moving.count == 2 && moving[0].origin.y > moving[1].origin.y)
    }

    @Test("Half-way, a glyph is at the place that its travel says")
    func travel() throws {
        let stage = stage(.numericText(), from: "1", to: "2")
        let rest = try glyphs(stage, 0)[0]
        let half = try glyphs(stage, 1)
        // A single glyph has no delay; with a linear animation its share is (0.5 − 0) / (1 − 0.149).
        let share = 0.5 / 0.851
        let height = 17 * 1.193359
        #expect(abs(half[1].opacity - share) < 1e-6)
        // Opacities, then the scale about the glyph's center and the travel: compare the two glyphs, which share both.
        let distance = half[1].origin.y - half[0].origin.y
        let travel = 0.594 * height * ((1 - share) + share)
        let scale = (0.398 + 0.602 * share) - (0.398 + 0.602 * (1 - share))
        #expect(abs(distance - travel) < abs(scale) * height)
        #expect(half[1].origin.y > rest.origin.y && half[0].origin.y < rest.origin.y)
    }

    @Test("A spring that overshoots carries a new glyph beyond its place, and makes it no larger than it is")
    func overshoot() throws {
        let stage = stage(.numericText(), from: "1", to: "2", .spring(duration: 0.5, bounce: 0.6))
        let rest = try #require(try LayeredText(stage.scene(at: 4)).glyphs.last).origin.y
        var highest = Double.infinity
        for step in 0...60 {
            let glyphs = try LayeredText(stage.scene(at: Double(step) / 30)).glyphs
            #expect(glyphs.allSatisfy { $0.scale <= 1 + 1e-9 && $0.opacity <= 1 }, "\(step)")
            highest = min(highest, glyphs.last.map(\.origin.y) ?? .infinity)
        }
        #expect(highest < rest - 0.5)
    }

    @Test("Glyphs after the change move to their new places")
    func suffix() throws {
        let stage = stage(.numericText(), from: "9%", to: "10%")
        let start = try glyphs(stage, 0)
        let half = try glyphs(stage, 1).filter { $0.opacity == 1 }
        let end = try glyphs(stage, 3)
        #expect(half.count == 1)
        #expect(half[0].origin.x > start[1].origin.x && half[0].origin.x < end[2].origin.x)
    }

    @Test("A second change in the middle goes on from the newest text")
    func interrupted() throws {
        struct Twice: View {
            @State private var text = "1"
            var body: some View {
                Text(verbatim: text).contentTransition(.opacity).onAppear {
                    withAnimation(.linear(duration: 1)) { text = "2" }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                        withAnimation(.linear(duration: 1)) { text = "3" }
                    }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) { Twice() }
        #expect(try glyphs(stage, 0.75).count <= 2)
        #expect(try glyphs(stage, 2).count == 1)
    }

    @Test("By default letters that differ cross-fade within an animation")
    func standard() throws {
        let plain = Stage(size: CGSize(width: 200, height: 100), duration: 4) {
            Changing("12", "13", .linear(duration: 2)) { Text(verbatim: $0) }
        }
        #expect(try glyphs(plain, 1).filter { abs($0.opacity - 0.5) < 1e-9 }.count == 2)
        #expect(try glyphs(plain, 2.5).count == 2)
    }

    /// Size of the glyphs of a text whose font changes from 20 to 40 points.
    private func size(_ time: Double) throws -> Double? {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 8) {
            Changing(20.0, 40.0, .linear(duration: 2)) { Text(verbatim: "Abc").font(.system(size: $0)) }
        }
        let texts = try SceneProbe(stage.scene(at: time)).texts
        #expect(texts.count == 1)
        return texts.first?.run.size
    }

    @Test("The size of a font changes gradually where the letters stay")
    func fontSize() throws {
        let (small, large) = (try #require(try size(0)), try #require(try size(3)))
        #expect(abs(large / small - 2) < 1e-9)
        for share in [0.25, 0.5, 0.75] {
            let now = try #require(try size(share * 2))
            #expect(abs(now - small * (1 + share)) < 1e-6, "at \(share)")
        }
    }

    @Test("Kerning changes gradually, and text without an animation has its new font at once")
    func kerning() throws {
        func second(_ animation: Animation?, _ time: Double) throws -> Double {
            let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4) {
                Changing(0.0, 8.0, animation) { Text(verbatim: "ii").kerning($0) }
            }
            let run = try #require(try SceneProbe(stage.scene(at: time)).texts.first).run
            return Double(run.glyphs[1].x - run.glyphs[0].x)
        }
        let (start, end) = (try second(.linear(duration: 2), 0), try second(.linear(duration: 2), 3))
        #expect(abs(end - start - 8) < 1e-6)
        #expect(try abs(second(.linear(duration: 2), 1) - start - 4) < 1e-6)
        #expect(try second(nil, 1) == end)
    }

    @Test("Letters of a text that is replaced have the color of the moment")
    func colors() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4) {
            Changing(false, true, .linear(duration: 2)) { isOn in
                Text(verbatim: isOn ? "2" : "1").contentTransition(.opacity).foregroundStyle(isOn ? .red : .blue)
            }
        }
        let paints = try SceneProbe(stage.scene(at: 1)).texts.map(\.run.paint)
        #expect(paints.count == 2 && paints[0] == paints[1])
    }

    @Test("By default a symbol cross-fades into another within an animation")
    func symbols() throws {
        func opacities(_ animation: Animation?, _ time: Double) throws -> [Double] {
            let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4) {
                Changing("star", "heart", animation) { Image(systemName: $0) }
            }
            return try LayeredText(stage.scene(at: time)).glyphs.map(\.opacity)
        }
        #expect(try opacities(.linear(duration: 2), 0.5) == [0.75, 0.25])
        #expect(try opacities(.linear(duration: 2), 3) == [1])
        #expect(try opacities(nil, 0.5) == [1])
    }

    @Test("Text of a presented value does not fade where something else changes with an animation")
    func presentedValues() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 10) { Counter() }
        for time in [0.9, 1.5, 3.5, 4.5, 5.2, 7, 9.5] {
            let glyphs = try LayeredText(stage.scene(at: time)).glyphs
            #expect(glyphs.count == 2 && glyphs.allSatisfy { $0.opacity == 1 }, "at \(time)")
        }
    }
}

/// A number that counts from 10 to 90 in four seconds and back from the fifth on, and a place that moves from the first on.
private struct Counter: View {
    @State private var value = 10.0
    @State private var isMoved = false

    private struct Number: View, Animatable {
        var value: Double
        let isMoved: Bool

        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Text(verbatim: "\(Int(value))").offset(x: isMoved ? 20 : 0) }
    }

    var body: some View {
        Number(value: value, isMoved: isMoved)
            .onAppear { withAnimation(.linear(duration: 4)) { value = 90 } }
            .task {
                try? await Task.sleep(for: .seconds(1))
                withAnimation(.linear(duration: 2)) { isMoved = true }
                try? await Task.sleep(for: .seconds(4))
                withAnimation(.linear(duration: 4)) { value = 10 }
            }
    }
}

/// Every glyph of a scene with its place on the stage and the opacity above it.
struct LayeredText {
    private(set) var glyphs: [(origin: CGPoint, opacity: Double, scale: Double)] = []

    init(_ scene: FrameScene) { visit(scene.nodes, CGAffineTransform(), 1) }

    private mutating func visit(_ nodes: [Node], _ transform: CGAffineTransform, _ opacity: Double) {
        for node in nodes {
            switch node {
            case .glyphs(let run):
                for glyph in run.glyphs {
                    glyphs.append((CGPoint(x: glyph.x, y: glyph.y).applying(transform), opacity, transform.a))
                }
            case .group(let children): visit(children, transform, opacity)
            case .layer(.transform(let own), let children): visit(children, own.concatenating(transform), opacity)
            case .layer(.opacity(let own), let children): visit(children, transform, opacity * own)
            case .layer(_, let children): visit(children, transform, opacity)
            default: break
            }
        }
    }
}
