import KinoraScene
import KinoraStage

// Texts drawn into the current context, with all of their attributes.

extension NSAttributedString {
    /// From a point on, in lines as the text has them: the upper left corner, or the lower left one where y grows upwards.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
        let picture = picture(within: nil)
        context.draw(self, picture.nodes, in: CGRect(origin: point, size: picture.size))
    }

    /// In as many lines as its width asks for, from the top on.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
        context.draw(self, picture(within: rect.width).nodes, in: rect)
    }

    /// In as many lines as it needs where the options have `usesLineFragmentOrigin`; else as `draw(at:)` does.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext(), length > 0 else { return }
        let isInLines = options.contains(.usesLineFragmentOrigin)
        target.draw(self, picture(within: isInLines ? rect.width : nil).nodes, in: rect)
    }

    /// UIKit's own text is 12 points high and black.
    ///
    /// - Parameter width: in which the text wraps and is aligned, in points; nil for lines as the text has them.
    func picture(within width: CGFloat?) -> (nodes: [Node], size: CGSize) {
        onMain {
            let style = paragraphStyle ?? .default
            let text = Text(AttributedString(self)).font(NSAttributedString.usualFont.font).foregroundStyle(.black)
                .lineSpacing(style.lineSpacing).multilineTextAlignment(style.alignment.multiline)
                .lineLimit(width != nil && style.truncation != nil ? 1 : nil)
                .truncationMode(style.truncation ?? .tail)
                .frame(width: width, alignment: Alignment(horizontal: style.alignment.horizontal, vertical: .top))
            let picture = ViewPicture(text, proposal: ProposedViewSize(width: width, height: nil))
            return (picture.nodes, picture.size)
        }
    }

    /// The shadow of its beginning.
    fileprivate var shadowAtFirst: NSShadow? {
        length > 0 ? attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil
    }
}

extension CGContext {
    /// Draws what a text looks like. Its shadow is that of its beginning, and takes the place of the context's.
    fileprivate func draw(_ text: NSAttributedString, _ nodes: [Node], in rect: CGRect) {
        draw(text, placed(nodes, in: rect))
    }
    /// Draws what a text looks like in the current space.
    func draw(_ text: NSAttributedString, _ nodes: [Node]) {
        guard let shadow = text.shadowAtFirst else { return addText(nodes) }
        saveGState()
        setShadow(
            offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
            color: (shadow.shadowColor as? UIColor)?.cgColor)
        addText(nodes)
        restoreGState()
    }
}

extension NSParagraphStyle {
    /// How a line that is too long is cut; nil where it wraps.
    fileprivate var truncation: Text.TruncationMode? {
        switch lineBreakMode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .tail
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }
}

// MARK: With attributes

extension String {
    /// Into the current context, from a point on in lines as the text has them.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(self, attributes).draw(at: point)
    }
    /// Into the current context, in as many lines as its width asks for.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(self, attributes).draw(in: rect)
    }
    /// In as many lines as it needs where the options have `usesLineFragmentOrigin`; else in one line.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { NSAttributedString(self, attributes).draw(with: rect, options: options, context: context) }
}

extension NSString {
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { description.draw(with: rect, options: options, attributes: attributes, context: context) }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attributes)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attributes)
    }
}
