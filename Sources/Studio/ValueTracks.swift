import Foundation
import KinoraProtocol

/// The numbers of scenes, followed over time: which of them change, and how. Each is called by its place in the scene's file.
package struct ValueTracks {
    /// One number over time; nil where the scene has no such place.
    package struct Track: Equatable {
        package let name: String
        package var values: [Double?]
    }

    /// Tracks that are told, and numbers of one scene that are looked at.
    package static let mostTracks = 60
    static let mostNumbers = 20_000

    private var names: [String] = []
    private var tracks: [String: [Double?]] = [:]
    private var times: [Double] = []

    package init() {}

    /// Adds a moment.
    ///
    /// - Parameter json: the scene as its file has it.
    package mutating func add(_ json: Data, at time: Double) throws {
        var found = Numbers()
        found.take(try JSONSerialization.jsonObject(with: json), named: "", key: "")
        for (name, value) in found.all {
            if tracks[name] == nil {
                names.append(name)
                tracks[name] = Array(repeating: nil, count: times.count)
            }
            tracks[name]?.append(value)
        }
        times.append(time)
        for name in names where tracks[name]!.count < times.count { tracks[name]?.append(nil) }
    }

    /// Those that change, in the order of the scene's file.
    package var changing: [Track] {
        names.compactMap { name in
            let values = tracks[name]!
            let known = values.compactMap { $0 }
            guard let low = known.min(), let high = known.max(), high - low > 1e-6 * max(1, abs(low), abs(high)) else {
                return nil
            }
            return Track(name: name, values: values)
        }
    }

    package var value: JSONValue {
        let changing = changing
        return [
            "times": .array(times.map { .number($0) }),
            "more": .integer(max(0, changing.count - ValueTracks.mostTracks)),
            "tracks": .array(
                changing.prefix(ValueTracks.mostTracks).map { track in
                    [
                        "name": .string(track.name),
                        "values": .array(track.values.map { $0.map { .number($0) } ?? .null }),
                    ]
                }),
        ]
    }
}

/// The numbers in one scene with their names, in order.
private struct Numbers {
    private(set) var all: [(String, Double)] = []

    /// What is data and no geometry.
    private static let left: Set<String> = [
        "outlines", "images", "pixels", "data", "floats", "version", "size", "scale",
    ]
    /// How the parts of lists are called, by the list's own name.
    private static let parts: [String: [String]] = [
        "transform": ["a", "b", "c", "d", "x", "y"], "offset": ["x", "y"], "center": ["x", "y"], "start": ["x", "y"],
        "end": ["x", "y"],
        "corner": ["x", "y"], "position": ["x", "y"],
    ]

    mutating func take(_ value: Any, named name: String, key: String) {
        guard all.count < ValueTracks.mostNumbers else { return }
        switch value {
        case let members as [String: Any]:
            for (own, value) in members.sorted(by: { $0.key < $1.key }) where !Numbers.left.contains(own) {
                take(value, named: name.isEmpty ? own : "\(name).\(own)", key: own)
            }
        case let list as [Any]: take(list, named: name, key: key)
        // A switch that is on counts as 1.
        case let number as NSNumber: all.append((name, number.doubleValue))
        case let text as String where ["fill", "stroke", "clip", "backdrop", "path"].contains(key):
            take(path: text, name)
        default: break
        }
    }

    private mutating func take(_ list: [Any], named name: String, key: String) {
        if ["rect", "ellipse", "roundedRect", "bounds"].contains(key), let sides = list as? [[Double]],
            sides.count == 2,
            sides.allSatisfy({ $0.count == 2 })
        {
            all += zip(["x", "y", "width", "height"], sides[0] + sides[1]).map { ("\(name).\($0)", $1) }
            return
        }
        let parts = Numbers.parts[key] ?? []
        for (index, value) in list.enumerated() {
            let own = parts.indices.contains(index) && parts.count == list.count ? ".\(parts[index])" : "[\(index)]"
            take(value, named: name + own, key: "")
        }
    }

    /// Of a path that is text, where its points lie.
    private mutating func take(path: String, _ name: String) {
        var (xs, ys): ([Double], [Double]) = ([], [])
        for word in path.split(separator: " ") {
            guard let number = Double(word) else { continue }
            if xs.count == ys.count { xs.append(number) } else { ys.append(number) }
        }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return }
        all += [("left", left), ("top", top), ("right", right), ("bottom", bottom)].map { ("\(name).\($0)", $1) }
    }
}
