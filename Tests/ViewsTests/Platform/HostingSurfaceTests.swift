import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What views of representables find around them: the window, and the page that they are on.
@MainActor
struct HostingSurfaceTests {
    /// Notes what it is told, and what it finds.
    private final class Witness: UIView {
        var log: [String] = []
        override func didMoveToSuperview() { log.append("superview \(superview != nil)") }
        override func willMove(toWindow newWindow: UIWindow?) { log.append("will \(newWindow != nil)") }
        override func didMoveToWindow() { log.append("did \(window != nil)") }
    }

    private func draw(_ view: some View, at times: [Double] = [0, 0.5]) throws -> [SceneProbe.Filled] {
        let stage = Stage(size: CGSize(width: 100, height: 80), duration: 2) { view }
        return try times.map { try SceneProbe(stage.scene(at: $0)).fills }.last ?? []
    }

    @Test("A view enters the window once, after its first update, with all that is in it")
    func window() throws {
        let (outer, inner) = (Witness(), Witness())
        outer.addSubview(inner)
        inner.log = []
        _ = try draw(Hosted(make: { outer }, update: { _ in outer.log.append("update \(outer.window != nil)") }))
        #expect(outer.log.prefix(4) == ["update false", "will true", "superview true", "did true"])
        #expect(outer.log.filter { $0 == "did true" }.count == 1)
        #expect(inner.log == ["will true", "did true"])
        #expect(outer.superview?.superview?.window === outer.window)
        inner.removeFromSuperview()
        #expect(inner.log.suffix(3) == ["will false", "superview false", "did false"])
    }

    @Test("The chain of responders goes over a controller to the window")
    func responders() throws {
        let view = UIView()
        _ = try draw(Hosted { view })
        let chain = Array(sequence(first: view as UIResponder, next: \.next))
        let controllers = chain.compactMap { $0 as? UIViewController }
        #expect(controllers.count == 1 && controllers[0].view === view.superview?.superview)
        #expect(chain.last is UIWindow)
    }

    @Test("A controller of a representable has a parent, and is next to its view")
    func controllers() throws {
        final class Child: UIViewController {
            var told: [Bool] = []
            override func didMove(toParent parent: UIViewController?) { told.append(parent != nil) }
        }
        struct Shown: UIViewControllerRepresentable {
            let child: Child
            func makeUIViewController(context: Context) -> Child { child }
            func updateUIViewController(_ controller: Child, context: Context) {}
        }
        let child = Child(nibName: nil, bundle: nil)
        _ = try draw(Shown(child: child))
        #expect(child.told == [true] && child.parent != nil)
        #expect(child.view.next === child && child.view.window != nil)
    }

    @Test("What a representable made is dismantled as its place goes")
    func dismantled() throws {
        struct Shown: UIViewRepresentable {
            let witness: Witness
            func makeUIView(context: Context) -> Witness { witness }
            func updateUIView(_ uiView: Witness, context: Context) {}
            func makeCoordinator() -> String { "coordinator" }
            static func dismantleUIView(_ uiView: Witness, coordinator: String) { uiView.log.append(coordinator) }
        }
        struct Going: View {
            let witness: Witness
            @State private var isThere = true
            var body: some View {
                ZStack { if isThere { Shown(witness: witness) } }
                    .task {
                        try? await Task.sleep(for: .seconds(0.2))
                        isThere = false
                    }
            }
        }
        let (present, gone) = (Witness(), Witness())
        _ = try draw(Going(witness: present), at: [0.1])
        #expect(present.log.last == "did true")
        _ = try draw(Going(witness: gone), at: [0.5])
        #expect(gone.log.suffix(4) == ["coordinator", "will false", "superview false", "did false"])
    }

    /// Takes away the ground of the page that it is on.
    private struct ClearGround: UIViewRepresentable {
        let levels: Int
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            DispatchQueue.main.async {
                var place: UIView? = view
                for _ in 0..<levels { place = place?.superview }
                place?.backgroundColor = .clear
            }
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private struct Covered<Page: View>: View {
        let isSheet: Bool
        let behind = Color(red: 1, green: 0, blue: 0)
        let page: Page
        var body: some View {
            behind.fullScreenCover(isPresented: .constant(!isSheet)) { page }
                .sheet(isPresented: .constant(isSheet)) { page }
        }
    }

    @Test("A page whose view in UIKit is made clear shows what is behind it", arguments: [true, false])
    func clear(isSheet: Bool) throws {
        let ground = RGBA(red: 1, green: 1, blue: 1)
        func hasGround(_ page: some View) throws -> Bool {
            // What is behind a sheet has a ground of its own, as it is set back.
            let fills = try draw(Covered(isSheet: isSheet, page: page))
            let behind = fills.lastIndex { $0.paint == .color(RGBA(red: 1, green: 0, blue: 0)) } ?? 0
            return fills[behind...].contains { $0.paint == .color(ground) }
        }
        #expect(try hasGround(Color.blue.frame(width: 10, height: 10)))
        #expect(try hasGround(Color.blue.frame(width: 10, height: 10).background(ClearGround(levels: 1))))
        #expect(try !hasGround(Color.blue.frame(width: 10, height: 10).background(ClearGround(levels: 2))))
    }

    @Test("A page's ground has the color that UIKit's view was given")
    func colored() throws {
        struct Paint: UIViewRepresentable {
            final class Painter: UIView {
                override func didMoveToWindow() { superview?.superview?.backgroundColor = .green }
            }
            func makeUIView(context: Context) -> Painter { Painter() }
            func updateUIView(_ uiView: Painter, context: Context) {}
        }
        let fills = try draw(Covered(isSheet: false, page: Paint()))
        #expect(fills.contains { $0.paint == .color(RGBA(red: 0, green: 1, blue: 0)) })
    }
}
