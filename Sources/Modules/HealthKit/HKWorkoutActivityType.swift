public enum HKWorkoutActivityType: UInt, Sendable, CaseIterable {
    case americanFootball = 1
    case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket
    case crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing
    case fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse
    case martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery
    case racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
    case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining
    case volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
    case crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing
    case pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio
    case handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
    case swimBikeRun = 82
    case transition, underwaterDiving
    case other = 3000
}
