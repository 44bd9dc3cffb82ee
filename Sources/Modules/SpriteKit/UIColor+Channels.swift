import KinoraViews

extension UIColor {
    /// Red, green, blue and alpha, gamma-encoded sRGB.
    var channels: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    /// - Parameter channels: red, green, blue and alpha, gamma-encoded sRGB.
    convenience init(channels: [CGFloat]) {
        self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    }
}
