import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Elements of a body that is presented gradually stand, and show what elements made from nothing would.
@MainActor
@Suite("Bodies that are presented gradually", .serialized)
struct RevisionTests {
    private static var measured = 0

    /// A leaf that counts how often one like it is built, by the shapes that are asked for their size.
    nonisolated private struct Counted: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            MainActor.assumeIsolated { RevisionTests.measured += 1 }
            return CGSize(width: 10, height: 10)
        }
    }

    /// A view made of a number that moves from 0 to 1 in a second.
    private struct Moving<Content: View>: View, Animatable {
        var progress: Double
        @ViewBuilder let content: (Double) -> Content
        nonisolated var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }
        var body: some View { content(progress) }
    }

    private struct Started<Content: View>: View {
        @State private var isOn = false
        @ViewBuilder let content: (Double) -> Content
        var body: some View {
            content(isOn ? 1 : 0).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    /// The frames of a view at 30 moments of a second and after it, each compared with one made from nothing.
    func frames(@ViewBuilder _ content: @escaping (Double) -> some View) throws -> [SceneProbe] {
        Graph.comparesFrames = true
        defer { Graph.comparesFrames = false }
        let stage = Stage(showing: Started { content($0) })
        let times = (0...33).map { Double($0) / 30 }
        let compared = try times.map { try stage.scene(at: $0) }
        // The comparison begins anew with each frame. Without it frames follow each other.
        Graph.comparesFrames = false
        let sequence = Stage(showing: Started { content($0) })
        for (time, frame) in zip(times, compared) { #expect(try sequence.scene(at: time) == frame) }
        return compared.map(SceneProbe.init)
    }

    @Test("Effects, colors and outlines of a body move while its elements stand")
    func effects() throws {
        let frames = try frames { progress in
            Moving(progress: progress) { progress in
                Circle().trim(from: 0, to: progress).stroke(Color(hue: progress, saturation: 1, brightness: 1))
                    .frame(width: 20, height: 20)
                    .scaleEffect(1 + progress).rotationEffect(.degrees(90 * progress))
                    .rotation3DEffect(.degrees(progress * 40), axis: (x: 1, y: 0, z: 0))
                    .shadow(color: .black.opacity(progress), radius: progress * 4)
                    .clipShape(Rectangle().inset(by: -10 * progress))
                    .colorMultiply(Color(white: progress)).hueRotation(.degrees(progress * 50))
                    .blur(radius: progress).opacity(1 - progress / 2)
                    .offset(x: 100 * progress).position(x: 50, y: 60 + 10 * progress)
            }
        }
        #expect(frames.count == 34)
    }

    @Test("Only the number moves: nothing is measured again")
    func standing() throws {
        let stage = Stage(
            showing: Started { progress in
                Moving(progress: progress) { Counted().fill(.red).padding(3).offset(x: 100 * $0) }
            })
        let start = try #require(SceneProbe(stage.scene(at: 0)).fills.first).rect.minX
        Self.measured = 0
        for frame in 1...20 {
            let x = try #require(SceneProbe(stage.scene(at: Double(frame) / 30)).fills.first).rect.minX
            #expect(abs(x - start - 100 * Double(frame) / 30) < 1e-9)
        }
        #expect(Self.measured == 0)
    }

    @Test("A body whose layout moves is laid out with each frame")
    func layout() throws {
        let frames = try frames { progress in
            HStack(spacing: 0) {
                Moving(progress: progress) { Color.red.frame(width: 10 + 30 * $0, height: 10).opacity(1 - $0 / 2) }
                Color.blue.frame(width: 10, height: 10)
            }
        }
        let gap = frames[15].fills[1].rect.minX - frames[15].fills[0].rect.minX
        #expect(abs(gap - 25) < 1e-9)
    }

    @Test("What comes and goes with the number does so in its frame")
    func branches() throws {
        let frames = try frames { progress in
            Moving(progress: progress) { progress in
                ZStack {
                    if progress > 0.5 { Color.red.frame(width: 10, height: 10) }
                    ForEach(0..<Int(progress * 4), id: \.self) { Color.blue.frame(width: 4, height: CGFloat($0 + 1)) }
                }
                .offset(x: 10 * progress)
            }
        }
        #expect(frames[14].fills.count == 1 && frames[16].fills.count == 3)
    }

    @Test("Branches that stay, stand under what moves")
    func branch() throws {
        let frames = try frames { progress in
            Moving(progress: progress) { progress in
                Group {
                    if progress >= 0 { Counted().fill(.red) } else { Text("never") }
                }
                .rotationEffect(.degrees(progress * 90), anchor: .topLeading).offset(y: progress * 5)
            }
        }
        #expect(frames.allSatisfy { $0.fills.count == 1 })
    }

    private struct Blinking: View {
        let delay: Double
        @State private var isOn = false
        var body: some View {
            Color.green.frame(width: 10, height: 10).opacity(isOn ? 1 : 0.2).onAppear {
                after(delay) { withAnimation(.linear(duration: 0.4)) { isOn = true } }
            }
        }
    }

    @Test("What moves for itself in a body that moves does both")
    func nested() throws {
        let frames = try frames { progress in
            Moving(progress: progress) { Blinking(delay: 0.3).offset(x: 60 * $0) }
        }
        let start = try #require(frames[0].fills.first).rect.minX
        for (index, frame) in frames.enumerated() where index <= 30 {
            let (time, fill) = (Double(index) / 30, try #require(frame.fills.first))
            #expect(abs(fill.rect.minX - start - 60 * time) < 1e-9)
            #expect(abs(fill.opacity - (0.2 + 0.8 * min(1, max(0, (time - 0.3) / 0.4)))) < 1e-9)
        }
    }

    @Test("Bodies in a geometry reader stand, and know of its size")
    func reader() throws {
        let frames = try frames { progress in
            GeometryReader { proxy in
                Moving(progress: progress) { progress in
                    Color.red.frame(width: 10, height: 10).offset(x: (proxy.size.width - 10) * progress)
                }
            }
            .frame(width: 110, height: 10)
        }
        let start = try #require(frames[0].fills.first).rect.minX
        #expect(abs(try #require(frames[15].fills.first).rect.minX - start - 50) < 1e-9)
    }

    private struct Where: View {
        var body: some View {
            GeometryReader { proxy in
                Color.red.frame(width: 10, height: 10).opacity((proxy.frame(in: .global).minX + 100) / 400)
            }
        }
    }

    @Test("What reads where it is, follows the body around it")
    func global() throws {
        let frames = try frames { progress in
            Moving(progress: progress) { Where().frame(width: 10, height: 10).offset(x: 100 * $0) }
        }
        for frame in frames {
            let fill = try #require(frame.fills.first)
            #expect(abs(fill.opacity - (fill.rect.minX + 100) / 400) < 1e-9)
        }
    }

    @Test("What reads where it is, follows an effect around it")
    func globalOfEffect() throws {
        let frames = try frames { progress in Where().frame(width: 10, height: 10).offset(x: 100 * progress) }
        for frame in frames {
            let fill = try #require(frame.fills.first)
            #expect(abs(fill.opacity - (fill.rect.minX + 100) / 400) < 1e-9)
        }
    }

    // MARK: Modifiers

    private struct Waving: ViewModifier, Animatable {
        var progress: Double
        nonisolated var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }
        func body(content: Content) -> some View { content.opacity(1 - progress / 2).offset(y: 40 * progress) }
    }

    nonisolated private struct Shaking: GeometryEffect {
        var animatableData: Double
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
        }
    }

    @Test("Modifiers and geometry effects of one's own move what stands")
    func modifiers() throws {
        let frames = try frames { progress in
            Counted().fill(.red).modifier(Waving(progress: progress)).modifier(Shaking(animatableData: progress))
        }
        let (start, middle) = (try #require(frames[0].fills.first), try #require(frames[15].fills.first))
        #expect(abs(middle.rect.minY - start.rect.minY - 20) < 1e-9)
        #expect(abs(middle.rect.minX - start.rect.minX - 5) < 1e-9)
        #expect(abs(middle.opacity - 0.75) < 1e-9)
    }

    @Test("Modifiers of one's own move in a body that moves")
    func modifiersInBodies() throws {
        let frames = try frames { progress in
            Moving(progress: progress) { progress in
                Counted().fill(.red).modifier(Waving(progress: progress)).offset(x: progress)
                    .modifier(Shaking(animatableData: progress))
            }
        }
        #expect(abs(try #require(frames[15].fills.first).opacity - 0.75) < 1e-9)
    }

    // MARK: Events

    private struct Turning: View {
        @State private var target = 0.0
        var body: some View {
            Moving(progress: target) { Color.red.frame(width: 10, height: 10).offset(x: 100 * $0).opacity(1 - $0 / 2) }
                .onAppear {
                    withAnimation(.linear(duration: 1)) { target = 1 }
                    after(0.5) { withAnimation(.linear(duration: 0.5)) { target = 0 } }
                }
        }
    }

    @Test("A body that turns round starts from where it is, whichever frames were drawn before")
    func turn() throws {
        for frames in [[], [0.2], [0.1, 0.4, 0.5]] {
            let stage = Stage(showing: Turning())
            let fill = { try #require(SceneProbe(stage.scene(at: $0)).fills.first) }
            let start = try fill(0)
            for frame in frames { _ = try fill(frame) }
            // Where the first second has come to, a fifth of the way back: the later curve carries the earlier one.
            let shown = 0.6 * 0.8
            #expect(try abs(fill(0.6).rect.minX - start.rect.minX - 100 * shown) < 1e-9)
            #expect(try abs(fill(0.6).opacity - (1 - shown / 2)) < 1e-9)
            #expect(try abs(fill(1.2).rect.minX - start.rect.minX) < 1e-9)
        }
    }

    @Test("Going back shows what was")
    func backwards() throws {
        let stage = Stage(showing: Turning())
        let times = (0...20).map { Double($0) / 20 }
        let forwards = try times.map { try stage.scene(at: $0) }
        let backwards = try times.reversed().map { try stage.scene(at: $0) }
        #expect(forwards == backwards.reversed())
    }

    /// The frames of a timeline at 30 moments of a second, each compared with one made from nothing.
    func timeline(@ViewBuilder _ content: @escaping (Double) -> some View) throws -> [SceneProbe] {
        func stage() -> Stage {
            Stage(showing: TimelineView(.animation) { content($0.date.timeIntervalSinceReferenceDate) })
        }
        let times = (0...30).map { Double($0) / 30 }
        Graph.comparesFrames = true
        defer { Graph.comparesFrames = false }
        let compared = stage()
        let frames = try times.map { try compared.scene(at: $0) }
        Graph.comparesFrames = false
        let sequence = stage()
        for (time, frame) in zip(times, frames) { #expect(try sequence.scene(at: time) == frame) }
        for index in [3, 19] { #expect(try stage().scene(at: times[index]) == frames[index]) }
        return frames.map(SceneProbe.init)
    }

    @Test("Content of a timeline stands, and shows what is new of each of its views")
    func timelines() throws {
        let frames = try timeline { time in
            ZStack {
                ForEach(0..<5, id: \.self) { index in
                    Capsule().frame(width: 4, height: 10)
                        .rotationEffect(.degrees(time * 90 + Double(index)))
                        .offset(x: 20 * time, y: Double(index) * 4)
                }
                HStack {
                    Color.red.frame(width: 5, height: 5).opacity(1 - time / 2)
                    if time < 2 { Circle().fill(Color(hue: time, saturation: 1, brightness: 1)).frame(width: 8) }
                    AnyView(Color.blue.frame(width: 3, height: 3).scaleEffect(1 + time))
                    Group {
                        Color.green.frame(width: 2, height: 2)
                        Color.green.frame(width: 2, height: 2).offset(y: time)
                    }
                }
            }
        }
        #expect(frames.count == 31 && frames[0].fills.count == frames[30].fills.count)
    }

    @Test("Content of a timeline is not measured again while only its effects change")
    func standingTimeline() throws {
        let stage = Stage(
            showing: TimelineView(.animation) { timeline in
                VStack {
                    ForEach(0..<3, id: \.self) { index in
                        Counted().fill(.red).offset(x: timeline.date.timeIntervalSinceReferenceDate * Double(index + 1))
                    }
                }
            })
        _ = try stage.scene(at: 0)
        Self.measured = 0
        for frame in 1...20 {
            let fills = try SceneProbe(stage.scene(at: Double(frame) / 30)).fills
            #expect(abs(fills[1].rect.minX - fills[0].rect.minX - Double(frame) / 30) < 1e-9)
        }
        #expect(Self.measured == 0)
    }

    @Test("Content of a timeline that is laid out anew, or is of other views, is that of its frame")
    func changingTimelines() throws {
        let widths = try timeline { time in
            HStack(spacing: 0) {
                Color.red.frame(width: 10 + 20 * time, height: 4)
                Color.blue.frame(width: 4, height: 4)
            }
        }
        #expect(abs(widths[15].fills[1].rect.minX - widths[15].fills[0].rect.minX - 20) < 1e-9)
        let counts = try timeline { time in
            ZStack {
                ForEach(0..<Int(time * 5) + 1, id: \.self) { Color.red.frame(width: 3).offset(x: Double($0) + time) }
                if time > 0.5 { Color.blue.frame(width: 2) } else { Text("\(time)") }
            }
        }
        #expect(counts[30].fills.count > counts[1].fills.count)
    }
}
