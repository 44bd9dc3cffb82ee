import KinoraViews

// Cells of a class that only the running program knows: `register(T.self, forCellWithReuseIdentifier: …)` in a function for any cell.

extension UICollectionView {
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let type = cellClass as? UICollectionViewCell.Type ?? UICollectionViewCell.self
        register(type, kinoraMade: { type._kinoraMade(frame: .zero) }, forCellWithReuseIdentifier: identifier)
    }
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        let type = viewClass as? UICollectionReusableView.Type ?? UICollectionReusableView.self
        register(
            type, kinoraMade: { type._kinoraMade(frame: .zero) }, forSupplementaryViewOfKind: elementKind,
            withReuseIdentifier: identifier)
    }
}

extension UITableView {
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        let type = cellClass as? UITableViewCell.Type ?? UITableViewCell.self
        register(type, kinoraMade: { _ in type._kinoraMade(frame: .zero) }, forCellReuseIdentifier: identifier)
    }
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let type = aClass as? UITableViewHeaderFooterView.Type ?? UITableViewHeaderFooterView.self
        register(
            type, kinoraMade: { _ in type._kinoraMade(frame: .zero) }, forHeaderFooterViewReuseIdentifier: identifier)
    }
}
