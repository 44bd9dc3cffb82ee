import KinoraBasics
import KinoraStage

// Files of a device have dates of the performance; a file was made when it was last written. These hide Foundation's in files that import
// this module but not Foundation by name.

extension FileManager {
    @_disfavoredOverload
    public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        DeviceFolder.dateFiles()
        var attributes = try attributesOnDisk(path)
        guard DeviceFolder.contains(path), let date = attributes[.modificationDate] as? Date else { return attributes }
        for key in [FileAttributeKey.modificationDate, .creationDate] { attributes[key] = noted(date) }
        return attributes
    }
}

extension URL {
    @_disfavoredOverload
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        DeviceFolder.dateFiles()
        var values = try valuesOnDisk(keys)
        guard DeviceFolder.contains(path), !keys.isDisjoint(with: [.contentModificationDateKey, .creationDateKey]),
            let date = try valuesOnDisk([.contentModificationDateKey]).contentModificationDate
        else { return values }
        (values.contentModificationDate, values.creationDate) = (noted(date), noted(date))
        return values
    }
}

/// Folders are not dated, and are as new as can be.
nonisolated private func noted(_ date: Date) -> Date { min(date, Date()) }
