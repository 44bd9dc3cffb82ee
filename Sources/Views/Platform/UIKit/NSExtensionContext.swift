import Foundation
import KinoraStage

/// What an extension was given by the app that shares. Nobody shares anything here: it is empty.
open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    open func cancelRequest(withError error: any Error) {}
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// What an extension without a picture answers with. Nobody asks it here.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}

/// One thing that is shared.
open class NSExtensionItem: NSObject {
    open var attachments: [NSItemProvider]?
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var userInfo: [AnyHashable: Any]?
}

extension UIViewController {
    public var extensionContext: NSExtensionContext? { nil }
}
