import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Visual effect views of which a source has taken away parts.
@MainActor
struct VisualEffectTests {
    private func effects(
        _ style: UIBlurEffect.Style = .systemUltraThinMaterial, blurred: CGFloat? = nil, opaque: Bool = false,
        _ change: @escaping @MainActor (UIVisualEffectView) -> Void
    ) throws -> (effects: [Backdrop.Effect], nodes: [Node]) {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            let view = Hosted {
                let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
                change(view)
                return view
            }
            .frame(width: 50, height: 50)
            if let blurred {
                AnyView(view.blur(radius: blurred, opaque: opaque))
            } else {
                AnyView(view)
            }
        }
        let nodes = try stage.scene(at: 0).nodes
        return (Self.effects(nodes), nodes)
    }

    private static func effects(_ nodes: [Node]) -> [Backdrop.Effect] {
        nodes.flatMap { node -> [Backdrop.Effect] in
            switch node {
            case .backdrop(let pane): [pane.effect]
            case .group(let children), .layer(_, let children): effects(children)
            default: []
            }
        }
    }

    private static func has(_ nodes: [Node], _ isWanted: (LayerOperation) -> Bool) -> Bool {
        nodes.contains { node in
            switch node {
            case .group(let children): has(children, isWanted)
            case .layer(let operation, let children): isWanted(operation) || has(children, isWanted)
            default: false
            }
        }
    }

    @Test("A backdrop with filters, an overlay and the content")
    func parts() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        #expect(view.subviews.count == 3 && view.subviews.last === view.contentView)
        #expect(view.layer.sublayers?.first === view.subviews[0].layer)
        let names = view.layer.sublayers?.first?.filters?.map { String(describing: $0) }
        #expect(names?.contains("gaussianBlur") == true && names?.contains("colorSaturate") == true)
    }

    @Test("As it is made it is a material")
    func material() throws {
        #expect(try effects { _ in }.effects == [.material(.ultraThin, dark: false)])
    }

    @Test("A blur that an animator brings is there in part: so much of its radius, and of its tint")
    func share() throws {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        func shown(_ fraction: CGFloat) throws -> [Backdrop.Effect] {
            try effects { view in
                view.effect = nil
                animator.addAnimations { view.effect = UIBlurEffect(style: .systemUltraThinMaterial) }
                animator.fractionComplete = fraction
            }.effects
        }
        #expect(try shown(0.4) == [.blur(sigma: 9), .material(.ultraThin, dark: false)])
        #expect(try effects { $0.effect = nil }.effects.isEmpty)
    }

    @Test("An animator without a duration changes at once")
    func withoutDuration() throws {
        let animator = UIViewPropertyAnimator()
        #expect(animator.duration == 0 && animator.state == .inactive)
        let shown = try effects { view in
            view.effect = nil
            animator.addAnimations { view.effect = UIBlurEffect(style: .systemUltraThinMaterial) }
            animator.startAnimation()
        }
        #expect(shown.effects == [.material(.ultraThin, dark: false)])
    }

    @Test("With the blur alone it has no tint, and without it shows what lies behind as it is")
    func filters() throws {
        let blur = try effects { view in
            view.layer.sublayers?.first?.filters?.removeAll { String(describing: $0) != "gaussianBlur" }
        }
        #expect(blur.effects == [.blur(sigma: 22.5)])
        #expect(try effects { $0.layer.sublayers?.first?.filters = [] }.effects == [.blur(sigma: 0)])
    }

    @Test("An older style without its overlay has no tint")
    func overlay() throws {
        #expect(try effects(.dark) { $0.subviews[1].alpha = 0 }.effects == [.blur(sigma: 30)])
        #expect(
            try effects(.dark) { $0.subviews.forEach { $0.backgroundColor = .clear } }.effects == [.blur(sigma: 30)])
        #expect(try effects(.dark) { _ in }.effects == [.material(.regular, dark: true)])
    }

    @Test("A blur around it blurs what it shows of what lies behind")
    func blurred() throws {
        let soft = try effects(blurred: 4) { $0.layer.sublayers?.first?.filters = [] }
        #expect(soft.effects == [.blur(sigma: 0)])
        let blur = { (operation: LayerOperation) in
            if case .filter(.blur(sigma: 4, opaque: false, bounds: _)) = operation { true } else { false }
        }
        #expect(Self.has(soft.nodes, blur))
        #expect(try Self.has(effects(blurred: 4) { _ in }.nodes, blur))
    }
}
