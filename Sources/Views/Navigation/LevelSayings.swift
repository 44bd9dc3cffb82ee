import KinoraStage

/// What the views of a page say to its stack. Those in content that is built as it is placed, such as that of a `GeometryReader`, say it
/// when the bars are there already.
@MainActor
struct LevelSayings {
    let page: NavigationPageInfo
    private let destinations: NavigationDestinations
    private let itemCount: Int
    /// The page in bars that show all that is said now.
    let renewed: @MainActor () -> Element

    init(
        _ page: NavigationPageInfo, _ destinations: NavigationDestinations, renewed: @escaping @MainActor () -> Element
    ) {
        (self.page, self.destinations, self.renewed) = (page, destinations, renewed)
        itemCount = page.itemCount
    }

    /// What the content says as it is placed it says each time.
    func forgetLate() {
        page.keepItems(itemCount)
        destinations.forgetLate()
    }
}
