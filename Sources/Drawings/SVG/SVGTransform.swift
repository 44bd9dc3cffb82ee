import KinoraGeometry

/// A list of transforms as attributes write it: `translate(2 3) rotate(45)`. The last one is applied first.
enum SVGTransform {
    /// The identity where the text says nothing; what follows a mistake is dropped.
    static func parse(_ text: String?) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for function in (text ?? "").split(separator: ")") {
            let parts = function.split(separator: "(", maxSplits: 1)
            guard parts.count == 2,
                let next = transform(
                    parts[0].filter { $0.isLetter }, SVGNumbers.list(parts[1]))
            else { break }
            result = next.concatenating(result)
        }
        return result
    }

    private static func transform(_ name: String, _ n: [Double]) -> CGAffineTransform? {
        switch (name, n.count) {
        case ("matrix", 6): return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
        case ("translate", 1), ("translate", 2):
            return CGAffineTransform(translationX: n[0], y: n.count == 2 ? n[1] : 0)
        case ("scale", 1), ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n.count == 2 ? n[1] : n[0])
        case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
        case ("rotate", 3):
            return CGAffineTransform(translationX: -n[1], y: -n[2])
                .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
        case ("skewX", 1): return CGAffineTransform(1, 0, Maths.tan(n[0] * .pi / 180), 1, 0, 0)
        case ("skewY", 1): return CGAffineTransform(1, Maths.tan(n[0] * .pi / 180), 0, 1, 0, 0)
        default: return nil
        }
    }
}
