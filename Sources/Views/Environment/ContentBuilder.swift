import KinoraStage

/// Builds content of any kind, views among it: the name that later systems have for what builds views.
public typealias ContentBuilder = ViewBuilder
