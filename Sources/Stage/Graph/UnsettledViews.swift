/// Names the views that write state again and again. It watches the last evaluations before a performance is given up, so that
/// the error can say where to look.
struct UnsettledViews {
    /// Names of the types whose bodies were evaluated, by the number of their place.
    private var types: [Int: String] = [:]
    /// The places whose state was written, in the order of the first writes.
    private var written: [Int] = []

    mutating func noteBody<V>(of type: V.Type, in place: Identity) {
        types[place.number] = String(describing: type)
    }

    mutating func noteWrite(in place: Int) {
        if !written.contains(place) { written.append(place) }
    }

    /// The views that wrote, each once.
    var names: [String] {
        written.compactMap { types[$0] }.reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }
}
