/// Words and symbols that several effects show when none are given.
enum Samples {
    static let names = ["Alice", "Bob", "Charlie", "Diana", "Eve", "Frank", "Grace", "Hugo", "Iris", "Jonas"]

    /// Symbol, title and line below it, for lists and cards.
    static let notices: [(symbol: String, title: String, text: String)] = [
        ("envelope.fill", "New message", "Diana sent you three photos"),
        ("creditcard.fill", "Payment received", "24.00 from Hugo"),
        ("heart.fill", "Liked your post", "Alice and 12 others"), ("bell.fill", "Reminder", "Stand-up in ten minutes"),
        ("person.fill", "New follower", "Grace follows you now"),
        ("star.fill", "You have been starred", "Kinora, by Jonas"),
        ("calendar", "Event moved", "Design review, now at 15:00"),
        ("cloud.fill", "Backup finished", "1,204 files are safe"),
        ("cart.fill", "Order shipped", "It arrives on Thursday"),
        ("bolt.fill", "Battery full", "Unplug to save energy"),
    ]

    /// A paragraph to fill pages and articles with.
    static let paragraph = """
        Light leaves the lamp, passes the lens and falls on the turning cards. Each one holds for a moment, then gives way to the \
        next, and what were sixteen pictures a second ago is now a train that arrives. Nothing moved but paper.
        """
}
