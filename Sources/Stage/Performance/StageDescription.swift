import KinoraScene

/// The stage that a view is performed on.
public struct StageDescription {
    /// In points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: Double
    /// The origin of all randomness.
    public var seed: UInt64
    /// Whether the surroundings are light or dark.
    public var appearance: ColorScheme
    /// Whether the user has asked for reduced motion.
    public var reduceMotion: Bool
    /// Where the stage lies in the picture; nil where it is the picture.
    public var placement: StagePlacement?
    /// Whether somebody sees it: on one that views are only measured on they do not appear, and what they do then is not done.
    package var isSeen = true

    /// A light stage of `size` points at one pixel per point, with motion, unless said otherwise.
    public init(
        size: CGSize, scale: Double = 1, seed: UInt64 = 0, appearance: ColorScheme = .light, reduceMotion: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.seed = seed
        self.appearance = appearance
        self.reduceMotion = reduceMotion
    }

    /// Pixels of the picture that a point of the stage has.
    var pixelsPerPoint: Double { scale * (placement?.magnification ?? 1) }

    /// What the root view finds in its environment.
    package var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = appearance
        values.displayScale = pixelsPerPoint
        values.accessibilityReduceMotion = reduceMotion
        (values.horizontalSizeClass, values.verticalSizeClass) = sizeClasses
        return values
    }

    /// How much room a screen of this size has each way: a phone upright is narrow, and one on its side low, where only the largest are
    /// not narrow as well. Tablets are neither.
    package var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
        let isOnItsSide = size.width >= 600 && size.height < 480
        let isNarrow = size.width < 600 || isOnItsSide && size.width < 900
        return (isNarrow ? .compact : .regular, isOnItsSide ? .compact : .regular)
    }

    /// The picture of a stage that shows `nodes`.
    func picture(_ nodes: [Node]) -> FrameScene {
        guard let placement else { return FrameScene(size: size, nodes: nodes) }
        return FrameScene(size: placement.size, nodes: [.layer(.transform(placement.transform), nodes)])
    }
}

/// Why a performance cannot go on.
public enum StageError: Error, Equatable, CustomStringConvertible {
    /// Change handlers kept writing state at one moment, that of these views, where they are known.
    case doesNotSettle(time: Double, rounds: Int, views: [String])
    /// Delayed work kept asking for more work at one moment, and wrote state of these views.
    case asksForever(time: Double, count: Int, views: [String])
    /// A frame took over something that was not the same any more: an error of Kinora's own.
    case staleFrame(time: Double)
    /// A shader, picture or font that the view names is not there.
    case missing(String)
    /// A shader function is called in a way that its source does not allow.
    case misused(String)

    private static func state(of views: [String]) -> String {
        views.isEmpty ? "state" : "the state of \(views.joined(separator: ", "))"
    }

    public var description: String {
        switch self {
        case .doesNotSettle(let time, let rounds, let views):
            "the view did not settle at \(time) s: its change handlers still wrote \(Self.state(of: views)) after "
                + "\(rounds) rounds; look for two onChange actions that set each other's value"
        case .asksForever(let time, let count, let views):
            "the view did not settle at \(time) s: work such as DispatchQueue.main.async asked for more work at the same "
                + "moment \(count) times, and wrote \(Self.state(of: views)); look for an action that changes what "
                + "makes it run again"
        case .staleFrame(let time):
            "the frame at \(time) s took over something from the one before that has changed; this is an error of Kinora's"
        case .missing(let message), .misused(let message): message
        }
    }
}
