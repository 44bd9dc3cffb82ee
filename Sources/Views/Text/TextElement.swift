import KinoraStage
import KinoraGeometry
import KinoraScene
import KinoraTypography

/// Text resolved in its environment: runs to set, and the attributes each was made from.
@MainActor
struct ResolvedText {
    private(set) var runs: [TextRun] = []
    private(set) var attributes: [TextAttributes] = []
    private(set) var images: [Int: Image] = [:]

    init(_ text: Text, in environment: EnvironmentValues) {
        for segment in text.inLanguage(of: environment).segments { append(segment, in: environment) }
    }

    /// The text with other measures of its fonts.
    func with(_ measures: FontMeasures) -> ResolvedText {
        var copy = self
        copy.runs = measures.applied(to: runs)
        return copy
    }

    private mutating func append(_ segment: Text.Segment, in environment: EnvironmentValues) {
        let own = segment.attributes.filled(from: environment.textAttributes)
        switch segment.content {
        case .string(let string): append(own.cased(string), own, in: environment)
        case .resolved(let make): append(own.cased(make(environment)), own, in: environment)
        case .counting(let make):
            var environment = environment
            environment.textAttributes = own
            for part in make().segments { append(part, in: environment) }
        case .image(let image): append(image, own, in: environment)
        }
    }

    private mutating func append(_ image: Image, _ own: TextAttributes, in environment: EnvironmentValues) {
        images[runs.count] = image
        var environment = environment
        environment.textAttributes = own
        runs.append(
            TextRun(
                attachment: image.attachment(in: environment), font: own.request(in: environment),
                baselineOffset: own.baselineOffset ?? 0))
        attributes.append(own)
    }

    /// The character for private use by which Apple's fonts have its logo.
    private static let logo: Unicode.Scalar = "\u{F8FF}"

    private mutating func append(_ string: String, _ own: TextAttributes, in environment: EnvironmentValues) {
        guard string.unicodeScalars.contains(Self.logo) else { return append(letters: string, own, in: environment) }
        for (index, part) in string.unicodeScalars.split(separator: Self.logo, omittingEmptySubsequences: false)
            .enumerated()
        {
            if index > 0 { append(Image(systemName: "applelogo"), own, in: environment) }
            if !part.isEmpty { append(letters: String(part), own, in: environment) }
        }
    }

    private mutating func append(letters string: String, _ own: TextAttributes, in environment: EnvironmentValues) {
        runs.append(
            TextRun(
                string, font: own.request(in: environment), baselineOffset: own.baselineOffset ?? 0,
                language: HanLanguage(locale: environment.locale.identifier)))
        attributes.append(own)
    }
}

extension TextAttributes {
    fileprivate func cased(_ string: String) -> String {
        switch textCase?.letters {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
    }
}

/// Text set in the width it is offered.
final class TextElement: Element {
    let resolved: ResolvedText
    private var layouts: [(ProposedViewSize, TextLayout)] = []
    private var shown = CGRect.zero

    /// One for each run, with what is left of its animations.
    private let styles: [KinoraResolvedStyle]
    /// What it is changing from.
    private let motion: TextMotion
    /// Draws the text in place of the default painter. A transition may set it later, before anything is measured.
    var renderer: (any TextRenderer)?
    /// Whether a modifier around a transition gave it its renderer.
    var isRendererHanded = false

    init(_ text: Text, _ context: BuildContext) {
        if text.isCounting { context.graph.noteActivity(at: context.identity) }
        resolved = ResolvedText(text, in: context.environment)
        styles = resolved.attributes.enumerated().map { index, attributes in
            let style = attributes.style?._resolved(in: context.environment) ?? context.environment.foreground(level: 0)
            return context.animated(style, slot: min(Slot.firstRun + index, 255))
        }
        motion = context.textMotion(to: resolved)
        renderer = context.environment.textRenderer
        super.init(context)
        context.graph.noteTold(Text.LayoutKey.self)
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == Text.LayoutKey.self, let layout = layout(in: placedProposal) else { return nil }
        let painter = TextPainter(
            resolved: resolved, styles: styles, environment: context.environment,
            frame: CGRect(origin: .zero, size: shown.size))
        return [Text.LayoutKey.AnchoredLayout(layout, painter: painter, of: self)] as? K.Value
    }

    func layout(in proposal: ProposedViewSize) -> TextLayout? {
        if let known = layouts.first(where: { $0.0 == proposal }) { return known.1 }
        guard let layout = layout(of: resolved, in: proposal) else { return nil }
        layouts.append((proposal, layout))
        return layout
    }

    /// What the text says itself, or else what is said around it.
    private func alignment(of resolved: ResolvedText) -> TextAlignment {
        let environment = context.environment
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        return switch resolved.attributes.lazy.compactMap(\.alignment).first {
        case .left: isRightToLeft ? .trailing : .leading
        case .right: isRightToLeft ? .leading : .trailing
        case .center: .center
        case nil: environment.multilineTextAlignment
        }
    }

    private func layout(of resolved: ResolvedText, in proposal: ProposedViewSize) -> TextLayout? {
        let environment = context.environment
        var options = TextLayoutOptions()
        options.maximumWidth = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        options.maximumHeight = proposal.height.flatMap { $0.isFinite ? max(0, $0) : nil }
        options.lineLimit = environment.lineLimit
        options.reservedLines = min(environment.reservedLines, environment.lineLimit ?? .max)
        options.lineSpacing = environment.lineSpacing
        options.lineHeight = environment.lineHeight?.rule
        options.displayScale = environment.displayScale
        options.isRightToLeft = environment.layoutDirection == .rightToLeft
        options.alignment = alignment(of: resolved).typographic
        options.truncation = environment.truncationMode.typographic
        do {
            return try context.graph.companion(TextLayoutCache()).layout(
                resolved.runs, options, minimumScale: environment.minimumScaleFactor)
        } catch {
            context.graph.fail(.missing("\(error)"))
            return nil
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer else { return ownSize(proposal) }
        return renderer.sizeThatFits(proposal: proposal, text: TextProxy { [self] in ownSize($0) })
    }

    private func ownSize(_ proposal: ProposedViewSize) -> CGSize { layout(in: proposal)?.size ?? .zero }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let layout = layout(in: proposal) else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return layout.firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout.lastBaseline }
        return nil
    }

    override var spacing: ViewSpacing {
        guard let font = resolved.runs.first?.font, let metrics = try? FontLibrary.shared.resolve(font) else {
            return .standard
        }
        return ViewSpacing(
            text: metrics.lineHeight, capHeight: metrics.capHeight, descender: metrics.descent,
            leading: font.leading)
    }

    private var placedProposal = ProposedViewSize.unspecified
    /// The part of the width that its container holds in place.
    private var heldShare: CGFloat = 0

    /// Text is drawn at its own size. While its width changes, it stands where its container would put it in a box of the width of the moment.
    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        placedProposal = proposal
        heldShare = placement.heldShare
        let box = animatedFrame()
        let left = box.minX + heldShare * (box.width - frameOnPixels.width)
        shown = CGRect(x: left, y: box.minY, width: frame.width, height: frame.height)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }

    /// The address of the link that is at a point of the layout space.
    func link(at point: CGPoint) -> URL? {
        let place = CGPoint(x: point.x - shown.minX, y: point.y - shown.minY)
        let runs = layout(in: placedProposal)?.lines.flatMap(\.runs) ?? []
        return runs.first { $0.bounds.rect.contains(place) }.flatMap { resolved.attributes[$0.index].link }
    }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        guard let target = layout(in: placedProposal) else { return [] }
        let environment = self.context.environment
        if environment.redactionReasons.contains(.placeholder) { return placeholder(target) }
        let text = motion.present ?? resolved
        let layout = motion.present.flatMap { self.layout(of: $0, like: target) } ?? target
        if let renderer { return rendered(by: renderer, text, layout, &context) }
        let painter = TextPainter(
            resolved: text, styles: styles, environment: environment, frame: place(of: layout, instead: target))
        guard let change = motion.change,
            let oldLayout = self.layout(of: change.previous, in: change.room ?? placedProposal)
        else { return painter.nodes(layout) }
        let oldStyles = styles(of: change.previous, in: environment)
        let old = TextPainter(
            resolved: change.previous, styles: oldStyles, environment: environment,
            frame: place(of: oldLayout, instead: target))
        return TextChangePainter(change: change, old: old, new: painter).nodes(oldLayout, layout)
    }

    /// Where text of another width stands in the place of this one.
    private func place(of layout: TextLayout, instead target: TextLayout) -> CGRect {
        shown.offsetBy(dx: heldShare * (target.size.width - layout.size.width), dy: 0)
    }

    /// The styles of the text that is replaced. What says nothing of its color has that of this moment, as the new text has.
    private func styles(of previous: ResolvedText, in environment: EnvironmentValues) -> [KinoraResolvedStyle] {
        let inherited =
            zip(resolved.attributes, styles).first { $0.0.style == nil }?.1 ?? environment.foreground(level: 0)
        return previous.attributes.map { $0.style?._resolved(in: environment) ?? inherited }
    }

    /// The text with fonts on their way, broken into lines as the text is that it becomes.
    private func layout(of present: ResolvedText, like target: TextLayout) -> TextLayout? {
        guard target.lines.count > 1, let first = resolved.runs.first, let now = present.runs.first else {
            return layout(of: present, in: .unspecified)
        }
        let scale = now.font.size / first.font.size
        return layout(
            of: present,
            in: ProposedViewSize(
                width: placedProposal.width.map { $0 * scale }, height: placedProposal.height.map { $0 * scale }))
    }

    /// What a renderer draws, in its own coordinates, moved to the text's place.
    private func rendered(
        by renderer: any TextRenderer, _ text: ResolvedText, _ layout: TextLayout, _ context: inout LoweringContext
    ) -> [Node] {
        let bounds = CGRect(origin: .zero, size: shown.size)
        let painter = TextPainter(
            resolved: text, styles: styles, environment: self.context.environment, frame: bounds)
        let padding = renderer.displayPadding
        let area = CGRect(
            x: -padding.leading, y: -padding.top, width: bounds.width + padding.leading + padding.trailing,
            height: bounds.height + padding.top + padding.bottom)
        var drawing = GraphicsContext(self.context, bounds: area, scale: context.scale)
        self.context.evaluating {
            renderer.draw(layout: Text.Layout(layout, painter: painter), in: &drawing)
        }
        return drawing.isolatedNodes.transformed(CGAffineTransform(translationX: shown.minX, y: shown.minY))
    }

    /// A bar in place of each line.
    private func placeholder(_ layout: TextLayout) -> [Node] {
        layout.lines.flatMap { line -> [Node] in
            let box = line.bounds.rect.offsetBy(dx: shown.minX, dy: shown.minY)
            let bar = box.insetBy(dx: 0, dy: box.height * 0.12)
            return self.context.environment.placeholderBar(in: bar)
        }
    }
}

extension TextAlignment {
    fileprivate var typographic: TextLayoutOptions.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var typographic: TextLayoutOptions.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
