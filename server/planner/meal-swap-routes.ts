// Dishes for a planned meal's place, from our own catalogue.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { AIM_KINDS } from '#domain/nutrition/macro-aims.ts'
import { isMediterraneanEntry, MEDITERRANEAN } from '#domain/nutrition/mediterranean.ts'
import type { PlanDish } from '#domain/plan/plan-dish.ts'
import { swapChoices } from '#domain/plan/swap-choices.ts'
import { recipeCardFacts } from '#domain/recipe/recipe-card.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import type { Catalogue, CatalogueEntry } from '#server/catalogue/catalogue.ts'
import { failure } from '#server/http/failure.ts'
import { dietTests, exclusionTests, passesAll } from '#server/recipe-source/recipe-filters.ts'
import { foodWordsOf } from '#server/search/food-words.ts'
import { planDish } from './plan-dishes.ts'

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const slot = z.enum(MEAL_SLOTS)
const words = z.array(z.string().max(60)).max(100)
const amount = z.number().min(0).max(20_000)
const aim = z.object({ grams: z.number().min(1).max(2000), kind: z.enum(AIM_KINDS) })
const Eaten = z.object({ id: id.nullable(), servings: amount, calories: amount })

const SwapQuestion = z.object({
  slot,
  leftovers: z.array(slot).max(20),
  /** Servings for one person, and the calories of one serving. */
  meal: Eaten,
  /** The day's other meals. */
  others: z.array(Eaten).max(40),
  /** Planned around the same time: not offered again. */
  planned: z.array(id).max(200),
  favorites: z.array(id).max(1000),
  atHome: words,
  avoid: words,
  diets: z.array(z.string().max(60)).max(10),
  /** What the day must reach. */
  aims: z.object({ protein: aim, carbs: aim, fat: aim }),
  /** Grows with "Other Dishes". */
  round: z.number().int().min(0).max(50),
})
type SwapQuestion = z.infer<typeof SwapQuestion>

const MOST_CHOICES = 6
/** Nobody swaps a dish to use up salt. */
const SEASONINGS = new Set([
  ...['Spices and Seasonings', 'Herbs', 'Oil, Vinegar, Salad Dressing', 'Condiments', 'Baking', 'Tea and Coffee'],
])

function createSwaps(catalogue: Catalogue) {
  const { entries, foods } = catalogue
  const dishes = new Map(entries.map((entry) => [entry.plain.id, planDish(entry, foods)]))
  const foodWords = foodWordsOf(catalogue)

  const seasons = (word: string) => SEASONINGS.has(foods.called(word)?.aisle ?? '')

  return (question: SwapQuestion) => {
    const { meal, planned, round, diets } = question
    const passes = passesAll<CatalogueEntry>([
      ...diets.filter((diet) => diet !== MEDITERRANEAN).flatMap((diet) => dietTests({ diet })),
      ...(diets.includes(MEDITERRANEAN) ? [isMediterraneanEntry] : []),
      ...exclusionTests(question.avoid, foodWords),
    ])
    const isPlanned = new Set([...planned, meal.id])
    const byDish = new Map<PlanDish, CatalogueEntry>()
    for (const entry of entries) {
      const dish = dishes.get(entry.plain.id)
      if (dish && !isPlanned.has(dish.id) && passes(entry)) byDish.set(dish, entry)
    }
    const atHome = question.atHome
      .filter((word) => !seasons(word))
      .map((word) => ({ word, isMeant: foodWords(word).isMeant }))
    const freshInWeek = new Set(planned.flatMap((one) => dishes.get(one)?.fresh.map(({ food }) => food) ?? []))
    const uses = new Map<PlanDish, string[]>()
    function usesOf(dish: PlanDish): string[] {
      const known = uses.get(dish)
      if (known) return known
      const entry = byDish.get(dish)
      const shared = dish.fresh
        .filter(({ food }) => freshInWeek.has(food))
        .map(({ food }) => foods.byId.get(food)?.name)
      const all = [
        ...(entry ? atHome.filter(({ isMeant }) => entry.ingredients.some(isMeant)) : []).map(({ word }) => word),
        ...shared.filter((name) => name !== undefined),
      ]
      const names = [...new Set(all.map((name) => name.toLowerCase()))]
      uses.set(dish, names)
      return names
    }

    const others = { protein: 0, carbs: 0, fat: 0 }
    for (const other of question.others) {
      const dish = other.id === null ? undefined : dishes.get(other.id)
      others.protein += (dish?.protein ?? 0) * other.servings
      others.carbs += (dish?.carbohydrates ?? 0) * other.servings
      others.fat += (dish?.fat ?? 0) * other.servings
    }
    const leaving = meal.id === null ? undefined : dishes.get(meal.id)
    const choices = swapChoices(
      [...byDish.keys()],
      {
        slot: question.slot,
        leftovers: question.leftovers,
        leaving: {
          calories: (leaving?.calories ?? meal.calories) * meal.servings,
          protein: (leaving?.protein ?? 0) * meal.servings,
          carbs: (leaving?.carbohydrates ?? 0) * meal.servings,
          fat: (leaving?.fat ?? 0) * meal.servings,
          minutes: leaving?.minutes ?? 0,
        },
        others,
        aims: question.aims,
        favorites: new Set(question.favorites),
        usesOf,
      },
      (round + 1) * MOST_CHOICES,
    )
    return {
      choices: choices.slice(round * MOST_CHOICES).flatMap(({ dish, portion, reasons }) => {
        const entry = byDish.get(dish)
        return entry
          ? [
              {
                recipe: recipeCardFacts(entry.plain, entry.nutrients),
                portion,
                reasons,
              },
            ]
          : []
      }),
    }
  }
}

const limited = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => failure(c, 413, 'That is too much to send at once.'),
})

export function mealSwapRoutes(catalogue: Catalogue) {
  const swaps = createSwaps(catalogue)
  // In the body, because addresses are logged and this is about somebody's health.
  return new Hono().post('/catalogue/meal-swaps', limited, async (c) => {
    const body = SwapQuestion.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return failure(c, 400, 'Send the meal to swap, and who eats it.')
    c.header('Cache-Control', 'no-store')
    return c.json(swaps(body.data))
  })
}
