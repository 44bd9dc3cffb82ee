import Geometry
import SceneGraph
import Typography

/// Text resolved in its environment: runs to set, and the attributes each was made from.
@MainActor
struct ResolvedText {
    let runs: [TextRun]
    let attributes: [TextAttributes]
    let images: [Int: Image]

    init(_ text: Text, in environment: EnvironmentValues) {
        var runs: [TextRun] = []
        var attributes: [TextAttributes] = []
        var images: [Int: Image] = [:]
        for segment in text.segments {
            let own = segment.attributes.filled(from: environment.textAttributes)
            let offset = own.baselineOffset ?? 0
            switch segment.content {
            case .string(let string): runs.append(TextRun(own.cased(string), font: own.request, baselineOffset: offset))
            case .resolved(let make):
                runs.append(TextRun(own.cased(make(environment)), font: own.request, baselineOffset: offset))
            case .image(let image):
                images[runs.count] = image
                var environment = environment
                environment.textAttributes = own
                runs.append(TextRun(attachment: image.attachment(in: environment), font: own.request, baselineOffset: offset))
            }
            attributes.append(own)
        }
        self.runs = runs
        self.attributes = attributes
        self.images = images
    }
}

extension TextAttributes {
    fileprivate func cased(_ string: String) -> String {
        switch textCase {
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
    private let styles: [ResolvedStyle]

    init(_ text: Text, _ context: BuildContext) {
        resolved = ResolvedText(text, in: context.environment)
        styles = resolved.attributes.enumerated().map { index, attributes in
            let style = attributes.style?._resolved(in: context.environment) ?? context.environment.foreground(level: 0)
            return context.animated(style, slot: min(Slot.firstRun + index, 255))
        }
        super.init(context)
    }

    func layout(in proposal: ProposedViewSize) -> TextLayout? {
        if let known = layouts.first(where: { $0.0 == proposal }) { return known.1 }
        let environment = context.environment
        var options = TextLayoutOptions()
        options.maximumWidth = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        options.maximumHeight = proposal.height.flatMap { $0.isFinite ? max(0, $0) : nil }
        options.lineLimit = environment.lineLimit
        options.reservesSpace = environment.reservesLines
        options.lineSpacing = environment.lineSpacing
        options.displayScale = environment.displayScale
        options.isRightToLeft = environment.layoutDirection == .rightToLeft
        options.alignment = environment.multilineTextAlignment.typographic
        options.truncation = environment.truncationMode.typographic
        do {
            let layout = environment.minimumScaleFactor < 1
                ? try TextLayout.fitting(resolved.runs, options: options, minimumScale: environment.minimumScaleFactor)
                : try TextLayout(resolved.runs, options: options)
            layouts.append((proposal, layout))
            return layout
        } catch {
            context.graph.fail(.missing("\(error)"))
            return nil
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(in: proposal)?.size ?? .zero }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let layout = layout(in: proposal) else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return layout.firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout.lastBaseline }
        return nil
    }

    override var spacing: ViewSpacing {
        guard let font = resolved.runs.first?.font, let metrics = try? FontLibrary.shared.resolve(font) else {
            return ViewSpacing()
        }
        return ViewSpacing(text: metrics.lineHeight, capHeight: metrics.capHeight, descender: metrics.descent)
    }

    private var placedProposal = ProposedViewSize.unspecified

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        placedProposal = proposal
        shown = animatedFrame(animatesSize: false)
    }

    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        guard let layout = layout(in: placedProposal) else { return [] }
        return TextPainter(resolved: resolved, styles: styles, environment: self.context.environment, frame: shown)
            .nodes(layout)
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
