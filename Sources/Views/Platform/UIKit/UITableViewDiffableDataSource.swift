import KinoraStage

/// Gives a table the rows of a snapshot. It asks for them again after each one that is applied.
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>:
    _KinoraDiffableDataSource<Section, Item>, UITableViewDataSource
{
    public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
    private weak var tableView: UITableView?
    private let provider: CellProvider
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (self.tableView, provider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }
    override func reload() { tableView?.reloadData() }

    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count(inSection: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        shown.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}
