// Many phrases looked for at once: one pass over the text, because few phrases begin with the same word.

type Words = readonly string[]

const isAt = (text: Words, at: number, phrase: Words): boolean => phrase.every((word, next) => text[at + next] === word)

/** Whether the text has one of the items' phrases, as adjacent whole words, that is accepted. */
export function phraseReader<Item>(
  items: readonly Item[],
  phraseOf: (item: Item) => Words,
): (text: Words, accepts: (item: Item) => boolean) => boolean {
  const beginning = new Map<string, Item[]>()
  for (const item of items) {
    const [first] = phraseOf(item)
    if (first !== undefined) beginning.set(first, [...(beginning.get(first) ?? []), item])
  }
  return (text, accepts) =>
    text.some((word, at) => beginning.get(word)?.some((item) => isAt(text, at, phraseOf(item)) && accepts(item)))
}

/** Whether a text has one of these phrases. */
export function phraseFinder(phrases: readonly Words[]): (text: Words) => boolean {
  const read = phraseReader(phrases, (phrase) => phrase)
  return (text) => read(text, () => true)
}
