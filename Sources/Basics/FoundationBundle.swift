import Foundation

/// What Foundation itself finds in a bundle, for modules that hide its methods by their own of the same names.
extension Bundle {
    package func fileInBundle(_ name: String?, _ ending: String?, in folder: String? = nil) -> URL? {
        url(forResource: name, withExtension: ending, subdirectory: folder)
    }

    package func filesInBundle(_ ending: String?, in folder: String? = nil) -> [URL] {
        (urls(forResourcesWithExtension: ending, subdirectory: folder) ?? []).map { $0 as URL }
    }

    package var folderOfBundle: URL { resourceURL ?? bundleURL }
}
