import KinoraStage

/// A control of SwiftUI's that is a view of UIKit's on a phone. What representables in it make finds that view above itself.
@MainActor protocol HostingContainer: AnyObject {
    /// In which the views of representables lie.
    func content(on surface: HostingSurface) -> UIView
}

private enum HostingContainerKey: EnvironmentKey {
    static var defaultValue: (any HostingContainer)? { nil }
}

extension EnvironmentValues {
    /// The nearest control around; nil right on the page.
    var hostingContainer: (any HostingContainer)? {
        get { self[HostingContainerKey.self] }
        set { self[HostingContainerKey.self] = newValue }
    }
}
