/// The transaction that a part of the tree is built in: one object for all contexts between two places that may change it.
///
/// Where an update takes over what an earlier one has built, the transaction of that part is the one in force now: what moves to
/// another place because of its neighbors moves as this update says.
final class TransactionInForce {
    private let own: Transaction
    /// What stands in this one's place since an update took over what was built in it.
    private var successor: TransactionInForce?

    /// The place that decides it; nil where the update does.
    let place: Identity?

    init(_ transaction: Transaction, of place: Identity? = nil) { (own, self.place) = (transaction, place) }

    /// One of a place of its own that is what `outer` is, until it becomes another.
    init(following outer: TransactionInForce, of place: Identity) {
        (own, successor, self.place) = (outer.value, outer, place)
    }

    var value: Transaction { successor?.value ?? own }
    // To ask for one thing copies no more than that.
    var disablesAnimations: Bool { successor?.disablesAnimations ?? own.disablesAnimations }
    var isOfTime: Bool { successor?.isOfTime ?? own.isOfTime }

    /// From now on, this one is `other`, which must not have become this one before.
    func become(_ other: TransactionInForce) { if !other.leads(to: self) { successor = other } }

    private func leads(to other: TransactionInForce) -> Bool { self === other || successor?.leads(to: other) == true }
}
