import KinoraStage

// What a chart says to assistive technologies: its axes and its data. Nothing of it is visible.

/// A view that describes its chart.
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
extension View {
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        self
    }
}

/// A chart in words and numbers.
open class AXChartDescriptor: NSObject {
    open var title: String?
    open var summary: String?
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]
    open var series: [AXDataSeriesDescriptor]

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
        super.init()
    }
}
public protocol AXDataAxisDescriptor: AnyObject { var title: String { get set } }

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    public enum ScaleType: Int, Sendable { case linear, log10, ln }
    open var title: String
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var scaleType = ScaleType.linear
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
        super.init()
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String
    open var categoryOrder: [String]
    public init(title: String, categoryOrder: [String]) {
        (self.title, self.categoryOrder) = (title, categoryOrder)
        super.init()
    }
}

/// Values that belong together.
open class AXDataSeriesDescriptor: NSObject {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
        super.init()
    }
}

/// A value of a series.
open class AXDataPoint: NSObject {
    public enum Value: Hashable, Sendable { case number(Double), category(String) }
    open var xValue: Value
    open var yValue: Double?
    open var label: String?
    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue, self.label) = (.number(x), y, label)
        super.init()
    }
    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (xValue, yValue, self.label) = (.category(x), y, label)
        super.init()
    }
}
