import CoreData
import CryptoKit
import EventKit
import Foundation
import KinoraStage
import LinkPresentation
import Metal
import MetalKit
import Network
import OSLog
import PhotosUI
import Testing
import UserNotifications
import WeatherKit
import WebKit
import WidgetKit

/// Services that a stage has not: they keep what they are told, and answer as a device does that is offline and asks nobody.
struct ServiceTests {
    private final class Box<Value>: @unchecked Sendable { var value: Value?; init() {} }

    // MARK: Notifications

    private func request(_ name: String, _ title: String = "") -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        return UNNotificationRequest(
            identifier: name, content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: true))
    }

    @Test("A request waits until it is removed, and one of the same name takes its place")
    func notifications() async throws {
        let center = UNUserNotificationCenter()
        for name in ["a", "b", "c"] { try await center.add(request(name)) }
        let done = Box<Bool>()
        center.add(request("a", "again")) { done.value = $0 == nil }
        #expect(done.value == true)
        let waiting = await center.pendingNotificationRequests()
        #expect(waiting.map(\.identifier) == ["b", "c", "a"] && waiting[2].content.title == "again")
        let trigger = waiting[0].trigger as? UNTimeIntervalNotificationTrigger
        #expect(trigger?.timeInterval == 5 && trigger?.repeats == true)
        center.removePendingNotificationRequests(withIdentifiers: ["c", "x"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "a"])
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        #expect(UNUserNotificationCenter.current() === UNUserNotificationCenter.current())
    }

    @Test("What a notification says, and how it can be answered, is kept; nothing is delivered or allowed")
    func notificationParts() async throws {
        let content = UNMutableNotificationContent()
        (content.interruptionLevel, content.relevanceScore) = (.timeSensitive, 0.5)
        let copy = content.mutableCopy() as? UNMutableNotificationContent
        #expect(copy?.interruptionLevel == .timeSensitive && copy?.relevanceScore == 0.5)
        let done = UNNotificationAction(
            identifier: "done", title: "Done", options: .foreground,
            icon: UNNotificationActionIcon(systemImageName: "star"))
        let center = UNUserNotificationCenter()
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "task", actions: [done], intentIdentifiers: [], options: .customDismissAction)
        ])
        #expect(await center.notificationCategories().first?.actions.first?.identifier == "done")
        try await center.setBadgeCount(0)
        center.removeDeliveredNotifications(withIdentifiers: ["task"])
        #expect(await center.deliveredNotifications().isEmpty)
        #expect(await center.notificationSettings().alertSetting == .disabled)
    }

    // MARK: Hashes

    /// The examples of FIPS 180-4, and one of two blocks.
    @Test("SHA-256 is that of the standard, whole or in parts")
    func hashes() {
        let table = [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ]
        for (text, hex) in table {
            let digest = SHA256.hash(data: Data(text.utf8))
            #expect(digest.description == "SHA256 digest: " + hex)
            #expect(digest.map { String(format: "%02x", $0) }.joined() == hex)
            #expect(digest.withUnsafeBytes { $0.count } == 32)
            var parts = SHA256()
            for byte in text.utf8 { parts.update(data: [byte]) }
            #expect(parts.finalize() == digest)
        }
    }

    // MARK: Calendars

    @Test("An item of a calendar keeps its alarms and has a name of its own; nothing can be saved")
    func calendars() async throws {
        let store = EKEventStore()
        let (event, reminder) = (EKEvent(eventStore: store), EKReminder(eventStore: store))
        #expect(event.calendarItemIdentifier != reminder.calendarItemIdentifier && !event.hasAlarms)
        let alarm = EKAlarm(relativeOffset: -60)
        event.addAlarm(alarm)
        event.addAlarm(EKAlarm(absoluteDate: Date(timeIntervalSinceReferenceDate: 9)))
        #expect(event.hasAlarms && event.alarms?.map(\.relativeOffset) == [-60, 0])
        event.removeAlarm(alarm)
        #expect(event.alarms?.map(\.absoluteDate) == [Date(timeIntervalSinceReferenceDate: 9)])
        let refused = [
            #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) },
            #expect(throws: EKError.self) { try store.save(reminder, commit: true) },
            #expect(throws: EKError.self) { try store.commit() },
        ]
        #expect(refused.allSatisfy { $0?.code == .eventStoreNotAuthorized })
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await store.requestFullAccessToEvents() == false && store.calendars(for: .event).isEmpty)
        #expect(EKError.Code.eventStoreNotAuthorized.rawValue == 29)
    }

    @Test("A reminder is completed by its date, and repeats as its rules say")
    func reminders() {
        let reminder = EKReminder(eventStore: EKEventStore())
        #expect(!reminder.isCompleted && !reminder.hasRecurrenceRules)
        reminder.completionDate = Date(timeIntervalSinceReferenceDate: 5)
        #expect(reminder.isCompleted)
        reminder.isCompleted = true
        #expect(reminder.completionDate == Date(timeIntervalSinceReferenceDate: 5))
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil)
        let rule = EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday)],
            end: EKRecurrenceEnd(occurrenceCount: 3))
        reminder.addRecurrenceRule(rule)
        #expect(reminder.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3 && rule.interval == 2)
        #expect(rule.daysOfTheWeek?.first?.dayOfTheWeek.rawValue == 6)
        reminder.removeRecurrenceRule(rule)
        #expect(!reminder.hasRecurrenceRules)
    }

    // MARK: Core Data

    private final class Person: NSManagedObject {}

    @MainActor
    @Test("Requests find nothing, and a container says that its stores are loaded")
    func coreData() throws {
        let container = NSPersistentContainer(name: "People")
        var failure: (any Error)?? = nil
        container.loadPersistentStores { failure = .some($1) }
        #expect(container.name == "People" && failure != nil && failure! == nil)
        let request = NSFetchRequest<Person>(entityName: "Person")
        #expect(try container.viewContext.fetch(request).isEmpty && container.viewContext.count(for: request) == 0)
        var order: [Int] = []
        container.viewContext.performAndWait { order.append(1) }
        container.viewContext.perform { order.append(2) }
        #expect(order == [1, 2] && !container.viewContext.hasChanges)
        #expect(FetchRequest<Person>(sortDescriptors: [NSSortDescriptor]()).wrappedValue.isEmpty)
    }

    // MARK: Logs

    @Test("A message is the text with its values, and a lock hands out the value that it guards")
    func logs() throws {
        let message: OSLogMessage =
            "a \(1 + 1) b \("c", privacy: .public) \(0.5, format: .fixed(precision: 2)) \(7, format: .hex)"
        #expect(message.text == "a 2 b c 0.5 7")
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(
            lock.withLock { state -> Int in
                state += 4; return state * 10
            } == 50)
        struct Thrown: Error {}
        #expect(throws: Thrown.self) { try lock.withLock { _ in throw Thrown() } }
        // It is free again after an error.
        #expect(lock.withLock { $0 } == 5)
        #expect(OSSignposter().withIntervalSignpost("work") { 3 } == 3)
        #expect(OSLogType.error.rawValue == 16 && OSLogType.fault.rawValue == 17)
    }

    // MARK: Networks

    @Test("There is no network: its monitor says so once, weather and links fail")
    @MainActor
    func offline() async throws {
        let (monitor, status) = (NWPathMonitor(), Box<NWPath.Status>())
        monitor.pathUpdateHandler = { status.value = $0.status }
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 1) {
            Color.red.onAppear { monitor.start(queue: .main) }
        }
        _ = try stage.scene(at: 0.5)
        #expect(status.value == .unsatisfied && !NWPathMonitor().currentPath.usesInterfaceType(.wifi))
        await #expect(throws: WeatherError.self) {
            try await WeatherService.shared.weather(for: CLLocation(latitude: 0, longitude: 0))
        }
        await #expect(throws: LPError.self) {
            try await LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/"))
        }
    }

    // MARK: Photos and widgets

    @Test("A photo's item keeps its name and loads nothing")
    func photos() async throws {
        let item = PhotosPickerItem(itemIdentifier: "one")
        #expect(item.itemIdentifier == "one" && item == PhotosPickerItem(itemIdentifier: "one"))
        #expect(item != PhotosPickerItem(itemIdentifier: "two"))
        #expect(try await item.loadTransferable(type: Data.self) == nil)
        #expect(Set([PHPickerFilter.images, .videos, .livePhotos, .screenshots]).count == 4)
    }

    @Test("Changes of the photo library can be written down, and nothing comes of them")
    func photoChanges() {
        let found = PHAsset.fetchAssets(with: nil)
        let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trips")
        album.addAssets(found)
        album.removeAssets(found)
        PHAssetChangeRequest.deleteAssets(found)
        #expect(album.title == "Trips" && album.placeholderForCreatedAssetCollection.localIdentifier == "")
        #expect(PHAssetCreationRequest.forAsset().placeholderForCreatedAsset == nil)
        let manager = PHCachingImageManager()
        manager.allowsCachingHighQualityImages = false
        manager.stopCachingImages(for: [], targetSize: .zero, contentMode: .aspectFit, options: nil)
        #expect(!manager.allowsCachingHighQualityImages)
    }

    private struct Entry: TimelineEntry, Equatable { let date: Date }

    @Test("A widget's timeline keeps its entries, and families have the sizes of a phone 393 points wide")
    func widgets() {
        let entries = [Entry(date: Date(timeIntervalSinceReferenceDate: 1)), Entry(date: .distantFuture)]
        let timeline = Timeline(entries: entries, policy: .never)
        #expect(timeline.entries == entries && timeline.policy == .never && entries[0].relevance == nil)
        let sizes: [(WidgetFamily, CGFloat, CGFloat)] = [
            (.systemSmall, 158, 158), (.systemMedium, 338, 158), (.systemLarge, 338, 354),
            (.systemExtraLarge, 715, 354), (.accessoryCircular, 72, 72), (.accessoryRectangular, 160, 72),
            (.accessoryInline, 234, 26),
        ]
        for (family, width, height) in sizes { #expect(family._size == CGSize(width: width, height: height)) }
    }

    // MARK: Metal

    @Test("A device's buffers hold their bytes, its textures their size, and attachments are there at every index")
    func metal() throws {
        let device = try #require(MTLCreateSystemDefaultDevice())
        let numbers: [Float] = [1, 2.5, -3]
        let buffer = try #require(
            numbers.withUnsafeBytes { device.makeBuffer(bytes: $0.baseAddress!, length: $0.count) })
        #expect(buffer.length == 12)
        let read = buffer.contents().bindMemory(to: Float.self, capacity: 3)
        #expect((0..<3).map { read[$0] } == numbers)
        let descriptor = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .bgra8Unorm, width: 7, height: 5, mipmapped: false)
        let texture = try #require(device.makeTexture(descriptor: descriptor))
        #expect(texture.width == 7 && texture.height == 5 && texture.pixelFormat == .bgra8Unorm)
        let pass = MTLRenderPassDescriptor()
        pass.colorAttachments[0].clearColor = MTLClearColorMake(0.1, 0.2, 0.3, 0.4)
        pass.colorAttachments[0].loadAction = .clear
        #expect(pass.colorAttachments[0].clearColor == MTLClearColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        #expect(pass.colorAttachments[0].loadAction == .clear && pass.colorAttachments[1].loadAction == .dontCare)
    }

    @Test("Metal's objects keep the names that they are given for tools")
    func labels() throws {
        let device = try #require(MTLCreateSystemDefaultDevice())
        let queue = try #require(device.makeCommandQueue())
        queue.label = "queue"
        let commands = try #require(queue.makeCommandBuffer())
        commands.label = "commands"
        let encoder = try #require(commands.makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor()))
        encoder.label = "encoder"
        let buffer = try #require(device.makeBuffer(length: 4))
        buffer.label = "buffer"
        #expect(
            [queue.label, commands.label, encoder.label, buffer.label] == ["queue", "commands", "encoder", "buffer"])
    }

    @Test("A texture gives back the bytes that were put into a part of it, and nothing is put beside it")
    func textureBytes() throws {
        let device = try #require(MTLCreateSystemDefaultDevice())
        let descriptor = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .r8Unorm, width: 3, height: 2, mipmapped: false)
        let texture = try #require(device.makeTexture(descriptor: descriptor))
        // Rows of two bytes, in memory of three.
        texture.replace(
            region: MTLRegionMake2D(1, 0, 2, 2), mipmapLevel: 0, withBytes: [1, 2, 9, 3, 4, 9] as [UInt8],
            bytesPerRow: 3)
        texture.replace(
            region: MTLRegionMake2D(2, 0, 2, 2), mipmapLevel: 0, withBytes: [7, 7, 7, 7] as [UInt8], bytesPerRow: 2)
        var bytes = [UInt8](repeating: 8, count: 6)
        texture.getBytes(&bytes, bytesPerRow: 3, from: MTLRegionMake2D(0, 0, 3, 2), mipmapLevel: 0)
        #expect(bytes == [0, 1, 2, 0, 3, 4])
        descriptor.height = .max
        #expect(device.makeTexture(descriptor: descriptor) == nil)
    }

    @MainActor
    @Test("There is nothing to draw into; what would be there has a texture, and is presented by itself or by a buffer")
    func drawables() throws {
        var drawn = 0
        func draw(_ drawable: (any CAMetalDrawable)?) {
            guard let drawable else { return }
            drawn += drawable.texture.width
            drawable.present()
        }
        draw(MTKView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).currentDrawable)
        draw(CAMetalLayer().nextDrawable())
        #expect(drawn == 0)
    }

    // MARK: Pages of the web

    @MainActor
    @Test("A page's list has the pages before and after the one that is shown, and another way forgets those after it")
    func pages() throws {
        let page = WebPage()
        #expect(page.url == nil && page.backForwardList.currentItem == nil)
        let urls = try ["a", "b", "c", "d"].map { try #require(URL(string: "https://example.com/\($0)")) }
        for url in urls.prefix(3) { page.load(url) }
        #expect(page.url == urls[2] && page.backForwardList.backList.map(\.url) == [urls[0], urls[1]])
        page.load(page.backForwardList.backList[0])
        #expect(page.url == urls[0] && page.backForwardList.forwardList.map(\.url) == [urls[1], urls[2]])
        #expect(page.backForwardList[1]?.url == urls[1] && page.backForwardList[-1] == nil)
        page.load(URLRequest(url: urls[3]))
        #expect(page.backForwardList.backList.map(\.url) == [urls[0]] && page.backForwardList.forwardList.isEmpty)
        #expect(page.hasOnlySecureContent)
    }

    // MARK: The weather

    @Test("Conditions, directions and phases of the moon are in words")
    func weatherWords() {
        #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
        #expect(WeatherCondition.clear.description == "Clear")
        #expect(Wind.CompassDirection.northNortheast.description == "North Northeast")
        #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
        #expect(Wind.CompassDirection.west.abbreviation == "W")
        #expect(UVIndex.ExposureCategory.moderate < .veryHigh)
        #expect(MoonPhase.waxingGibbous.description == "Waxing Gibbous")
    }

    @Test("No part of the weather can be had")
    func weatherQueries() async {
        let place = CLLocation(latitude: 1, longitude: 2)
        await #expect(throws: WeatherError.self) {
            try await WeatherService.shared.weather(for: place, including: .hourly)
        }
        await #expect(throws: WeatherError.self) {
            let (_, _) = try await WeatherService.shared.weather(for: place, including: .current, .alerts)
        }
    }
}
