/// The module that sources import for Core Data: objects of a model, and a store of them in memory. It begins empty in every process, and
/// nothing is written. All contexts of a store see the same objects at once.
@_exported import KinoraViews
