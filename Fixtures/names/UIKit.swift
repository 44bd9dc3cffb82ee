// Names of UIKit, each used once as sources use it: that they compile is the test (scripts/check-command). Nothing of it is drawn.
import SwiftUI
import UIKit

final class ConfiguredController: UIViewController {
    private enum Section: Hashable { case main }
    private var tableSource: UITableViewDiffableDataSource<Section, Int>!
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.subtitle = "now"
        configuration.image = UIImage(systemName: "tray.and.arrow.down")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.titlePadding = 2
        configuration.titleAlignment = .center
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.baseBackgroundColor = .systemPink
        configuration.baseForegroundColor = .white
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        configuration.showsActivityIndicator = false
        configuration.background.strokeColor = .white
        configuration.background.strokeWidth = 1
        configuration.background.cornerRadius = 12
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.kern = 1
            return outgoing
        }
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 20)
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        let others: [UIButton.Configuration] = [
            .plain(), .gray(), .tinted(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
        ]
        view.addSubview(button)
        others.forEach { view.addSubview(UIButton(configuration: $0)) }

        tableSource = UITableViewDiffableDataSource(tableView: tableView) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = .systemBackground
            cell.backgroundConfiguration = background
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems([1, 2, 3])
        tableSource.apply(snapshot, animatingDifferences: true)
    }
}

struct ConfiguredScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ConfiguredController { ConfiguredController() }
    func updateUIViewController(_ controller: ConfiguredController, context: Context) {}
}

@MainActor func accessories(_ cell: UICollectionViewListCell) {
    cell.accessories = [
        .disclosureIndicator(options: .init(tintColor: .systemGray)), .delete(), .reorder(displayed: .always),
        .label(text: "3"), .outlineDisclosure(options: .init(style: .header)), .checkmark(),
        .customView(configuration: .init(customView: UISwitch(), placement: .trailing(displayed: .always))),
    ]
}
