import KinoraStage
import Yams

/// What an event can do, with the keys that belong to it.
enum ScriptVerb: String, CaseIterable {
    case tap, press, drag, hover, scroll, pinch, rotate, tilt

    var keys: [String] {
        switch self {
        case .tap: ["count"]
        case .press, .tilt: ["for"]
        case .drag: ["for", "ease", "times"]
        case .hover: ["for", "times", "leaves"]
        case .scroll: ["by", "for"]
        case .pinch: ["scale", "for"]
        case .rotate: ["degrees", "for"]
        }
    }
}

/// Places with a name.
enum ScriptAnchor: String, CaseIterable {
    case center, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

    init?(node: Node) {
        guard let word = node.scalar?.string, let anchor = ScriptAnchor(rawValue: word) else { return nil }
        self = anchor
    }

    var point: ScriptPoint {
        switch self {
        case .center: .unit(x: 0.5, y: 0.5)
        case .top: .unit(x: 0.5, y: 0)
        case .bottom: .unit(x: 0.5, y: 1)
        case .leading: .unit(x: 0, y: 0.5)
        case .trailing: .unit(x: 1, y: 0.5)
        case .topLeading: .unit(x: 0, y: 0)
        case .topTrailing: .unit(x: 1, y: 0)
        case .bottomLeading: .unit(x: 0, y: 1)
        case .bottomTrailing: .unit(x: 1, y: 1)
        }
    }
}
