import KinoraStage

/// A search field for the bar of a page, where its `navigationItem` is given it. Nobody types into it; its results are shown by the page
/// itself.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    public let searchResultsController: UIViewController?
    /// Told when the source sets whether the search is on.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false { didSet { if isActive != oldValue { changeActivity() } } }
    // Kept: what is searched is never covered.
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsSearchResultsController = true
    open var automaticallyShowsScopeBar = true
    open var showsSearchResultsController = false

    public init(searchResultsController: UIViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }

    private func changeActivity() {
        if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
        searchResultsUpdater?.updateSearchResults(for: self)
        if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }

    /// The field as SwiftUI's bars have it.
    var field: SearchField {
        SearchField(
            text: Binding(
                get: { self.searchBar.text ?? "" },
                set: {
                    self.searchBar.text = $0
                    self.searchResultsUpdater?.updateSearchResults(for: self)
                }), prompt: Text(verbatim: searchBar.placeholder ?? "Search"))
    }
}

@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
