/// The coasts of the world as closed rings, after Natural Earth's outlines of land (1:110 million, public domain). Fit for a globe of some
/// hundred pixels, not for finding one's way.
package enum EarthOutlines {
    /// Degrees; east and north are positive.
    package typealias Corner = (longitude: Double, latitude: Double)

    /// What lies inside an odd number of rings is land: the Caspian Sea is a ring inside Eurasia's. No ring crosses the date line.
    package static let land: [[Corner]] = decoded

    /// Large lakes, which the outlines count as land: the Great Lakes, Lake Victoria.
    package static let lakes: [[Corner]] = [
        [(-92, 47), (-88.5, 48.8), (-84.5, 46.5), (-87, 46.5)], [(-88, 42), (-86, 42), (-85, 46), (-87.5, 45.5)],
        [(-84.5, 46), (-80, 45.5), (-82, 43), (-83.5, 44)], [(-83.3, 41.7), (-79, 42.8), (-82, 42.6)],
        [(-79.6, 43.3), (-76.3, 44), (-79, 43.7)], [(31.8, 0.4), (34, 0.3), (33.8, -2.2), (32, -2.4)],
    ]

    private static var decoded: [[Corner]] {
        var count = 0
        let bytes = UnsafeBufferPointer(start: kp_land(&count), count: count)
        var position = 0
        func next() -> UInt16 {
            defer { position += 2 }
            return UInt16(bytes[position]) | UInt16(bytes[position + 1]) << 8
        }
        func degrees() -> Double { Double(Int16(bitPattern: next())) / 100 }
        var rings: [[Corner]] = []
        while position < bytes.count {
            rings.append(
                (0..<next()).map { _ in
                    let longitude = degrees()
                    return (longitude, degrees())
                })
        }
        return rings
    }
}

/// The file of the outlines, which KinoraPictures carries: declared here, so that who imports this module needs no header of it.
@_extern(c) private func kp_land(_ count: UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>
