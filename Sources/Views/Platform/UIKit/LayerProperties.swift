import KinoraGeometry
import KinoraStage

// Variables of a layer's class that are marked `@NSManaged`: animations by their names move them while the layer is drawn.

extension CALayer {
    /// The value of such a variable, as it is shown or as it was set; before, what the class says, or nothing of its type.
    public func _managed<Value>(_ key: String) -> Value {
        if let value = value(at: key)?.value(as: Value.self) ?? value(forKey: key) as? Value { return value }
        if let value = type(of: self).defaultValue(forKey: key) as? Value { return value }
        for zero in [1, 2, 4].map({ LayerValue.numbers(Array(repeating: 0, count: $0)) }) {
            if let value = zero.value(as: Value.self) { return value }
        }
        let empty: [Any] = [Any?.none as Any, "", [Any](), [AnyHashable: Any]()]
        if let value = empty.lazy.compactMap({ $0 as? Value }).first { return value }
        fatalError("\(key) of \(type(of: self)) was read before it was set")
    }

    public func _setManaged<Value>(_ key: String, _ value: Value) {
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        guard let new = LayerValue(value), new.value(as: Value.self) != nil else {
            ownModel.own[key] = nil
            setValue(value, forKey: key)
            return VirtualClock.noteChange()
        }
        let old = ownModel.own.updateValue(new, forKey: key)
        noteChange(of: key, from: old, to: new)
    }
}

extension LayerValue {
    /// As a variable of this type has it; nil where it does not have such values.
    fileprivate func value<Value>(as type: Value.Type) -> Value? {
        let all: [Any]
        switch self {
        case .numbers(let numbers) where numbers.count == 1:
            let number = numbers[0]
            all = [CGFloat(number), number, Float(number), Int(number.rounded()), number != 0]
        case .numbers(let numbers) where numbers.count == 2:
            all = [CGPoint(x: numbers[0], y: numbers[1]), CGSize(width: numbers[0], height: numbers[1])]
        case .numbers: all = rectangle.map { [$0] } ?? []
        case .transform(let value): all = [value]
        case .color(let value): all = [CGColor(rgba: value), UIColor(cgColor: CGColor(rgba: value))]
        case .path(let value): all = [value]
        case .colors, .picture, .pictures, .none: all = []
        }
        return all.lazy.compactMap { $0 as? Value }.first
    }
}
