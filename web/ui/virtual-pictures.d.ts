/** By the picture's name in its folder, as "?v=..." (build/picture-versions.ts). */
declare module 'virtual:pictures/*' {
  export const versions: Readonly<Record<string, string>>
}
