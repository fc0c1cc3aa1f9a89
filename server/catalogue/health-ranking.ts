// Compares our health score with how dietary advice would rank twenty dishes (docs/health-score.md).
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { recipeFacts } from '#domain/recipe/recipe-facts.ts'

/** Ranked by hand, following common dietary advice. */
const ADVISED_ORDER = [
  90002109, 90002211, 90002409, 90000404, 90001302, 90000205, 90000801, 90001502, 90000203, 90000104, 90001413,
  90001401, 90001110, 90001205, 90001104, 90000208, 90002412, 90001603, 90000207, 90000813,
]

export interface RankedDish {
  title: string
  advised: number
  /** The rank by score; dishes with equal scores share the average rank. */
  ours: number
  score: number
}

export function rankedDishes(recipes: readonly CatalogueRecipe[]): RankedDish[] {
  const dishes = ADVISED_ORDER.map((id, at) => {
    const recipe = recipes.find((candidate) => candidate.id === id)
    if (!recipe) throw new Error(`There is no recipe ${id}.`)
    return { title: recipe.title, advised: at + 1, score: recipeFacts(recipe).healthScore }
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
  const rows = dishes.map(({ advised, title, score, ours }) => `| ${advised} | ${title} | ${score} | ${ours} |`)
  return ['| advised | dish | score | place by score |', '|---|---|---|---|', ...rows].join('\n')
}
