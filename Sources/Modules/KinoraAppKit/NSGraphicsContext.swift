import KinoraViews

/// Where AppKit draws: the context of UIKit's name, in which y grows upwards unless it is flipped.
public final class NSGraphicsContext: NSObject {
    public let cgContext: CGContext
    public var isFlipped: Bool { !cgContext.standsUpright }
    /// Edges are always smooth.
    public var shouldAntialias = true
    public var imageInterpolation = NSImageInterpolation.default {
        didSet { cgContext.interpolationQuality = imageInterpolation.quality }
    }
    public var compositingOperation = NSCompositingOperation.sourceOver {
        didSet { cgContext.setBlendMode(compositingOperation.mode) }
    }

    /// - Parameter initialFlippedState: whether y grows downwards; where it does not, pictures and texts stand upright.
    public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
        cgContext = graphicsPort
        graphicsPort.standsUpright = !initialFlippedState
    }
    private init(_ context: CGContext) { cgContext = context }

    /// The context that is drawn into now; nil outside of any drawing.
    public static var current: NSGraphicsContext? {
        get { UIGraphicsGetCurrentContext().map { NSGraphicsContext($0) } }
        set { replace(by: newValue?.cgContext) }
    }
    private static func replace(by context: CGContext?) {
        UIGraphicsPopContext()
        if let context { UIGraphicsPushContext(context) }
    }

    /// The contexts to go back to. What is drawn is drawn on one thread.
    private nonisolated(unsafe) static var saved: [CGContext?] = []

    /// Keeps the state of the current context, and which it is.
    public static func saveGraphicsState() {
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        saved.append(context)
    }
    public static func restoreGraphicsState() {
        guard let context = saved.popLast() else { return }
        if context !== UIGraphicsGetCurrentContext() { replace(by: context) }
        context?.restoreGState()
    }
    public func saveGraphicsState() { cgContext.saveGState() }
    public func restoreGraphicsState() { cgContext.restoreGState() }
    /// What is drawn is seen at once.
    public func flushGraphics() {}
}

/// How the pixels of a picture become others.
public enum NSImageInterpolation: UInt, Sendable {
    case `default`, none, low, medium, high

    fileprivate var quality: CGInterpolationQuality {
        switch self {
        case .default: .default
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

/// How what is drawn and what is there already become one.
public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker
    case plusLighter = 13
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity

    var mode: CGBlendMode {
        switch self {
        case .clear: .clear
        case .copy: .copy
        case .sourceOver: .normal
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        }
    }
}
