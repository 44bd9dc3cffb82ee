import Testing

@testable import KinoraStage
@testable import KinoraViews

/// A binding to a collection as a collection of bindings.
@MainActor
struct BindingCollectionTests {
    private final class Box { var values = [1, 2, 3] }

    @Test("Elements are read and written through, by index and in turn")
    func elements() {
        let box = Box()
        let binding = Binding(get: { box.values }, set: { box.values = $0 })
        binding[1].wrappedValue = 20
        for (index, element) in binding.enumerated() where index == 2 { element.wrappedValue += 10 }
        #expect(box.values == [1, 20, 13])
        #expect(binding.count == 3)
        #expect(binding.map(\.wrappedValue) == [1, 20, 13])
    }

    @Test("A binding to an element that is gone reads what was there, and writes nothing")
    func gone() {
        let box = Box()
        let binding = Binding(get: { box.values }, set: { box.values = $0 })
        let last = binding[2]
        box.values = [7]
        #expect(last.wrappedValue == 3)
        last.wrappedValue = 9
        #expect(box.values == [7])
    }

    @Test("A binding may forget the type of its value; values of another type are not written")
    func erased() {
        let box = Box()
        let count = Binding(get: { box.values[0] }, set: { box.values[0] = $0 })
        let erased = Binding<AnyHashable>(count)
        #expect(erased.wrappedValue == AnyHashable(1))
        erased.wrappedValue = 5
        erased.wrappedValue = "text"
        #expect(box.values[0] == 5)
    }
}
