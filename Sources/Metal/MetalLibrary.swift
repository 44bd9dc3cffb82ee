import Glibc
import KinoraMetalStandIn
import KinoraScene

/// A loaded library of shader functions.
package struct MetalLibrary {
    /// By name, with namespaces.
    package let functions: [String: CompiledShader]

    /// Loads what a build made. The library stays loaded, because scenes may call its functions at any time.
    ///
    /// - Throws: `MetalError`.
    package init(_ path: String, of build: MetalBuild) throws {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason is given"
            throw MetalError.unusable("The library built from Metal source cannot be loaded: \(reason).")
        }
        var functions: [String: CompiledShader] = [:]
        for (file, source) in build.sources.enumerated() {
            for (number, function) in source.functions.enumerated() {
                guard let address = dlsym(handle, MetalBuild.symbol(file, number)) else {
                    throw MetalError.unusable(
                        "The function \(function.name) of \(source.path) was built but cannot be found.")
                }
                let compiled = MetalFunction(address.assumingMemoryBound(to: km_function.self).pointee)
                // Of two functions of one name in a library the first file's counts.
                if functions[function.name] == nil {
                    functions[function.name] = compiled.shader(declared: function.declaration)
                }
            }
        }
        self.functions = functions
    }
}
