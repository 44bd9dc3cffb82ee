// Names of RealityKit and ARKit, as a new project with augmented reality and others use them.
import ARKit
import RealityKit
import SwiftUI

struct ARViewContainer: UIViewRepresentable {
    func makeUIView(context: Context) -> ARView {
        let arView = ARView(frame: .zero)
        let config = ARWorldTrackingConfiguration()
        config.planeDetection = [.horizontal, .vertical]
        config.environmentTexturing = .automatic
        if ARWorldTrackingConfiguration.supportsSceneReconstruction(.mesh) { config.sceneReconstruction = .mesh }
        arView.session.run(config, options: [.resetTracking, .removeExistingAnchors])

        let mesh = MeshResource.generateBox(size: 0.1, cornerRadius: 0.005)
        let material = SimpleMaterial(color: .gray, roughness: 0.15, isMetallic: true)
        let model = ModelEntity(mesh: mesh, materials: [material])
        model.transform.translation.y = 0.05
        model.generateCollisionShapes(recursive: true)
        arView.installGestures([.translation, .rotation], for: model)
        let anchor = AnchorEntity(
            .plane(.horizontal, classification: .any, minimumBounds: SIMD2<Float>(0.2, 0.2)))
        anchor.children.append(model)
        arView.scene.anchors.append(anchor)
        arView.scene.addAnchor(AnchorEntity(world: [0, 0, -1]))
        arView.environment.sceneUnderstanding.options.insert(.occlusion)
        arView.debugOptions = [.showFeaturePoints]

        let coaching = ARCoachingOverlayView()
        coaching.session = arView.session
        coaching.goal = .horizontalPlane
        arView.addSubview(coaching)
        return arView
    }
    func updateUIView(_ uiView: ARView, context: Context) {}
}

struct SceneContainer: UIViewRepresentable {
    final class Coordinator: NSObject, ARSCNViewDelegate {
        func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {
            guard let plane = anchor as? ARPlaneAnchor else { return }
            node.position = SCNVector3(plane.center.x, 0, plane.center.z)
        }
        func session(_ session: ARSession, didFailWithError error: any Error) { print(error) }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> ARSCNView {
        let view = ARSCNView()
        view.delegate = context.coordinator
        view.scene.rootNode.addChildNode(SCNNode())
        view.autoenablesDefaultLighting = true
        return view
    }
    func updateUIView(_ view: ARSCNView, context: Context) {
        if ARFaceTrackingConfiguration.isSupported { view.session.run(ARFaceTrackingConfiguration()) }
    }
}

struct SpinComponent: Component { var speed: Float = 1 }
final class SpinSystem: System {
    static let query = EntityQuery(where: .has(SpinComponent.self))
    init(scene: RealityKit.Scene) {}
    func update(context: SceneUpdateContext) {
        for entity in context.entities(matching: Self.query, updatingSystemWhen: .rendering) {
            guard let spin = entity.components[SpinComponent.self] else { continue }
            entity.transform.rotation *= simd_quatf(angle: spin.speed * Float(context.deltaTime), axis: [0, 1, 0])
        }
    }
}

struct Immersive: View {
    @State private var isLarge = false
    @State private var angle = 0.0
    @State private var box = ModelEntity(mesh: .generateBox(size: 0.2), materials: [SimpleMaterial()])

    var body: some View {
        VStack {
            RealityView { content in
                if let scene = try? await Entity(named: "Scene") { content.add(scene) }
                box.position = [0, 1, -2]
                box.components.set(InputTargetComponent())
                box.components.set(CollisionComponent(shapes: [.generateBox(size: [0.2, 0.2, 0.2])]))
                box.components[SpinComponent.self] = SpinComponent(speed: 2)
                box.model?.materials = [UnlitMaterial(color: .red)]
                content.add(box)
                let light = DirectionalLight()
                light.light.intensity = 1000
                light.look(at: .zero, from: [0, 2, 2], relativeTo: nil)
                content.add(light)
            } update: { content in
                box.scale = isLarge ? [2, 2, 2] : .one
                box.orientation = simd_quatf(angle: Float(angle), axis: [0, 1, 0])
            }
            .gesture(TapGesture().targetedToAnyEntity().onEnded { value in value.entity.position.y += 0.1 })
            .gesture(
                DragGesture().targetedToEntity(box).onChanged { value in
                    angle = value.translation.width
                    value.entity.position = value.convert(value.location, from: .local, to: value.entity)
                })
            Model3D(named: "Robot") { model in
                model.resizable().aspectRatio(contentMode: .fit)
            } placeholder: {
                ProgressView()
            }
            Model3D(named: "Globe")
        }
    }
}
