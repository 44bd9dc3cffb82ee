import KinoraStage

/// A collection view: cells at the places of its layout, or the rows of a list.
struct CollectionPicture: View {
    let collection: UICollectionView

    var body: some View {
        shown.modifier(RefreshedBy(control: collection.refreshControl))
    }

    @ViewBuilder private var shown: some View {
        if let list = collection.collectionViewLayout.list {
            CollectionList(collection: collection, look: list)
        } else {
            GeometryReader { proxy in scrolled(Places(collection, in: proxy.size)) }
        }
    }

    /// The places in a room of some size.
    @MainActor
    private struct Places {
        let all: [UICollectionViewLayoutAttributes]
        let lists: [UICollectionViewCompositionalLayout.ListSection]
        let strips: [CollectionStripSection]
        let size: CGSize
        let isSideways: Bool

        init(_ collection: UICollectionView, in room: CGSize) {
            if collection.frame.size == .zero { collection.frame.size = room }
            let layout = collection.collectionViewLayout
            layout.prepare()
            let sections = layout as? UICollectionViewCompositionalLayout
            (lists, strips) = (sections?.listSections ?? [], sections?.strips ?? [])
            let apart = strips.reduce(into: Set<ObjectIdentifier>()) { all, strip in
                for place in strip.places { all.insert(ObjectIdentifier(place)) }
            }
            (size, isSideways) = (layout.collectionViewContentSize, layout.scrollsSideways)
            let whole = CGRect(origin: .zero, size: size).union(CGRect(origin: .zero, size: room)).insetBy(
                dx: -1e5, dy: -1)
            all = (layout.layoutAttributesForElements(in: whole) ?? [])
                .filter { !$0.isHidden && !apart.contains(ObjectIdentifier($0)) }
                .sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
        }
    }

    private func scrolled(_ places: Places) -> some View {
        ScrollView(places.isSideways ? .horizontal : .vertical) {
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(places.lists, id: \.number) { list in
                    CollectionListSection(
                        collection: collection, configuration: list.configuration, number: list.number
                    )
                    .frame(width: list.frame.width, height: list.frame.height, alignment: .top)
                    .offset(x: list.frame.minX, y: list.frame.minY)
                }
                ForEach(Array(places.all.enumerated()), id: \.offset) { _, place in part(place) }
                ForEach(places.strips, id: \.number) { strip in
                    CollectionStrip(strip: strip) { part($0) }.offset(y: strip.frame.minY)
                }
            }
            .frame(width: max(1, places.size.width), height: max(1, places.size.height), alignment: .topLeading)
            .padding(EdgeInsets(collection.contentInset))
        }
        .scrollIndicators(.hidden)
        .scrollDisabled(!collection.isScrollEnabled)
        .modifier(ScrolledToPoint(goal: collection.goal))
        .background { if let view = collection.backgroundView { PlatformRow(view: view, height: nil) } }
    }

    @ViewBuilder private func part(_ place: UICollectionViewLayoutAttributes) -> some View {
        if let view = view(at: place) {
            PlatformPicture(view: sized(view, place))
                .modifier(PlacedTransform(transform: place.transform3D, size: place.frame.size))
                .opacity(place.alpha)
                .contentShape(Rectangle())
                .onTapGesture { if place.representedElementKind == nil { collection.tap(place.indexPath) } }
                .offset(x: place.frame.minX, y: place.frame.minY)
        }
    }

    private func view(at place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let kind = place.representedElementKind else { return collection.cell(at: place.indexPath) }
        if place.representedElementCategory == .decorationView {
            return collection.collectionViewLayout.decorationView(ofKind: kind, at: place.indexPath)
        }
        return collection.supplementaryView(forElementKind: kind, at: place.indexPath)
    }

    private func sized(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) -> UIView {
        view.apply(place)
        view.layOut(in: place.frame.size)
        return view
    }
}

extension EdgeInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

/// Turns a part of a layout around its middle, in its plane or in space.
private struct PlacedTransform: ViewModifier {
    let transform: CATransform3D
    let size: CGSize

    func body(content: Content) -> some View {
        if CATransform3DIsAffine(transform) {
            content.transformEffect(CATransform3DGetAffineTransform(transform).around(size))
        } else {
            content.projectionEffect(ProjectionTransform(aroundMiddle))
        }
    }

    private var aroundMiddle: CATransform3D {
        let (x, y) = (size.width / 2, size.height / 2)
        return CATransform3DConcat(
            CATransform3DTranslate(transform, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
    }
}

/// Scrolls what is inside to a point, where there is one.
private struct ScrolledToPoint: ViewModifier {
    let goal: CGPoint?
    func body(content: Content) -> some View {
        if let goal { content.scrollPosition(.constant(ScrollPosition(point: goal))) } else { content }
    }
}

/// A collection view that is a list.
private struct CollectionList: View {
    let collection: UICollectionView
    let look: UICollectionLayoutListConfiguration

    var body: some View {
        switch look.appearance {
        case .plain, .sidebarPlain: list.listStyle(.plain)
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        case .sidebar: list.listStyle(.sidebar)
        }
    }

    private var list: some View {
        List {
            ForEach(0..<collection.numberOfSections, id: \.self) { section in
                CollectionListRows(collection: collection, look: look, section: section)
            }
        }
        .environment(\.defaultMinListRowHeight, 0)
        .scrollContentBackground(look.backgroundColor == nil ? .automatic : .hidden)
        .background { if let color = look.backgroundColor { Color(color) } }
    }
}

/// One section of a collection view that is a list, among others that are not. It does not scroll by itself.
struct CollectionListSection: View {
    let collection: UICollectionView
    let configuration: UICollectionLayoutListConfiguration
    let number: Int

    var body: some View {
        let look = configuration.appearance.look
        let rows = CollectionListRows(collection: collection, look: configuration, section: number)
        ListContent(look: look, selection: nil, content: rows)
            .environment(\.defaultMinListRowHeight, 0)
            .background {
                if let color = configuration.backgroundColor { Color(color) } else { Rectangle().fill(look.page) }
            }
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    @MainActor
    fileprivate var look: _ListLook {
        switch self {
        case .plain, .sidebarPlain: PlainListStyle()._look
        case .grouped: GroupedListStyle()._look
        case .insetGrouped: InsetGroupedListStyle()._look
        case .sidebar: SidebarListStyle()._look
        }
    }
}

/// The rows of a section with its header and its footer.
private struct CollectionListRows: View {
    let collection: UICollectionView
    let look: UICollectionLayoutListConfiguration
    let section: Int

    var body: some View {
        let first = look.headerMode == .firstItemInSection ? 1 : 0
        let count = collection.numberOfItems(inSection: section)
        Section {
            ForEach(min(first, count)..<count, id: \.self) { item in
                row(IndexPath(item: item, section: section))
            }
        } header: {
            if first == 1 {
                content(of: IndexPath(item: 0, section: section))
            } else if look.headerMode == .supplementary {
                edge(UICollectionView.elementKindSectionHeader, section)
            }
        } footer: {
            if look.footerMode == .supplementary { edge(UICollectionView.elementKindSectionFooter, section) }
        }
    }

    @ViewBuilder private func edge(_ kind: String, _ section: Int) -> some View {
        let path = IndexPath(item: 0, section: section)
        if let view = collection.supplementaryView(forElementKind: kind, at: path) {
            if let hosted = (view as? UICollectionViewCell)?.contentConfiguration as? any HostedContent {
                hosted.picture
            } else {
                PlatformRow(view: view, height: nil)
            }
        }
    }

    private func row(_ path: IndexPath) -> some View {
        let cell = collection.cell(at: path) as? UICollectionViewListCell
        let outline = collection.dataSource as? any OutlineSource
        let isExpanded = outline?.isExpanded(at: path) == true
        return HStack(spacing: 0) {
            content(of: path).frame(maxWidth: .infinity, alignment: .leading)
            if let cell {
                ForEach(cell.accessories.indices, id: \.self) { sign(cell.accessories[$0], isExpanded: isExpanded) }
            }
        }
        .padding(.leading, CGFloat(max(cell?.indentationLevel ?? 0, outline?.level(at: path) ?? 0)) * 16)
        .contentShape(Rectangle())
        .onTapGesture {
            // A row with the sign of an outline shows or hides what is below it.
            let isOutline = cell?.accessories.contains(where: \.isOutline) == true
            if !(isOutline && outline?.toggle(at: path) == true) { collection.tap(path) }
        }
        .listRowInsets(EdgeInsets())
        .modifier(ItemSeparators(look: look.separators(at: path)))
    }

    @ViewBuilder private func content(of path: IndexPath) -> some View {
        if let cell = collection.cell(at: path) {
            if let hosted = cell.contentConfiguration as? any HostedContent {
                hosted.picture
            } else {
                PlatformRow(view: cell, height: nil, leastHeight: 44)
            }
        }
    }

    @ViewBuilder private func sign(_ accessory: UICellAccessory, isExpanded: Bool) -> some View {
        let tint = accessory.tint.map { AnyShapeStyle(Color($0)) }
        switch accessory.kind {
        case .disclosure:
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
                .foregroundStyle(tint ?? AnyShapeStyle(.tertiary)).padding(.trailing, 16)
        case .outline:
            Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").font(.footnote.weight(.semibold))
                .foregroundStyle(tint ?? AnyShapeStyle(.tint)).padding(.trailing, 16)
        case .checkmark:
            Image(systemName: "checkmark").font(.body.weight(.semibold))
                .foregroundStyle(tint ?? AnyShapeStyle(.tint)).padding(.trailing, 16)
        case .detail:
            Image(systemName: "info.circle").font(.title3).foregroundStyle(tint ?? AnyShapeStyle(.tint))
                .padding(.trailing, 16)
        case .text(let text):
            Text(verbatim: text).foregroundStyle(tint ?? AnyShapeStyle(.secondary)).padding(.trailing, 16)
        case .view(let view):
            let size = view.frame.size == .zero ? view.intrinsicContentSize : view.frame.size
            PlatformPicture(view: view).frame(width: size.width, height: size.height).padding(.trailing, 16)
        case .whileEditing: EmptyView()
        }
    }
}

extension UICellAccessory {
    fileprivate var isOutline: Bool { if case .outline = kind { true } else { false } }
}

/// The lines above and below an item, as its list says.
private struct ItemSeparators: ViewModifier {
    /// nil: none.
    let look: UIListSeparatorConfiguration?

    func body(content: Content) -> some View {
        if let look {
            content
                .listRowSeparator(Visibility(look.topSeparatorVisibility), edges: .top)
                .listRowSeparator(Visibility(look.bottomSeparatorVisibility), edges: .bottom)
                .listRowSeparatorTint(look.ownColor.map { Color($0) })
        } else {
            content.listRowSeparator(.hidden)
        }
    }
}

extension Visibility {
    fileprivate init(_ visibility: UIListSeparatorConfiguration.Visibility) {
        switch visibility {
        case .automatic: self = .automatic
        case .visible: self = .visible
        case .hidden: self = .hidden
        }
    }
}
