import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Device motion is the script's tilt.
@MainActor
struct DeviceMotionTests {
    private final class Log {
        var rolls: [Double] = []; var gravity: [CMAcceleration] = []; var rates: [CMRotationRate] = []
    }

    private struct Follower: View {
        let log: Log
        @State private var manager = CMMotionManager()
        var body: some View {
            Color.red.onAppear {
                manager.deviceMotionUpdateInterval = 0.25
                manager.startDeviceMotionUpdates(to: .main) { motion, _ in
                    guard let motion else { return }
                    log.rolls.append(motion.attitude.roll)
                    log.gravity.append(motion.gravity)
                    log.rates.append(motion.rotationRate)
                }
            }
        }
    }

    @Test("Updates come every interval with the attitude of that moment")
    func updates() throws {
        let log = Log()
        let script = Script([ScriptEvent(at: 0.5, .tilt(roll: 30, pitch: 0, duration: 1))])
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 2, script: script) { Follower(log: log) }
        _ = try stage.scene(at: 2)
        #expect(log.rolls.count == 8)
        #expect(log.rolls[0] == 0 && log.rolls[1] == 0)
        // Halfway, by the smooth step, it is half as far, and the right edge is down.
        #expect(abs(log.rolls[3] - .pi / 12) < 1e-9)
        #expect(abs(log.rolls[7] - .pi / 6) < 1e-9)
        #expect(abs(log.gravity[7].x - 0.5) < 1e-9 && abs(log.gravity[7].z + 3.0.squareRoot() / 2) < 1e-9)
        // The slope of the smooth step is 3/2 in its middle; before and after it nothing turns.
        #expect(abs(log.rates[3].y - 1.5 * .pi / 6) < 1e-9)
        #expect(log.rates[0].y == 0 && log.rates[7].y == 0)
    }
}
