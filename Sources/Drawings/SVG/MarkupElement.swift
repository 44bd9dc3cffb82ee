/// An element of an XML document. Names are without their prefixes.
package final class MarkupElement {
    package let name: String
    package let attributes: [String: String]
    package var children: [MarkupElement] = []
    /// The characters directly in it, kept for style sheets only.
    var text = ""

    init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }
}
