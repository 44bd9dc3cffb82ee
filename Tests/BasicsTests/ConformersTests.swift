import Foundation
import KinoraBasics
import Testing

private protocol Plain {}
private protocol OfClasses: AnyObject {}
private protocol Tree { associatedtype Child: Tree }

private struct Conforming: Plain {}
private struct Other {}
private enum Choice: Plain { case one }
private struct Box<Content> {}
private class Base {}
private class Derived: Base, Plain {}
private class Told: Base, OfClasses {}
private struct Node: Tree { typealias Child = Never }

extension Box: Plain where Content: Plain {}
extension Optional: Plain where Wrapped: Plain {}
extension CGRect: Plain {}
extension Never: Tree { fileprivate typealias Child = Never }

@Suite("Which types may conform to a protocol is known without asking the runtime")
struct ConformersTests {
    private static let types: [Any.Type] = [
        Conforming.self, Other.self, Choice.self, Box<Int>.self, Box<Conforming>.self, Int?.self, Conforming?.self,
        CGRect.self, CGPoint.self, Base.self, Derived.self, Told.self, Node.self, Never.self, Int.self, String.self,
        [Int].self, [String: Int].self, URL.self, Date.self, (Int, String).self, (() -> Void).self, (any Plain).self,
        Box<Box<Conforming>?>.self, Int.Type.self,
    ]

    @Test("none that conforms is left out")
    func conforming() {
        let (plain, ofClasses) = (Conformers(to: (any Plain).self), Conformers(to: (any OfClasses).self))
        let (tree, hashable) = (Conformers(to: (any Tree).self), Conformers(to: (any Hashable).self))
        for type in Self.types {
            #expect(plain.mayInclude(type) || !(type is any Plain.Type), "\(type)")
            #expect(ofClasses.mayInclude(type) || !(type is any OfClasses.Type), "\(type)")
            #expect(tree.mayInclude(type) || !(type is any Tree.Type), "\(type)")
            #expect(hashable.mayInclude(type) || !(type is any Hashable.Type), "\(type)")
        }
    }

    @Test("a value type without a conformance is known not to conform, as is a function")
    func others() {
        let plain = Conformers(to: (any Plain).self)
        for type: Any.Type in [Other.self, Node.self, Int.self, String.self, CGPoint.self, (() -> Void).self] {
            #expect(!plain.mayInclude(type), "\(type)")
        }
        #expect(plain.mayInclude(Conforming.self) && plain.mayInclude(Box<Int>.self))
    }
}
