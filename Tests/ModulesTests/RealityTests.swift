import ARKit
import KinoraViews
import RealityKit
import Testing

@testable import KinoraStage

/// Entities in space, which keep what is written to them.
@MainActor
struct RealityTests {
    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { ((a - b) * (a - b)).sum() < 1e-9 }

    @Test("A place is one in the space of the parent, and another in that of other entities")
    func places() {
        let (outer, inner, other) = (Entity(), Entity(), Entity())
        outer.addChild(inner)
        outer.transform = Transform(
            scale: [2, 2, 2], rotation: simd_quatf(angle: .pi / 2, axis: [0, 0, 1]), translation: [1, 0, 0])
        inner.position = [1, 0, 0]
        other.position = [1, 1, 1]
        // Twice as far, upwards instead of to the right.
        #expect(isNear(inner.position(relativeTo: nil), [1, 2, 0]))
        #expect(isNear(inner.position(relativeTo: other), [0, 1, -1]))
        inner.setPosition([1, 4, 0], relativeTo: nil)
        #expect(isNear(inner.position, [2, 0, 0]))
        other.addChild(inner, preservingWorldTransform: true)
        #expect(isNear(inner.position, [0, 3, -1]) && isNear(inner.scale, [2, 2, 2]))
        #expect(outer.children.isEmpty && other.children.first === inner && inner.parent === other)
    }

    @Test("Entities are found by name below anchors, and have a component of each kind")
    func components() {
        let (scene, anchor) = (
            ARView(frame: .zero).scene, AnchorEntity(.plane(.horizontal, classification: .any, minimumBounds: .zero))
        )
        let box = ModelEntity(mesh: .generateBox(size: 1), materials: [SimpleMaterial(color: .red, isMetallic: false)])
        box.name = "box"
        anchor.children.append(box)
        scene.anchors.append(anchor)
        #expect(scene.findEntity(named: "box") === box && box.scene === scene && scene.anchors.count == 1)
        #expect(box.model?.materials.count == 1 && box.components.has(ModelComponent.self))
        let copy = anchor.clone(recursive: true)
        #expect(copy.children.count == 1 && copy.children[0] !== box && copy.children[0].name == "box")
        box.components.remove(ModelComponent.self)
        #expect(box.model == nil)
        scene.removeAnchor(anchor)
        #expect(scene.findEntity(named: "box") == nil)
    }

    private struct Shown: View {
        let told: (String) -> Void
        @State private var count = 0
        var body: some View {
            RealityView { content in
                content.add(Entity())
                told("made")
            } update: { content in
                told("updated \(count) with \(content.entities.count)")
            }
            .task {
                try? await Task.sleep(for: .seconds(1))
                count = 1
            }
        }
    }

    @Test("A RealityView makes its entities once, and updates them after that")
    func realityView() throws {
        var told: [String] = []
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) { Shown { told.append($0) } }
        _ = try stage.scene(at: 2)
        #expect(told.first == "made" && told.filter { $0 == "made" }.count == 1)
        #expect(told.last == "updated 1 with 1")
    }

    @Test("A session finds nothing, and tells its delegate of the anchors that are added")
    func session() {
        final class Told: ARSessionDelegate {
            var anchors: [ARAnchor] = []
            func session(_ session: ARSession, didAdd anchors: [ARAnchor]) { self.anchors += anchors }
        }
        let (session, told) = (ARSession(), Told())
        session.delegate = told
        session.run(ARWorldTrackingConfiguration())
        session.add(anchor: ARAnchor(name: "here", transform: matrix_identity_float4x4))
        #expect(told.anchors.map(\.name) == ["here"])
        #expect(session.currentFrame == nil && !ARWorldTrackingConfiguration.isSupported)
    }
}
