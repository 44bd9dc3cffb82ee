import KinoraBasics
import KinoraViews

/// Starts the app of a library, as Xcode does before it shows previews: apps register services, fonts and defaults as they begin.
///
/// Each performance starts it anew, as its first code, like an app whose window is shown. So all performances begin alike.
@MainActor
struct AppLaunch {
    private let registration: _AppRegistration
    private let door: SourceText.Door

    init(_ registration: _AppRegistration, of door: SourceText.Door) {
        self.registration = registration
        self.door = door
    }

    /// Starts the app, unless it has stopped an earlier process: then that is told, and views are shown without it.
    func perform() {
        do {
            try Watch.apart(door.symbol) { registration.launch() }
        } catch {
            UsedFonts.note(
                "The app \(door.name) does not start, so that its views are shown without what it does then: "
                    + CommandError(error).sentence)
        }
    }
}
