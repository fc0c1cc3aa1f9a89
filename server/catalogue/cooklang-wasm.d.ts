// The package only has types for its entry; we instantiate its WebAssembly ourselves.
declare module '@cooklang/cooklang/pkg/cooklang_wasm_bg.js' {
  export class Parser {
    extensions: number
    load_units: boolean
    parse(input: string): unknown
  }
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void
}
