import Foundation

/// Head and shoulders before a soft backdrop, in the light of a large lamp: one, or several beside each other. They are figures as of
/// a puppet film: few, round shapes and a clear smile read well in a disc of forty points, where small features are dirt.
struct Busts: Subject {
    let count: Int

    struct Person {
        var skin: V3
        var hair: V3
        var cloth: V3
        var backdrop: V3
        /// 0 short, 1 long, 2 bun, 3 curls, 4 beard and short, 5 bob.
        var style: Int
        var turn: Float
        var jaw: Float
        /// Whether the smile shows teeth.
        var laughs = false
    }

    private static let people: [Person] = [
        Person(
            skin: linear(0xE0A888), hair: linear(0x3A2117), cloth: linear(0x2F5D8C), backdrop: linear(0x7FA6B8),
            style: 1, turn: 0.34,
            jaw: 0.92),
        Person(
            skin: linear(0x8A5638), hair: linear(0x120D0B), cloth: linear(0xE3A72F), backdrop: linear(0xC77B58),
            style: 3, turn: -0.30,
            jaw: 0.95, laughs: true),
        Person(
            skin: linear(0xEBBB9C), hair: linear(0x8A5A2B), cloth: linear(0x3D7A5A), backdrop: linear(0xC9B79A),
            style: 4, turn: 0.26,
            jaw: 1.06),
        Person(
            skin: linear(0xC98D68), hair: linear(0x1A1312), cloth: linear(0xB23A48), backdrop: linear(0x8E86B8),
            style: 2, turn: -0.36,
            jaw: 0.9),
        Person(
            skin: linear(0xF0C6AC), hair: linear(0xC79A54), cloth: linear(0x59517A), backdrop: linear(0x86B09A),
            style: 5, turn: 0.30,
            jaw: 0.9, laughs: true),
        Person(
            skin: linear(0x5E3A28), hair: linear(0x0D0A09), cloth: linear(0xECE7DC), backdrop: linear(0x5B7C9A),
            style: 0, turn: -0.24,
            jaw: 1.04, laughs: true),
    ]

    private enum Part { case skin, hair, cloth, eye }

    // MARK: shapes: distances to their surfaces

    private func ball(_ p: V3, _ center: V3, _ radii: V3) -> Float {
        let q = (p - center) / radii
        let k = length(q)
        return (k - 1) * k / max(length(q / radii), 1e-4)
    }

    private func rod(_ p: V3, _ a: V3, _ b: V3, _ radius: Float) -> Float {
        let ab = b - a
        let t = clamp(dot(p - a, ab) / dot(ab, ab))
        return length(p - a - ab * t) - radius
    }

    private func joined(_ a: Float, _ b: Float, _ k: Float) -> Float {
        let h = max(k - abs(a - b), 0) / k
        return min(a, b) - h * h * k * 0.25
    }

    private func cut(_ a: Float, _ b: Float, _ k: Float) -> Float { -joined(-a, b, k) }

    private func head(_ p: V3, _ person: Person) -> Float {
        let m = V3(abs(p.x), p.y, p.z)
        var d = ball(p, V3(0, 0.16, -0.08), V3(0.72, 0.80, 0.84))
        d = joined(d, ball(p, V3(0, -0.28, 0.18), V3(0.56 * person.jaw, 0.56, 0.52)), 0.36)
        d = joined(d, ball(m, V3(0.30, -0.27, 0.44), V3(0.22, 0.19, 0.2)), 0.24)
        d = joined(d, ball(p, V3(0, -0.165, 0.80), V3(0.088, 0.074, 0.095)), 0.07)
        var ear = ball(m, V3(0.73, -0.04, -0.04), V3(0.085, 0.17, 0.12))
        ear = cut(ear, ball(m, V3(0.81, -0.03, 0.02), V3(0.06, 0.10, 0.07)), 0.05)
        d = joined(d, ear, 0.06)
        return joined(d, rod(p, V3(0, -0.5, -0.12), V3(0, -1.4, -0.34), 0.31), 0.16)
    }

    private func eye(_ p: V3) -> Float { ball(V3(abs(p.x), p.y, p.z), V3(0.255, 0.0, 0.725), V3(0.074, 0.105, 0.05)) }

    private func brow(_ p: V3) -> Float {
        let m = V3(abs(p.x), p.y, p.z)
        return min(
            rod(m, V3(0.15, 0.232, 0.735), V3(0.26, 0.252, 0.70), 0.027),
            rod(m, V3(0.26, 0.252, 0.70), V3(0.37, 0.205, 0.635), 0.024))
    }

    private func cloth(_ p: V3) -> Float {
        let m = V3(abs(p.x), p.y, p.z)
        var d = ball(p, V3(0, -2.10, -0.26), V3(1.05, 1.15, 0.62))
        d = joined(d, rod(m, V3(0.30, -1.36, -0.24), V3(1.08, -1.68, -0.28), 0.30), 0.34)
        let collar = length(V2(length(V2(p.x, p.z + 0.17)) - 0.35, p.y + 1.07 + 0.12 * (p.z + 0.17))) - 0.07
        d = joined(d, collar, 0.12)
        let folds = layered(V2(p.x * 2.2 + p.y * 0.9, p.y * 1.5), octaves: 3, salt: 81) - 0.5
        return d + folds * 0.03
    }

    private func hair(_ p: V3, _ person: Person) -> Float {
        let m = V3(abs(p.x), p.y, p.z)
        let strands = 0.008 * sin(30 * atan2(p.x, p.z + 0.2) + 6 * p.y + 5 * noise(V2(p.x * 3, p.y * 3), 6))
        var d = ball(p, V3(0, 0.26, -0.16), V3(0.80, 0.82, 0.88))
        // The face stays free.
        let face = ball(p, V3(0, -0.26, 0.78), V3(0.60, 0.80, 0.62))
        switch person.style {
        case 1:
            d = joined(d, ball(m, V3(0.62, -0.6, -0.18), V3(0.30, 1.05, 0.44)), 0.24)
            d = joined(d, ball(p, V3(0, -0.5, -0.55), V3(0.72, 1.05, 0.4)), 0.3)
            d = cut(d, face, 0.10)
        case 2:
            d = cut(d, ball(p, V3(0, -0.46, 0.40), V3(0.84, 0.98, 0.92)), 0.08)
            d = joined(d, ball(p, V3(0.0, 1.02, -0.45), V3(0.34, 0.30, 0.34)), 0.06)
        case 3:
            d = ball(p, V3(0, 0.34, -0.2), V3(1.02, 0.98, 0.98))
            let curl = sin(p.x * 17) * sin(p.y * 17 + 1) * sin(p.z * 17 + 2)
            d += curl * 0.045
            d = cut(d, ball(p, V3(0, -0.36, 0.62), V3(0.66, 0.92, 0.82)), 0.10)
            d = cut(d, p.y + 0.42, 0.3)
            return d
        case 5:
            d = joined(d, ball(m, V3(0.62, -0.28, -0.06), V3(0.27, 0.62, 0.46)), 0.2)
            d = joined(d, ball(p, V3(0, -0.3, -0.5), V3(0.7, 0.62, 0.4)), 0.25)
            d = cut(d, ball(p, V3(-0.06, -0.30, 0.80), V3(0.58, 0.74, 0.64)), 0.08)
        default:
            d = cut(d, ball(p, V3(0, -0.44, 0.40), V3(0.84, 0.97, 0.90)), 0.06)
            d = max(d, -(p.y + 0.36 - 0.2 * p.z))
            d += 0.006 * noise(V2(p.x * 16, p.y * 16 + p.z * 16), 3)
        }
        return d + strands * (person.style == 0 || person.style == 4 ? 0.35 : 1)
    }

    private func beard(_ p: V3, _ person: Person) -> Float {
        guard person.style == 4 else { return 9 }
        var d = head(p, person) - 0.05
        d = cut(d, ball(p, V3(0, 0.02, 0.66), V3(0.60, 0.40, 0.7)), 0.08)
        d = cut(d, ball(p, V3(0, -0.43, 0.86), V3(0.20, 0.10, 0.26)), 0.06)
        d = cut(d, -(p.y + 0.12), 0.1)
        d = max(d, -(p.y + 0.98))
        return d + 0.014 * noise(V2(p.x * 15, p.y * 12), 5)
    }

    private func distance(_ p: V3, _ person: Person) -> Float {
        min(min(min(head(p, person), eye(p)), cloth(p)), min(min(hair(p, person), beard(p, person)), brow(p)))
    }

    private func part(_ p: V3, _ person: Person) -> Part {
        let skin = head(p, person), eye = eye(p), cloth = cloth(p),
            hair = min(min(hair(p, person), beard(p, person)), brow(p))
        let least = min(min(skin, eye), min(cloth, hair))
        if least == hair { return .hair }
        if least == cloth { return .cloth }
        return least == eye ? .eye : .skin
    }

    private func normal(_ p: V3, _ person: Person) -> V3 {
        let e: Float = 0.0025
        let (x, y, z) = (V3(e, 0, 0), V3(0, e, 0), V3(0, 0, e))
        return normalized(
            V3(
                distance(p + x, person) - distance(p - x, person), distance(p + y, person) - distance(p - y, person),
                distance(p + z, person) - distance(p - z, person)))
    }

    func light(at point: V2, dice: inout Dice) -> V3 {
        guard count > 1 else { return bust(Self.people[0], at: point * 1.0, dice: &dice, number: 0) }
        // Three columns and two rows of squares.
        let x = (point.x + 1.5), y = (1 - point.y)
        let column = Int(clamp(x, 0, 2.999)), row = Int(clamp(y, 0, 1.999))
        let inner = V2((x - Float(column)) * 2 - 1, 1 - (y - Float(row)) * 2)
        let number = row * 3 + column
        return bust(Self.people[number], at: inner, dice: &dice, number: number)
    }

    private func bust(_ person: Person, at film: V2, dice: inout Dice, number: Int) -> V3 {
        let camera = Camera(at: V3(0, 0.0, 7.2), lookingAt: V3(0, -0.26, 0), view: 0.235)
        let (s, c) = (sin(person.turn), cos(person.turn))
        // The person turns: rays and lamps are turned the other way instead.
        func turned(_ v: V3) -> V3 { V3(c * v.x - s * v.z, v.y, s * v.x + c * v.z) }
        let origin = turned(camera.place), ray = turned(camera.ray(film))
        var t: Float = 5.2
        var found = false
        for _ in 0..<120 {
            let d = distance(origin + ray * t, person)
            if d < 0.0012 {
                found = true
                break
            }
            t += d * 0.7
            if t > 10.5 { break }
        }
        guard found else { return backdrop(person, film) }
        let p = origin + ray * t
        let n = normal(p, person)
        // A large lamp at the left, a weak one at the right, and one behind for the rim.
        let lampPlace = V3(-3.4, 3.0, 4.4) + (V3(dice.next(), dice.next(), dice.next()) - 0.5) * 2.6
        let key = normalized(turned(lampPlace) - p)
        let fill = normalized(turned(V3(4, 0.5, 3)))
        let back = normalized(turned(V3(2.6, 1.8, -3.2)))
        let open = shadow(p + n * 0.03, key, person)
        let near = occlusion(p, n, person)
        let part = part(p, person)
        var color = surface(part, p, person)
        if part == .hair {
            let flow = normalized(cross(n, normalized(V3(p.z, 0.2, -p.x))))
            let shine = pow(max(0, 1 - pow(dot(flow, normalized(key - ray)), 2)).squareRoot(), 60)
            let streak = 0.6 + 0.8 * noise(V2(atan2(p.x, p.z + 0.2) * 42, p.y * 2.5), 17)
            color *= streak
            let lit = max(dot(n, key), 0) * open
            let rim: Float = max(dot(n, back), 0) * 1.1
            var light = V3(3.0, 2.75, 2.5) * lit
            light += V3(0.5, 0.55, 0.65) * (near * 0.6)
            light += V3(0.9, 0.9, 1.0) * rim
            let gleam = shine * open * 0.55 * streak
            return color * light + (color * 2 + V3(0.05, 0.05, 0.05)) * gleam
        }
        let facing = dot(n, key)
        // Skin lets light in at the shadow's edge, red farthest.
        let soft: V3 = part == .skin ? V3(0.34, 0.14, 0.08) : V3(0.02, 0.02, 0.02)
        var wrap = V3.zero
        for channel in 0..<3 { wrap[channel] = max(0, (facing + soft[channel]) / (1 + soft[channel])) }
        let openness = part == .skin ? V3(pow(open, 0.65), open, open) : V3(open, open, open)
        var light = V3(2.25, 2.12, 1.95) * wrap * openness
        light += V3(0.42, 0.44, 0.5) * (near * (0.55 + 0.45 * n.y))
        light += V3(0.40, 0.36, 0.34) * (max(dot(n, fill), 0) * near)
        let rim: Float = 0.8 * pow(max(dot(n, back), 0), 1.5)
        light += V3(1.1, 1.1, 1.2) * rim
        let halfway = normalized(key - ray)
        let gloss: (Float, Float) = part == .eye ? (240, 3) : part == .skin ? (22, 0.16) : (8, 0.02)
        let shine = pow(max(dot(n, halfway), 0), gloss.0) * gloss.1 * open
        return color * light + V3(1, 0.97, 0.93) * shine
    }

    private func surface(_ part: Part, _ p: V3, _ person: Person) -> V3 {
        switch part {
        case .skin:
            let m = V3(abs(p.x), p.y, p.z)
            let mottle = layered(V2(p.x * 5 + p.z * 3, p.y * 5), octaves: 3, salt: 3)
            var color = person.skin * (0.96 + 0.08 * mottle)
            let fromCheek = m - V3(0.40, -0.22, 0.58), fromNose = p - V3(0, -0.17, 0.88)
            let blush = exp(dot(fromCheek, fromCheek) * -26) + exp(dot(fromNose, fromNose) * -60)
            color *= mix(V3(1, 1, 1), V3(1.06, 0.74, 0.72), min(1, blush) * 0.6)
            guard p.z > 0.4 else { return color }
            // A smile: a line that bends up at its ends, or, with teeth, all between it and a flatter one.
            let wide: Float = person.laughs ? 0.21 : 0.18
            let across = m.x / wide
            let lower = (person.laughs ? -0.505 : -0.455) + (person.laughs ? 0.125 : 0.075) * across * across
            let upper: Float = person.laughs ? -0.40 + 0.02 * across * across : lower
            let outside = max(max(lower - p.y, p.y - upper), m.x - wide)
            let line: Float = person.laughs ? 0.012 : 0.017
            let lips = smooth(line + 0.008, line - 0.004, outside)
            color = mix(color, person.skin * V3(0.30, 0.12, 0.12), lips)
            return mix(color, V3(0.80, 0.78, 0.74), person.laughs ? smooth(-0.008, -0.018, outside) : 0)
        case .eye:
            // A reflected window.
            let fromWindow = V2(abs(p.x) - 0.255 + (p.x > 0 ? 0.022 : -0.022), p.y - 0.042)
            return mix(V3(0.010, 0.008, 0.008), V3(0.9, 0.9, 0.9), smooth(0.028, 0.018, length(fromWindow)))
        case .cloth:
            let weave = 0.86 + 0.28 * noise(V2(p.x * 80, p.y * 80), 71)
            return person.cloth * weave
        default: return person.hair
        }
    }

    private func backdrop(_ person: Person, _ film: V2) -> V3 {
        let cloud = layered(film * 0.9 + 4, octaves: 3, salt: 14)
        let away = film - V2(0.3, 0.1)
        let spot = exp(dot(away, away) * -0.55)
        return person.backdrop * (0.30 + 0.75 * spot + 0.16 * (cloud - 0.5))
    }

    private func shadow(_ p: V3, _ to: V3, _ person: Person) -> Float {
        var t: Float = 0.05
        var open: Float = 1
        for _ in 0..<36 {
            let d = distance(p + to * t, person)
            open = min(open, 0.5 + 9 * d / t)
            if open < 0.02 { return 0 }
            t += clamp(d, 0.03, 0.25)
            if t > 3.2 { break }
        }
        return smooth(0, 1, open)
    }

    private func occlusion(_ p: V3, _ n: V3, _ person: Person) -> Float {
        var sum: Float = 0
        for (step, weight) in [(0.04, 1.0), (0.11, 0.8), (0.22, 0.6), (0.4, 0.4)] as [(Float, Float)] {
            sum += weight * max(0, step - distance(p + n * step, person)) / step
        }
        return clamp(1 - sum * 0.36)
    }
}
