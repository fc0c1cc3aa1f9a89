// Compares our health score with how dietary advice would rank twenty dishes (docs/health-score.md).
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'

/** Ranked by hand, following common dietary advice, with the score that the method of version 0.2 gave. */
const ADVISED_ORDER: readonly (readonly [id: number, before: number])[] = [
  [90002109, 93],
  [90002211, 88],
  [90002409, 90],
  [90000404, 85],
  [90001302, 83],
  [90000205, 85],
  [90000801, 79],
  [90001502, 68],
  [90000203, 67],
  [90000104, 67],
  [90001413, 88],
  [90001401, 60],
  [90001110, 58],
  [90001205, 49],
  [90001104, 52],
  [90000208, 52],
  [90002412, 62],
  [90001603, 45],
  [90000207, 47],
  [90000813, 35],
]

export interface RankedDish {
  title: string
  advised: number
  /** The rank by score; dishes with equal scores share the average rank. */
  ours: number
  score: number
  /** In version 0.2. */
  before: number
}

export function rankedDishes(recipes: readonly CatalogueRecipe[]): RankedDish[] {
  const dishes = ADVISED_ORDER.map(([id, before], at) => {
    const recipe = recipes.find((candidate) => candidate.id === id)
    if (!recipe) throw new Error(`There is no recipe ${id}.`)
    return { title: recipe.title, advised: at + 1, score: recipeFacts(recipe).healthScore, before }
  })
  return dishes.map((dish) => {
    const better = dishes.filter(({ score }) => score > dish.score).length
    const alike = dishes.filter(({ score }) => score === dish.score).length
    return { ...dish, ours: better + (alike + 1) / 2 }
  })
}

/** Spearman's rank correlation: Pearson's of the ranks, so that ties count correctly. */
export function rankCorrelation(dishes: readonly RankedDish[]): number {
  const middle = (dishes.length + 1) / 2
  const sum = (of: (dish: RankedDish) => number) => dishes.reduce((total, dish) => total + of(dish), 0)
  const together = sum(({ advised, ours }) => (advised - middle) * (ours - middle))
  return together / Math.sqrt(sum(({ advised }) => (advised - middle) ** 2) * sum(({ ours }) => (ours - middle) ** 2))
}

export function rankingTable(dishes: readonly RankedDish[]): string {
  const rows = dishes.map(
    ({ advised, title, score, ours, before }) => `| ${advised} | ${title} | ${score} | ${ours} | ${before} |`,
  )
  return ['| advised | dish | score | place by score | score in 0.2 |', '|---|---|---|---|---|', ...rows].join('\n')
}
