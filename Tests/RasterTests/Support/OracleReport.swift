/// Says how far an operation was from its formula, as every oracle test does: in steps of 255, the worst of all channels.
func tell(_ operation: String, cases: Int, worst: some BinaryFloatingPoint) {
    let hundredths = (Double(worst) * 100).rounded() / 100
    print("oracle: \(operation): \(cases) cases, worst error \(hundredths)/255")
}

func tell(_ operation: String, cases: Int, worst: Int) { tell(operation, cases: cases, worst: Double(worst)) }
