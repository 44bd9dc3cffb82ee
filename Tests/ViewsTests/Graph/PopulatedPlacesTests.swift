import Testing

@testable import KinoraStage

@Suite("Populated places")
struct PopulatedPlacesTests {
    private let root = Identity()
    private var places = PopulatedPlaces()

    private func place(_ path: Int...) -> Identity { path.reduce(root) { $0.child(.index($1)) } }

    private mutating func gone(visited: [Identity], taken: [Identity] = []) -> Set<Int> {
        let (visited, taken) = (Set(visited.map(\.number)), Set(taken.map(\.number)))
        return places.removeGone(below: root, isVisited: visited.contains, isTaken: taken.contains)
    }

    @Test("Places that a pass has neither come by nor taken over are gone, each once")
    mutating func gone() {
        for place in [place(0, 0), place(0, 1), place(1), place(1, 2, 3)] { places.insert(place) }
        #expect(gone(visited: [place(0, 0), place(1), place(1, 2, 3)]) == [place(0, 1).number])
        #expect(gone(visited: [place(0, 0), place(1)]) == [place(1, 2, 3).number])
        #expect(gone(visited: [place(0, 0), place(1)]) == [])
    }

    @Test("All that is in a place that was taken over is there")
    mutating func taken() {
        for place in [place(0), place(0, 1, 2), place(1, 1)] { places.insert(place) }
        #expect(gone(visited: [place(1, 1)], taken: [place(0)]) == [])
        #expect(gone(visited: [], taken: [place(0, 1)]) == [place(0).number, place(1, 1).number])
    }

    @Test("A place that comes again is gone again when nobody comes by")
    mutating func again() {
        places.insert(place(2, 0))
        #expect(gone(visited: []) == [place(2, 0).number])
        places.insert(place(2, 0))
        #expect(gone(visited: [place(2, 0)]) == [])
        #expect(gone(visited: []) == [place(2, 0).number])
    }
}
