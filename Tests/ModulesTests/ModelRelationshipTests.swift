import Foundation
import SwiftData
import Testing

@Model
private final class Trip {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop]? = []
    var tags: [Tag] = []
    @Relationship(deleteRule: .deny) var guides: [Guide] = []
    init(_ name: String) { self.name = name }
}

@Model
private final class Stop {
    var name: String
    var trip: Trip?
    init(_ name: String, trip: Trip? = nil) {
        self.name = name
        self.trip = trip
    }
}

@Model
private final class Tag {
    var name: String
    @Relationship(inverse: \Trip.tags) var trips: [Trip] = []
    init(_ name: String) { self.name = name }
}

@Model
private final class Guide {
    var name: String
    /// Nothing names its other side, which is the only one that there is.
    var trip: Trip?
    @Relationship(deleteRule: .noAction, inverse: \Passport.owner) var passport: Passport?
    init(_ name: String) { self.name = name }
}

@Model
private final class Passport {
    var owner: Guide?
    /// No guide refers back.
    var former: [Visa] = []
    init() {}
}

@Model
private final class Visa {
    init() {}
}

/// Relationships between models: both sides, what is inserted with a model, and what is deleted with it.
@Suite("Relationships of models")
struct ModelRelationshipTests {
    private let context = ModelContext()
    private let trip = Trip("Rome")

    init() { context.insert(trip) }

    private func stops(of trip: Trip) -> [String] { (trip.stops ?? []).map(\.name) }
    private func stops() throws -> [String] { try context.fetch(FetchDescriptor<Stop>()).map(\.name) }

    @Test("What is appended to a model's array refers to it and is inserted, and so is what refers to it")
    func bothSides() throws {
        let first = Stop("a")
        trip.stops?.append(first)
        #expect(first.trip === trip && first.modelContext === context)
        let second = Stop("b")
        second.trip = trip
        let third = Stop("c", trip: trip)
        context.insert(third)
        #expect(stops(of: trip) == ["a", "b", "c"])
        #expect(try stops() == ["a", "b", "c"])
        // Each is there once, however often it is said.
        trip.stops?.append(second)
        #expect(stops(of: trip) == ["a", "b", "c"])
    }

    @Test("A model that leaves, or goes to another one, is with the former no more")
    func moving() throws {
        let other = Trip("Oslo")
        let (first, second) = (Stop("a", trip: trip), Stop("b", trip: trip))
        first.trip = nil
        #expect(stops(of: trip) == ["b"])
        other.stops = [second, first]
        #expect(stops(of: trip).isEmpty && stops(of: other) == ["b", "a"] && second.trip === other)
        // The trip came with its stops.
        #expect(other.modelContext === context)
        other.stops?.removeAll { $0 === second }
        #expect(second.trip == nil && second.modelContext === context)
        other.stops = nil
        #expect(first.trip == nil)
        #expect(try stops() == ["a", "b"])
    }

    @Test("Several may belong to several")
    func manyToMany() {
        let (warm, far) = (Tag("warm"), Tag("far"))
        let other = Trip("Lima")
        context.insert(other)
        trip.tags = [warm, far]
        far.trips.append(other)
        #expect(warm.trips.map(\.name) == ["Rome"] && far.trips.map(\.name) == ["Rome", "Lima"])
        #expect(other.tags.map(\.name) == ["far"])
        trip.tags.removeAll { $0 === far }
        #expect(far.trips.map(\.name) == ["Lima"])
        context.delete(far)
        #expect(other.tags.isEmpty)
    }

    @Test("One that belongs to one leaves the one before")
    func oneToOne() {
        let guides = [Guide("a"), Guide("b")]
        let passport = Passport()
        guides[0].passport = passport
        guides[1].passport = passport
        #expect(guides[0].passport == nil && passport.owner === guides[1])
        passport.owner = guides[0]
        #expect(guides[0].passport === passport && guides[1].passport == nil)
    }

    @Test("A side that nothing names is found where it is the only one")
    func inferred() {
        let guide = Guide("a")
        guide.trip = trip
        #expect(trip.guides.map(\.name) == ["a"] && guide.modelContext === context)
        trip.guides = []
        #expect(guide.trip == nil)
    }

    @Test("All that belongs to a model is inserted with it, each after what it belongs to")
    func graph() throws {
        let other = Trip("Nara")
        other.stops = [Stop("x"), Stop("y")]
        let tag = Tag("far")
        other.tags = [tag]
        tag.trips.append(Trip("Bali"))
        #expect(other.modelContext == nil)
        context.insert(other)
        #expect(try stops() == ["x", "y"] && context.fetchCount(FetchDescriptor<Tag>()) == 1)
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome", "Nara", "Bali"])
    }

    @Test("With a model go those that its rule says, and the others refer to it no more")
    func deleting() throws {
        trip.stops = [Stop("a"), Stop("b")]
        trip.tags = [Tag("far")]
        let tag = trip.tags[0]
        try context.save()
        let gone = try #require(trip.stops?.first)
        context.delete(gone)
        #expect(stops(of: trip) == ["b"] && gone.isDeleted)
        context.delete(trip)
        #expect(try stops().isEmpty && context.fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(tag.trips.isEmpty && !tag.isDeleted)
        try context.save()
        #expect(!gone.isDeleted && gone.modelContext == nil && tag.modelContext === context)
    }

    @Test("A model is not deleted while there are others that its rule protects")
    func denied() throws {
        trip.guides = [Guide("a")]
        try context.save()
        context.delete(trip)
        #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(context.hasChanges && trip.guides[0].trip === trip)
        context.delete(trip.guides[0])
        try context.save()
        #expect(!context.hasChanges && trip.modelContext == nil)
    }

    @Test("Without a rule's action the other side stays as it is; without another side the array is one shorter")
    func otherRules() {
        let guide = Guide("a")
        let passport = Passport()
        context.insert(guide)
        guide.passport = passport
        passport.former = [Visa(), Visa()]
        context.delete(passport.former[0])
        #expect(passport.former.count == 1)
        context.delete(guide)
        #expect(passport.owner === guide)
    }
}
