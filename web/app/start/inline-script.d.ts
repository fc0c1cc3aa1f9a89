declare module '*?inline-script' {
  /** The script's text, for the value that the module's function takes. */
  export const inlineScript: (value?: unknown) => string
}
