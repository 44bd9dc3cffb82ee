/// What drawing one scene file may cost. Files come from anywhere: what one asks for is counted before anything is drawn, so
/// that none can exhaust memory or time. Scenes built in code are not counted.
public enum WorkLimits {
    /// Lines that all shapes together become, outlines of strokes included.
    public static let edges = 1 << 24
    /// Lines that one shape becomes.
    public static let shapeEdges = 1 << 22
    /// Length of all lines together, in pixels.
    public static let edgePixels = 1 << 30
    /// Looks at pieces of lines in rows, to find where shapes overlap themselves: of shapes that may, each as often as it is drawn.
    public static let overlapSteps = 1 << 32
    /// Dashes of all strokes together.
    public static let dashes = 1 << 20
    /// Pixels in the boxes of all shapes and images, and in all layers, each as often as it is painted.
    public static let paintedPixels = 1 << 33
    /// Pixels in the layers of all filters, materials and glass, each as often as it is worked on, and samples of all projections.
    public static let filteredPixels = 1 << 30
    /// Layers, clips and masks.
    public static let layers = 1 << 18
}

/// What has been counted so far.
struct WorkBudget {
    enum Item: String, CaseIterable {
        case edges, edgePixels = "pixels of edges", overlapSteps = "steps to find overlaps", dashes
        case paintedPixels = "pixels to paint", filteredPixels = "pixels to filter", layers

        var limit: Int {
            switch self {
            case .edges: WorkLimits.edges
            case .edgePixels: WorkLimits.edgePixels
            case .overlapSteps: WorkLimits.overlapSteps
            case .dashes: WorkLimits.dashes
            case .paintedPixels: WorkLimits.paintedPixels
            case .filteredPixels: WorkLimits.filteredPixels
            case .layers: WorkLimits.layers
            }
        }
    }

    /// How many pictures are drawn of the scene: all that is counted is done for each.
    let pictures: Int
    private var spent = [Int](repeating: 0, count: Item.allCases.count)

    init(pictures: Int) { self.pictures = pictures }

    /// Counts `amount` more; says what is wrong where that is too much.
    mutating func spend(_ amount: Double, _ item: Item) -> String? {
        let index = Item.allCases.firstIndex(of: item)!
        spent[index] += pictures * Int(min(max(amount, 0), Double(1 << 50)))
        return spent[index] > item.limit ? "up to here the scene has more than \(item.limit) \(item.rawValue)" : nil
    }

    mutating func spend(_ amount: Int, _ item: Item) -> String? { spend(Double(amount), item) }
}
