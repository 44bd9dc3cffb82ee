import KinoraViews

// Maps of tiles, each with the first picture of its group where no definition is said.

public enum SKTileSetType: UInt, Sendable { case grid, isometric, hexagonalFlat, hexagonalPointy }

/// A tile: its pictures and its size.
open class SKTileDefinition: NSObject {
    open var textures: [SKTexture]
    open var normalTextures: [SKTexture] = []
    open var size: CGSize
    open var timePerFrame: CGFloat
    open var name: String?
    open var userData: NSMutableDictionary?
    open var placementWeight = 1
    open var flipHorizontally = false
    open var flipVertically = false
    public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(textures: [texture], size: size, timePerFrame: 0)
    }
    /// A tile shows the first of its pictures.
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
    }
}

/// Beside which others a tile stands. Kept: maps do not choose tiles by their neighbors.
public struct SKTileAdjacencyMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let adjacencyUp = SKTileAdjacencyMask(rawValue: 1)
    public static let adjacencyUpperRight = SKTileAdjacencyMask(rawValue: 2)
    public static let adjacencyRight = SKTileAdjacencyMask(rawValue: 4)
    public static let adjacencyLowerRight = SKTileAdjacencyMask(rawValue: 8)
    public static let adjacencyDown = SKTileAdjacencyMask(rawValue: 16)
    public static let adjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 32)
    public static let adjacencyLeft = SKTileAdjacencyMask(rawValue: 64)
    public static let adjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 128)
    public static let adjacencyAll = SKTileAdjacencyMask(rawValue: 255)
}
open class SKTileGroupRule: NSObject {
    open var adjacency: SKTileAdjacencyMask
    open var tileDefinitions: [SKTileDefinition]
    open var name: String?
    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    }
}

/// Tiles that stand for one thing, such as grass.
open class SKTileGroup: NSObject {
    open var rules: [SKTileGroupRule]
    open var name: String?
    public init(rules: [SKTileGroupRule]) { self.rules = rules }
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
    }
    open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
    fileprivate var usual: SKTileDefinition? { rules.first { !$0.tileDefinitions.isEmpty }?.tileDefinitions[0] }
}

open class SKTileSet: NSObject {
    open var tileGroups: [SKTileGroup]
    open var name: String?
    open var type: SKTileSetType
    open var defaultTileGroup: SKTileGroup?
    open var defaultTileSize: CGSize
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        (self.tileGroups, type) = (tileGroups, tileSetType)
        defaultTileSize = tileGroups.first?.usual?.size ?? .zero
    }
    public convenience init(tileGroups: [SKTileGroup]) { self.init(tileGroups: tileGroups, tileSetType: .grid) }
    public override convenience init() { self.init(tileGroups: []) }
    /// Files of Xcode's editor are not read.
    public convenience init?(named name: String) { return nil }
    public convenience init?(from url: URL) { return nil }
}

/// Tiles in columns and rows, from the lower left corner on: squares, whatever the type of their set is.
@MainActor @preconcurrency
open class SKTileMapNode: SKNode {
    open var numberOfColumns: Int { didSet { resize() } }
    open var numberOfRows: Int { didSet { resize() } }
    open var tileSize: CGSize { didSet { drawn = nil } }
    open var tileSet: SKTileSet
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var blendMode = SKBlendMode.alpha
    open var enableAutomapping = true
    // Kept: tiles have their own colors, and there is no light.
    open var color = UIColor.white
    open var colorBlendFactor: CGFloat = 0
    open var lightingBitMask: UInt32 = 0
    /// Kept and not run.
    open var shader: SKShader?

    private struct Tile {
        let group: SKTileGroup
        let definition: SKTileDefinition?
    }
    /// By row, then by column.
    private var tiles: [Tile?]
    /// All tiles in one picture, until one of them changes.
    private var drawn: CGImage?

    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        (numberOfColumns, numberOfRows) = (max(0, columns), max(0, rows))
        (self.tileSet, self.tileSize) = (tileSet, tileSize)
        tiles = Array(repeating: nil, count: max(0, columns) * max(0, rows))
        super.init()
    }
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    /// - Parameter tileGroupLayout: by row from the lowest on.
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        for (index, group) in tileGroupLayout.prefix(tiles.count).enumerated() { tiles[index] = tile(group) }
    }
    public required init?(coder: NSCoder) { return nil }
    private func resize() {
        tiles = Array(repeating: nil, count: max(0, numberOfColumns) * max(0, numberOfRows))
        drawn = nil
    }

    // MARK: Tiles

    private func index(_ column: Int, _ row: Int) -> Int? {
        (0..<numberOfColumns).contains(column) && (0..<numberOfRows).contains(row)
            ? row * numberOfColumns + column : nil
    }
    private func tile(_ group: SKTileGroup?) -> Tile? { group.map { Tile(group: $0, definition: $0.usual) } }
    open func fill(with tileGroup: SKTileGroup?) {
        tiles = Array(repeating: tile(tileGroup), count: tiles.count)
        drawn = nil
    }
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        guard let index = index(column, row) else { return }
        tiles[index] = tile(tileGroup)
        drawn = nil
    }
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
    ) {
        guard let index = index(column, row) else { return }
        tiles[index] = Tile(group: tileGroup, definition: tileDefinition)
        drawn = nil
    }
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
        index(column, row).flatMap { tiles[$0]?.group }
    }
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        index(column, row).flatMap { tiles[$0]?.definition }
    }

    // MARK: Places

    open var mapSize: CGSize {
        CGSize(width: CGFloat(numberOfColumns) * tileSize.width, height: CGFloat(numberOfRows) * tileSize.height)
    }
    override var extent: CGRect? {
        let size = mapSize
        return CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    private var corner: CGPoint { extent?.origin ?? .zero }
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
        tileSize.width > 0 ? Int(((position.x - corner.x) / tileSize.width).rounded(.down)) : 0
    }
    open func tileRowIndex(fromPosition position: CGPoint) -> Int {
        tileSize.height > 0 ? Int(((position.y - corner.y) / tileSize.height).rounded(.down)) : 0
    }
    /// In this node's points.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: corner.x + (CGFloat(column) + 0.5) * tileSize.width, y: corner.y + (CGFloat(row) + 0.5) * tileSize.height
        )
    }

    // MARK: Look

    override var blending: SKBlendMode { blendMode }
    @MainActor override func makeLayer() -> CALayer {
        let (layer, size) = (CALayer(), mapSize)
        layer.frame = CGRect(
            x: -anchorPoint.x * size.width, y: (anchorPoint.y - 1) * size.height, width: size.width,
            height: size.height)
        if drawn == nil, size.width > 0, size.height > 0, tiles.contains(where: { $0 != nil }) { drawn = picture(size) }
        layer.contents = drawn
        return layer
    }
    private func picture(_ size: CGSize) -> CGImage? {
        UIGraphicsImageRenderer(size: size).image { context in
            let canvas = context.cgContext
            // As pictures of Core Graphics are drawn, y grows upwards.
            canvas.translateBy(x: 0, y: size.height)
            canvas.scaleBy(x: 1, y: -1)
            for row in 0..<numberOfRows {
                for column in 0..<numberOfColumns {
                    guard let tile = tiles[row * numberOfColumns + column]?.definition else { continue }
                    let center = CGPoint(
                        x: (CGFloat(column) + 0.5) * tileSize.width, y: (CGFloat(row) + 0.5) * tileSize.height)
                    draw(tile, at: center, in: canvas)
                }
            }
        }.cgImage
    }
    private func draw(_ tile: SKTileDefinition, at center: CGPoint, in canvas: CGContext) {
        guard let texture = tile.textures.first, let pixels = texture.pixels else { return }
        canvas.saveGState()
        canvas.interpolationQuality = texture.filteringMode == .nearest ? .none : .default
        canvas.translateBy(x: center.x, y: center.y)
        canvas.scaleBy(x: tile.flipHorizontally ? -1 : 1, y: tile.flipVertically ? -1 : 1)
        canvas.draw(
            pixels,
            in: CGRect(
                x: -tile.size.width / 2, y: -tile.size.height / 2, width: tile.size.width, height: tile.size.height))
        canvas.restoreGState()
    }
}
