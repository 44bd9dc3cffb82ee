import Foundation
import Testing

@testable import KinoraStudio

@Suite struct ValueTracksTests {
    private static func scene(_ nodes: String) -> Data {
        Data("{\"version\": 1, \"size\": [320, 200], \"nodes\": [\(nodes)]}".utf8)
    }

    @Test func onlyWhatChangesIsToldByItsPlace() throws {
        var tracks = ValueTracks()
        for step in 0..<3 {
            let x = Double(step) * 10
            try tracks.add(
                Self.scene(
                    #"{"transform": [1, 0, 0, 1, \#(x), 5], "nodes": [{"fill": {"rect": [[0, 0], [100, \#(50 + x)]]}, "paint": {"color": {"red": 1}}}]}"#
                ),
                at: Double(step) / 30)
        }
        #expect(
            tracks.changing == [
                .init(name: "nodes[0].nodes[0].fill.rect.height", values: [50, 60, 70]),
                .init(name: "nodes[0].transform.x", values: [0, 10, 20]),
            ])
    }

    @Test func aPathIsWhereItsPointsLie() throws {
        var tracks = ValueTracks()
        try tracks.add(Self.scene(#"{"fill": "10 20 m 30 40 l h"}"#), at: 0)
        try tracks.add(Self.scene(#"{"fill": "10 20 m 35 40 l h"}"#), at: 1)
        #expect(tracks.changing == [.init(name: "nodes[0].fill.right", values: [30, 35])])
    }

    @Test func whatComesAndGoesHasGaps() throws {
        var tracks = ValueTracks()
        try tracks.add(Self.scene(""), at: 0)
        try tracks.add(Self.scene(#"{"opacity": 0.5, "nodes": []}"#), at: 1)
        try tracks.add(Self.scene(#"{"opacity": 1, "nodes": []}"#), at: 2)
        try tracks.add(Self.scene(""), at: 3)
        #expect(tracks.changing == [.init(name: "nodes[0].opacity", values: [nil, 0.5, 1, nil])])
    }

    @Test func asManyAreToldAsAPageShows() throws {
        var tracks = ValueTracks()
        for step in 0..<2 {
            let nodes = (0..<100).map { "{\"opacity\": \(Double($0 + step) / 200), \"nodes\": []}" }
            try tracks.add(Self.scene(nodes.joined(separator: ",")), at: Double(step))
        }
        #expect(tracks.value["tracks"]?.elements?.count == ValueTracks.mostTracks)
        #expect(tracks.value["more"] == .integer(100 - ValueTracks.mostTracks))
    }
}
