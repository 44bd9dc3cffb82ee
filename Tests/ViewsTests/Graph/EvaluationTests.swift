import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// A body runs again in an update only when something that it has read has changed.
@MainActor
@Suite("Evaluations of bodies", .serialized)
struct EvaluationTests {
    private static var evaluated: [String: Int] = [:]

    private static func note(_ name: String) {
        if Graph.current?.isUpdating == true { evaluated[name, default: 0] += 1 }
    }

    /// The names whose bodies ran in the updates up to a time, and how often, since the last call.
    private func evaluated(_ stage: Stage, upTo time: Double) throws -> [String: Int] {
        Self.evaluated = [:]
        _ = try stage.scene(at: time)
        return Self.evaluated
    }

    /// A view that calls a closure, which can never be compared.
    private struct Named<Content: View>: View {
        let name: String
        var action: () -> Void = {}
        @ViewBuilder let content: Content

        var body: some View {
            let _ = EvaluationTests.note(name)
            VStack { content }
        }
    }

    // MARK: State

    private struct Leaf: View {
        let name: String
        @State private var count = 0
        var body: some View {
            let _ = EvaluationTests.note(name)
            Text(verbatim: "\(count)").onAppear { if name == "moving" { after(1) { count = 1 } } }
        }
    }

    private struct Tree: View {
        @State private var title = "a"
        var body: some View {
            let _ = EvaluationTests.note("root")
            Named(name: "left", action: { title = "b" }) {
                Leaf(name: "moving")
                Button("press") { title = "c" }
            }
            Named(name: "right", action: { title = "b" }) {
                Leaf(name: "still")
                Text(title)
            }
            .onAppear { after(2) { title = "d" } }
        }
    }

    @Test("State that changes evaluates the body of its own view, and none above or beside it")
    func ownState() throws {
        let stage = Stage(showing: Tree())
        #expect(
            try evaluated(stage, upTo: 0.5) == ["root": 1, "left": 1, "right": 1, "moving": 1, "still": 1])
        #expect(try evaluated(stage, upTo: 1.5) == ["moving": 1])
        // What holds closures is made anew, and so cannot be known to be the same.
        #expect(try evaluated(stage, upTo: 2.5) == ["root": 1, "left": 1, "right": 1])
    }

    private struct Passing: View {
        @State private var isOn = false
        var body: some View {
            let _ = EvaluationTests.note("owner")
            Receiving(isOn: $isOn)
            Leaf(name: "still")
        }
        struct Receiving: View {
            @Binding var isOn: Bool
            var body: some View {
                let _ = EvaluationTests.note("binding")
                Color.red.frame(width: isOn ? 20 : 10, height: 10).onAppear { after(1) { isOn = true } }
            }
        }
    }

    @Test("A binding that is written evaluates the views that are handed it")
    func binding() throws {
        let stage = Stage(showing: Passing())
        _ = try evaluated(stage, upTo: 0.5)
        #expect(try evaluated(stage, upTo: 1.5) == ["owner": 1, "binding": 1])
        #expect(try #require(SceneProbe(stage.scene(at: 2)).fills.first).rect.width == 20)
    }

    // MARK: Environment

    private struct Reading: View {
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            let _ = EvaluationTests.note("reading")
            Color.red.frame(width: isEnabled ? 20 : 10, height: 10)
        }
    }

    private struct Disabling: View {
        @State private var isDisabled = false
        var body: some View {
            VStack {
                Reading()
                Leaf(name: "still")
            }
            .disabled(isDisabled)
            .onAppear { after(1) { isDisabled = true } }
        }
    }

    @Test("A value of the environment evaluates the views that may read it, and not those without such properties")
    func environment() throws {
        let stage = Stage(showing: Disabling())
        _ = try evaluated(stage, upTo: 0.5)
        #expect(try evaluated(stage, upTo: 1.5)["reading"] == 1)
        #expect(try #require(SceneProbe(stage.scene(at: 2)).fills.first).rect.width == 10)
    }

    // MARK: Objects

    @Observable final class Model {
        var left = 0
        var right = 0
        var names = ["a"]
    }

    private struct Reader: View {
        let name: String
        let model: Model
        let path: KeyPath<Model, Int>
        var body: some View {
            let _ = EvaluationTests.note(name)
            Text(verbatim: "\(model[keyPath: path])")
        }
    }

    private struct Observing: View {
        @State private var model = Model()
        var body: some View {
            let _ = EvaluationTests.note("owner")
            Reader(name: "left", model: model, path: \.left)
            GeometryReader { _ in Reader(name: "right", model: model, path: \.right) }
            ForEach(0..<1) { _ in Color.red.frame(width: CGFloat(10 * model.names.count), height: 10) }
                .onAppear {
                    after(1) { model.left = 1 }
                    after(2) { model.right = 1 }
                    after(3) { (model.left, model.right) = (2, 2) }
                    after(4) { model.names.append("b") }
                }
        }
    }

    @Test("A property of an observable object evaluates the views that have read it, also within lazy content")
    func observable() throws {
        let stage = Stage(showing: Observing())
        _ = try evaluated(stage, upTo: 0.5)
        #expect(try evaluated(stage, upTo: 1.5)["owner"] == nil)
        #expect(Self.evaluated["left"] == 1)
        #expect(try evaluated(stage, upTo: 2.5)["right"] != nil)
        #expect(Self.evaluated["left"] == nil && Self.evaluated["owner"] == nil)
        #expect(try evaluated(stage, upTo: 3.5)["left"] == 1)
        let width = { try #require(SceneProbe(stage.scene(at: $0)).fills.last).rect.width }
        #expect(try width(3.9) == 10)
        #expect(try width(4.5) == 20)
    }

    private static let shared = Model()

    private struct Sharing: View {
        var body: some View {
            Color.red.frame(width: CGFloat(10 + EvaluationTests.shared.left), height: 10)
                .onAppear {
                    EvaluationTests.shared.left = 0
                    after(1) { EvaluationTests.shared.left = 5 }
                    after(2) { EvaluationTests.shared.left = 7 }
                }
        }
    }

    @Test("An observable object that no view holds is observed, too")
    func sharedObject() throws {
        let stage = Stage(showing: Sharing())
        let width = { try #require(SceneProbe(stage.scene(at: $0)).fills.last).rect.width }
        #expect(try [0.5, 1.5, 2.5].map(width) == [10, 15, 17])
    }

    private final class Store: ObservableObject {
        @Published var count = 0
    }

    private struct Subscribing: View {
        @StateObject private var store = Store()
        var body: some View {
            let _ = EvaluationTests.note("owner")
            Inner(store: store)
            Leaf(name: "still")
        }
        struct Inner: View {
            @ObservedObject var store: Store
            var body: some View {
                let _ = EvaluationTests.note("inner")
                Other().onAppear { after(1) { store.count += 1 } }
            }
        }
        struct Other: View {
            var body: some View {
                let _ = EvaluationTests.note("other")
                Color.red
            }
        }
    }

    @Test("An object that tells of its changes evaluates the views that observe it")
    func observableObject() throws {
        let stage = Stage(showing: Subscribing())
        _ = try evaluated(stage, upTo: 0.5)
        let told = try evaluated(stage, upTo: 1.5)
        #expect(told == ["owner": 1, "inner": 1])
    }

    // MARK: Pages

    private struct Paged: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Leaf(name: "moving").navigationTitle("Title")
                    Leaf(name: "still")
                    NavigationLink("Next") { Text("next") }
                }
                .toolbar { Button("Edit") {} }
            }
        }
    }

    @Test("What a page of a stack holds is not evaluated with its neighbors, and the bar keeps its title")
    func navigation() throws {
        let stage = Stage(showing: Paged())
        let texts = { try SceneProbe(stage.scene(at: $0)).texts.count }
        let before = try texts(0.5)
        _ = try evaluated(stage, upTo: 0.6)
        #expect(try evaluated(stage, upTo: 1.5) == ["moving": 1])
        #expect(try texts(1.6) == before)
    }

    // MARK: Equatable views

    private struct Rounded: View, @MainActor Equatable {
        let value: Double
        var body: some View {
            let _ = EvaluationTests.note("rounded")
            Color.red.frame(width: value, height: 10)
        }
        static func == (lhs: Rounded, rhs: Rounded) -> Bool { lhs.value.rounded() == rhs.value.rounded() }
    }

    private struct Changing: View {
        @State private var value = 10.0
        var body: some View {
            Rounded(value: value).equatable()
                .onAppear {
                    after(1) { value = 10.25 }
                    after(2) { value = 12.25 }
                }
        }
    }

    @Test("An equatable view stays as it is until one comes that is not equal to it")
    func equatable() throws {
        let stage = Stage(showing: Changing())
        #expect(try evaluated(stage, upTo: 0.5) == ["rounded": 1])
        #expect(try evaluated(stage, upTo: 1.5).isEmpty)
        let width = { try #require(SceneProbe(stage.scene(at: $0)).fills.last).rect.width }
        #expect(try width(1.5) == 10)
        #expect(try evaluated(stage, upTo: 2.5) == ["rounded": 1])
        #expect(try width(2.5) == 12.25)
    }
}
