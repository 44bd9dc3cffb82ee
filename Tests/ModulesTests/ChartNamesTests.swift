import Foundation
import KinoraScene
import KinoraStage
import KinoraViews
import Testing

@testable import Charts

/// Names of Swift Charts that sources use, each where it changes what is drawn or asked.
@MainActor
struct ChartNamesTests {
    private func layout<C: ChartContent>(
        _ size: CGSize = CGSize(width: 100, height: 100), @ChartContentBuilder _ content: () -> C,
        _ change: (inout ChartSettings) -> Void = { _ in }
    ) -> ChartLayout {
        var settings = ChartSettings()
        (settings.x.plans, settings.y.plans) = ([], [])
        change(&settings)
        return ChartLayout(ChartPlan(content()._marks, settings), settings, size)
    }
    private func boxes(_ layout: ChartLayout) -> [CGRect] {
        layout.figures.map {
            $0.path.boundingRect.offsetBy(dx: -ChartLayout.overhang, dy: -ChartLayout.overhang)
        }
    }
    private func tens(_ settings: inout ChartSettings) {
        (settings.x.domain, settings.y.domain) = ((0.0...10.0)._values, (0.0...10.0)._values)
    }

    @Test("A range makes a mark for each of its numbers")
    func range() {
        let found = boxes(
            layout {
                ForEach(1..<4) { number in
                    RectangleMark(
                        xStart: .value("a", number), xEnd: .value("b", number + 1), yStart: .value("c", 0),
                        yEnd: .value("d", 10))
                }
            } _: {
                tens(&$0)
            })
        #expect(found.map { $0.minX.rounded() } == [10, 20, 30])
    }

    @Test("Bars, rectangles and rules go from value to value, and from point to point")
    func extents() {
        let found = boxes(
            layout {
                BarMark(xStart: .value("a", 2), xEnd: .value("b", 4))
                BarMark(xStart: .value("a", 2), xEnd: .value("b", 4), yStart: 10, yEnd: 30)
                BarMark(yStart: .value("a", 2), yEnd: .value("b", 4))
                RectangleMark(xStart: 5, xEnd: 10, yStart: 20, yEnd: 40)
                RectangleMark(xStart: .value("a", 0), xEnd: .value("b", 10), y: .value("y", 5), height: 6)
                RuleMark(x: .value("x", 5), yStart: 20, yEnd: 60)
                RuleMark(xStart: .value("a", 2), xEnd: .value("b", 4), y: 30)
                RuleMark(xStart: 10, xEnd: 90, y: .value("y", 5))
                RuleMark(x: 30, yStart: .value("a", 2), yEnd: .value("b", 4))
            } _: {
                tens(&$0)
            })
        #expect(
            found == [
                CGRect(x: 20, y: 0, width: 20, height: 100), CGRect(x: 20, y: 10, width: 20, height: 20),
                CGRect(x: 0, y: 60, width: 100, height: 20), CGRect(x: 5, y: 20, width: 5, height: 20),
                CGRect(x: 0, y: 47, width: 100, height: 6), CGRect(x: 50, y: 20, width: 0, height: 40),
                CGRect(x: 20, y: 30, width: 20, height: 0), CGRect(x: 10, y: 50, width: 80, height: 0),
                CGRect(x: 30, y: 60, width: 0, height: 20),
            ])
    }

    @Test("An area of two values across lies beside a line down the plot")
    func sideways() {
        let found = boxes(
            layout {
                ForEach([2, 8], id: \.self) {
                    AreaMark(xStart: .value("a", 1), xEnd: .value("b", 6), y: .value("y", $0))
                }
            } _: {
                tens(&$0)
            })
        #expect(found == [CGRect(x: 10, y: 20, width: 50, height: 60)])
    }

    @Test("A mark is cut to a shape at its own box, lies in its layers, and in front by its number")
    func layers() {
        let layout = layout {
            Plot {
                BarMark(xStart: .value("a", 0), xEnd: .value("b", 5), yStart: 0, yEnd: 20).clipShape(Ellipse())
                BarMark(xStart: .value("a", 0), xEnd: .value("b", 5), yStart: 0, yEnd: 20).clipShape(Ellipse())
                    .cornerRadius(2)
            }
            .blur(radius: 2)
            AnyChartContent(RuleMark(y: .value("y", 1))).zIndex(-1)
            RuleMark(y: .value("y", 2)).alignsMarkStylesWithPlotArea().shadow(radius: 2)
                .mask { RectangleMark(xStart: .value("a", 5), xEnd: .value("b", 10)) }
        } _: {
            tens(&$0)
        }
        let shift = ChartLayout.overhang
        let oval = Ellipse().path(in: CGRect(x: shift, y: shift, width: 50, height: 20))
        #expect(layout.figures.map(\.zIndex) == [-1, 0, 0, 0])
        #expect(layout.figures[1].path == oval && layout.figures[1].clips.isEmpty)
        #expect(layout.figures[2].clips == [oval] && layout.figures[2].path != oval)
        #expect(layout.figures.map(\.layers.count) == [0, 1, 1, 2] && layout.figures[3].isStyledByPlot)
        #expect(layout.figures[1].layers[0] === layout.figures[2].layers[0])
        #expect(layout.masks.values.map(\.count) == [1])
    }

    @Test("Marks of an axis have the style, font and offset that is said of them, inside before outside")
    func axisMarks() {
        var parts = _AxisParts(value: AxisValue(index: 0, count: 1, value: .number(1)), title: "1")
        let marks = AxisContentBuilder.buildPartialBlock(
            first: AxisMarks { value in
                AxisGridLine(centered: true).foregroundStyle(.red).offset(x: 1, y: 2).offset(
                    CGSize(width: 3, height: 4))
                if value.index == 0 { AxisTick(length: .longestLabel(extendPastBy: 3)) }
                if #available(iOS 17, *) { AxisTick(length: 9) }
                AnyAxisMark(AxisValueLabel(anchor: .topLeading).font(.title))
                AxisValueLabel("b")
            })
        AnyAxisContent(marks.compositingLayer { $0.opacity(0.5) })._axes[0].draw(&parts)
        #expect(parts.grids.count == 1 && parts.ticks.count == 2 && parts.labels.count == 2)
        #expect(parts.grids[0].isCentered && parts.grids[0].offset == CGSize(width: 4, height: 6))
        #expect(parts.grids[0].style != nil && parts.ticks[0].style == nil && parts.offset == .zero)
        #expect(parts.labels[0].place.anchor == .topLeading && marks.compositingLayer()._axes[0].layers.count == 1)
        #expect(
            AxisTick.Length.label(extendPastBy: 3).further == 3 && "\(AxisTick.Length.longestLabel)" == "longestLabel")
    }

    @Test("A proxy tells places, values, looks and domains, and selects")
    func proxy() {
        var selected: [_Plotted?] = []
        var range: [_Plotted?] = []
        var settings = ChartSettings()
        (settings.x.plans, settings.y.plans) = ([], [])
        settings.y.domain = (0.0...10.0)._values
        settings.x.select = { selected.append($0) }
        settings.y.selectRange = { range = [$0, $1] }
        let bars = ForEach(["a", "b"], id: \.self) {
            BarMark(x: .value("x", $0), y: .value("y", 4)).foregroundStyle(by: .value("k", $0))
                .symbol(by: .value("k", $0)).lineStyle(by: .value("k", $0)).symbolSize(by: .value("n", 3))
        }
        let layout = ChartLayout(ChartPlan(bars._marks, settings), settings, CGSize(width: 100, height: 100))
        let proxy = ChartProxy(layout: layout, settings: settings, frame: nil)
        #expect(proxy.positionRange(forX: "b") == 50...100 && proxy.positionRange(forY: 5) == 50...50)
        #expect(proxy.positionRange(for: (x: "a", y: 10)) == CGRect(x: 0, y: 0, width: 50, height: 0))
        let value = proxy.value(at: CGPoint(x: 60, y: 20), as: (String, Int).self)
        #expect(value?.0 == "b" && value?.1 == 8 && proxy.value(atX: 10, as: Int.self) == nil)
        #expect(proxy.xDomain(dataType: String.self) == ["a", "b"] && proxy.yDomain(dataType: Double.self) == [0, 10])
        #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["a", "b"])
        #expect(proxy.symbolDomain(dataType: String.self) == ["a", "b"])
        #expect(proxy.lineStyleDomain(dataType: String.self) == ["a", "b"])
        #expect(proxy.symbolSizeDomain(dataType: Int.self) == [3, 3])
        #expect(proxy.foregroundStyle(for: "a") != nil && proxy.foregroundStyle(for: "c") == nil)
        #expect(proxy.symbol(for: "a") != nil && proxy.lineStyle(for: "b")?.dash == [6, 4])
        #expect(proxy.symbolSize(for: 3) == 170)
        proxy.selectXValue(at: 70)
        proxy.selectYRange(from: 100, to: 50)
        proxy.selectAngleValue(at: .degrees(10))
        #expect(selected == [.category("b")] && range == [.number(0), .number(5)])
    }

    @Test("Angles go clockwise from the top, and give the values of sectors added up")
    func angles() {
        let layout = layout {
            ForEach([1, 3], id: \.self) { SectorMark(angle: .value("n", $0), innerRadius: .ratio(0.5)).cornerRadius(4) }
        }
        let proxy = ChartProxy(layout: layout, settings: ChartSettings(), frame: nil)
        let table: [(CGPoint, Double)] = [
            (CGPoint(x: 50, y: 0), 0), (CGPoint(x: 100, y: 50), 90), (CGPoint(x: 50, y: 100), 180),
            (CGPoint(x: 0, y: 50), 270),
        ]
        for (point, degrees) in table { #expect(abs(proxy.angle(at: point).degrees - degrees) < 1e-9) }
        #expect(proxy.value(atAngle: .degrees(45), as: Double.self) == 0.5)
        #expect(proxy.value(atAngle: .degrees(180), as: Int.self) == 2)
        #expect(layout.figures.count == 2)
    }

    @Test("The plot's frame is known to the overlay and the background")
    func frame() throws {
        var frames: [CGRect] = []
        let view = Chart { BarMark(x: .value("x", "a"), y: .value("y", 3)) }
            .chartYAxis { AxisMarks(position: .leading, values: [0, 3]) }.chartXAxis(.hidden)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = frames.append(geometry[proxy.plotAreaFrame])
                    let _ = frames.append(proxy.plotFrame.map { geometry[$0] } ?? .zero)
                }
            }
            .chartBackground { proxy in
                GeometryReader { geometry in
                    let _ = frames.append(proxy.plotContainerFrame.map { geometry[$0] } ?? .zero)
                }
            }
        _ = try Stage(size: CGSize(width: 200, height: 100), duration: 1) { view }.scene(at: 0)
        #expect(
            frames.count >= 3 && Set(frames.map(\.maxX)) == [200] && frames.allSatisfy { $0.minX > 8 && $0.minX < 40 })
    }

    @Test("An annotation that would go over the edge is kept within the chart where the source wants it")
    func overflow() {
        func place(_ resolution: AnnotationOverflowResolution) -> CGPoint {
            let layout = layout {
                PointMark(x: .value("x", 10), y: .value("y", 5)).annotation(overflowResolution: resolution) {
                    Color.red.frame(width: 40, height: 10)
                }
            } _: {
                tens(&$0)
            }
            return layout.annotations[0].point
        }
        #expect(place(.automatic).x == 100 && place(.init(x: .fit(to: .chart))).x == 80)
        #expect(place(.init(x: .fit, y: .disabled)).x == 80)
    }

    @Test("Every scale modifier is taken by a chart that is drawn")
    func modifiers() throws {
        let dates = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 86_400)
        let view = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
            .chartXScale(domain: 0...10, range: .plotDimension(padding: 5), type: .linear)
            .chartYScale(domain: 0...10, range: 0...80, type: .squareRoot)
            .chartForegroundStyleScale(domain: ["a"], range: [Color.red], type: .category)
            .chartForegroundStyleScale(domain: ["a"]).chartForegroundStyleScale(type: .linear)
            .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
            .chartForegroundStyleScale(mapping: { (name: String) in name == "a" ? Color.red : .blue })
            .chartSymbolScale(domain: ["a"], range: [Circle()]).chartSymbolScale(domain: ["a"])
            .chartSymbolScale(range: [BasicChartSymbolShape.square, .plus])
            .chartSymbolScale(range: [Circle(), BasicChartSymbolShape.plus])
            .chartSymbolScale(domain: ["a"], mapping: { _ in Circle() })
            .chartSymbolScale(mapping: { (_: String) in BasicChartSymbolShape.cross })
            .chartSymbolScale(["a": Circle(), "b": BasicChartSymbolShape.plus])
            .chartLineStyleScale(domain: ["a"], range: [StrokeStyle()]).chartLineStyleScale(domain: ["a"])
            .chartLineStyleScale(range: [StrokeStyle()]).chartLineStyleScale(["a": StrokeStyle(dash: [2])])
            .chartLineStyleScale(domain: ["a"], mapping: { _ in StrokeStyle() })
            .chartLineStyleScale(mapping: { (_: String) in StrokeStyle() })
            .chartSymbolSizeScale(domain: 0...10, range: 10...20, type: .linear).chartSymbolSizeScale(domain: dates)
            .chartSymbolSizeScale(range: 10...20).chartSymbolSizeScale(type: .log).chartSymbolSizeScale(["a": 5])
            .chartSymbolSizeScale(domain: ["a"], mapping: { _ in 5 })
            .chartSymbolSizeScale(mapping: { (_: String) in 5 })
            .chartXAxisStyle { $0.background(.red) }.chartYAxisStyle { $0.padding(2) }
            .chartXSelection(range: .constant(1...2)).chartYSelection(range: Binding<ClosedRange<Int>?>.constant(nil))
            .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) } }
            .chartScrollTargetBehavior(.valueAligned(unit: 1)).chartScrollTargetBehavior(.paging)
            .chartScrollTargetBehavior(
                .valueAligned(
                    matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)),
                    limitBehavior: .always)
            )
            .chartScrollTargetBehavior(.valueAligned(xUnit: 1, yUnit: 2.0, xMajorAlignment: .page))
            .chartScrollTargetBehavior(.valueAligned(xMatching: DateComponents(hour: 0), yUnit: 2))
            .chartScrollTargetBehavior(.valueAligned(xUnit: 2, yMatching: DateComponents(hour: 0)))
            .chartScrollPosition(initialY: 3).chartScrollPosition(y: .constant(3))
            .chartXAxisLabel("x", position: .top, alignment: .trailing).chartYAxisLabel("y", position: .leading)
        let nodes = try Stage(size: CGSize(width: 200, height: 100), duration: 1) { view }.scene(at: 0).nodes
        #expect(!nodes.isEmpty)
    }
}
