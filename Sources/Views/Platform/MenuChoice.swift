import KinoraStage

/// What a row of a platform's menu says, with its picture.
package struct MenuTitle: View {
    let text: String
    let picture: Image?

    package init(text: String, picture: Image?) { (self.text, self.picture) = (text, picture) }

    package var body: some View {
        if let picture {
            Label {
                Text(verbatim: text)
            } icon: {
                picture
            }
        } else {
            Text(verbatim: text)
        }
    }
}

/// A choice of a platform's menu, with a check mark where it is on.
package struct MenuChoice: View {
    let title: MenuTitle
    let isOn: Bool
    let role: ButtonRole?
    let choose: @MainActor () -> Void

    package init(title: MenuTitle, isOn: Bool, role: ButtonRole? = nil, choose: @escaping @MainActor () -> Void) {
        (self.title, self.isOn, self.role, self.choose) = (title, isOn, role, choose)
    }

    package var body: some View {
        if isOn {
            Toggle(isOn: Binding(get: { true }, set: { _ in choose() })) { title }
        } else {
            Button(role: role, action: choose) { title }
        }
    }
}
