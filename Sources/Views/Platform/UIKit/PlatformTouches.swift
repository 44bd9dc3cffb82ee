import KinoraStage

/// The script's touches on a view of UIKit's: its recognizers call their targets, and a button does what it was given. What they change is
/// drawn.
struct PlatformTouches: ViewModifier {
    let view: UIView

    func body(content: Content) -> some View {
        if let scroll = view as? UIScrollView, scroll.scrollsItself, scroll.isUserInteractionEnabled {
            touched(content).modifier(ScrollTouches(scroll: scroll))
        } else {
            touched(content)
        }
    }

    @ViewBuilder
    private func touched(_ content: Content) -> some View {
        let recognizers = (view.gestureRecognizers ?? []).filter { $0.callsTargets || $0.isOwn }
        if !view.isUserInteractionEnabled {
            content.allowsHitTesting(false)
        } else if let button = view as? UIButton, button.opensMenu {
            content
        } else if let interaction = view.contextMenuInteraction {
            // The view is lifted with its corners.
            content.modifier(CutAtCorners(radius: view.layer.cornerRadius))
                .contextMenu { ContextMenuRows(interaction: interaction) }
        } else if let button = view as? UIButton, button.isEnabled {
            content.contentShape(Rectangle())
                .gesture(
                    ButtonGesture(
                        isPressed: Binding(
                            get: { button.isHighlighted },
                            set: {
                                button.isHighlighted = $0
                                button.noteChange()
                            }),
                        action: { button.act() }, passage: { button.tell($0) }))
        } else if recognizers.isEmpty {
            content
        } else {
            recognizers.reduce(AnyView(content.contentShape(Rectangle()))) { inner, recognizer in
                AnyView(
                    inner.modifier(
                        RecognizedGesture(recognizer: recognizer, touch: recognizer.ownTouch) { recognizer.call($0) }))
            }
        }
    }
}

/// What is outside of a view's round corners is cut.
private struct CutAtCorners: ViewModifier {
    let radius: CGFloat
    func body(content: Content) -> some View {
        if radius > 0 { content.clipShape(RoundedRectangle(cornerRadius: radius)) } else { content }
    }
}

extension UIButton {
    func act() {
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
        noteChange()
    }

    /// Tells what a finger does on the button.
    fileprivate func tell(_ passage: ButtonGesture.Passage) {
        switch passage {
        case .down: sendActions(for: .touchDown)
        case .leaves: sendActions(for: .touchDragExit)
        case .returns: sendActions(for: .touchDragEnter)
        case .upOutside: sendActions(for: .touchUpOutside)
        case .cancelled: sendActions(for: .touchCancel)
        }
        noteChange()
    }
}

extension UIControl {
    /// Tells a new value to who wants to know it, and has it drawn.
    func tellChange() {
        sendActions(for: .valueChanged)
        noteChange()
    }
}

extension UIView {
    /// Has the picture that this view is in drawn again, as one of its views has changed by a touch.
    func noteChange() { outermostOfPicture.redraw?() }
}

extension UIGestureRecognizer {
    fileprivate func call(_ state: State) {
        touch = ownTouch
        self.state = state
        performTargets()
        rest(after: state)
        view?.noteChange()
    }
}
