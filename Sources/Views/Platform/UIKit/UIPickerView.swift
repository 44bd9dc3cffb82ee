import KinoraStage

/// Wheels whose rows a data source makes, drawn as SwiftUI's. A script turns them by dragging.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    open var showsSelectionIndicator = true
    private var selected: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(
            width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
            height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 34)
    }
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : selected[component] ?? 0
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    /// Rows are asked for whenever they are drawn.
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}

    override var usualPriorities: ContentPriorities { .tight }
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    override func ownPicture() -> AnyView? {
        AnyView(
            HStack(spacing: 0) {
                ForEach(0..<numberOfComponents, id: \.self) { self.wheel($0) }
            })
    }

    private func wheel(_ component: Int) -> some View {
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        return Picker(
            "",
            selection: Binding(
                get: { self.selectedRow(inComponent: component) },
                set: { row in
                    self.selected[component] = row
                    self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
                })
        ) {
            ForEach(0..<numberOfRows(inComponent: component), id: \.self) { self.row($0, component).tag($0) }
        }
        .pickerStyle(.wheel).labelsHidden().frame(width: width > 0 ? width : nil)
    }

    @ViewBuilder private func row(_ row: Int, _ component: Int) -> some View {
        if let view = view(forRow: row, forComponent: component) {
            PlatformRow(view: view, height: nil)
        } else if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            Text(verbatim: title.string)
        } else {
            Text(verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
        }
    }
}

@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
    /// 0: as wide as there is place.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 34 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// nil: the row's title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
