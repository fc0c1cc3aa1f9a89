// Titles without accents, so that one pattern finds all spellings.
const SPECIAL_LETTERS: Record<string, string> = { ı: 'i', đ: 'd', ł: 'l', ø: 'o', æ: 'ae', ß: 'ss' }

/** Lower case without accents, so that one pattern finds "crème" and "creme". */
export function plainWords(title: string): string {
  const bare = title.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return bare.replaceAll(/[ıđłøæß]/g, (letter) => SPECIAL_LETTERS[letter] ?? letter)
}
