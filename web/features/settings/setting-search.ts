import { isStopWord, singular, words } from '#domain/text/text-match.ts'

/** Each word of the query begins a word of the text, whatever its number: "week sta" finds "Week starts on". */
export function findsSetting(query: string, text: string): boolean {
  const known = words(text).flatMap((word) => [word, singular(word)])
  return words(query)
    .filter((part) => !isStopWord(part))
    .every((part) => known.some((word) => word.startsWith(part) || word.startsWith(singular(part))))
}
