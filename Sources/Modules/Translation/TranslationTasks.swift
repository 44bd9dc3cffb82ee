extension View {
    /// Performs an action with a session where there is a configuration, and again where that changes. The session translates nothing.
    public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View {
        task(id: configuration) {
            if let configuration { await action(TranslationSession(configuration.source, configuration.target)) }
        }
    }
    /// The same between two languages.
    public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping (_ session: TranslationSession) async -> Void
    ) -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }
    /// The panel is never shown, and replaces no text.
    public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
    ) -> some View { self }
}
