import Foundation
import Testing

@testable import StoreKit

/// Values of a shop without goods.
struct StoreTests {
    private struct Refused: Error {}

    @Test("Nothing is for sale and nothing was bought")
    func empty() async throws {
        #expect(try await Product.products(for: ["a", "b"]).isEmpty && !AppStore.canMakePayments)
        for await _ in Transaction.updates { Issue.record("a transaction came") }
        for await _ in Transaction.currentEntitlements { Issue.record("an entitlement came") }
        for await _ in Storefront.updates { Issue.record("a storefront came") }
        #expect(await Transaction.latest(for: "a") == nil)
        #expect(await Storefront.current == nil)
    }

    @Test("A verified value is handed out, an unverified one only to who asks for it unsafely")
    func verification() throws {
        let good = VerificationResult.verified(7)
        let bad = VerificationResult.unverified(7, Refused())
        #expect(try good.payloadValue == 7 && good.unsafePayloadValue == 7 && bad.unsafePayloadValue == 7)
        #expect(throws: Refused.self) { try bad.payloadValue }
        #expect(good == .verified(7) && good != bad && good != .verified(8) && bad == .unverified(7, Refused()))
    }

    @Test("Periods and their units are written in English, more than one with an s")
    func periods() {
        let table: [(Product.SubscriptionPeriod, String, String)] = [
            (.weekly, "1 week", "Week"), (.monthly, "1 month", "Month"), (.yearly, "1 year", "Year"),
        ]
        for (period, text, unit) in table {
            #expect(period.formatted(Product.SubscriptionPeriod.Format()) == text)
            #expect(period.unit.localizedDescription == unit)
            #expect(period.unit.formatted(Product.SubscriptionPeriod.Unit.Format()) == unit.lowercased())
        }
        #expect(Product.SubscriptionPeriod.Unit.day.localizedDescription == "Day")
    }

    @Test("States of a renewal have names, and one of another number the nearest one's")
    func states() {
        typealias State = Product.SubscriptionInfo.RenewalState
        let names: [(State, Int, String)] = [
            (.subscribed, 1, "Subscribed"), (.expired, 2, "Expired"), (.inBillingRetryPeriod, 3, "In Billing Retry"),
            (.inGracePeriod, 4, "In Grace Period"), (.revoked, 5, "Revoked"),
        ]
        for (state, number, name) in names {
            #expect(state.rawValue == number && state.localizedDescription == name)
        }
        #expect(
            State(rawValue: -3).localizedDescription == "Subscribed"
                && State(rawValue: 9).localizedDescription == "Revoked")
        #expect(Product.SubscriptionRelationship.all.rawValue == 15)
    }

    @Test("A task's state hands out its value or its error, and maps the value alone")
    func tasks() {
        let done = EntitlementTaskState.success(3)
        #expect(done.value == 3 && done.error == nil && done.map { $0 * 2 }.value == 6)
        let failed = EntitlementTaskState<Int>.failure(Refused())
        #expect(failed.value == nil && failed.error is Refused && failed.map { $0 * 2 }.error is Refused)
        let loading = EntitlementTaskState<Int>.loading
        #expect(loading.value == nil && loading.error == nil && loading.map { "\($0)" }.value == nil)
    }

    @Test("A task's state goes on with another one, and tells products and transactions apart from nothing")
    func taskStates() async {
        typealias State = EntitlementTaskState
        #expect(State.success(3).flatMap { $0 > 2 ? State.success("many") : .loading }.value == "many")
        let later = await State.success(3).map { value in
            await Task.yield()
            return value + 1
        }
        #expect(later.value == 4 && State<VerificationResult<Transaction>?>.success(nil).transaction == nil)
        #expect(Product.TaskState.unavailable.product == nil)
        #expect(Product.CollectionTaskState.success([], unavailable: ["a"]).products == [])
        #expect(SubscriptionStoreButtonLabel.singleLine.price == .automatic.singleLine.price)
        #expect(SubscriptionStoreButtonLabel.price != .multiline)
    }

    private final class Buyer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var words: [String] = []
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            words.append("\(response.products.count) of \(response.invalidProductIdentifiers)")
        }
        func requestDidFinish(_ request: SKRequest) { words.append("finished") }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            words += transactions.map { "\($0.transactionState) \($0.payment.productIdentifier)" }
        }
        func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { words.append("restored") }
    }

    @Test("The old shop answers after the event: it knows no product, payments fail, and nothing is restored")
    @MainActor func oldShop() throws {
        let buyer = Buyer()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        try onStage {
            request.delegate = buyer
            request.start()
            SKPaymentQueue.default().add(buyer)
            SKPaymentQueue.default().add(SKMutablePayment(product: SKProduct()))
            SKPaymentQueue.default().restoreCompletedTransactions()
            buyer.words.append("asked")
        }
        SKPaymentQueue.default().remove(buyer)
        #expect(buyer.words == ["asked", #"0 of ["a", "b"]"#, "finished", "failed ", "restored"])
        #expect(!SKPaymentQueue.canMakePayments())
    }
}
