import Foundation
import KinoraGeometry

/// The few tables of a TrueType file that the text workload needs: characters to glyphs (cmap format 4), advances and
/// outlines, composite ones included. No shaping and no kerning, as the peers are measured.
struct TrueTypeFont {
    private let data: [UInt8]
    private var tables: [String: Int] = [:]
    private let unitsPerEm: Double
    private let longLocations: Bool
    private let advanceCount: Int

    init(_ url: URL) throws {
        data = [UInt8](try Data(contentsOf: url))
        let reader = data
        func word(_ at: Int) -> Int { Int(reader[at]) << 8 | Int(reader[at + 1]) }
        for i in 0..<word(4) {
            let entry = 12 + 16 * i
            let tag = String(decoding: reader[entry..<entry + 4], as: UTF8.self)
            tables[tag] = word(entry + 8) << 16 | word(entry + 10)
        }
        unitsPerEm = Double(word(tables["head"]! + 18))
        longLocations = word(tables["head"]! + 50) != 0
        advanceCount = word(tables["hhea"]! + 34)
    }

    private func word(_ at: Int) -> Int { Int(data[at]) << 8 | Int(data[at + 1]) }
    private func short(_ at: Int) -> Int { Int(Int16(truncatingIfNeeded: word(at))) }

    /// The glyph of a character of the basic plane; 0 where there is none.
    func glyph(_ character: UInt16) -> Int {
        let cmap = tables["cmap"]!
        for i in 0..<word(cmap + 2) {
            let table = cmap + (word(cmap + 4 + 8 * i + 4) << 16 | word(cmap + 4 + 8 * i + 6))
            guard word(table) == 4 else { continue }
            let segments = word(table + 6) / 2
            let (ends, starts) = (table + 14, table + 16 + 2 * segments)
            let (deltas, offsets) = (starts + 2 * segments, starts + 4 * segments)
            for s in 0..<segments where Int(character) <= word(ends + 2 * s) {
                guard Int(character) >= word(starts + 2 * s) else { return 0 }
                let offset = word(offsets + 2 * s)
                if offset == 0 { return (Int(character) + word(deltas + 2 * s)) & 0xFFFF }
                let found = word(offsets + 2 * s + offset + 2 * (Int(character) - word(starts + 2 * s)))
                return found == 0 ? 0 : (found + word(deltas + 2 * s)) & 0xFFFF
            }
        }
        return 0
    }

    /// In ems.
    func advance(_ glyph: Int) -> Double {
        Double(word(tables["hmtx"]! + 4 * min(glyph, advanceCount - 1))) / unitsPerEm
    }

    /// In ems, y downwards, the origin on the baseline.
    func outline(_ glyph: Int) -> Path {
        var path = Path()
        add(glyph, to: &path, dx: 0, dy: 0)
        return path
    }

    private func add(_ glyph: Int, to path: inout Path, dx: Double, dy: Double) {
        let loca = tables["loca"]!
        func location(_ g: Int) -> Int {
            longLocations ? word(loca + 4 * g) << 16 | word(loca + 4 * g + 2) : 2 * word(loca + 2 * g)
        }
        guard location(glyph + 1) > location(glyph) else { return }
        let start = tables["glyf"]! + location(glyph)
        let contours = short(start)
        if contours >= 0 {
            addSimple(start, contours, to: &path, dx: dx, dy: dy)
        } else {
            addComposite(start + 10, to: &path, dx: dx, dy: dy)
        }
    }

    private func addComposite(_ start: Int, to path: inout Path, dx: Double, dy: Double) {
        var at = start
        while true {
            let flags = word(at)
            let glyph = word(at + 2)
            at += 4
            let wide = flags & 1 != 0
            let x = wide ? short(at) : Int(Int8(bitPattern: data[at]))
            let y = wide ? short(at + 2) : Int(Int8(bitPattern: data[at + 1]))
            at += wide ? 4 : 2
            // Scaled components do not occur in the workload's characters.
            at += flags & 8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
            add(glyph, to: &path, dx: dx + Double(x), dy: dy + Double(y))
            if flags & 0x20 == 0 { return }
        }
    }

    private func addSimple(_ start: Int, _ contours: Int, to path: inout Path, dx: Double, dy: Double) {
        guard contours > 0 else { return }
        let ends = (0..<contours).map { word(start + 10 + 2 * $0) }
        let count = ends[contours - 1] + 1
        var at = start + 10 + 2 * contours
        at += 2 + word(at)
        var flags: [UInt8] = []
        while flags.count < count {
            let flag = data[at]
            at += 1
            flags.append(flag)
            if flag & 8 != 0 {
                flags.append(contentsOf: repeatElement(flag, count: Int(data[at])))
                at += 1
            }
        }
        func coordinates(_ shortBit: UInt8, _ sameBit: UInt8) -> [Double] {
            var value = 0
            return flags.map { flag in
                if flag & shortBit != 0 {
                    value += flag & sameBit != 0 ? Int(data[at]) : -Int(data[at])
                    at += 1
                } else if flag & sameBit == 0 {
                    value += short(at)
                    at += 2
                }
                return Double(value)
            }
        }
        let xs = coordinates(2, 16)
        let ys = coordinates(4, 32)
        let points = zip(xs, ys).map { CGPoint(x: ($0 + dx) / unitsPerEm, y: -($1 + dy) / unitsPerEm) }
        var first = 0
        for end in ends {
            addContour(Array(points[first...end]), flags[first...end].map { $0 & 1 != 0 }, to: &path)
            first = end + 1
        }
    }

    /// Points on the curve and controls of quadratic curves; two controls in a row have a point halfway between.
    private func addContour(_ points: [CGPoint], _ isOn: [Bool], to path: inout Path) {
        guard points.count > 1 else { return }
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let count = points.count
        let origin = isOn.firstIndex(of: true)
        let start = origin.map { points[$0] } ?? middle(points[count - 1], points[0])
        let first = origin.map { $0 + 1 } ?? 0
        path.move(to: start)
        var control: CGPoint?
        for k in 0..<(origin == nil ? count : count - 1) {
            let i = (first + k) % count
            if isOn[i] {
                if let c = control { path.addQuadCurve(to: points[i], control: c) } else { path.addLine(to: points[i]) }
                control = nil
            } else {
                if let c = control { path.addQuadCurve(to: middle(c, points[i]), control: c) }
                control = points[i]
            }
        }
        if let c = control { path.addQuadCurve(to: start, control: c) }
        path.closeSubpath()
    }
}
