import KinoraRaster

@testable import KinoraViews

extension DrawnImage {
    /// Gives drawn pictures their pixels, as the command does. Each suite that looks at pixels says so: which others have run before is
    /// not known.
    static func useRasterizer() { rasterizer = { try Rasterizer(scale: $1).render($0) } }
}
