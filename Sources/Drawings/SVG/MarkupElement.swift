/// An element of an XML document. Names are without their prefixes.
final class MarkupElement {
    let name: String
    let attributes: [String: String]
    var children: [MarkupElement] = []
    /// The characters directly in it, kept for style sheets only.
    var text = ""

    init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }
}
