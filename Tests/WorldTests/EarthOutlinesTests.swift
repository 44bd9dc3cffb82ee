import KinoraWorld
import Testing

/// The coasts that are carried along.
struct EarthOutlinesTests {
    @Test("The rings of land lie on the globe, and all of them are read")
    func rings() {
        let corners = EarthOutlines.land.flatMap(\.self)
        #expect(EarthOutlines.land.count == 128 && corners.count > 5000)
        #expect(corners.allSatisfy { abs($0.longitude) <= 180 && abs($0.latitude) <= 90 })
    }

    @Test("A lake lies within the land, by an odd number of rings around its middle")
    func lakes() {
        for lake in EarthOutlines.lakes {
            let middle = (
                longitude: lake.map(\.longitude).reduce(0, +) / Double(lake.count),
                latitude: lake.map(\.latitude).reduce(0, +) / Double(lake.count)
            )
            #expect(EarthOutlines.land.filter { encloses($0, middle) }.count % 2 == 1, "\(middle)")
        }
    }

    private func encloses(_ ring: [EarthOutlines.Corner], _ place: EarthOutlines.Corner) -> Bool {
        zip(ring, ring.dropFirst() + ring.prefix(1)).filter { a, b in
            (a.latitude > place.latitude) != (b.latitude > place.latitude)
                && place.longitude < a.longitude + (place.latitude - a.latitude) / (b.latitude - a.latitude)
                    * (b.longitude - a.longitude)
        }.count % 2 == 1
    }
}
