import KinoraStage
import KinoraTypography

/// Lines of text.
public struct Text: Equatable {
    enum Content {
        case string(String)
        case image(Image)
        /// Evaluated in the environment, for formats that depend on the locale.
        case resolved((EnvironmentValues) -> String)
        /// Made anew for each frame, because it tells the time.
        case counting(() -> Text)
    }

    struct Segment {
        let content: Content
        var attributes = TextAttributes()
        /// Whether it is part of a localized string, in which Markdown is read, and not a value in it.
        var isFormat = false
        /// Where it was looked up; nil for what is in no table.
        var lookedUp: LookedUpText?
    }

    private(set) var segments: [Segment]

    init(segments: [Segment]) { self.segments = segments }
    init(_ content: Content) { segments = [Segment(content: content)] }

    public init(verbatim content: String) { self.init(.string(content)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.string(String(content))) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        let language = bundle?.language
        let found = key.isLookedUp ? nil : StringTables.text(key.key, tableName, key.arguments, language: language)
        let text = Text(segments: InlineMarkdown.read((found ?? key.text).segments))
        self = key.isLookedUp || language != nil ? text : text.lookedUp(key, tableName)
    }

    /// A picture in the line of text.
    public init(_ image: Image) { self.init(.image(image)) }

    /// An object as a formatter writes it; nothing where it cannot.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.resolved { format.written(input, in: $0.locale) })
    }

    public struct DateStyle: Equatable, Sendable {
        var dateStyle = DateFormatter.Style.none
        var timeStyle = DateFormatter.Style.none
        /// How the time from now is told; nil where the date itself is.
        var distance: Distance?
        enum Distance { case relative, offset, timer }
        public static let date = DateStyle(dateStyle: .long, timeStyle: .none)
        public static let time = DateStyle(dateStyle: .none, timeStyle: .short)
        /// How far the date is from now, "2 hr, 23 min", by the virtual clock.
        public static let relative = DateStyle(distance: .relative)
        /// The same with its direction, "+2 hours".
        public static let offset = DateStyle(distance: .offset)
        /// The same in digits, "2:23:05".
        public static let timer = DateStyle(distance: .timer)
        /// "Jun 15, 2025", as compact date pickers show it.
        static let mediumDate = DateStyle(dateStyle: .medium, timeStyle: .none)
    }

    public init(_ date: Date, style: DateStyle) {
        if let distance = style.distance {
            self.init(.counting { Text(verbatim: Text.distance(date.timeIntervalSince(.ticking), distance)) })
            return
        }
        self.init(
            .resolved { environment in
                let formatter = DateFormatter()
                formatter.locale = environment.locale
                formatter.timeZone = TimeZone(secondsFromGMT: 0)
                (formatter.dateStyle, formatter.timeStyle) = (style.dateStyle, style.timeStyle)
                return formatter.string(from: date)
            })
    }

    /// Whether a part of it tells the time.
    var isCounting: Bool {
        segments.contains { if case .counting = $0.content { true } else { false } }
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(segments: lhs.segments + rhs.segments) }

    /// Equal strings with equal fonts; formatted values and pictures count as different, so that nothing is missed.
    public static func == (lhs: Text, rhs: Text) -> Bool {
        lhs.segments.elementsEqual(rhs.segments) { left, right in
            guard case .string(let a) = left.content, case .string(let b) = right.content else { return false }
            return a == b && left.attributes.request == right.attributes.request
                && left.attributes.style == nil && right.attributes.style == nil
        }
    }

    public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    // MARK: Attributes

    func with(_ change: (inout TextAttributes) -> Void) -> Text {
        var copy = self
        for index in copy.segments.indices {
            var outer = TextAttributes()
            change(&outer)
            copy.segments[index].attributes = copy.segments[index].attributes.filled(from: outer)
            copy.segments[index].lookedUp = copy.segments[index].lookedUp?.filled(from: outer)
        }
        return copy
    }

    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
    /// The open fonts have one width, so this keeps it.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func bold() -> Text { with { $0.weight = .bold } }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { with { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
    public func monospacedDigit() -> Text { with { $0.monospacedDigits = true } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.style = color.map { AnyShapeStyle($0) } } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.style = AnyShapeStyle(style) } }
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
    public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with { $0.underline = .init(isActive: isActive, style: LineStyle(pattern: pattern, color: color)) }
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with { $0.strikethrough = .init(isActive: isActive, style: LineStyle(pattern: pattern, color: color)) }
    }
    public func textCase(_ textCase: Case?) -> Text { with { $0.textCase = .init(letters: textCase) } }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with { $0.scale = scale } : self
    }

    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool
        public static let `default` = Scale(isSecondary: false)
        public static let secondary = Scale(isSecondary: true)
    }
}

// Not with the type, which would bind all its members to the main actor: texts are made and styled anywhere.
extension Text: PrimitiveView {
    public func _elements(_ context: BuildContext) -> [Element] { [TextElement(self, context).withLinks] }
}

/// Text with values put into it: that of the source's string tables, or the key itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    /// The key itself, with the values.
    let text: Text
    /// What tables have it under: the values are "%@", "%lld" and the like.
    let key: String
    let arguments: [Argument]
    /// Whether the text is that of a table already.
    private(set) var isLookedUp = false

    /// One value.
    struct Argument {
        let segments: [Text.Segment]
        /// What decides between singular and plural.
        var number: Double?
    }

    public init(_ value: String) {
        text = Text(segments: [.init(content: .string(value), isFormat: true)])
        (key, arguments) = (value, [])
    }
    init(text: Text, key: String, arguments: [Argument]) {
        (self.text, self.key, self.arguments) = (text, key, arguments)
    }
    /// The text that a resource stands for.
    public init(_ resource: LocalizedStringResource) {
        self.init(text: resource.text, key: resource.key, arguments: [])
        isLookedUp = true
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        (text, key, arguments) = (stringInterpolation.text, stringInterpolation.key, stringInterpolation.arguments)
    }

    public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool { lhs.text == rhs.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        private var segments: [Text.Segment] = []
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        var text: Text { Text(segments: segments.isEmpty ? [.init(content: .string(""))] : segments) }

        public mutating func appendLiteral(_ literal: String) {
            // A percent sign of its own is written twice, because keys are formats.
            key += literal.replacing("%", with: "%%")
            append(literal)
        }

        private mutating func append(_ string: String) {
            guard !string.isEmpty else { return }
            segments.append(.init(content: .string(string), isFormat: true))
        }

        /// A value: its text, and how it is written in the key.
        private mutating func value(_ text: Text, _ specifier: String = "%@", number: Double? = nil) {
            key += specifier
            arguments.append(Argument(segments: text.segments, number: number))
            segments += text.segments.filter {
                if case .string(let string) = $0.content { !string.isEmpty } else { true }
            }
        }

        /// A place for a value that comes later; it reads as it is written in the key.
        public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
            appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
        }
        public mutating func appendInterpolation(
            placeholder: String.LocalizationValue.Placeholder, specifier: String
        ) { value(Text(verbatim: specifier), specifier) }
        public mutating func appendInterpolation(_ string: String) { value(Text(verbatim: string)) }
        public mutating func appendInterpolation(_ text: Text) { value(text) }
        public mutating func appendInterpolation(_ image: Image) { value(Text(image)) }
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            self.value(Text(verbatim: String(describing: value)))
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            self.value(Text(verbatim: value.plainText), value._specifier, number: value._number)
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            let text = Grouping.string(of: value._arg, specifier)
            self.value(Text(verbatim: text), specifier, number: value._number)
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            value(Text(input, format: format))
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            value(Text(date, style: style))
        }
        public mutating func appendInterpolation<S: ReferenceConvertible>(_ subject: S) {
            value(Text(verbatim: String(describing: subject)))
        }
        /// Of any type, because dates of Linux's Foundation do not say that they are `ReferenceConvertible`.
        public mutating func appendInterpolation<S>(_ subject: S, formatter: Formatter?) {
            value(Text(verbatim: formatter?.string(for: subject) ?? String(describing: subject)))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { value(Text(dates)) }
        public mutating func appendInterpolation(_ interval: DateInterval) { value(Text(interval)) }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { value(Text(resource)) }
        public mutating func appendInterpolation(_ text: AttributedString) { value(Text(text)) }
        /// What the color is called in English, as "dark blue".
        public mutating func appendInterpolation(accessibilityName color: Color) {
            value(Text(verbatim: UIColor(color).accessibilityName))
        }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            value(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }
    }
}

/// Numbers that a format specifier can show.
public protocol _FormatSpecifiable {
    var _arg: any CVarArg { get }
    /// How they read without a specifier: whole numbers with grouping, others with six places, as SwiftUI shows them.
    var plainText: String { get }
    /// How they are written in the keys of string tables.
    var _specifier: String { get }
    var _number: Double { get }
}

extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
    public var _arg: any CVarArg { self }
    public var plainText: String { Grouping.string(of: self) }
    public var _specifier: String {
        let length = self.bitWidth > 32 ? "ll" : ""
        return Self.isSigned ? "%\(length)d" : "%\(length)u"
    }
    public var _number: Double { Double(self) }
}

extension _FormatSpecifiable where Self: CVarArg & BinaryFloatingPoint {
    public var _arg: any CVarArg { self }
    public var plainText: String { Grouping.string(of: Double(self)) }
    public var _specifier: String { self is Float ? "%f" : "%lf" }
    public var _number: Double { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// Numbers with thousands apart, in the stage's locale.
enum Grouping {
    /// A locale that is not English, which needs no formatter.
    static func foreignLocale(_ identifier: String) -> Locale? {
        identifier.hasPrefix("en") ? nil : Locale(identifier: identifier)
    }
    private static var foreignLocale: Locale? { foreignLocale(StageLocale.identifier) }

    static func string<T: BinaryInteger>(of number: T) -> String { string(of: number, in: foreignLocale) }
    static func string(of number: Double) -> String { string(of: number, in: foreignLocale) }
    static func string(of number: any CVarArg, _ specifier: String) -> String {
        string(of: number, specifier, in: foreignLocale)
    }

    /// - Parameter locale: nil for English.
    static func string<T: BinaryInteger>(of number: T, in locale: Locale?) -> String {
        locale.map { IntegerFormatStyle<T>(locale: $0).format(number) } ?? string(String(number))
    }
    /// With six places.
    static func string(of number: Double, in locale: Locale?) -> String {
        locale.map { FloatingPointFormatStyle<Double>(locale: $0).precision(.fractionLength(6)).format(number) }
            ?? string(String(format: "%.6f", number))
    }
    static func string(of number: any CVarArg, _ specifier: String, in locale: Locale?) -> String {
        locale.map { String(format: specifier, locale: $0, number) } ?? String(format: specifier, number)
    }

    /// As in English, of a number in digits.
    static func string(_ number: String) -> String {
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        let sign = parts[0].hasPrefix("-") ? "-" : ""
        var digits = Array(parts[0].drop { $0 == "-" })
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return ([sign + String(digits)] + parts.dropFirst().map(String.init)).joined(separator: ".")
    }
}
