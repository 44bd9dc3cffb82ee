import AdSupport
import AppTrackingTransparency
import BackgroundTasks
import CoreBluetooth
import Foundation
import Testing

/// What a device does by itself or with others near: nothing here.
@MainActor
struct DeviceTests {
    @Test("Requests for work wait, one by each name, and are taken back")
    func background() async throws {
        let scheduler = BGTaskScheduler.shared
        scheduler.cancelAllTaskRequests()
        for name in ["a", "b", "a"] { try scheduler.submit(BGAppRefreshTaskRequest(identifier: name)) }
        #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["b", "a"])
        scheduler.cancel(taskRequestWithIdentifier: "b")
        #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["a"])
        for index in 1..<10 { try scheduler.submit(BGProcessingTaskRequest(identifier: "task \(index)")) }
        #expect(throws: BGTaskScheduler.Error.self) {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "one more"))
        }
        scheduler.cancelAllTaskRequests()
        #expect(await scheduler.pendingTaskRequests().isEmpty)
        #expect(scheduler.register(forTaskWithIdentifier: "kinora.test", using: nil) { _ in })
        #expect(!scheduler.register(forTaskWithIdentifier: "kinora.test", using: nil) { _ in })
    }

    @Test("Nobody allows tracking, and the device has no number for it")
    func tracking() async throws {
        var statuses: [ATTrackingManager.AuthorizationStatus] = []
        try onStage { ATTrackingManager.requestTrackingAuthorization { statuses.append($0) } }
        #expect(statuses == [.denied] && ATTrackingManager.AuthorizationStatus.denied.rawValue == 2)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        let identifier = ASIdentifierManager.shared().advertisingIdentifier.uuidString
        #expect(identifier == "00000000-0000-0000-0000-000000000000")
    }

    @Test("A manager of Bluetooth tells its delegate after the current event that nobody allows it")
    func bluetooth() throws {
        final class Delegate: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate {
            var words: [String] = []
            func centralManagerDidUpdateState(_ central: CBCentralManager) { words.append("central \(central.state)") }
            func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
                words.append("peripheral \(peripheral.state)")
            }
        }
        let delegate = Delegate()
        var managers: [CBManager] = []
        try onStage {
            managers.append(CBCentralManager(delegate: delegate, queue: nil))
            managers.append(CBPeripheralManager(delegate: delegate, queue: .main))
            delegate.words.append("made")
        }
        #expect(delegate.words == ["made", "central unauthorized", "peripheral unauthorized"])
        #expect(managers.count == 2 && CBManager.authorization == .denied && CBManagerState.poweredOn.rawValue == 5)
    }

    @Test("A short name of Bluetooth is the same as the long one that it stands for")
    func names() {
        #expect(CBUUID(string: "180D") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
        #expect(CBUUID(string: "180d").uuidString == "180D" && CBUUID(string: "180D").data == Data([0x18, 0x0D]))
        #expect(CBUUID(string: "180D") != CBUUID(string: "180F"))
        let long = "12345678-9ABC-DEF0-0123-456789ABCDEF"
        #expect(CBUUID(string: long).uuidString == long)
        #expect(CBUUID(string: "no name").uuidString == "00000000-0000-0000-0000-000000000000")
    }

    @Test("A service of the source's own keeps its values")
    func services() {
        let value = CBMutableCharacteristic(
            type: CBUUID(string: "2A19"), properties: [.read, .notify], value: Data([1]), permissions: .readable)
        let service = CBMutableService(type: CBUUID(string: "180F"), primary: true)
        service.characteristics = [value]
        value.value = Data([2])
        #expect(service.characteristics?.first?.value == Data([2]) && value.service === service)
        #expect(value.properties.contains(.notify) && !value.properties.contains(.write) && service.isPrimary)
    }
}
