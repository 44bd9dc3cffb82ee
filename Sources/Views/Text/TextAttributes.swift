import KinoraStage
import KinoraTypography

/// What a modifier on text changes. Later modifiers are outer ones: they only fill what inner ones left open, except that
/// traits like bold add up.
struct TextAttributes {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var design: Font.Design?
    var monospacedDigits: Bool?
    var style: AnyShapeStyle?
    /// Painted behind the line's height.
    var background: Color?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: TextLine?
    var strikethrough: TextLine?
    var outline: Outline?
    var textCase: SaidCase?
    var scale: Text.Scale?
    /// What a tap opens.
    var link: URL?
    /// Of an attributed string's lines.
    var alignment: AttributedString.TextAlignment?
    /// Attributes for text renderers, by type.
    var custom: [ObjectIdentifier: Any] = [:]

    /// Letters as they are written are said, too: `textCase(nil)` undoes what a list says of its headers.
    struct SaidCase {
        var letters: Text.Case?
    }

    struct TextLine {
        var isActive: Bool
        var style = Text.LineStyle.single
    }

    /// A line along the letters' outlines, as UIKit's attributes say it.
    struct Outline {
        /// In hundredths of the font's size. Above 0 letters have the outline alone, below 0 it is drawn over them.
        var width: CGFloat
        /// nil: that of the text.
        var color: Color?
    }

    /// These attributes where set, else those of `outer`.
    func filled(from outer: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? outer.font
        result.weight = weight ?? outer.weight
        result.isItalic = isItalic ?? outer.isItalic
        result.isMonospaced = isMonospaced ?? outer.isMonospaced
        result.design = design ?? outer.design
        result.monospacedDigits = monospacedDigits ?? outer.monospacedDigits
        result.style = outer.style.map { style?.within($0) ?? $0 } ?? style
        result.background = background ?? outer.background
        result.kerning = kerning ?? outer.kerning
        result.tracking = tracking ?? outer.tracking
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.outline = outline ?? outer.outline
        result.link = link ?? outer.link
        result.textCase = textCase ?? outer.textCase
        result.scale = scale ?? outer.scale
        result.custom.merge(outer.custom) { own, _ in own }
        return result
    }

    /// The font to shape with, at the usual size of text.
    var request: FontRequest { request(at: .large) }

    /// The font to shape with, as the user has the size and weight of text. Bold text makes the system's fonts two weights heavier, up
    /// to heavy; others are left to the source.
    func request(in environment: EnvironmentValues) -> FontRequest {
        var request = request(at: environment.dynamicTypeSize)
        if environment.legibilityWeight == .bold, request.family.isSystemDesign {
            request.weight = max(request.weight, min(request.weight + 200, 800))
        }
        return request
    }

    /// The font to shape with, at a size of text that the user chose.
    private func request(at size: DynamicTypeSize) -> FontRequest {
        var font = (font ?? .body).scaled(for: size)
        if let design { font = font.design(design) }
        if isMonospaced == true { font = font.monospaced() }
        if let weight { font = font.weight(weight) }
        if isItalic == true { font = font.italic() }
        if monospacedDigits == true { font = font.monospacedDigit() }
        var request = font.request
        if scale == .secondary { request.size *= 0.75 }
        request.kerning = kerning ?? 0
        request.tracking = tracking ?? 0
        return request
    }
}

private struct TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment? { nil } }
private struct ImpliedTextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct MinimumScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension EnvironmentValues {
    /// What modifiers on views above say of the text below.
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
    public var font: Font? {
        get { textAttributes.font }
        set { textAttributes.font = newValue }
    }
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// For how many lines there is room at least.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] ?? impliedTextAlignment }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// How lines stand where nothing is said of it.
    var impliedTextAlignment: TextAlignment {
        get { self[ImpliedTextAlignmentKey.self] }
        set { self[ImpliedTextAlignmentKey.self] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set { self[MinimumScaleKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { textAttributes.textCase?.letters }
        set { textAttributes.textCase = TextAttributes.SaidCase(letters: newValue) }
    }
}

extension View {
    private func text(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
        modifier(ChangeEnvironment { change(&$0.textAttributes) })
    }

    public func font(_ font: Font?) -> some View { text { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }
    /// Less important text at three quarters of its size.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        text { if isEnabled { $0.scale = scale } }
    }
    public func bold(_ isActive: Bool = true) -> some View { text { $0.weight = isActive ? .bold : nil } }
    public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }
    public func monospaced(_ isActive: Bool = true) -> some View { text { $0.isMonospaced = isActive } }
    public func monospacedDigit() -> some View { text { $0.monospacedDigits = true } }
    public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }
    public func baselineOffset(_ offset: CGFloat) -> some View { text { $0.baselineOffset = offset } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        underline(isActive, pattern: .solid, color: color)
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View {
        let style = Text.LineStyle(pattern: pattern, color: color)
        return text { $0.underline = .init(isActive: isActive, style: style) }
    }
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        let style = Text.LineStyle(pattern: pattern, color: color)
        return text { $0.strikethrough = .init(isActive: isActive, style: style) }
    }
    /// Shows letters as capitals or small ones; nil shows them as they are written, also in headers of lists.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// At most this many lines; nil is unbounded.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(atMost: limit, atLeast: reservesSpace ? limit : 0)
    }
    /// Room for the first number of lines, and at most the last one.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(atMost: limit.upperBound, atLeast: limit.lowerBound)
    }
    /// Room for so many lines at least.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(atMost: nil, atLeast: limit.lowerBound)
    }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(atMost: limit.upperBound, atLeast: 0)
    }
    private func lines(atMost limit: Int?, atLeast reserved: Int) -> some View {
        modifier(ChangeEnvironment { ($0.lineLimit, $0.reservedLines) = (limit, reserved) })
    }
    /// Extra points between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// How far text may shrink to fit; 1 not at all.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
}
