/// The module that sources import for publishers. They are in `KinoraViews`, whose clock they run on.
@_exported import KinoraViews

/// The connection of a subscriber to a publisher. The name is here alone, as `import SwiftUI` does not show it: modules have types of their own
/// that are called so.
public typealias Subscription = _Subscription
