import KinoraStage
import KinoraViews

@MainActor
extension ChartContent {
    func changed(_ change: (inout _Mark) -> Void) -> _Marks {
        _Marks(
            _marks: _marks.map {
                var mark = $0
                change(&mark)
                return mark
            })
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.styleBy = $0.styleBy ?? value.value }
    }
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { changed { $0.positionBy = value.value.name } }
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changed { $0.symbol = $0.symbol ?? AnyChartSymbolShape(symbol) }
    }
    public func symbol<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
        changed { $0.symbolBy = $0.symbolBy ?? value.value }
    }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { $0.symbolView = view }
    }
    /// The area, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        changed { $0.symbolSize = $0.symbolSize ?? area }
    }
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { $0.symbolSize = $0.symbolSize ?? size.width * size.height }
    }
    public func symbolSize<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
        changed { $0.sizeBy = $0.sizeBy ?? value.value }
    }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.line = $0.line ?? style } }
    public func lineStyle<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
        changed { $0.lineBy = $0.lineBy ?? value.value }
    }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changed { $0.cornerRadius = radius }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changed { ($0.offset.width, $0.offset.height) = ($0.offset.width + x, $0.offset.height + y) }
    }
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(x: x, y: 0).sides(top: yStart, bottom: yEnd)
    }
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(x: 0, y: y).sides(leading: xStart, trailing: xEnd)
    }
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
        -> some ChartContent
    {
        sides(top: yStart, leading: xStart, bottom: yEnd, trailing: xEnd)
    }
    private func sides(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) -> some ChartContent {
        changed {
            $0.sides.top += top
            $0.sides.leading += leading
            $0.sides.bottom += bottom
            $0.sides.trailing += trailing
        }
    }
    private func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ make: @escaping @MainActor (AnnotationContext) -> AnyView
    ) -> some ChartContent {
        changed {
            $0.annotations.append(
                _Annotation(
                    position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow, make: make))
        }
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, .automatic) { _ in view }
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent { annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) } }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, overflowResolution) { _ in view }
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent { annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) } }
    /// Marks of higher numbers are in front of others.
    public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }
    /// Cuts each mark to the shape, at the mark's own box.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        changed { $0.clips.append { shape.path(in: $0) } }
    }
    /// Gradients of the marks go over all of the plot.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changed { $0.isStyledByPlot = aligns }
    }
    private func layered(_ kind: _MarkLayer.Kind) -> some ChartContent {
        let layer = _MarkLayer(kind)
        return changed { $0.layers.insert(layer, at: 0) }
    }
    public func blur(radius: CGFloat) -> some ChartContent { layered(.view { AnyView($0.blur(radius: radius)) }) }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { layered(.view { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }) }
    /// Shows as much of the marks as the content covers.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        layered(.mask(content()._marks))
    }
    public func compositingLayer() -> some ChartContent { layered(.view { AnyView($0.compositingGroup()) }) }
    public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView) -> V
    ) -> some ChartContent { layered(.view { AnyView(style($0.placeholder).compositingGroup()) }) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { self }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

extension View {
    /// The view as what closures modify.
    var placeholder: PlaceholderContentView { PlaceholderContentView { _elements($0) } }
}
