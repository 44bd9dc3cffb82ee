import SwiftUI

/// Text in fifteen scripts, each in a line with the name of its language.
struct Scripts: View {
    private let lines: [(String, String)] = [
        ("English", "The quick brown fox, 1234"), ("Ελληνικά", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"),
        ("Русский", "Съешь ещё этих мягких булок"), ("العربية", "نص حكيم له سر قاطع ١٢٣ (abc)"),
        ("עברית", "שָׁלוֹם עולם, 123 (abc) ועוד"), ("हिन्दी", "ऋषियों को सताने वाले दुष्ट राक्षसों"),
        ("বাংলা", "আমি বাংলায় গান গাই"), ("தமிழ்", "யாமறிந்த மொழிகளிலே"), ("ไทย", "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า"),
        ("ქართული", "საქართველოს დედაქალაქი"), ("Հայերեն", "Բել դղյակի ձախ ժամն"), ("አማርኛ", "ሰላም ለዓለም"),
        ("日本語", "東京の骨と直線、カタカナ"), ("中文", "门骨直返，简体中文"), ("한국어", "다람쥐 헌 쳇바퀴에"),
    ]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
            ForEach(lines, id: \.0) { line in
                GridRow {
                    Text(line.0).font(.caption).foregroundStyle(.secondary)
                    Text(line.1)
                    Text(line.1).bold()
                    Text(line.1).font(.system(size: 17, design: .serif))
                }
                .lineLimit(1)
            }
        }
        .padding()
    }
}

/// Sixty emoji: skin tones, families, flags and keycaps among them.
struct Emoji: View {
    private let rows = [
        "😀😃🥹😂🫠🥰😎🤔🫡🫨", "👋👋🏻👋🏼👋🏽👋🏾👋🏿👍🏽✌🏿🫱🏻‍🫲🏿🤝", "👩‍💻🧑🏽‍🚀👨‍👩‍👧‍👦👩🏽‍❤️‍💋‍👨🏿👩‍⚕️👩‍⚕🏳️‍🌈👁️‍🗨️🐦‍🔥🙂‍↔️",
        "🇩🇪🇫🇷🇯🇵🇺🇸🇺🇦🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴‍☠️🇪🇺🇩", "1️⃣2️⃣#️⃣*️⃣❤️☎️©️™️☀️▶️", "🐶🦊🍎🍕⚽🚗✈️🏝️🎉🔥",
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(rows, id: \.self) { Text($0).font(.title) }
            Text("In a line of 17 pt 👋🏽 with 1️⃣ digit 1 and ☎︎ ❤︎ ☎️ ❤️ ©")
            Text("Small 😀 text 🇩🇪").font(.caption)
            HStack {
                Text("👋🏽 half").opacity(0.5)
                Text("🔥 blur").blur(radius: 2)
                Text("🦊 gradient").foregroundStyle(
                    .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                Text("🍎 .secondary").foregroundStyle(.secondary)
                Text("🎉 bold").bold().underline()
            }
        }
        .padding()
    }
}

#Preview("Scripts") { Scripts() }
#Preview("Emoji") { Emoji() }
