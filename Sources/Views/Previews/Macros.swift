import KinoraStage

/// Makes `animatableData` of a type's stored variables, so that all of them animate together: in the order of their
/// declaration, each by its own `animatableData`, in pairs within pairs, a single one as itself. Adds the conformance to
/// `Animatable` where it is missing.
///
/// Constants, static, lazy and computed properties and those with property wrappers are left out, and handwritten animatable data
/// is left alone. A property whose type cannot animate, such as `Int` or `String`, is an error until it is marked with
/// `@AnimatableIgnored`; it changes at once. The compiler's plugin behind it builds in seconds: it needs no swift-syntax.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "KinoraMacros", type: "AnimatableMacro")

/// The animatable data of a property's type, which must be `Animatable`; what `@Animatable` writes.
public typealias _AnimatableDataOf<Property: Animatable> = Property.AnimatableData

/// Keeps a stored variable out of the data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "KinoraMacros", type: "AnimatableIgnoredMacro")

/// A view as its source wants it shown. `kinora previews` renders every preview of a file or package.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "KinoraMacros", type: "PreviewMacro")

/// A UIKit view as its source wants it shown: over the whole stage, or with the trait `sizeThatFitsLayout` as large as it says.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "KinoraMacros", type: "PreviewMacro")

/// The same of a controller, whose view is shown.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "KinoraMacros", type: "PreviewMacro")

/// A dynamic property inside of `#Preview`, such as `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "KinoraMacros", type: "PreviewableMacro")

/// A value of the environment or of transactions by name, with its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "KinoraMacros", type: "EntryMacro")

/// The key that `@Entry` makes: it can be the key of every kind of value that the macro supports.
public protocol _EntryKey: EnvironmentKey, TransactionKey, ContainerValueKey {}

/// The bundle with what belongs to the code that names it: `Text("Welcome", bundle: #bundle)`. A source's files are found in any.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "KinoraMacros", type: "BundleMacro")
