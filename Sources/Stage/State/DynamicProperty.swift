import KinoraBasics
@_spi(Reflection) import Swift

/// A stored property of a view that the stage fills before the body is evaluated.
public protocol DynamicProperty {
    /// Called before the body is evaluated, after the property's own dynamic properties are installed.
    mutating func update()

    /// Connects the property to its view's place in the tree. Composite properties take the default.
    mutating func _install(_ context: BuildContext, slot: Int)
}

extension DynamicProperty {
    public mutating func update() {}

    public mutating func _install(_ context: BuildContext, slot: Int) {
        DynamicProperties.install(in: &self, context: context.child(.index(slot)))
    }
}

/// Finds the dynamic properties of a value by its type's layout. The layout is read once for each type.
package enum DynamicProperties {
    package struct Field {
        package let offset: Int
        package let type: any DynamicProperty.Type
    }

    /// What is known of a type.
    private struct Layout {
        var fields: [Field] = []
        /// Which objects the fields hold that are no dynamic properties.
        var held = HeldObjects.none
        /// Whether all changes of what the fields stand for are told to the graph.
        var isTold = true
        /// Whether a field holds objects, or stands for some, that change without telling.
        var isSilent = false
    }

    private static let layouts = TypeTable<Layout>()
    private static let conformers = Conformers(to: (any DynamicProperty).self)

    static func conform(_ type: Any.Type) -> Bool { conformers.mayInclude(type) && type is any DynamicProperty.Type }

    package static func fields(of type: Any.Type) -> [Field] { layout(of: type).fields }

    private static func layout(of type: Any.Type) -> Layout { layouts.value(of: type) { findLayout(of: type) } }

    private static func findLayout(of type: Any.Type) -> Layout {
        var layout = Layout()
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if conformers.mayInclude(fieldType), let dynamic = fieldType as? any DynamicProperty.Type {
                layout.fields.append(Field(offset: offset, type: dynamic))
                let told = (fieldType as? any ToldProperty.Type)?.toldValue
                layout.isTold = layout.isTold && told != nil
                let isSilent = told.map(HeldObjects.held)?.changeSilently ?? self.layout(of: fieldType).isSilent
                layout.isSilent = layout.isSilent || isSilent
            } else {
                layout.held = layout.held.and(HeldObjects.held(byFieldOf: fieldType, in: type))
            }
            return true
        }
        if layout.held.changeSilently { layout.isSilent = true }
        if layout.isSilent || !HeldObjects.isOfUser(type) { layout.isTold = false }
        return layout
    }

    /// Whether a view is the user's own, and all that its body may read tells of its changes: values, state, the environment, and
    /// observable objects. In SwiftUI nothing else makes a body run again.
    package static func isTold<V: View>(_ type: V.Type) -> Bool { layout(of: type).isTold }

    /// Whether a view holds objects, or reads some by its properties, that change without telling: its body runs with each update.
    static func isSilent<V: View>(_ type: V.Type) -> Bool { layout(of: type).isSilent }

    /// Whether a view is the user's own, and its body can be evaluated outside of a stage: nothing has to be installed before.
    package static func isEvaluatedAnywhere<V: View>(_ type: V.Type) -> Bool {
        HeldObjects.isOfUser(type) && !(type is AnyClass)
            && fields(of: type).allSatisfy { $0.type is any ToldBinding.Type }
    }

    package static func install<Value>(in value: inout Value, context: BuildContext) {
        let layout = layout(of: Value.self)
        context.graph.note(layout.held)
        if layout.isSilent { context.graph.noteSilentObjects(at: context.identity) }
        let fields = layout.fields
        guard !fields.isEmpty, !(Value.self is AnyClass) else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            for (slot, field) in fields.enumerated() {
                install(field.type, at: bytes.baseAddress! + field.offset, context: context, slot: slot)
            }
        }
    }

    private static func install<P: DynamicProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, context: BuildContext, slot: Int
    ) {
        let property = address.assumingMemoryBound(to: P.self)
        property.pointee._install(context, slot: slot)
        property.pointee.update()
    }
}

/// A dynamic property whose changes are told for the place that reads it, or are seen by comparing it.
package protocol ToldProperty {
    /// The type of what it stands for.
    static var toldValue: Any.Type { get }
}

extension State: ToldProperty { package static var toldValue: Any.Type { Value.self } }
extension Binding: ToldProperty { package static var toldValue: Any.Type { Value.self } }

/// A binding, which is the same on a stage and outside of one.
private protocol ToldBinding: DynamicProperty {}
extension Binding: ToldBinding {}

extension Environment: ToldProperty { package static var toldValue: Any.Type { Value.self } }
