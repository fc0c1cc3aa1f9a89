// Random text for property tests. fast-check's own `unit: 'binary'` builds a table of all code points the first time a
// process uses it, which takes a second of CPU and made tests time out on a busy machine.
import fc from 'fast-check'

function characters(min: number, max: number) {
  return fc.integer({ min, max }).map(
    (codePoint) => String.fromCodePoint(codePoint),
    // The inverse tells fast-check that its own risky words ("__proto__", "toString") are such texts.
    (character) =>
      typeof character === 'string' && [...character].length === 1 ? (character.codePointAt(0) ?? -1) : -1,
  )
}

/** Any code point except lone surrogates, with many of the kinds that parsers trip over. */
const character = fc.oneof(
  { weight: 4, arbitrary: characters(0x20, 0x7e) },
  { weight: 1, arbitrary: characters(0x00, 0x1f) },
  { weight: 2, arbitrary: characters(0x7f, 0x2ff) }, // controls, ½, ×, accented letters
  { weight: 1, arbitrary: characters(0x300, 0x36f) }, // combining marks
  { weight: 1, arbitrary: characters(0x2000, 0x218f) }, // spaces, dashes, direction marks, ⅓
  { weight: 3, arbitrary: characters(0x370, 0xd7ff) },
  { weight: 1, arbitrary: characters(0xe000, 0xffff) },
  { weight: 3, arbitrary: characters(0x10000, 0x10ffff) },
)

export function anyText(maxLength: number) {
  return fc.string({ unit: character, maxLength })
}
