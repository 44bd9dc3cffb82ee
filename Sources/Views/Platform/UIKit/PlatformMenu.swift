import KinoraStage

/// A menu of UIKit's behind a label, as one of SwiftUI's.
struct PlatformMenu<Label: View>: View {
    let menu: UIMenu
    /// What a tap does where the menu opens by a long press; nil where a tap opens it.
    let primary: (@MainActor () -> Void)?
    /// Called with the action that was chosen, after it has run.
    let chosen: @MainActor (UIAction) -> Void
    @ViewBuilder let label: Label

    var body: some View {
        if let primary {
            Menu {
                TitledMenuRows(menu: menu, chosen: chosen)
            } label: {
                label
            } primaryAction: {
                primary()
            }
        } else {
            Menu {
                TitledMenuRows(menu: menu, chosen: chosen)
            } label: {
                label
            }
        }
    }
}

/// The elements of a menu below its title, where it has one.
struct TitledMenuRows: View {
    let menu: UIMenu
    let chosen: @MainActor (UIAction) -> Void

    var body: some View {
        // The type is erased, because rows hold menus with titles again.
        let rows = AnyView(PlatformMenuRows(elements: menu.children, chosen: chosen))
        if menu.title.isEmpty { rows } else { Section(menu.title) { rows } }
    }
}

/// The elements of a menu as choices: actions as buttons, those that are on with a check mark, menus as menus of their own or in line.
/// Commands look for somebody who understands them, whom a stage does not have, and so cannot be chosen.
struct PlatformMenuRows: View {
    let elements: [UIMenuElement]
    let chosen: @MainActor (UIAction) -> Void

    var body: some View {
        ForEach(elements.indices, id: \.self) { row(elements[$0]) }
    }

    @ViewBuilder private func row(_ element: UIMenuElement) -> some View {
        if let menu = element as? UIMenu {
            if menu.options.contains(.displayInline) {
                TitledMenuRows(menu: menu, chosen: chosen)
            } else {
                Menu {
                    PlatformMenuRows(elements: menu.children, chosen: chosen)
                } label: {
                    PlatformMenuLabel(element: menu)
                }
            }
        } else if let action = element as? UIAction {
            if !action.attributes.contains(.hidden) { choice(action) }
        } else {
            Button {
            } label: {
                PlatformMenuLabel(element: element)
            }
            .disabled(true)
        }
    }

    @ViewBuilder private func choice(_ action: UIAction) -> some View {
        let run: @MainActor () -> Void = {
            action.handler(action)
            chosen(action)
        }
        if action.state == .on {
            Toggle(isOn: Binding(get: { true }, set: { _ in run() })) { PlatformMenuLabel(element: action) }
                .disabled(action.attributes.contains(.disabled))
        } else {
            Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                run()
            } label: {
                PlatformMenuLabel(element: action)
            }
            .disabled(action.attributes.contains(.disabled))
        }
    }
}

/// The title of an element, with its picture.
private struct PlatformMenuLabel: View {
    let element: UIMenuElement

    var body: some View {
        if let image = element.image {
            Label {
                Text(verbatim: element.title)
            } icon: {
                Image(uiImage: image).renderingMode(image.renderingMode == .alwaysOriginal ? .original : .template)
            }
        } else {
            Text(verbatim: element.title)
        }
    }
}
