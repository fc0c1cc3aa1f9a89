/** Of an English noun in the singular. */
export function plural(word: string): string {
  if (/(?:[^aeiou])y$/i.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:leaf|loaf|half)$/i.test(word)) return `${word.slice(0, -1)}ves`
  return /(?:s|x|z|ch|sh|tomato|potato|mango|chili)$/i.test(word) ? `${word}es` : `${word}s`
}
