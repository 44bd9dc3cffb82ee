/// The module that sources import for Game Center. Nobody is signed in: scores and achievements keep what they are told, and are
/// reported to nobody.
@_exported import KinoraViews

/// Answers after the current event, as the framework never answers within the call.
func answer(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }

/// Why everything fails.
var nobody: GKError { GKError(.notAuthenticated) }
