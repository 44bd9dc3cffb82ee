import KinoraStage

/// A search field, as SwiftUI draws it, with a button that cancels where it is shown. Nobody types into it.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    open var text: String? = "" { didSet { if text != oldValue { noteChange() } } }
    open var placeholder: String?
    /// A line above the field.
    open var prompt: String?
    open weak var delegate: (any UISearchBarDelegate)?
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    /// What is behind the bar where there is one of some size, in place of its color.
    open var backgroundImage: UIImage?
    // Kept: bars are drawn in the scheme of their surroundings and without blurring what is behind them.
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { noteChange() } } }
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    // Kept: there is no keyboard.
    public let _traits = _TextInputTraits(returnKeyType: .search, enablesReturnKeyAutomatically: true)
    open var inputAccessoryView: UIView?
    /// What its text is set by.
    open private(set) lazy var searchTextField = UISearchTextField()

    /// Kept: the field has the usual signs.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    private var images: [Icon: UIImage] = [:]
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) { images[icon] = iconImage }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon] }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImage = image
    }

    override var usualPriorities: ContentPriorities { .low }
    open override var intrinsicContentSize: CGSize {
        let height: CGFloat = scopes == nil ? 56 : 98
        return CGSize(width: UIView.noIntrinsicMetric, height: prompt == nil ? height : height + Self.promptHeight)
    }
    private static let promptHeight: CGFloat = 19

    private var scopes: [String]? { showsScopeBar && scopeButtonTitles?.isEmpty == false ? scopeButtonTitles : nil }

    override func ownPicture() -> AnyView? {
        AnyView(
            VStack(spacing: 0) {
                if let prompt { Text(verbatim: prompt).font(.caption).frame(height: Self.promptHeight) }
                HStack(spacing: 10) {
                    field
                    if showsCancelButton {
                        Button("Cancel") {
                            self.delegate?.searchBarCancelButtonClicked(self)
                            self.noteChange()
                        }
                    }
                }
                .padding(.horizontal, 8).frame(height: 56)
                if let scopes {
                    Picker("", selection: scope) {
                        ForEach(scopes.indices, id: \.self) { Text(verbatim: scopes[$0]).tag($0) }
                    }
                    .pickerStyle(.segmented).labelsHidden().padding(.horizontal, 8).frame(height: 42, alignment: .top)
                }
            }
            .tint(Color(tintColor))
            .background { ground })
    }

    @ViewBuilder private var ground: some View {
        if let backgroundImage, backgroundImage.size != .zero {
            Image(uiImage: backgroundImage).resizable()
        } else if backgroundImage == nil, searchBarStyle != .minimal, let barTintColor {
            Color(barTintColor)
        }
    }

    private var field: some View {
        let shown = text ?? ""
        let color = searchTextField.backgroundColor.map { Color($0) } ?? Color(SystemColor.tertiaryFill)
        return SearchBox(color: color) {
            Text(verbatim: shown.isEmpty ? placeholder ?? "" : shown)
                .font(searchTextField.font.map { Font($0) })
                .foregroundStyle(Color(shown.isEmpty ? .secondaryLabel : searchTextField.textColor ?? .label))
                .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
            if !shown.isEmpty {
                sign("xmark.circle.fill") {
                    self.text = ""
                    self.delegate?.searchBar(self, textDidChange: "")
                }
            } else if showsBookmarkButton {
                sign("book") { self.delegate?.searchBarBookmarkButtonClicked(self) }
            } else if showsSearchResultsButton {
                sign("chevron.down.circle") { self.delegate?.searchBarResultsListButtonClicked(self) }
            }
        }
    }

    private func sign(_ symbol: String, _ action: @escaping () -> Void) -> some View {
        Button {
            action()
            self.noteChange()
        } label: {
            // A level of the button's tint would have its hue.
            Image(systemName: symbol).foregroundStyle(Color(.secondaryLabel))
        }
    }

    private var scope: Binding<Int> {
        Binding(
            get: { self.selectedScopeButtonIndex },
            set: { index in
                self.selectedScopeButtonIndex = index
                self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
                self.noteChange()
            })
    }

    // MARK: Letters

    open var hasText: Bool { !(text ?? "").isEmpty }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { if hasText { text?.removeLast() } }
}

extension UISearchBar: _TraitedInput {}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    // Kept: the field shows its text only.
    open var tokens: [UISearchToken] = []
    open var tokenBackgroundColor: UIColor! = .tintColor
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

/// A part of a search that is more than its words.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    open var representedObject: Any?
    public init(icon: UIImage?, text: String) { super.init() }
}

@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
