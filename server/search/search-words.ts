// Which words of a search are foods, and which pairs of words are one name, based on our recipes and foods.
import { FOOD_GROUPS } from '#domain/kitchen/ingredient-match.ts'
import type { SearchWords } from '#domain/search/preference-phrases.ts'
import { synonyms } from '#domain/text/synonyms.ts'
import { singularWords } from '#domain/text/text-match.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'

const LONGEST_FOOD = 3

export function searchWords({ entries, matchableFoods }: Pick<Catalogue, 'entries' | 'matchableFoods'>): SearchWords {
  const phrases = new Set<string>(synonyms.spellings.keys())
  for (const { plain } of entries) {
    for (const name of [plain.title, plain.gloss ?? '']) {
      const title = singularWords(name)
      for (let at = 1; at < title.length; at++) phrases.add(`${title[at - 1]} ${title[at]}`)
    }
  }
  const foods = new Set(Object.keys(FOOD_GROUPS))
  for (const { names } of matchableFoods) {
    for (const name of names) {
      phrases.add(name.join(' '))
      for (let from = 0; from < name.length; from++) {
        for (let length = 1; length <= LONGEST_FOOD; length++) foods.add(name.slice(from, from + length).join(' '))
      }
    }
  }
  return {
    isPhrase: (phrase) => phrases.has(phrase),
    isFood: (phrase) => foods.has(phrase) || synonyms.meanings(phrase).some((words) => foods.has(words.join(' '))),
  }
}
