import KinoraViews
import Testing

/// Objects of a class of views that only the running program knows, as the command writes `T()`.
@MainActor
struct ClassMakerTests {
    private typealias Samples = ClassMakerSamples
    private typealias Card = Samples.Card

    @Test("The object is of the class, with what its own initializer sets")
    func classes() {
        #expect(Samples.made(Card.self).name == "card" && Samples.made(Samples.Plain.self).count == 3)
        #expect(Samples.made(Samples.Page.self).name == "page" && type(of: Samples.made(UIView.self)) == UIView.self)
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(Samples.made(Card.self, frame).name == "card" && Samples.made(Card.self, frame).frame == frame)
        #expect((Samples.madeUnknown(Card.self) as? Card)?.name == "card")
    }

    @Test("Objects live as long as somebody holds them")
    func lives() {
        weak var gone: Card?
        var held: Card? = Samples.made(Card.self)
        gone = held
        #expect(gone != nil)
        held = nil
        #expect(gone == nil)
    }

    @Test("Cells are of the class that was registered, where only the running program knows it")
    func cells() throws {
        #expect(Samples.dequeued(Samples.Tile.self)?.name == "tile")
        let row = try #require(Samples.dequeued(Samples.Row<Int>.self))
        #expect(row.name == "row" && row.reuseIdentifier == "a")
    }
}
