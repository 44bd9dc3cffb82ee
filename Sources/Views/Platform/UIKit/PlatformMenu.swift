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
                    menu.menuTitle
                }
            }
        } else if let deferred = element as? UIDeferredMenuElement {
            DeferredRows(deferred: deferred, chosen: chosen)
        } else if let action = element as? UIAction {
            if !action.attributes.contains(.hidden) { choice(action) }
        } else {
            Button {
            } label: {
                element.menuTitle
            }
            .disabled(true)
        }
    }

    private func choice(_ action: UIAction) -> some View {
        let run: @MainActor () -> Void = {
            action.handler(action)
            chosen(action)
        }
        return MenuChoice(
            title: action.menuTitle, isOn: action.state == .on,
            role: action.attributes.contains(.destructive) ? .destructive : nil, choose: run
        )
        .disabled(action.attributes.contains(.disabled))
    }
}

extension UIMenuElement {
    fileprivate var menuTitle: MenuTitle {
        MenuTitle(
            text: title,
            picture: image.map {
                Image(uiImage: $0).renderingMode($0.renderingMode == .alwaysOriginal ? .original : .template)
            })
    }
}

/// The elements that a deferred one provides, and until then a row that says so.
private struct DeferredRows: View {
    let deferred: UIDeferredMenuElement
    let chosen: @MainActor (UIAction) -> Void

    var body: some View {
        if let elements = deferred.elements {
            // The type is erased, because a deferred element may provide others.
            AnyView(PlatformMenuRows(elements: elements, chosen: chosen)).onDisappear { deferred.forget() }
        } else {
            Button("Loading…") {}.disabled(true)
        }
    }
}
