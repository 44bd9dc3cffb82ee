import SceneKit
import Testing

/// Nodes of scenes in space, which keep what is written to them.
@MainActor
struct SceneTests {
    @Test("Vectors are made of whole numbers, fractions and every kind of number")
    func vectors() {
        #expect(SCNVector3(0, 0.5, 1) == SCNVector3(Float(0), 0.5, 1) && SCNVector3(0, 1, 2).y == 1)
        #expect(SCNVector4(0, 1, 0, 0.5).w == 0.5 && SCNVector3(CGFloat(2), 0, 0).x == 2)
    }

    @Test("A place is one in both kinds of vectors, and adds up through the nodes around")
    func places() {
        let (outer, inner) = (SCNNode(), SCNNode())
        outer.position = SCNVector3(1, 2, 3)
        inner.simdPosition = [1, 0, 0]
        outer.addChildNode(inner)
        #expect(inner.position == SCNVector3(1, 0, 0) && inner.worldPosition == SCNVector3(2, 2, 3))
        #expect(inner.convertPosition(SCNVector3(), to: nil) == SCNVector3(2, 2, 3))
        inner.worldPosition = SCNVector3(0, 0, 0)
        #expect(inner.simdPosition == [-1, -2, -3])
        let copy = outer.clone()
        #expect(copy !== outer && copy.childNodes.count == 1 && copy.position == outer.position)
    }

    @Test("A matrix of simd is the same map as Core Animation's, and vectors come out of boxes as they went in")
    func maps() {
        let node = SCNNode()
        node.pivot = SCNMatrix4MakeTranslation(1, 2, 3)
        #expect(node.simdPivot.columns.3 == [1, 2, 3, 1])
        node.simdPivot = matrix_identity_float4x4
        #expect(node.pivot == SCNMatrix4Identity)
        #expect(NSValue(scnVector4: SCNVector4(0, 1, 0, 0.5)).scnVector4Value == SCNVector4(0, 1, 0, 0.5))
        #expect(NSValue(scnVector3: SCNVector3(1, 2, 3)).scnVector3Value == SCNVector3(1, 2, 3))
    }

    @Test("Shapes without sizes have those of one unit; rays hit nothing, as nothing is drawn")
    func shapes() {
        #expect(SCNBox().width == 1 && SCNSphere().radius == 0.5)
        #expect(SCNCapsule().height == 2 && SCNCone().topRadius == 0)
        let text = SCNText(string: "A", extrusionDepth: 1)
        text.firstMaterial?.fillMode = .lines
        #expect(text.materials.first?.fillMode == .lines)
        let options = [SCNHitTestOption.searchMode.rawValue: SCNHitTestSearchMode.all.rawValue]
        let node = SCNNode(geometry: text)
        #expect(node.hitTestWithSegment(from: SCNVector3(), to: SCNVector3(0, 0, 1), options: options).isEmpty)
    }

    @Test("What comes after a transaction is called at its end")
    func transactions() {
        var isDone = false
        SCNTransaction.begin()
        SCNTransaction.completionBlock = { isDone = true }
        #expect(!isDone)
        SCNTransaction.commit()
        #expect(isDone && SCNTransaction.completionBlock == nil)
    }
}
