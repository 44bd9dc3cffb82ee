/// Makes `animatableData` of the type's stored variables, so that all of them are animated together. Each must itself be
/// `Animatable`, or be marked with `@AnimatableIgnored`; handwritten animatable data is left alone.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "ViewMacros", type: "AnimatableMacro")

/// Keeps a stored variable out of the data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "ViewMacros", type: "AnimatableIgnoredMacro")

/// A view as its source wants it shown. `kinora previews` renders every preview of a file or package.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// A dynamic property inside of `#Preview`, such as `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// A value of the environment or of transactions by name, with its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacros", type: "EntryMacro")

/// The key that `@Entry` makes: it serves wherever the variable may stand.
public protocol _EntryKey: EnvironmentKey, TransactionKey {}
