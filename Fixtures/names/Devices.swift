// Names of work in the background, tracking and Bluetooth, each used once as sources use it.
import AdSupport
import AppTrackingTransparency
import BackgroundTasks
import CoreBluetooth
import SwiftUI

enum Refreshing {
    static func register() {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { task in
            guard let task = task as? BGAppRefreshTask else { return }
            handle(task)
        }
    }
    static func schedule() {
        let request = BGAppRefreshTaskRequest(identifier: "com.example.refresh")
        request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
        let processing = BGProcessingTaskRequest(identifier: "com.example.clean")
        processing.requiresNetworkConnectivity = true
        processing.requiresExternalPower = false
        do {
            try BGTaskScheduler.shared.submit(request)
            try BGTaskScheduler.shared.submit(processing)
        } catch BGTaskScheduler.Error.notPermitted { print("not permitted") } catch { print(error) }
    }
    static func handle(_ task: BGAppRefreshTask) {
        schedule()
        task.expirationHandler = { task.setTaskCompleted(success: false) }
        task.setTaskCompleted(success: true)
    }
}

struct TrackingQuestion: View {
    @State private var status = ATTrackingManager.trackingAuthorizationStatus
    var body: some View {
        Text(status == .authorized ? ASIdentifierManager.shared().advertisingIdentifier.uuidString : "No tracking")
            .task { status = await ATTrackingManager.requestTrackingAuthorization() }
            .onAppear {
                ATTrackingManager.requestTrackingAuthorization { status in
                    switch status {
                    case .authorized, .denied, .restricted, .notDetermined: break
                    @unknown default: break
                    }
                }
            }
    }
}

final class HeartMonitor: NSObject, ObservableObject {
    @Published var state = CBManagerState.unknown
    @Published var devices: [CBPeripheral] = []
    private var central: CBCentralManager!
    private let service = CBUUID(string: "180D")
    private let measurement = CBUUID(string: "2A37")

    override init() {
        super.init()
        central = CBCentralManager(delegate: self, queue: nil)
    }
}
extension HeartMonitor: CBCentralManagerDelegate {
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        state = central.state
        switch central.state {
        case .poweredOn: central.scanForPeripherals(withServices: [service])
        case .unauthorized, .unsupported, .poweredOff, .resetting, .unknown: break
        @unknown default: break
        }
    }
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {
        devices.append(peripheral)
        peripheral.delegate = self
        central.connect(peripheral, options: nil)
        print(advertisementData[CBAdvertisementDataLocalNameKey] as? String ?? peripheral.name ?? "", RSSI.intValue)
    }
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        peripheral.discoverServices([service])
    }
}
extension HeartMonitor: CBPeripheralDelegate {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        for service in peripheral.services ?? [] { peripheral.discoverCharacteristics([measurement], for: service) }
    }
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {
        for characteristic in service.characteristics ?? [] where characteristic.properties.contains(.notify) {
            peripheral.setNotifyValue(true, for: characteristic)
        }
    }
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) { print(characteristic.value?.first ?? 0) }
}

final class Beacon: NSObject, CBPeripheralManagerDelegate {
    private var manager: CBPeripheralManager?
    private let value = CBMutableCharacteristic(
        type: CBUUID(string: "2A19"), properties: [.read, .notify], value: nil, permissions: .readable)
    func start() { manager = CBPeripheralManager(delegate: self, queue: .main) }
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
        guard peripheral.state == .poweredOn else { return }
        let service = CBMutableService(type: CBUUID(string: "180F"), primary: true)
        service.characteristics = [value]
        peripheral.add(service)
        peripheral.startAdvertising([CBAdvertisementDataServiceUUIDsKey: [service.uuid]])
        _ = peripheral.updateValue(Data([42]), for: value, onSubscribedCentrals: nil)
    }
}
