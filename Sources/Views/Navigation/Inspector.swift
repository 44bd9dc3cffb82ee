import KinoraStage

/// A panel beside the content, 270 points wide unless its content says otherwise. Where the stage is narrow, less than 600
/// points, it is a sheet.
private struct Inspector<Panel: View>: ViewModifier {
    @Binding var isPresented: Bool
    let panel: () -> Panel

    func body(content: Content) -> some View {
        if UIScreen.main.bounds.width < 600 {
            content.sheet(isPresented: $isPresented) { panel() }
        } else {
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented {
                    HStack(spacing: 0) {
                        Divider()
                        _VariadicView.Tree(InspectorColumn()) { panel() }
                    }
                    .transition(.move(edge: .trailing))
                }
            }
            .animation(.smooth(duration: 0.35), value: isPresented)
        }
    }
}

/// As wide as its content asks for.
private struct InspectorColumn: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let width = children.first?.element.trait(InspectorWidthTrait.self) ?? 270
        ZStack { children }.frame(maxHeight: .infinity).frame(width: width)
    }
}

private enum InspectorWidthTrait: ViewTrait { typealias Value = CGFloat }

extension View {
    /// Shows a panel beside the view.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        modifier(Inspector(isPresented: isPresented, panel: content))
    }
    /// The width of the inspector that the view is in, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        modifier(SetTrait<InspectorWidthTrait>(value: width))
    }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(ideal)
    }
}
