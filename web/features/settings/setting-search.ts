/** Each word of the query begins a word of the text: "week sta" finds "Week starts on". */
export function findsSetting(query: string, text: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every((part) => words.some((word) => word.startsWith(part)))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
