import KinoraStage

/// What a plain layer's properties say. A layer has one that its source writes, and while it is drawn another one with what is shown.
struct LayerModel {
    /// The upper left corner in the superlayer, without `transform`.
    var origin = CGPoint.zero
    var size = CGSize.zero
    var boundsOrigin = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var contents: Any?
    /// On the way from one picture to another.
    var crossing: LayerValue?
    var backgroundColor: CGColor?
    /// A view's background, which may depend on its surroundings; nil where the layer was given a color.
    var viewBackground: UIColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var opacity = 1.0
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    /// Properties of a class of a source's own, by their names.
    var own: [String: LayerValue] = [:]

    var frame: CGRect { CGRect(origin: origin, size: size) }

    /// The rectangle around it as its transform shows it. Set, it is as large as its transform has to have it.
    var transformedFrame: CGRect {
        get {
            guard transform != CATransform3DIdentity else { return frame }
            return turned(size).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let flat = CATransform3DGetAffineTransform(transform)
            guard !flat.isIdentity, flat.a * flat.d != flat.b * flat.c else {
                return (origin, size) = (newValue.origin, newValue.size)
            }
            size = CGRect(origin: .zero, size: newValue.size).applying(flat.inverted()).size
            let around = turned(size)
            position = CGPoint(x: newValue.minX - around.minX, y: newValue.minY - around.minY)
        }
    }

    /// The rectangle around something of a size, seen from the anchor.
    private func turned(_ size: CGSize) -> CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
            .applying(CATransform3DGetAffineTransform(transform))
    }

    /// Where the anchor point lies in the layer, from its upper left corner.
    var anchor: CGPoint { CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height) }

    var position: CGPoint {
        get { CGPoint(x: origin.x + anchor.x, y: origin.y + anchor.y) }
        set { origin = CGPoint(x: newValue.x - anchor.x, y: newValue.y - anchor.y) }
    }

    /// A size about the position.
    mutating func resize(_ newSize: CGSize) {
        let place = position
        size = newSize
        position = place
    }
}

// MARK: By name

extension LayerModel {
    /// The value of a property by its key path; nil where it is none that animates.
    func value(at keyPath: String) -> LayerValue? {
        geometry(at: keyPath) ?? look(at: keyPath) ?? part(of: keyPath) ?? own[keyPath]
    }

    private func geometry(at keyPath: String) -> LayerValue? {
        switch keyPath {
        case "position": .point(position)
        case "position.x": .number(position.x)
        case "position.y": .number(position.y)
        case "frame": .rect(frame)
        case "bounds": .rect(CGRect(origin: boundsOrigin, size: size))
        case "bounds.origin": .point(boundsOrigin)
        case "bounds.origin.x": .number(boundsOrigin.x)
        case "bounds.origin.y": .number(boundsOrigin.y)
        case "bounds.size", "frame.size": .size(size)
        case "bounds.size.width", "frame.size.width": .number(size.width)
        case "bounds.size.height", "frame.size.height": .number(size.height)
        case "anchorPoint": .point(anchorPoint)
        case "anchorPoint.x": .number(anchorPoint.x)
        case "anchorPoint.y": .number(anchorPoint.y)
        case "zPosition": .number(zPosition)
        default: nil
        }
    }

    private func look(at keyPath: String) -> LayerValue? {
        switch keyPath {
        case "opacity": .number(opacity)
        case "backgroundColor": .color(backgroundColor)
        case "cornerRadius": .number(cornerRadius)
        case "borderWidth": .number(borderWidth)
        case "borderColor": .color(borderColor)
        case "shadowColor": .color(shadowColor)
        case "shadowOpacity": .number(Double(shadowOpacity))
        case "shadowOffset": .size(shadowOffset)
        case "shadowOffset.width": .number(shadowOffset.width)
        case "shadowOffset.height": .number(shadowOffset.height)
        case "shadowRadius": .number(shadowRadius)
        case "shadowPath": .path(shadowPath)
        case "contents": crossing ?? (contents as? CGImage).map { .picture($0) } ?? LayerValue.none
        default: nil
        }
    }

    private func part(of keyPath: String) -> LayerValue? {
        if keyPath.hasPrefix("sublayerTransform") { return Self.part(sublayerTransform, String(keyPath.dropFirst(17))) }
        return keyPath.hasPrefix("transform") ? Self.part(transform, String(keyPath.dropFirst(9))) : nil
    }

    /// A part of a transform: `.rotation.z`, `.scale`, ...; of no name, the whole.
    static func part(_ transform: CATransform3D, _ name: String) -> LayerValue? {
        let parts = TransformParts(transform)
        return switch name {
        case "": .transform(transform)
        case ".rotation", ".rotation.z": .number(parts.angles.z)
        case ".rotation.x": .number(parts.angles.x)
        case ".rotation.y": .number(parts.angles.y)
        case ".scale": .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case ".scale.x": .number(parts.scale.x)
        case ".scale.y": .number(parts.scale.y)
        case ".scale.z": .number(parts.scale.z)
        case ".translation": .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        case ".translation.x": .number(parts.translation.x)
        case ".translation.y": .number(parts.translation.y)
        case ".translation.z": .number(parts.translation.z)
        default: nil
        }
    }

    // MARK: Writing

    /// Sets a property by its key path; returns whether it is one that takes such a value.
    mutating func set(_ value: LayerValue, at keyPath: String) -> Bool {
        setGeometry(value, keyPath) || setLook(value, keyPath) || setPart(value, keyPath) || setOwn(value, keyPath)
    }

    private mutating func setOwn(_ value: LayerValue, _ keyPath: String) -> Bool {
        guard own[keyPath] != nil else { return false }
        own[keyPath] = value
        return true
    }

    private mutating func setGeometry(_ value: LayerValue, _ keyPath: String) -> Bool {
        if let number = value.number { return setNumber(number, keyPath) }
        if let pair = value.pair { return setPair(pair, keyPath) }
        guard let rect = value.rectangle else { return false }
        switch keyPath {
        case "frame": (origin, size) = (rect.origin, rect.size)
        case "bounds":
            boundsOrigin = rect.origin
            resize(rect.size)
        default: return false
        }
        return true
    }

    private mutating func setNumber(_ number: Double, _ keyPath: String) -> Bool {
        switch keyPath {
        case "position.x": position.x = number
        case "position.y": position.y = number
        case "bounds.origin.x": boundsOrigin.x = number
        case "bounds.origin.y": boundsOrigin.y = number
        case "bounds.size.width", "frame.size.width": resize(CGSize(width: number, height: size.height))
        case "bounds.size.height", "frame.size.height": resize(CGSize(width: size.width, height: number))
        case "anchorPoint.x": moveAnchor(CGPoint(x: number, y: anchorPoint.y))
        case "anchorPoint.y": moveAnchor(CGPoint(x: anchorPoint.x, y: number))
        case "zPosition": zPosition = number
        case "opacity": opacity = number
        case "cornerRadius": cornerRadius = number
        case "borderWidth": borderWidth = number
        case "shadowOpacity": shadowOpacity = Float(number)
        case "shadowRadius": shadowRadius = number
        case "shadowOffset.width": shadowOffset.width = number
        case "shadowOffset.height": shadowOffset.height = number
        default: return false
        }
        return true
    }

    private mutating func setPair(_ pair: CGPoint, _ keyPath: String) -> Bool {
        switch keyPath {
        case "position": position = pair
        case "bounds.origin": boundsOrigin = pair
        case "bounds.size", "frame.size": resize(CGSize(width: pair.x, height: pair.y))
        case "anchorPoint": moveAnchor(pair)
        case "shadowOffset": shadowOffset = CGSize(width: pair.x, height: pair.y)
        default: return false
        }
        return true
    }

    /// The position stays, so that the layer moves.
    mutating func moveAnchor(_ point: CGPoint) {
        let place = position
        anchorPoint = point
        position = place
    }

    private mutating func setLook(_ value: LayerValue, _ keyPath: String) -> Bool {
        switch keyPath {
        case "backgroundColor": (backgroundColor, viewBackground) = (value.cgColor, nil)
        case "borderColor": borderColor = value.cgColor
        case "shadowColor": shadowColor = value.cgColor
        case "shadowPath": shadowPath = value.cgPath
        case "contents":
            crossing = nil
            if case .picture(let image) = value { contents = image } else { crossing = value }
        default: return false
        }
        return true
    }

    private mutating func setPart(_ value: LayerValue, _ keyPath: String) -> Bool {
        if keyPath.hasPrefix("sublayerTransform") {
            return Self.set(value, String(keyPath.dropFirst(17)), in: &sublayerTransform)
        }
        return keyPath.hasPrefix("transform") && Self.set(value, String(keyPath.dropFirst(9)), in: &transform)
    }

    static func set(_ value: LayerValue, _ name: String, in transform: inout CATransform3D) -> Bool {
        if name.isEmpty {
            guard let matrix = value.matrix else { return false }
            transform = matrix
            return true
        }
        var parts = TransformParts(transform)
        if name == ".translation", let pair = value.pair {
            (parts.translation.x, parts.translation.y) = (pair.x, pair.y)
        } else if let number = value.number {
            switch name {
            case ".rotation", ".rotation.z": parts.angles.z = number
            case ".rotation.x": parts.angles.x = number
            case ".rotation.y": parts.angles.y = number
            case ".scale": parts.scale = SIMD3(number, number, number)
            case ".scale.x": parts.scale.x = number
            case ".scale.y": parts.scale.y = number
            case ".scale.z": parts.scale.z = number
            case ".translation.x": parts.translation.x = number
            case ".translation.y": parts.translation.y = number
            case ".translation.z": parts.translation.z = number
            default: return false
            }
        } else {
            return false
        }
        transform = parts.matrix
        return true
    }
}
