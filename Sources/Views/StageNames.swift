import KinoraStage

// Names of the stage that are names of this module. An import of a single declaration, as `Exports.swift` has them, wins over the
// `Group` or `ForEach` of a library that a file imports too; so both are looked at where one is called, as on Apple's systems.
//
// The others are imported, though a library may have such a type as well: in an extension of a generic type its bare name must stand for the type
// with its own arguments, as in `extension Binding { func logged() -> Binding }`, and key paths begin at types.
public typealias EmptyView = KinoraStage.EmptyView
public typealias ForEach = KinoraStage.ForEach
public typealias Group = KinoraStage.Group
