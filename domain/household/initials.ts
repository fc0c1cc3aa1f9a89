/** "Mia Ek" is ME, "Mia" is M. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-US') ?? '').join('')
}
