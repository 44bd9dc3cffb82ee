import KinoraPixels
import KinoraScene
import Testing

@testable import CoreImage
@testable import KinoraViews
@testable import SpriteKit

/// Maps of tiles, and nodes through filters.
@MainActor
struct SpritePictureTests {
    private func tile(_ name: String, _ size: CGFloat = 16) -> SKTileGroup {
        let texture = SKTexture(cgImage: CGImage(SceneImage(Pixmap(width: 2, height: 2))))
        let group = SKTileGroup(
            tileDefinition: SKTileDefinition(texture: texture, size: CGSize(width: size, height: size)))
        group.name = name
        return group
    }

    @Test("A map has its tiles in columns and rows, from the lower left corner of what lies around its anchor")
    func tiles() {
        let (grass, sand) = (tile("grass"), tile("sand"))
        let set = SKTileSet(tileGroups: [grass, sand])
        let map = SKTileMapNode(
            tileSet: set, columns: 4, rows: 3, tileSize: CGSize(width: 10, height: 20), fillWith: grass)
        map.setTileGroup(sand, forColumn: 3, row: 0)
        map.setTileGroup(nil, forColumn: 0, row: 2)
        map.setTileGroup(sand, forColumn: 4, row: 0)
        #expect(map.mapSize == CGSize(width: 40, height: 60) && set.defaultTileSize.width == 16)
        #expect(map.tileGroup(atColumn: 3, row: 0) === sand && map.tileGroup(atColumn: 0, row: 0) === grass)
        #expect(map.tileGroup(atColumn: 0, row: 2) == nil && map.tileGroup(atColumn: 4, row: 0) == nil)
        #expect(map.tileDefinition(atColumn: 3, row: 0) === sand.rules[0].tileDefinitions[0])
        #expect(map.frame == CGRect(x: -20, y: -30, width: 40, height: 60))
        #expect(map.centerOfTile(atColumn: 0, row: 2) == CGPoint(x: -15, y: 20))
        let place = CGPoint(x: 19, y: -29)
        #expect(map.tileColumnIndex(fromPosition: place) == 3 && map.tileRowIndex(fromPosition: place) == 0)
        map.anchorPoint = .zero
        #expect(map.makeLayer().frame == CGRect(x: 0, y: -60, width: 40, height: 60))
    }

    @Test("What a filter makes of a picture lies where the picture does, with room for what it spreads")
    func filtered() throws {
        let picture = UIImage(cgImage: CGImage(SceneImage(Pixmap(width: 8, height: 4))), scale: 2, orientation: .up)
        let area = CGRect(x: 10, y: 20, width: 4, height: 2)
        let inverted = try #require(CIFilter(name: "CIColorInvert"))
        #expect(inverted.layer(of: picture, in: area)?.frame == CGRect(x: 10, y: -22, width: 4, height: 2))
        #expect(inverted.inputImage == nil && inverted.reach == 0)
        #expect(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 2])?.reach == 6)
    }

    @Test("An effect node with a filter shows its children in one layer, and one without shows each")
    func effects() throws {
        let effect = SKEffectNode()
        let child = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        effect.addChild(child)
        let root = CALayer()
        root.addNodes([effect])
        #expect(root.sublayers?.first?.sublayers?.count == 2)
        effect.filter = CIFilter(name: "CIColorInvert")
        effect.shouldRasterize = true
        let filtered = CALayer()
        filtered.addNodes([effect])
        #expect(filtered.sublayers?.first?.sublayers?.count == 1)
        #expect(effect.makeLayer() === effect.makeLayer())
        effect.shouldEnableEffects = false
        let plain = CALayer()
        plain.addNodes([effect])
        #expect(plain.sublayers?.count == 2)
    }
}
