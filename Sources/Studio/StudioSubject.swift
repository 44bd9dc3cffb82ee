import KinoraProtocol

/// What is on the stage.
package enum StudioSubject: Hashable, Sendable {
    /// An effect of the catalogue, by its name.
    case effect(String)
    /// A preview of the open source, by the name that no other has.
    case preview(String)

    package init?(effect: String?, preview: String?) {
        switch (effect, preview) {
        case (let name?, nil): self = .effect(name)
        case (nil, let name?): self = .preview(name)
        default: return nil
        }
    }

    package init?(_ value: JSONValue) {
        self.init(effect: value["effect"]?.text, preview: value["preview"]?.text)
    }

    package var value: JSONValue {
        switch self {
        case .effect(let name): ["effect": .string(name)]
        case .preview(let name): ["preview": .string(name)]
        }
    }
}
