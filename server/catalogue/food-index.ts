// Finds a food by what a cook writes: its name or an alias, singular or plural, with or without accents.
import type { Food } from '#domain/nutrition/food.ts'
import { foldName, nameLikeness, withoutPlainWords } from '#domain/nutrition/food-name.ts'

export class FoodIndex {
  readonly foods: readonly Food[]
  private readonly byName = new Map<string, Food>()

  constructor(foods: readonly Food[]) {
    this.foods = foods
    for (const food of foods) {
      for (const name of [food.name, ...food.aliases]) this.byName.set(foldName(name), food)
    }
  }

  find(name: string): Food | undefined {
    const folded = foldName(name)
    return this.byName.get(folded) ?? this.byName.get(withoutPlainWords(folded))
  }

  /** The names most like this one, best first. */
  suggest(name: string, count = 3): string[] {
    const folded = withoutPlainWords(foldName(name))
    const words = folded.split(' ')
    const scored = [...this.byName].map(([key, food]) => {
      const sharedWords = key.split(' ').filter((word) => words.includes(word)).length
      return { name: food.name, score: nameLikeness(folded, key) + 0.2 * sharedWords }
    })
    scored.sort((a, b) => b.score - a.score)
    return [...new Set(scored.filter(({ score }) => score > 0.4).map((entry) => entry.name))].slice(0, count)
  }
}
