import KinoraViews

/// Declares a property of an ``Effect`` as its parameter: what it does, which values it takes, and which it has by default.
///
///     @Parameter("How far pixels move at most.", in: 0...100, good: 6...24, unit: .points) var amplitude = 12.0
///     @Parameter("How many rings.", in: 1...60) var count = 8
///     @Parameter("Whether it moves.") var drifts = true
///     @Parameter("What it says.") var text = "Hello"
///     @Parameter("What the pattern is made of.") var kind = Pattern.dots      // an enumeration of texts
///     @Parameter("Which of them, in turn.") var kinds: [Pattern] = [.dots, .lines]
///     @Parameter("The pattern's color.", default: "#5B8CFF") var color: Color
///     @Parameter("The sky's colors from the top.", default: ["navy", "black"], count: 1...8) var sky: [Color]
///     @Parameter("The photo.") var image: Image?
///
/// The property's value is the default until the effect is performed with others.
@propertyWrapper
public struct Parameter<Value: Sendable>: @unchecked Sendable {
    /// Shared by the copies of an effect, so that values can be given to an instance that is known by reflection only. It is
    /// written once, before anybody else sees the instance.
    private final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    let givenName: String?
    private let summary: String
    private var storage: Storage
    private var kind: (Value) -> ParameterDescription.Kind
    private let read: (ParameterValue) -> Value?

    private init(
        _ value: Value, _ summary: String, name: String? = nil, kind: @escaping (Value) -> ParameterDescription.Kind,
        read: @escaping (ParameterValue) -> Value?
    ) {
        storage = Storage(value)
        givenName = name
        (self.summary, self.kind, self.read) = (summary, kind, read)
    }

    /// The parameter's value. A value set before the effect is performed becomes the default.
    public var wrappedValue: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }

    /// The declaration itself, for what an initializer of the effect changes in it: `$color.setDefault("blue")`.
    public var projectedValue: Parameter {
        get { self }
        set { self = newValue }
    }
}

/// What reflection sees of a `Parameter`, whatever its type.
protocol ParameterDeclaration {
    /// The name where it is not the property's.
    var givenName: String? { get }
    func description(named name: String) -> ParameterDescription
    /// Whether the value is of the parameter's type; then it becomes the property's.
    func take(_ value: ParameterValue) -> Bool
}

extension Parameter: ParameterDeclaration {
    func description(named name: String) -> ParameterDescription {
        ParameterDescription(name, summary, kind(storage.value))
    }

    func take(_ value: ParameterValue) -> Bool {
        guard let value = read(value) else { return false }
        storage.value = value
        return true
    }
}

// MARK: - One initializer for each type of value

extension Parameter where Value == Double {
    /// A number.
    ///
    /// - Parameters:
    ///   - wrappedValue: the default.
    ///   - summary: one sentence on what it does.
    ///   - range: all values that it takes.
    ///   - good: the part of the range that looks good; nil where all of it does or nothing is known. It is widened to hold
    ///     the default.
    ///   - unit: what the number counts.
    ///   - name: how it is typed; nil for the property's name.
    public init(
        wrappedValue: Double, _ summary: String, in range: ClosedRange<Double>, good: ClosedRange<Double>? = nil,
        unit: ParameterDescription.Unit = .none, name: String? = nil
    ) {
        self.init(wrappedValue, summary, name: name) { value in
            let good = good.map { min($0.lowerBound, value)...max($0.upperBound, value) }
            return .number(default: value, range: range, good: good, unit: unit)
        } read: { value in
            if case .number(let number) = value { number } else { nil }
        }
    }
}

extension Parameter where Value == Int {
    /// A whole number inside `range`; `wrappedValue` is the default.
    public init(wrappedValue: Int, _ summary: String, in range: ClosedRange<Int>) {
        self.init(wrappedValue, summary) {
            .integer(default: $0, range: range)
        } read: { value in
            if case .integer(let number) = value { number } else { nil }
        }
    }
}

extension Parameter where Value == Bool {
    /// A switch; `wrappedValue` is the default.
    public init(wrappedValue: Bool, _ summary: String) {
        self.init(wrappedValue, summary) {
            .boolean(default: $0)
        } read: { value in
            if case .boolean(let isOn) = value { isOn } else { nil }
        }
    }
}

extension Parameter where Value == String {
    /// A text; `wrappedValue` is the default.
    public init(wrappedValue: String, _ summary: String) {
        self.init(wrappedValue, summary) {
            .text(default: $0)
        } read: { value in
            if case .text(let text) = value { text } else { nil }
        }
    }
}

extension Parameter where Value == Color {
    /// A color.
    ///
    /// - Parameter fallback: the default as people type it: `#RRGGBB`, `#RRGGBBAA` or a system color's name.
    public init(_ summary: String, default fallback: String) {
        self.init(Color(typed: fallback), summary) { _ in
            .color(default: fallback)
        } read: { value in
            if case .color(let color) = value { color } else { nil }
        }
    }

    /// Replaces the default, before the effect is performed.
    public mutating func setDefault(_ text: String) {
        kind = { _ in .color(default: text) }
        wrappedValue = Color(typed: text)
    }
}

extension Parameter where Value == [Color] {
    /// Several colors.
    ///
    /// - Parameters:
    ///   - fallback: the defaults as people type them: `#RRGGBB`, `#RRGGBBAA` or a system color's name.
    ///   - count: how many it takes.
    public init(_ summary: String, default fallback: [String], count: ClosedRange<Int>) {
        self.init(fallback.map(Color.init(typed:)), summary) { _ in
            .colors(default: fallback, count: count)
        } read: { value in
            if case .colors(let colors) = value { colors } else { nil }
        }
    }

    /// Replaces the defaults, before the effect is performed.
    public mutating func setDefault(_ texts: [String]) {
        let kind = kind
        self.kind = { value in
            guard case .colors(_, let count) = kind(value) else { return kind(value) }
            return .colors(default: texts, count: count)
        }
        wrappedValue = texts.map(Color.init(typed:))
    }
}

extension Parameter where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of an enumeration's cases, which are typed as their raw values; `wrappedValue` is the default.
    public init(wrappedValue: Value, _ summary: String) {
        self.init(wrappedValue, summary) {
            .choice(default: $0.rawValue, options: Value.allCases.map(\.rawValue))
        } read: { value in
            if case .choice(let word) = value { Value(rawValue: word) } else { nil }
        }
    }
}

extension Parameter {
    /// Several of an enumeration's cases in an order, typed as their raw values with commas between them; `wrappedValue`, which is not
    /// empty, is the default.
    public init<Choice>(wrappedValue: [Choice], _ summary: String)
    where Value == [Choice], Choice: CaseIterable & RawRepresentable & Sendable, Choice.RawValue == String {
        self.init(wrappedValue, summary) {
            .choices(default: $0.map(\.rawValue), options: Choice.allCases.map(\.rawValue))
        } read: { value in
            guard case .choices(let words) = value else { return nil }
            let choices = words.compactMap(Choice.init(rawValue:))
            return choices.count == words.count ? choices : nil
        }
    }
}

extension Parameter where Value == Image? {
    /// A picture, typed as the name of a PNG file; nil, the default, is the effect's own stand-in.
    public init(_ summary: String) {
        self.init(nil, summary) { _ in
            .image
        } read: { value in
            if case .image(let image) = value { .some(image) } else { nil }
        }
    }
}

extension Color {
    /// A color that an effect's source spells; a misspelt one stops the program with a sentence.
    fileprivate init(typed text: String) {
        guard let color = ColorText.color(text) else {
            fatalError("A parameter's default: \(ColorText.complaint(about: text))")
        }
        self = color
    }
}
