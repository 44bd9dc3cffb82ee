import Testing

@testable import KinoraCommand

struct SupervisedProcessTests {
    @Test("The process in which sources run keeps memory at hand, unless who runs the command says otherwise")
    func environment() {
        let usual = SupervisedProcess.environment(["HOME": "/h"], with: ["A": "1"])
        #expect(usual["HOME"] == "/h" && usual["A"] == "1")
        #expect(usual["GLIBC_TUNABLES"] == "glibc.malloc.tcache_count=65535:glibc.malloc.hugetlb=1")
        let own = SupervisedProcess.environment(["GLIBC_TUNABLES": "glibc.malloc.check=3", "A": "0"], with: ["A": "1"])
        #expect(own == ["GLIBC_TUNABLES": "glibc.malloc.check=3", "A": "1"])
    }
}
