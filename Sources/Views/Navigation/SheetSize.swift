import KinoraStage

/// How large a sheet is on a wide stage, in the middle of which it lies.
enum SheetSize {
    case form, page
    /// As large as what is on it, and at most a form.
    case fitted

    private static let formSize = CGSize(width: 540, height: 620)
    /// In points; the margin is above a page and below it.
    private static let (pageWidth, margin): (CGFloat, CGFloat) = (704, 44)

    /// - Parameter content: what is on the sheet.
    @MainActor
    func size(of content: Element, in stage: CGSize) -> CGSize {
        let form = CGSize(
            width: min(SheetSize.formSize.width, stage.width),
            height: min(SheetSize.formSize.height, stage.height))
        switch self {
        case .form: return form
        case .page:
            return CGSize(
                width: min(SheetSize.pageWidth, stage.width),
                height: max(form.height, stage.height - 2 * SheetSize.margin))
        case .fitted:
            let size = content.sizeThatFits(ProposedViewSize(form))
            return CGSize(width: min(form.width, size.width), height: min(form.height, size.height))
        }
    }
}

extension View {
    /// How large the sheet is where the stage is wide; a size of one's own is not asked for.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let size: SheetSize =
            switch sizing {
            case is PagePresentationSizing: .page
            case is FittedPresentationSizing: .fitted
            default: .form
            }
        return modifier(ChangeSheet { $0.size = size })
    }
}
