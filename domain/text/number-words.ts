/** Number words in recipes. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  'half a': 0.5,
  'half an': 0.5,
}

/** For a regular expression. Longest first, so that "half an" isn't read as "an". */
export const oneOf = (words: Readonly<Record<string, number>>): string =>
  Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .join('|')
