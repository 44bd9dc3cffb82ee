import Foundation
import KinoraFrames

/// The folders whose files an app would have in its bundles: that of the sources, and those of the packages elsewhere that they use.
struct BundledFolders: Sendable {
    /// What the user names: a folder that counts with all folders in it, or a file, for what lies beside it.
    let place: String
    /// The packages' folders, each with all in it; those within the place count with it already.
    let packages: [String]

    init(place: String, packages: [String] = []) {
        self.place = place
        let own = FolderListing.isFolder(place) ? SourceGathering.plain(place) + "/" : nil
        self.packages = packages.filter { package in own.map { !"\(package)/".hasPrefix($0) } ?? true }
    }

    /// Each with whether the folders in it count; the place first, whose files count before those of packages.
    var all: [(path: String, isDeep: Bool)] {
        [(UserSource.folder(around: place), FolderListing.isFolder(place))] + packages.map { ($0, true) }
    }
}

extension BundledFolders {
    /// Of modules that are gathered: those of packages that the user does not name lie where their sources do.
    init(place: String, of groups: [SourceGroup]) {
        self.init(
            place: place,
            packages: groups.filter { $0.lender != nil && $0.clang == nil }.map { SourceGathering.plain($0.place) })
    }
}
