// Characters that some reader takes for the end of a line or of a field, or loses.
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Every control character but NUL, which PostgreSQL can't store, every separator, and the invisible ones. */
export const ODD_CHARACTERS: readonly string[] = [
  ...range(0x01, 0x1f), // C0, with the tab and both line breaks
  ...range(0x7f, 0x9f), // C1, with "next line" (U+0085)
  ...[0xa0, 0xad, 0x1680, 0x180e, ...range(0x2000, 0x200f), ...range(0x2028, 0x202f), ...range(0x205f, 0x2064)],
  ...[0x3000, 0xfeff, 0xfffe, 0xffff, 0x1f372],
].map((code) => String.fromCodePoint(code))

/** Each of them between two letters, and what JSON, CSV and SQL escape. */
export const ODD_TEXT = `a${ODD_CHARACTERS.join('b')}c"'\\,;\\n\\u2028{}[]`
