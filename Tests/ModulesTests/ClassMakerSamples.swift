import Foundation
import UIKit

// In a file of its own: a file that imports both UIKit and Testing looks for a module that Apple's systems have for the two.

/// Classes of views, and objects of them as the command writes `T()`.
@MainActor
enum ClassMakerSamples {
    final class Card: UIView {
        let name: String
        override init(frame: CGRect) {
            name = "card"
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }
    final class Plain: UILabel { var count = 3 }
    final class Page: UIViewController {
        let name: String
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            name = "page"
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        required init?(coder: NSCoder) { nil }
    }

    static func made<V: UIView>(_ type: V.Type) -> V { V._kinoraMade() }
    static func made<V: UIView>(_ type: V.Type, _ frame: CGRect) -> V { V._kinoraMade(frame: frame) }
    static func made<C: UIViewController>(_ type: C.Type) -> C { C._kinoraMade() }
    static func madeUnknown(_ type: UIView.Type) -> UIView { type._kinoraMade() }

    final class Tile: UICollectionViewCell {
        let name: String
        override init(frame: CGRect) {
            name = "tile"
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }
    final class Row<Value>: UITableViewCell {
        var value: Value?
        let name: String
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            name = "row"
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    static func dequeued<C: UICollectionViewCell>(_ type: C.Type) -> C? {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(type, forCellWithReuseIdentifier: "a")
        return view.dequeueReusableCell(withReuseIdentifier: "a", for: IndexPath(item: 0, section: 0)) as? C
    }
    static func dequeued<C: UITableViewCell>(_ type: C.Type) -> C? {
        let view = UITableView(frame: .zero, style: .plain)
        view.register(type, forCellReuseIdentifier: "a")
        return view.dequeueReusableCell(withIdentifier: "a") as? C
    }
}
