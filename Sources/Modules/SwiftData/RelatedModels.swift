/// What a variable holds where it is a relationship: a model, one or none, or several.
public protocol _RelatedModels {
    static var _$modelType: any PersistentModel.Type { get }
    static var _$holdsSeveral: Bool { get }
    /// In order.
    var _$models: [any PersistentModel] { get }
    /// A value with these models; nil where one is needed and there is none.
    static func _$holding(_ models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
    public static var _$modelType: any PersistentModel.Type { self }
    public static var _$holdsSeveral: Bool { false }
    public var _$models: [any PersistentModel] { [self] }
    public static func _$holding(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Optional: _RelatedModels where Wrapped: _RelatedModels {
    public static var _$modelType: any PersistentModel.Type { Wrapped._$modelType }
    public static var _$holdsSeveral: Bool { Wrapped._$holdsSeveral }
    public var _$models: [any PersistentModel] { self?._$models ?? [] }
    public static func _$holding(_ models: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._$holding(models)) }
}

extension Array: _RelatedModels where Element: PersistentModel {
    public static var _$modelType: any PersistentModel.Type { Element.self }
    public static var _$holdsSeveral: Bool { true }
    public var _$models: [any PersistentModel] { self }
    public static func _$holding(_ models: [any PersistentModel]) -> [Element]? { models.compactMap { $0 as? Element } }
}

extension [any PersistentModel] {
    func holds(_ model: any PersistentModel) -> Bool { contains { $0 === model } }

    func without(_ model: any PersistentModel) -> [any PersistentModel] { filter { $0 !== model } }

    /// Each once, where it comes first.
    var unique: [any PersistentModel] {
        var seen = Set<ObjectIdentifier>()
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
