import Foundation
import KinoraScene
import Observation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// When representables are updated, and what they see of their properties.
@MainActor
struct RepresentableUpdateTests {
    private final class Log { var lines: [String] = [] }
    private final class Model: ObservableObject { @Published var count = 0 }

    private func play(_ view: some View, to time: Double = 2) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) { view }
        for step in 0...Int(time * 4) { _ = try stage.scene(at: Double(step) / 4) }
    }

    @Test("A representable is updated once for each change of its own, and not for what moves beside it")
    func once() throws {
        struct Counting: UIViewRepresentable {
            let count: Int
            let log: Log
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) { log.lines.append("\(count)") }
        }
        struct Screen: View {
            let log: Log
            @State private var count = 0
            @State private var isOn = false
            var body: some View {
                VStack {
                    Counting(count: count, log: log)
                    Toggle("", isOn: $isOn)
                    Color.red.opacity(isOn ? 1 : 0.5)
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { withAnimation { isOn = true } }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { count = 1 }
                }
            }
        }
        let log = Log()
        try play(Screen(log: log))
        #expect(log.lines == ["0", "1"])
    }

    private enum Place: CaseIterable { case page, list, lazyStack, painted, button }

    @Test("An update that has its view drawn again is no reason for another update", arguments: Place.allCases)
    private func redrawing(place: Place) throws {
        struct Redrawing: UIViewRepresentable {
            let count: Int
            let log: Log
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {
                log.lines.append("\(count)")
                uiView.noteChange()
            }
        }
        struct Screen: View {
            let place: Place
            let log: Log
            @State private var count = 0
            private var redrawing: some View { Redrawing(count: count, log: log).frame(height: 50) }
            var body: some View {
                Group {
                    switch place {
                    case .page: redrawing
                    case .list: List { redrawing }
                    case .lazyStack: ScrollView { LazyVStack { redrawing } }
                    case .painted: redrawing.foregroundStyle(.blue.opacity(0.5)).foregroundColor(.red)
                    case .button: Button(action: {}, label: { redrawing })
                    }
                }
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { count = 1 } }
            }
        }
        let log = Log()
        try play(Screen(place: place, log: log))
        #expect(log.lines == ["0", "1"])
    }

    @Test("Below a value that is another one each time it is updated with every pass, and settles all the same")
    func incomparable() throws {
        struct Redrawing: UIViewRepresentable {
            let count: Int
            let log: Log
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {
                log.lines.append("\(count)")
                uiView.noteChange()
            }
        }
        struct Screen: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Redrawing(count: count, log: log).environment(\.told, { [count] in log.lines.append("\(count)") })
                    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { count = 1 } }
            }
        }
        let log = Log()
        try play(Screen(log: log))
        #expect(log.lines.first == "0" && log.lines.last == "1")
    }

    @Test("A representable has its state, its environment and its objects, and is updated where they change")
    func properties() throws {
        struct Reading: UIViewRepresentable {
            @ObservedObject var model: Model
            @EnvironmentObject var shared: Model
            @Environment(\.layoutDirection) private var direction
            @State private var own = 5
            let log: Log
            func makeUIView(context: Context) -> UIView {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { own = 6 }
                return UIView()
            }
            func updateUIView(_ uiView: UIView, context: Context) {
                log.lines.append("\(model.count) \(shared.count) \(own) \(direction == .rightToLeft)")
            }
        }
        let (log, model, shared) = (Log(), Model(), Model())
        try play(
            Reading(model: model, log: log).environmentObject(shared).environment(\.layoutDirection, .rightToLeft)
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { model.count = 1 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { shared.count = 2 }
                })
        #expect(log.lines == ["0 0 5 true", "1 0 5 true", "1 2 5 true", "1 2 6 true"])
    }

    @Test("An animatable representable is updated with what is shown at each time")
    func animatable() throws {
        struct Moving: UIViewRepresentable, @preconcurrency Animatable {
            var x: CGFloat
            var animatableData: CGFloat {
                get { x }
                set { x = newValue }
            }
            func makeUIView(context: Context) -> UIView {
                let (view, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
                inner.backgroundColor = .red
                view.addSubview(inner)
                return view
            }
            func updateUIView(_ uiView: UIView, context: Context) { uiView.subviews[0].frame.origin.x = x }
        }
        struct Screen: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Moving(x: x).onAppear { withAnimation(.linear(duration: 1)) { x = 80 } }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 20), duration: 2) { Screen() }
        let places = try [0, 0.25, 0.5, 1, 1.5].map {
            try #require(SceneProbe(stage.scene(at: $0)).fills.last?.rect.minX.rounded())
        }
        #expect(places == [0, 20, 40, 80, 80])
    }
}

extension EnvironmentValues {
    private enum ToldKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }
    fileprivate var told: (@MainActor () -> Void)? {
        get { self[ToldKey.self] }
        set { self[ToldKey.self] = newValue }
    }
}
