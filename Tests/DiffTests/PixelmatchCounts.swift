// What pixelmatch 0.4.0 from PyPI (equal to pixelmatch 5.3) counts, printed by Fixtures/pixelmatch/counts.py.

struct PixelmatchCounts {
    struct Case {
        var seed: UInt32
        var shift: Int
        var noise: Int
        var tint: Int
        var alpha: Int
        /// Different pixels at each threshold, antialiasing included.
        var all: [Int]
        var withoutAntialiasing: [Int]
    }

    static let thresholds = [0.0, 0.02, 0.1, 0.2, 0.5]

    static let cases = [
        Case(
            seed: 1, shift: 0, noise: 0, tint: 0, alpha: 255, all: [0, 0, 0, 0, 0],
            withoutAntialiasing: [0, 0, 0, 0, 0]),
        Case(
            seed: 1, shift: 1, noise: 0, tint: 0, alpha: 255, all: [77, 32, 1, 0, 0],
            withoutAntialiasing: [4, 0, 0, 0, 0]),
        Case(
            seed: 1, shift: 5, noise: 0, tint: 0, alpha: 255, all: [183, 151, 13, 1, 0],
            withoutAntialiasing: [12, 11, 0, 0, 0]),
        Case(
            seed: 1, shift: 8, noise: 0, tint: 0, alpha: 255, all: [204, 171, 41, 6, 0],
            withoutAntialiasing: [16, 13, 2, 0, 0]),
        Case(
            seed: 1, shift: 16, noise: 0, tint: 0, alpha: 255, all: [255, 231, 108, 34, 0],
            withoutAntialiasing: [50, 43, 15, 9, 0]),
        Case(
            seed: 1, shift: 40, noise: 0, tint: 0, alpha: 255, all: [394, 369, 266, 152, 9],
            withoutAntialiasing: [149, 147, 129, 89, 7]),
        Case(
            seed: 1, shift: 0, noise: 1, tint: 0, alpha: 255, all: [1349, 0, 0, 0, 0],
            withoutAntialiasing: [1347, 0, 0, 0, 0]),
        Case(
            seed: 1, shift: 0, noise: 6, tint: 0, alpha: 255, all: [1408, 63, 0, 0, 0],
            withoutAntialiasing: [1408, 63, 0, 0, 0]),
        Case(
            seed: 1, shift: 0, noise: 40, tint: 0, alpha: 255, all: [1408, 1382, 326, 0, 0],
            withoutAntialiasing: [1408, 1382, 326, 0, 0]),
        Case(
            seed: 1, shift: 0, noise: 0, tint: 1, alpha: 255, all: [1408, 0, 0, 0, 0],
            withoutAntialiasing: [1259, 0, 0, 0, 0]),
        Case(
            seed: 1, shift: 0, noise: 0, tint: 25, alpha: 255, all: [1408, 1408, 0, 0, 0],
            withoutAntialiasing: [1258, 1258, 0, 0, 0]),
        Case(
            seed: 1, shift: 5, noise: 3, tint: 0, alpha: 255, all: [1403, 154, 15, 1, 0],
            withoutAntialiasing: [1403, 154, 15, 1, 0]),
        Case(
            seed: 1, shift: 8, noise: 0, tint: 30, alpha: 255, all: [1408, 1408, 77, 7, 0],
            withoutAntialiasing: [1215, 1215, 6, 0, 0]),
        Case(
            seed: 1, shift: 0, noise: 0, tint: 0, alpha: 254, all: [925, 0, 0, 0, 0],
            withoutAntialiasing: [889, 0, 0, 0, 0]),
        Case(
            seed: 1, shift: 0, noise: 0, tint: 0, alpha: 120, all: [994, 985, 950, 916, 0],
            withoutAntialiasing: [886, 885, 885, 885, 0]),
        Case(
            seed: 1, shift: 0, noise: 0, tint: 0, alpha: 0, all: [994, 992, 968, 948, 888],
            withoutAntialiasing: [885, 885, 885, 885, 885]),
        Case(
            seed: 1, shift: 5, noise: 0, tint: 0, alpha: 0, all: [1072, 1059, 977, 949, 891],
            withoutAntialiasing: [891, 891, 883, 883, 883]),
        Case(
            seed: 2, shift: 0, noise: 0, tint: 0, alpha: 255, all: [0, 0, 0, 0, 0],
            withoutAntialiasing: [0, 0, 0, 0, 0]),
        Case(
            seed: 2, shift: 1, noise: 0, tint: 0, alpha: 255, all: [96, 47, 1, 0, 0],
            withoutAntialiasing: [14, 4, 0, 0, 0]),
        Case(
            seed: 2, shift: 5, noise: 0, tint: 0, alpha: 255, all: [182, 142, 33, 2, 0],
            withoutAntialiasing: [17, 12, 2, 0, 0]),
        Case(
            seed: 2, shift: 8, noise: 0, tint: 0, alpha: 255, all: [203, 172, 55, 18, 0],
            withoutAntialiasing: [30, 27, 3, 0, 0]),
        Case(
            seed: 2, shift: 16, noise: 0, tint: 0, alpha: 255, all: [256, 232, 112, 55, 3],
            withoutAntialiasing: [76, 69, 30, 14, 1]),
        Case(
            seed: 2, shift: 40, noise: 0, tint: 0, alpha: 255, all: [397, 376, 268, 138, 15],
            withoutAntialiasing: [172, 172, 138, 74, 12]),
        Case(
            seed: 2, shift: 0, noise: 1, tint: 0, alpha: 255, all: [1361, 0, 0, 0, 0],
            withoutAntialiasing: [1359, 0, 0, 0, 0]),
        Case(
            seed: 2, shift: 0, noise: 6, tint: 0, alpha: 255, all: [1405, 49, 0, 0, 0],
            withoutAntialiasing: [1405, 49, 0, 0, 0]),
        Case(
            seed: 2, shift: 0, noise: 40, tint: 0, alpha: 255, all: [1408, 1391, 273, 0, 0],
            withoutAntialiasing: [1408, 1391, 273, 0, 0]),
        Case(
            seed: 2, shift: 0, noise: 0, tint: 1, alpha: 255, all: [1408, 0, 0, 0, 0],
            withoutAntialiasing: [1269, 0, 0, 0, 0]),
        Case(
            seed: 2, shift: 0, noise: 0, tint: 25, alpha: 255, all: [1408, 1408, 0, 0, 0],
            withoutAntialiasing: [1267, 1267, 0, 0, 0]),
        Case(
            seed: 2, shift: 5, noise: 3, tint: 0, alpha: 255, all: [1403, 150, 33, 2, 0],
            withoutAntialiasing: [1403, 150, 33, 2, 0]),
        Case(
            seed: 2, shift: 8, noise: 0, tint: 30, alpha: 255, all: [1408, 1407, 74, 19, 0],
            withoutAntialiasing: [1232, 1232, 9, 1, 0]),
        Case(
            seed: 2, shift: 0, noise: 0, tint: 0, alpha: 254, all: [881, 0, 0, 0, 0],
            withoutAntialiasing: [818, 0, 0, 0, 0]),
        Case(
            seed: 2, shift: 0, noise: 0, tint: 0, alpha: 120, all: [935, 929, 873, 0, 0],
            withoutAntialiasing: [808, 808, 808, 0, 0]),
        Case(
            seed: 2, shift: 0, noise: 0, tint: 0, alpha: 0, all: [935, 931, 912, 871, 0],
            withoutAntialiasing: [807, 807, 807, 807, 0]),
        Case(
            seed: 2, shift: 5, noise: 0, tint: 0, alpha: 0, all: [992, 984, 937, 885, 0],
            withoutAntialiasing: [809, 807, 802, 801, 0]),
        Case(
            seed: 3, shift: 0, noise: 0, tint: 0, alpha: 255, all: [0, 0, 0, 0, 0],
            withoutAntialiasing: [0, 0, 0, 0, 0]),
        Case(
            seed: 3, shift: 1, noise: 0, tint: 0, alpha: 255, all: [90, 56, 2, 0, 0],
            withoutAntialiasing: [4, 2, 0, 0, 0]),
        Case(
            seed: 3, shift: 5, noise: 0, tint: 0, alpha: 255, all: [167, 141, 43, 9, 0],
            withoutAntialiasing: [6, 6, 3, 1, 0]),
        Case(
            seed: 3, shift: 8, noise: 0, tint: 0, alpha: 255, all: [193, 175, 72, 28, 0],
            withoutAntialiasing: [11, 11, 5, 2, 0]),
        Case(
            seed: 3, shift: 16, noise: 0, tint: 0, alpha: 255, all: [244, 229, 127, 72, 10],
            withoutAntialiasing: [36, 34, 20, 10, 3]),
        Case(
            seed: 3, shift: 40, noise: 0, tint: 0, alpha: 255, all: [386, 373, 266, 156, 54],
            withoutAntialiasing: [133, 133, 128, 80, 37]),
        Case(
            seed: 3, shift: 0, noise: 1, tint: 0, alpha: 255, all: [1351, 0, 0, 0, 0],
            withoutAntialiasing: [1350, 0, 0, 0, 0]),
        Case(
            seed: 3, shift: 0, noise: 6, tint: 0, alpha: 255, all: [1406, 62, 0, 0, 0],
            withoutAntialiasing: [1406, 62, 0, 0, 0]),
        Case(
            seed: 3, shift: 0, noise: 40, tint: 0, alpha: 255, all: [1408, 1376, 202, 0, 0],
            withoutAntialiasing: [1408, 1376, 202, 0, 0]),
        Case(
            seed: 3, shift: 0, noise: 0, tint: 1, alpha: 255, all: [1408, 0, 0, 0, 0],
            withoutAntialiasing: [1262, 0, 0, 0, 0]),
        Case(
            seed: 3, shift: 0, noise: 0, tint: 25, alpha: 255, all: [1408, 1408, 0, 0, 0],
            withoutAntialiasing: [1262, 1262, 0, 0, 0]),
        Case(
            seed: 3, shift: 5, noise: 3, tint: 0, alpha: 255, all: [1406, 143, 43, 9, 0],
            withoutAntialiasing: [1406, 143, 43, 9, 0]),
        Case(
            seed: 3, shift: 8, noise: 0, tint: 30, alpha: 255, all: [1408, 1405, 89, 31, 0],
            withoutAntialiasing: [1215, 1214, 7, 4, 0]),
        Case(
            seed: 3, shift: 0, noise: 0, tint: 0, alpha: 254, all: [920, 0, 0, 0, 0],
            withoutAntialiasing: [861, 0, 0, 0, 0]),
        Case(
            seed: 3, shift: 0, noise: 0, tint: 0, alpha: 120, all: [986, 978, 29, 0, 0],
            withoutAntialiasing: [865, 865, 0, 0, 0]),
        Case(
            seed: 3, shift: 0, noise: 0, tint: 0, alpha: 0, all: [986, 981, 958, 22, 0],
            withoutAntialiasing: [864, 864, 863, 0, 0]),
        Case(
            seed: 3, shift: 5, noise: 0, tint: 0, alpha: 0, all: [1024, 1014, 946, 40, 0],
            withoutAntialiasing: [852, 852, 851, 2, 0]),
    ]
}
