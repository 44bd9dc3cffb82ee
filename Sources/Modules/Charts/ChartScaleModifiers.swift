import KinoraViews

// MARK: Positions

extension View {
    public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View { chartXScale(domain: domain, type: type).chartXScale(range: range, type: type) }
    public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        charts { settings in settings.x.set(domain._values, type) }
    }
    public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        charts { ($0.x.ends, $0.x.type) = (range._ends, type ?? $0.x.type) }
    }
    public func chartXScale(type: ScaleType? = nil) -> some View { charts { $0.x.type = type } }
    public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View { chartYScale(domain: domain, type: type).chartYScale(range: range, type: type) }
    public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        charts { settings in settings.y.set(domain._values, type) }
    }
    public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        charts { ($0.y.ends, $0.y.type) = (range._ends, type ?? $0.y.type) }
    }
    public func chartYScale(type: ScaleType? = nil) -> some View { charts { $0.y.type = type } }
}
extension ChartSettings.AxisSettings {
    fileprivate mutating func set(_ domain: _ScaleDomain, _ type: ScaleType?) {
        let includesZero = self.domain.includesZero
        self.domain = domain
        self.domain.includesZero = domain.includesZero ?? (domain.values == nil ? includesZero : false)
        self.type = type ?? self.type
    }
}

// MARK: Styles

extension View {
    public func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View where R.VisualValue: ShapeStyle {
        charts { $0.set(domain: domain._values, range, type) }
    }
    public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        charts { $0.styles = ChartLooks(domain: domain._values, type: type) }
    }
    public func chartForegroundStyleScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View
    where R.VisualValue: ShapeStyle { charts { $0.set(domain: $0.styles.domain, range, type) } }
    public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { charts { $0.styles.type = type } }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        charts { $0.styles = ChartLooks(pairs: mapping.map { ($0.key._plotted, AnyShapeStyle($0.value)) }) }
    }
    public func chartForegroundStyleScale<D: Collection, S: ShapeStyle>(
        domain: D, mapping: @escaping (D.Element) -> S
    ) -> some View where D.Element: Plottable {
        charts { $0.styles = .mapped(domain) { AnyShapeStyle(mapping($0)) } }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
        charts { $0.styles = .mapped { (value: D) in AnyShapeStyle(mapping(value)) } }
    }
}
extension ChartSettings {
    fileprivate mutating func set<R: ScaleRange>(domain: _ScaleDomain?, _ range: R, _ type: ScaleType?)
    where R.VisualValue: ShapeStyle {
        let looks = range._looks
        styles = ChartLooks(domain: domain, range: looks.map { AnyShapeStyle($0) }, type: type)
        styles.categories = { count in range._looks(ofCategories: count).map { AnyShapeStyle($0) } }
        colors = looks as? [Color] ?? []
    }
}

// MARK: Symbols

extension View {
    public func chartSymbolScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R) -> some View
    where R.VisualValue: ChartSymbolShape {
        charts {
            $0.symbols = ChartLooks(domain: domain._values, range: range._looks.map { AnyChartSymbolShape($0) })
        }
    }
    @_disfavoredOverload
    public func chartSymbolScale<D: ScaleDomain>(domain: D, range: [any ChartSymbolShape]) -> some View {
        charts { $0.symbols = ChartLooks(domain: domain._values, range: range.map { AnyChartSymbolShape($0) }) }
    }
    public func chartSymbolScale<D: ScaleDomain>(domain: D) -> some View {
        charts { $0.symbols = ChartLooks(domain: domain._values) }
    }
    public func chartSymbolScale<R: ScaleRange>(range: R) -> some View where R.VisualValue: ChartSymbolShape {
        charts { $0.symbols = ChartLooks(range: range._looks.map { AnyChartSymbolShape($0) }) }
    }
    @_disfavoredOverload
    public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        charts { $0.symbols = ChartLooks(range: range.map { AnyChartSymbolShape($0) }) }
    }
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        charts { $0.symbols = ChartLooks(pairs: mapping.map { ($0.key._plotted, AnyChartSymbolShape($0.value)) }) }
    }
    @_disfavoredOverload
    public func chartSymbolScale<D: Plottable>(_ mapping: KeyValuePairs<D, any ChartSymbolShape>) -> some View {
        charts { $0.symbols = ChartLooks(pairs: mapping.map { ($0.key._plotted, AnyChartSymbolShape($0.value)) }) }
    }
    public func chartSymbolScale<D: Collection, S: ChartSymbolShape>(
        domain: D, mapping: @escaping (D.Element) -> S
    ) -> some View where D.Element: Plottable {
        charts { $0.symbols = .mapped(domain) { AnyChartSymbolShape(mapping($0)) } }
    }
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(mapping: @escaping (D) -> S) -> some View {
        charts { $0.symbols = .mapped { (value: D) in AnyChartSymbolShape(mapping(value)) } }
    }
    /// Areas of symbols, in square points.
    public func chartSymbolSizeScale<D: ScaleDomain, R: ScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View where R.VisualValue == CGFloat {
        charts { $0.sizes = ChartLooks(domain: domain._values, range: range._looks, type: type) }
    }
    public func chartSymbolSizeScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        charts { $0.sizes = ChartLooks(domain: domain._values, type: type) }
    }
    public func chartSymbolSizeScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View
    where R.VisualValue == CGFloat { charts { $0.sizes = ChartLooks(range: range._looks, type: type) } }
    public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { charts { $0.sizes.type = type } }
    public func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View {
        charts { $0.sizes = .pairs(mapping) }
    }
    public func chartSymbolSizeScale<D: Collection>(
        domain: D, mapping: @escaping (D.Element) -> CGFloat
    ) -> some View where D.Element: Plottable { charts { $0.sizes = .mapped(domain, mapping) } }
    public func chartSymbolSizeScale<D: Plottable>(mapping: @escaping (D) -> CGFloat) -> some View {
        charts { $0.sizes = .mapped(mapping) }
    }
}

// MARK: Lines

extension View {
    public func chartLineStyleScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R) -> some View
    where R.VisualValue == StrokeStyle {
        charts { $0.strokes = ChartLooks(domain: domain._values, range: range._looks) }
    }
    public func chartLineStyleScale<D: ScaleDomain>(domain: D) -> some View {
        charts { $0.strokes = ChartLooks(domain: domain._values) }
    }
    public func chartLineStyleScale<R: ScaleRange>(range: R) -> some View where R.VisualValue == StrokeStyle {
        charts { $0.strokes = ChartLooks(range: range._looks) }
    }
    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        charts { $0.strokes = .pairs(mapping) }
    }
    public func chartLineStyleScale<D: Collection>(
        domain: D, mapping: @escaping (D.Element) -> StrokeStyle
    ) -> some View where D.Element: Plottable { charts { $0.strokes = .mapped(domain, mapping) } }
    public func chartLineStyleScale<D: Plottable>(mapping: @escaping (D) -> StrokeStyle) -> some View {
        charts { $0.strokes = .mapped(mapping) }
    }
}
