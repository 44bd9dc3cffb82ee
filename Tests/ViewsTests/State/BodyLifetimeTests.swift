import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What a body makes lives until the body has a reason to run again, as in SwiftUI: `Page(model: Model())` keeps its model.
@MainActor
struct BodyLifetimeTests {
    private final class Store: ObservableObject { @Published var width = 10.0 }
    @Observable final class Model { var width = 10.0 }

    /// Changes the object as it appears.
    private struct Bar: View {
        @ObservedObject var store: Store
        var body: some View {
            Color.red.frame(width: store.width, height: 4).onAppear { store.width = 50 }
        }
    }
    private struct SharedBar: View {
        @EnvironmentObject var store: Store
        var body: some View {
            Color.red.frame(width: store.width, height: 4).onAppear { store.width = 50 }
        }
    }
    private struct ModelBar: View {
        let model: Model
        var body: some View { Color.red.frame(width: model.width, height: 4).onAppear { model.width = 50 } }
    }

    private struct Made: View { var body: some View { Bar(store: Store()) } }
    private struct Handed: View { var body: some View { SharedBar().environmentObject(Store()) } }
    private struct Observed: View { var body: some View { ModelBar(model: Model()) } }
    private struct WithState: View {
        @State private var isOn = false
        @Environment(\.colorScheme) private var scheme
        var body: some View { Bar(store: Store()) }
    }
    /// Something moves beside the bar all the time.
    private struct BesideMotion: View {
        @State private var isMoved = false
        var body: some View {
            VStack(spacing: 0) {
                Made()
                Color.blue.frame(width: 4, height: 4).offset(x: isMoved ? 20 : 0)
                    .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
            }
        }
    }
    /// Beside it a view is changed without telling what, and then state is written.
    private struct BesideUpdates: View {
        private struct Written: View {
            @State private var count = 0
            var body: some View {
                Color.blue.frame(width: Double(4 + count), height: 4)
                    .task {
                        try? await Task.sleep(for: .seconds(0.5))
                        VirtualClock.noteObjects()
                        try? await Task.sleep(for: .seconds(0.5))
                        count = 1
                    }
            }
        }
        var body: some View {
            VStack(spacing: 0) {
                Made()
                Written()
            }
        }
    }
    /// Its body reads what changes, and so makes the model again; the page has appeared before.
    private struct Changing: View {
        @State private var count = 0
        var body: some View {
            VStack(spacing: 0) {
                Bar(store: Store())
                Color.blue.frame(width: Double(4 + count), height: 4)
                    .task {
                        try? await Task.sleep(for: .seconds(1))
                        count = 1
                    }
            }
        }
    }

    private func width(_ view: some View, at time: Double) throws -> Double? {
        let stage = Stage(size: CGSize(width: 100, height: 20), duration: 3) { view.mayHoldObjects() }
        let red = SystemColor.red.rgba(.light)
        return try SceneProbe(stage.scene(at: time)).fills.first { $0.paint == .color(red) }.map {
            Double($0.rect.width)
        }
    }

    @Test("A view keeps the object that the body around it has made", arguments: [0.0, 0.3, 2])
    func kept(time: Double) throws {
        #expect(try width(Made(), at: time) == 50)
        #expect(try width(Handed(), at: time) == 50)
        #expect(try width(Observed(), at: time) == 50)
        #expect(try width(WithState(), at: time) == 50)
        #expect(try width(BesideMotion(), at: time) == 50)
        #expect(try width(BesideUpdates(), at: time) == 50)
    }

    @Test("A body that has a reason to run makes another")
    func made() throws {
        #expect(try width(Changing(), at: 0.5) == 50)
        #expect(try width(Changing(), at: 2) == 10)
    }

    @Test("Only a user's own views, whose properties all tell of their changes, are taken over whole")
    func told() {
        #expect(DynamicProperties.isTold(Made.self) && DynamicProperties.isTold(WithState.self))
        #expect(DynamicProperties.isTold(ModelBar.self))
        #expect(DynamicProperties.isTold(Bar.self) && DynamicProperties.isTold(SharedBar.self))
        #expect(!DynamicProperties.isTold(Slider<EmptyView, EmptyView>.self))
    }
}
