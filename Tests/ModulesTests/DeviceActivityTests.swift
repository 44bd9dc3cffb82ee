import DeviceActivity
import FamilyControls
import KinoraViews
import Testing

/// Limits of a device that nobody uses.
struct DeviceActivityTests {
    @Test("Schedules are kept under their names until they are stopped")
    func schedules() throws {
        let center = DeviceActivityCenter()
        let (day, night) = (DeviceActivityName("day"), DeviceActivityName("night"))
        func schedule(_ hour: Int) -> DeviceActivitySchedule {
            DeviceActivitySchedule(
                intervalStart: DateComponents(hour: hour), intervalEnd: DateComponents(hour: hour + 1), repeats: true)
        }
        try center.startMonitoring(day, during: schedule(9))
        try center.startMonitoring(night, during: schedule(22))
        try center.startMonitoring(day, during: schedule(10))
        #expect(center.activities == [night, day] && center.schedule(for: day)?.intervalStart.hour == 10)
        center.stopMonitoring([night])
        #expect(center.activities == [day])
        center.stopMonitoring()
        #expect(center.activities.isEmpty && center.schedule(for: day) == nil)
    }

    @Test("Nobody allows limits")
    func authorization() async {
        await #expect(throws: FamilyControlsError.self) {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        }
        #expect(AuthorizationCenter.shared.authorizationStatus == .denied)
    }
}
