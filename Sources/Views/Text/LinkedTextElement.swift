import KinoraStage

/// A text with links: a tap on one hands its address to the `openURL` action around. Taps beside them are not the text's.
final class LinkedTextElement: WrapperElement {
    private let text: TextElement
    private let links: [(address: URL, gesture: GestureElement)]

    init(_ text: TextElement, _ addresses: [URL], _ context: BuildContext) {
        var (content, links): (Element, [(URL, GestureElement)]) = (text, [])
        for (index, address) in addresses.enumerated() {
            let tap = TapGesture().onEnded { context.environment.openURL(address) }
            let gesture = GestureElement(content, tap, .normal, .all, context.child(.index(index)))
            links.append((address, gesture))
            content = gesture
        }
        (self.text, self.links) = (text, links)
        super.init(content, context)
    }

    /// Only the gesture of the link that is touched takes part.
    override func hitTest(_ point: CGPoint) -> [Element] {
        let path = super.hitTest(point)
        guard !path.isEmpty else { return path }
        let touched = text.link(at: point)
        return path.filter { element in !links.contains { $0.gesture === element && $0.address != touched } }
    }
}

extension TextElement {
    /// The text, within the gestures of its links where it has some.
    var withLinks: Element {
        var addresses: [URL] = []
        for link in resolved.attributes.lazy.compactMap(\.link) where !addresses.contains(link) {
            addresses.append(link)
        }
        return addresses.isEmpty ? self : LinkedTextElement(self, addresses, context)
    }
}
