import Testing

@testable import KinoraCommand

/// Which preview providers of a source are shown.
struct ProviderDoorsTests {
    private func shown(of source: String) -> [String] {
        ProviderDoors(TypeDeclarations(source), source, in: "Styles.swift").providers.map(\.name)
    }

    @Test("A provider that a phone does not have is not shown, nor one in a type that it does not have")
    func unavailable() {
        let source = """
            @available(iOS, unavailable)
            @available(macOS 13.0, *)
            struct Mac: PreviewProvider {}

            @available(*, unavailable) enum Old {
                struct Inner: PreviewProvider {}
            }

            @available(macOS, unavailable)
            @available(iOS 16.0, *)
            struct Phone: PreviewProvider {}
            """
        #expect(shown(of: source) == ["Phone"])
    }
}
