import Foundation
import KinoraGeometry
import KinoraPixels

/// One picture as an immutable value: what to draw, in points, back to front.
///
/// Everything composites in gamma-encoded premultiplied sRGB. A scene knows nothing of views, time or fonts.
public struct FrameScene: Sendable, Equatable {
    /// The picture's size in points; the rasterizer multiplies it by the scale.
    public var size: CGSize
    /// Painted first over the whole picture; nil leaves it transparent.
    public var background: RGBA?
    /// What is drawn, back to front, in points from the top left corner.
    public var nodes: [Node]

    /// A picture of `size` points; transparent where nothing is drawn unless it has a background.
    public init(size: CGSize, background: RGBA? = nil, nodes: [Node]) {
        self.size = size
        self.background = background
        self.nodes = nodes
    }
}

/// What every renderer of frames sees: a picture for every time, with random access.
///
/// `scene(at:)` is a pure function: any time, in any order, gives the same scene.
public protocol FrameSource {
    /// The length of the performance in seconds.
    var duration: Double { get }
    /// Pixels per point of the frames: what draws them asks here, and what performs a view tells the view the same.
    var scale: Double { get }
    /// The picture at `time` seconds from the start.
    func scene(at time: Double) throws -> FrameScene
}
