/// A number or a type as the key of a dictionary that is looked into many times in each evaluation. Keys are no one's choice, so that a
/// multiplication is enough to spread them.
struct QuickKey: Hashable {
    let number: Int

    init(_ number: Int) { self.number = number }

    init(_ type: Any.Type) { number = Int(bitPattern: ObjectIdentifier(type)) }

    func _rawHashValue(seed: Int) -> Int {
        let product = UInt64(truncatingIfNeeded: number ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int(truncatingIfNeeded: product.high ^ product.low)
    }
}
