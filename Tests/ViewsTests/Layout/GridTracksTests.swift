import Foundation
import Testing

@testable import KinoraViews

/// Tracks of lazy grids.
struct GridTracksTests {
    @Test("Adaptive tracks in a length without end are one of the least length")
    func endless() {
        #expect(GridTracks([GridItem(.adaptive(minimum: 50))], in: .infinity).lengths == [50])
        #expect(GridTracks([GridItem(.adaptive(minimum: 46))], in: 100).lengths == [46, 46])
    }
}
