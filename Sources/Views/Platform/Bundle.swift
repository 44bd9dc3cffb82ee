import KinoraStage
import Foundation

extension Bundle {
    /// The pictures and colors of the module that asks. SwiftPM makes a name of its own for this in modules whose manifest
    /// names resources, which hides this one; in others it is the program's.
    public static var module: Bundle { .main }
}
