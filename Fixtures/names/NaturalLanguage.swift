// Names of words of people and of views within notifications, each used once as sources use it.
import NaturalLanguage
import SwiftUI
import UserNotificationsUI

struct TextFacts {
    var language = "?"
    var words: [String] = []
    var nouns: [String] = []
    var mood = 0.0

    init(_ text: String) {
        let recognizer = NLLanguageRecognizer()
        recognizer.languageHints = [.english: 0.8, .german: 0.2]
        recognizer.processString(text)
        if let language = recognizer.dominantLanguage { self.language = language.rawValue }
        print(
            recognizer.languageHypotheses(withMaximum: 2), NLLanguageRecognizer.dominantLanguage(for: text) == .english)

        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
            words.append(String(text[range]))
            return true
        }

        let tagger = NLTagger(tagSchemes: [.lexicalClass, .sentimentScore, .nameType])
        tagger.string = text
        tagger.enumerateTags(
            in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass,
            options: [.omitPunctuation, .omitWhitespace, .joinNames]
        ) { tag, range in
            if tag == .noun { nouns.append(String(text[range])) }
            return true
        }
        let (score, _) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
        mood = Double(score?.rawValue ?? "0") ?? 0
        if let embedding = NLEmbedding.wordEmbedding(for: .english) {
            print(embedding.distance(between: "cat", and: "dog"), embedding.neighbors(for: "cat", maximumCount: 3))
        }
    }
}

final class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let label = UILabel()
    func didReceive(_ notification: UNNotification) { label.text = notification.request.content.body }
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.doNotDismiss) }
}
