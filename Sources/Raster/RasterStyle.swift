import KinoraPixels

/// How pictures are drawn, beside their scale: what is no part of a scene. Two pictures of one scene are the same bytes where
/// their scale and their style are the same.
public struct RasterStyle: Sendable, Hashable {
    /// Whether gradients are rounded to 8 bits by a fixed pattern of 8 x 8 pixels, so that slow ramps show no bands. A pixel
    /// differs from the exact color by less than 1/255 then, and the mean of such a block by less than a quarter of that.
    public var dithers: Bool
    /// What the numbers of the pixels mean. Everything is blended and filtered in these components, so that colors of Display P3
    /// beyond sRGB are kept where it is asked for; what is beyond it, too, is limited in the frame.
    public var colors: PictureColors

    /// sRGB without dithering, unless said otherwise.
    public init(dithers: Bool = false, colors: PictureColors = .sRGB) {
        self.dithers = dithers
        self.colors = colors
    }
}
