import KinoraStage

/// What stands where there is no picture: a web page, a map, a video, a control of another framework. A neutral box with a name.
struct PlaceholderBox: View {
    let label: String
    var detail: String?

    /// The size where none is offered, in points.
    static let size = CGSize(width: 300, height: 200)

    var body: some View {
        ZStack {
            PlaceholderGround()
            PlaceholderWords(label: label, detail: detail)
        }
        .frame(
            minWidth: 0, idealWidth: PlaceholderBox.size.width, maxWidth: .infinity, minHeight: 0,
            idealHeight: PlaceholderBox.size.height, maxHeight: .infinity)
    }
}

private struct PlaceholderGround: View {
    var body: some View {
        Rectangle().fill(Color(uiColor: .tertiarySystemFill))
        Rectangle().strokeBorder(Color(uiColor: .separator), lineWidth: 1)
    }
}

private struct PlaceholderWords: View {
    let label: String
    let detail: String?

    var body: some View {
        VStack(spacing: 2) {
            Text(verbatim: label)
            if let detail { Text(verbatim: detail).lineLimit(1) }
        }
        .font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center).padding(8)
    }
}

/// A neutral box with a name, for what has no picture here. The modules under other frameworks' names show it.
public struct _KinoraPlaceholder: View {
    private let label: String
    private let detail: String?
    public init(_ label: String, detail: String? = nil) { (self.label, self.detail) = (label, detail) }
    public var body: some View { PlaceholderBox(label: label, detail: detail) }
}

/// What stands for a view that does not compile. Beside other views it leaves them all the room but what its words need, as nobody knows
/// how large the view would be.
public struct _KinoraUncompiled: View {
    private let place: String
    /// - Parameter place: as in `File.swift:12`.
    public init(_ place: String) { self.place = place }

    public var body: some View {
        PlaceholderWords(label: place, detail: "does not compile")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { PlaceholderGround() }
            .layoutPriority(-1)
    }
}

/// A UIKit view of another framework that has no picture here: it shows a neutral box with a name.
@MainActor @preconcurrency
open class _KinoraPlaceholderView: UIView {
    /// What the box says.
    open var placeholderLabel: String { "\(type(of: self))" }
    override func ownPicture() -> AnyView? { AnyView(PlaceholderBox(label: placeholderLabel)) }
}
