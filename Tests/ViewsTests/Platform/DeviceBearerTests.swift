import KinoraViews
import Testing

import class KinoraStage.Stage

/// A stage is carried by nobody.
@MainActor
struct DeviceBearerTests {
    @Test("Steps, activities and heights are not available, and who asks hears so")
    func refused() throws {
        #expect(!CMPedometer.isStepCountingAvailable() && !CMMotionActivityManager.isActivityAvailable())
        #expect(!CMAltimeter.isRelativeAltitudeAvailable() && CMPedometer.authorizationStatus() == .denied)
        final class Log { var words: [String] = [] }
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 1) {
            Color.red.onAppear {
                CMPedometer().queryPedometerData(from: .distantPast, to: Date()) { data, error in
                    if data == nil, error != nil { log.words.append("steps") }
                }
                CMMotionActivityManager()
                    .queryActivityStarting(from: .distantPast, to: .distantFuture, to: .main) { activities, error in
                        if activities == nil, error != nil { log.words.append("activities") }
                    }
                CMAltimeter().startRelativeAltitudeUpdates(to: .main) { data, error in
                    if data == nil, error != nil { log.words.append("heights") }
                }
            }
        }
        _ = try stage.scene(at: 0.5)
        #expect(log.words == ["steps", "activities", "heights"])
    }
}
