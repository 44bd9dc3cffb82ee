import Foundation

extension Path {
    /// The path with every point mapped by `transform`. A simple shape stays one where only its place and size change.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if let shape = simpleShape, let mapped = shape.applying(transform) { return Path(mapped) }
        var mapped: [Element] = []
        mapped.reserveCapacity(storage.count)
        forEach { mapped.append($0.applying(transform)) }
        return Path(elements: mapped)
    }

    /// The path moved by (dx, dy) points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    package func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(t))
        case .line(let end): .line(to: end.applying(t))
        case .quadCurve(let end, let control): .quadCurve(to: end.applying(t), control: control.applying(t))
        case .curve(let end, let control1, let control2):
            .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension Path.SimpleShape {
    /// The mapped shape, where it begins at the same place and turns the same way: no rotation, no reflection.
    package func applying(_ t: CGAffineTransform) -> Path.SimpleShape? {
        guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return nil }
        func map(_ rect: CGRect) -> CGRect {
            CGRect(
                x: t.a * rect.minX + t.tx, y: t.d * rect.minY + t.ty, width: t.a * rect.width, height: t.d * rect.height
            )
        }
        switch self {
        case .rect(let rect): return .rect(map(rect))
        case .ellipse(let rect): return .ellipse(map(rect))
        case .roundedRect(let rect, let size, let style):
            let mapped = CGSize(width: t.a * size.width, height: t.d * size.height)
            return .roundedRect(fitting: map(rect), cornerSize: mapped, style: style)
        }
    }
}
