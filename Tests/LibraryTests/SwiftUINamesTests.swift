import SwiftUI
import Testing

/// What libraries name of SwiftUI's that are built on its less known types.
@Suite struct SwiftUINamesTests {
    private enum NoteKey: _ViewTraitKey { static var defaultValue: String? { nil } }

    @Test("Types of views, modifiers and values have their names by SwiftUI alone")
    @MainActor
    func names() {
        let lined: ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>> =
            Text("a").modifier(_EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 2))
        #expect(lined.modifier.value == 2)
        let one = _UnaryViewAdaptor(Text("a")._trait(NoteKey.self, "note"))
        #expect(type(of: one) != type(of: _UnaryViewAdaptor(lined)))
        #expect(RectangleCornerInsets().topLeading == .zero)
    }
}
