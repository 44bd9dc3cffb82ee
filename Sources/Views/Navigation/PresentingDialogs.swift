import KinoraStage

// Alerts and dialogs about a value: they are shown while they are presented and there is one.

extension Binding where Value == Bool {
    /// True only while there is a value to speak of.
    @MainActor
    fileprivate func presenting<T>(_ data: T?) -> Binding<Bool> {
        Binding(get: { wrappedValue && data != nil }, set: { wrappedValue = $0 })
    }
}

extension View {
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            title, isPresented: isPresented.presenting(data), actions: { if let data { actions(data) } },
            message: { if let data { message(data) } })
    }
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(
            title, isPresented: isPresented.presenting(data), actions: { if let data { actions(data) } },
            message: { EmptyView() })
    }
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            Text(titleKey), isPresented: isPresented.presenting(data), actions: { if let data { actions(data) } },
            message: { if let data { message(data) } })
    }
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(
            Text(titleKey), isPresented: isPresented.presenting(data), actions: { if let data { actions(data) } },
            message: { EmptyView() })
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            Text(title), isPresented: isPresented.presenting(data), actions: { if let data { actions(data) } },
            message: { if let data { message(data) } })
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(
            Text(title), isPresented: isPresented.presenting(data), actions: { if let data { actions(data) } },
            message: { EmptyView() })
    }
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented.presenting(data), titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } },
            message: { if let data { message(data) } })
    }
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented.presenting(data), titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } },
            message: { EmptyView() })
    }
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented.presenting(data), titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } },
            message: { if let data { message(data) } })
    }
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented.presenting(data), titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } },
            message: { EmptyView() })
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented.presenting(data), titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } },
            message: { if let data { message(data) } })
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented.presenting(data), titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } },
            message: { EmptyView() })
    }
}
