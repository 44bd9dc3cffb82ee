import KinoraViews

/// How a tip looks.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows.
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let actions: [Tips.Action]
    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
}

/// The system's look: a picture, the words, the buttons below them and a cross that closes the tip.
public struct MiniTipViewStyle: TipViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipLook) private var look

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            HStack(alignment: configuration.actions.isEmpty ? .center : .top, spacing: 12) {
                if let image = configuration.image { picture(image) }
                words
            }
            Spacer(minLength: 0)
            Button {
                withAnimation { configuration.tip.invalidate(reason: .tipClosed) }
            } label: {
                Image(systemName: "xmark").font(.system(size: 15, weight: .semibold)).foregroundStyle(.tertiary)
            }
            .buttonStyle(.plain)
        }
        .padding(16)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.title?.font(.headline)
            configuration.message?.font(.subheadline).foregroundStyle(.secondary)
            ForEach(configuration.actions) { action in
                Divider().padding(.vertical, 4)
                Button(action: action.handler) { action.label() }.buttonStyle(.borderless).font(.subheadline)
            }
        }
        .multilineTextAlignment(.leading)
    }

    @ViewBuilder
    private func picture(_ image: Image) -> some View {
        let size = look.imageSize ?? CGSize(width: 36, height: 36)
        let shown = image.resizable().scaledToFit().frame(width: size.width, height: size.height)
        switch look.imageStyles.count {
        case 0: shown.foregroundStyle(.tint)
        case 1: shown.foregroundStyle(look.imageStyles[0])
        case 2: shown.foregroundStyle(look.imageStyles[0], look.imageStyles[1])
        default: shown.foregroundStyle(look.imageStyles[0], look.imageStyles[1], look.imageStyles[2])
        }
    }
}

// MARK: The environment

/// What modifiers say of the tips within a view.
struct TipLook {
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat = 16
    var imageSize: CGSize?
    var imageStyles: [AnyShapeStyle] = []
    var style: any TipViewStyle = MiniTipViewStyle()
}

private struct TipLookKey: EnvironmentKey {
    static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
    var tipLook: TipLook {
        get { self[TipLookKey.self] }
        set { self[TipLookKey.self] = newValue }
    }
}

extension View {
    private func tipLook(_ change: @escaping (inout TipLook) -> Void) -> some View {
        transformEnvironment(\.tipLook, transform: change)
    }

    public func tipViewStyle(_ style: some TipViewStyle) -> some View { tipLook { $0.style = style } }
    public func tipBackground(_ style: some ShapeStyle) -> some View {
        tipLook { $0.background = AnyShapeStyle(style) }
    }
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        tipLook { $0.cornerRadius = cornerRadius }
    }
    public func tipImageSize(_ size: CGSize) -> some View { tipLook { $0.imageSize = size } }
    public func tipImageStyle(_ style: some ShapeStyle) -> some View {
        tipLook { $0.imageStyles = [AnyShapeStyle(style)] }
    }
    public func tipImageStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        tipLook { $0.imageStyles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)] }
    }
    public func tipImageStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View {
        tipLook { $0.imageStyles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)] }
    }
}
