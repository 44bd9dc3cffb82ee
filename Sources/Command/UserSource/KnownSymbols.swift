/// The names of pictures, colors and texts below folders, each folder looked through once: targets of a project have the same folders
/// around them.
final class KnownSymbols {
    private var assets: [String: AssetSymbols] = [:]
    private var strings: [String: StringSymbols] = [:]

    func assets(beside place: String) -> AssetSymbols {
        if let known = assets[place] { return known }
        let found = AssetSymbols(beside: place)
        assets[place] = found
        return found
    }

    func strings(beside place: String) -> StringSymbols {
        if let known = strings[place] { return known }
        let found = StringSymbols(beside: place)
        strings[place] = found
        return found
    }
}
