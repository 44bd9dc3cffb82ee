import Foundation
import KinoraGeometry

/// A path as data: SwiftUI's text form (`"0 0 m 10 0 l h"`), or for shapes with a closed form an object that names it:
/// `{"rect": [[x, y], [w, h]]}`, `{"ellipse": …}`, `{"roundedRect": …, "corner": [w, h], "style": "continuous"}`.
/// A path with numbers that are not finite, which has no text form, is a list: `{"elements": [["m", x, y], …]}`.
struct PathData: Codable {
    let path: Path

    private enum Key: String, CodingKey { case rect, ellipse, roundedRect, corner, style, elements }
    enum Style: String, Codable, CaseIterable { case continuous, circular }

    init(_ path: Path) { self.path = path }

    func encode(to encoder: any Encoder) throws {
        guard let shape = path.simpleShape else {
            if path.elements.allSatisfy({ $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }) {
                var container = encoder.singleValueContainer()
                try container.encode(path.description)
            } else {
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(path.elements.map(ElementData.init), forKey: .elements)
            }
            return
        }
        var container = encoder.container(keyedBy: Key.self)
        switch shape {
        case .rect(let rect): try container.encode(rect, forKey: .rect)
        case .ellipse(let rect): try container.encode(rect, forKey: .ellipse)
        case .roundedRect(let rect, let corner, let style):
            try container.encode(rect, forKey: .roundedRect)
            try container.encode(corner, forKey: .corner)
            try container.encode(style == .continuous ? Style.continuous : .circular, forKey: .style)
        }
    }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            guard let path = Path(text) else {
                let most = Path.maximumParsedElements
                throw DecodingError.corrupted(
                    "not the text of a path of at most \(most) elements: \"\(text.prefix(40))\"", decoder.codingPath)
            }
            self.path = path
        } else {
            path = try Self.shape(try decoder.container(keyedBy: Key.self))
        }
        let count = path.simpleShape == nil ? path.elements.count : 1
        try SceneCoding.withReading { try $0.spend(count, .pathElements, at: decoder.codingPath) }
    }

    private static func shape(_ container: KeyedDecodingContainer<Key>) throws -> Path {
        if let rect = try container.decodeIfPresent(CGRect.self, forKey: .rect) { return Path(.rect(rect)) }
        if let rect = try container.decodeIfPresent(CGRect.self, forKey: .ellipse) { return Path(.ellipse(rect)) }
        if let rect = try container.decodeIfPresent(CGRect.self, forKey: .roundedRect) {
            let corner = try container.decode(CGSize.self, forKey: .corner)
            guard
                !(corner.width < 0 || corner.height < 0 || corner.width > rect.width / 2
                    || corner.height > rect.height / 2)
            else {
                throw DecodingError.dataCorruptedError(
                    forKey: .corner, in: container,
                    debugDescription: "corners are between 0 and half the rectangle's sides")
            }
            let style = try container.decode(Style.self, forKey: .style)
            return Path(.roundedRect(rect, cornerSize: corner, style: style == .continuous ? .continuous : .circular))
        }
        return Path(elements: try container.decode([ElementData].self, forKey: .elements).map(\.element))
    }
}

/// One element as a list: its letter, then its numbers, as in the text form.
private struct ElementData: Codable {
    let element: Path.Element

    init(_ element: Path.Element) { self.element = element }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(element.letter)
        for point in element.points {
            try container.encode(Double(point.x))
            try container.encode(Double(point.y))
        }
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let letter = try container.decode(String.self)
        func point() throws -> CGPoint {
            CGPoint(x: try container.decode(Double.self), y: try container.decode(Double.self))
        }
        switch letter {
        case "m": element = .move(to: try point())
        case "l": element = .line(to: try point())
        case "q":
            let control = try point()
            element = .quadCurve(to: try point(), control: control)
        case "c":
            let (control1, control2) = (try point(), try point())
            element = .curve(to: try point(), control1: control1, control2: control2)
        case "h": element = .closeSubpath
        default: throw DecodingError.corrupted("no path element is named \"\(letter.prefix(20))\"", decoder.codingPath)
        }
    }
}

extension Path.Element {
    /// Its letter in the text form of paths.
    var letter: String {
        switch self {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
    }

    /// Control points, then the end.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }
}
