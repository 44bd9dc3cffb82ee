import KinoraViews

/// The spellings of animations and of their modifiers. Names and defaults are those of `Animation`.
enum CurveAnimations {
    /// What a name by itself makes.
    static var vocabulary: CurveVocabulary<Animation> {
        CurveVocabulary(
            what: "animation",
            entries: [
                ("default", [CurveSignature { _ in .default }]),
                ("linear", curve(.linear) { .linear(duration: $0) }),
                ("easeIn", curve(.easeIn) { .easeIn(duration: $0) }),
                ("easeOut", curve(.easeOut) { .easeOut(duration: $0) }),
                ("easeInOut", curve(.easeInOut) { .easeInOut(duration: $0) }),
                ("timingCurve", [timingByNumbers, timingByCurve]),
                ("spring", springs),
                ("smooth", preset { .smooth(duration: $0, extraBounce: $1) }),
                ("snappy", preset { .snappy(duration: $0, extraBounce: $1) }),
                ("bouncy", preset { .bouncy(duration: $0, extraBounce: $1) }),
                ("interactiveSpring", interactive),
                ("interpolatingSpring", interpolating),
            ])
    }

    /// What a name behind a point makes of an animation.
    static var modifiers: CurveVocabulary<(Animation) -> Animation> {
        CurveVocabulary(
            what: "modifier",
            entries: [
                ("delay", number("seconds", CurveLimits.delay) { $0.delay($1) }),
                ("speed", number("speed", CurveLimits.speed) { $0.speed($1) }),
                ("repeatCount", [repeatCount]), ("repeatForever", [repeatForever]),
                ("logicallyComplete", [logicallyComplete]),
            ])
    }

    // MARK: Curves

    private static func curve(
        _ plain: Animation, _ make: @escaping (Double) -> Animation
    ) -> [CurveSignature<Animation>] {
        [
            CurveSignature { _ in plain },
            CurveSignature([.named("duration", CurveLimits.duration).required]) { make(try $0.number("duration", 0)) },
        ]
    }

    private static var timingByNumbers: CurveSignature<Animation> {
        CurveSignature([
            .positional("p1x", 0...1), .positional("p1y"), .positional("p2x", 0...1), .positional("p2y"),
            .named("duration", CurveLimits.duration),
        ]) {
            .timingCurve(
                try $0.number("p1x", 0), try $0.number("p1y", 0), try $0.number("p2x", 1), try $0.number("p2y", 1),
                duration: try $0.number("duration", 0.35))
        }
    }

    private static var timingByCurve: CurveSignature<Animation> {
        CurveSignature([.positional("curve"), .named("duration", CurveLimits.duration).required]) {
            let curve = try $0.path("curve", "a unit curve, such as .circularEaseIn").map(CurveUnitCurves.unitCurve)
            return .timingCurve(curve ?? .linear, duration: try $0.number("duration", 0.35))
        }
    }

    // MARK: Springs

    private static let blend = CurveParameter.named("blendDuration", CurveLimits.duration)

    private static var springs: [CurveSignature<Animation>] {
        [
            CurveSignature([.named("duration", CurveLimits.pace), .named("bounce", CurveLimits.bounce), blend]) {
                .spring(
                    duration: try $0.number("duration", 0.5), bounce: try $0.number("bounce", 0),
                    blendDuration: try $0.number("blendDuration", 0))
            },
            CurveSignature([
                .named("response", CurveLimits.pace), .named("dampingFraction", CurveLimits.dampingFraction), blend,
            ]) {
                .spring(
                    response: try $0.number("response", 0.5), dampingFraction: try $0.number("dampingFraction", 0.825),
                    blendDuration: try $0.number("blendDuration", 0))
            },
            CurveSignature([.positional("spring"), blend]) {
                .spring(try value($0), blendDuration: try $0.number("blendDuration", 0))
            },
        ]
    }

    private static var interactive: [CurveSignature<Animation>] {
        [
            CurveSignature([
                .named("duration", CurveLimits.pace), .named("extraBounce", CurveLimits.extraBounce), blend,
            ]) {
                .interactiveSpring(
                    duration: try $0.number("duration", 0.15), extraBounce: try $0.number("extraBounce", 0),
                    blendDuration: try $0.number("blendDuration", 0.25))
            },
            CurveSignature([
                .named("response", CurveLimits.pace), .named("dampingFraction", CurveLimits.dampingFraction), blend,
            ]) {
                .interactiveSpring(
                    response: try $0.number("response", 0.15), dampingFraction: try $0.number("dampingFraction", 0.86),
                    blendDuration: try $0.number("blendDuration", 0.25))
            },
        ]
    }

    private static var interpolating: [CurveSignature<Animation>] {
        let velocity = CurveParameter.named("initialVelocity")
        return [
            CurveSignature([.named("duration", CurveLimits.pace), .named("bounce", CurveLimits.bounce), velocity]) {
                .interpolatingSpring(
                    duration: try $0.number("duration", 0.5), bounce: try $0.number("bounce", 0),
                    initialVelocity: try $0.number("initialVelocity", 0))
            },
            CurveSignature([
                .named("mass", CurveLimits.physical), .named("stiffness", CurveLimits.physical).required,
                .named("damping", CurveLimits.damping).required, velocity,
            ]) {
                .interpolatingSpring(
                    mass: try $0.number("mass", 1), stiffness: try $0.number("stiffness", 1),
                    damping: try $0.number("damping", 1), initialVelocity: try $0.number("initialVelocity", 0))
            },
            CurveSignature([.positional("spring"), velocity]) {
                .interpolatingSpring(try value($0), initialVelocity: try $0.number("initialVelocity", 0))
            },
        ]
    }

    private static func preset(_ make: @escaping (Double, Double) -> Animation) -> [CurveSignature<Animation>] {
        [
            CurveSignature([.named("duration", CurveLimits.pace), .named("extraBounce", CurveLimits.extraBounce)]) {
                make(try $0.number("duration", 0.5), try $0.number("extraBounce", 0))
            }
        ]
    }

    private static func value(_ arguments: CurveArguments) throws -> Spring {
        try arguments.path("spring", "a spring, such as .bouncy or Spring(mass: 1, stiffness: 100, damping: 10)")
            .map(CurveSprings.spring) ?? Spring()
    }

    // MARK: Modifiers

    private typealias Modifier = (Animation) -> Animation

    private static func number(
        _ name: String, _ range: ClosedRange<Double>, _ change: @escaping (Animation, Double) -> Animation
    ) -> [CurveSignature<(Animation) -> Animation>] {
        [
            CurveSignature([.positional(name, range)]) { arguments in
                let number = try arguments.number(name, 0)
                return { change($0, number) }
            }
        ]
    }

    private static var repeatCount: CurveSignature<Modifier> {
        CurveSignature([.positional("count", CurveLimits.count), .named("autoreverses")]) {
            let (count, autoreverses) = (try $0.count("count"), try $0.flag("autoreverses", true))
            return { $0.repeatCount(count, autoreverses: autoreverses) }
        }
    }

    private static var repeatForever: CurveSignature<Modifier> {
        CurveSignature([.named("autoreverses")]) {
            let autoreverses = try $0.flag("autoreverses", true)
            return { $0.repeatForever(autoreverses: autoreverses) }
        }
    }

    private static var logicallyComplete: CurveSignature<Modifier> {
        CurveSignature([.named("after", CurveLimits.duration).required]) {
            let after = try $0.number("after", 0)
            return { $0.logicallyComplete(after: after) }
        }
    }
}
