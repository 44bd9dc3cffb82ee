import KinoraStage

// Links whose page a binding shows, in the words of iOS 13 to 15: a tap writes it, and the page comes and goes with it.

extension NavigationLink {
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, isActive: isActive, label: label())
    }
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination(), isActive: isActive, label: label()) }

    /// - Parameter selection: the page shows while it holds the tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination, isActive: selection.holds(tag), label: label()) }
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination(), isActive: selection.holds(tag), label: label()) }
}
extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive, label: Text(titleKey))
    }
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination(), isActive: isActive, label: Text(titleKey)) }
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, isActive: selection.holds(tag), label: Text(titleKey)) }
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination(), isActive: selection.holds(tag), label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive, label: Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination(), isActive: isActive, label: Text(title)) }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) { self.init(destination: destination, isActive: selection.holds(tag), label: Text(title)) }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination(), isActive: selection.holds(tag), label: Text(title)) }
}

extension Binding {
    /// Whether the selection is this tag. Written false, it is none, unless it is another one already.
    fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isActive in
                if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            })
    }
}
