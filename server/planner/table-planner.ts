// A plan for everybody at a table, as the page shows it.
import { round2 } from '#domain/nutrition/nutrition.ts'
import { dishesFor } from '#domain/plan/plan-dish.ts'
import { kindOf } from '#domain/plan/plan-places.ts'
import { unusedPreference } from '#domain/plan/plan-unmet.ts'
import type { Random } from '#domain/random.ts'
import type { RecipeId } from '#domain/recipe-id.ts'
import type { TableEater } from '#domain/table-plan/table-places.ts'
import { type TablePlan, type TablePlanMeal, tableChanges } from '#domain/table-plan/table-plan.ts'
import {
  apartSentence,
  dropSentence,
  metSentence,
  type UnmetDays,
  unmetSentence,
} from '#domain/table-plan/table-unmet.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import { weekdayOf } from '#domain/time/weekdays.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { OwnRecipes } from '#server/recipe-source/own-recipes.ts'
import { type CallParameters, ProviderError } from '#server/recipe-source/recipe-source.ts'
import { foodWordsOf } from '#server/search/food-words.ts'
import type { EaterInput, TableEaters } from '#server/table/eaters-of.ts'
import { createThread } from '#server/threads/thread.ts'
import type { MadeTablePlan, TableMeal } from './make-table-plan.ts'
import { createTableRequests, type TablePlanRequest } from './table-request.ts'

/** A hard plan for twenty people takes a few seconds. */
const LIMIT_MS = 20_000
/** More than anybody would wait for. */
const MOST_WAITING = 30
const ADULT_KCAL = 2000

/** For somebody who needs 2,000 kcal a day, in quarters. */
function guestServings(meal: TableMeal, eaters: readonly TableEater[]): number {
  const kcal = meal.plates.reduce((sum, { eater }) => sum + (eaters[eater]?.calories ?? 0), 0)
  const servings = meal.plates.reduce((sum, plate) => sum + plate.servings, 0)
  return Math.min(2, Math.max(0.5, Math.round(((servings * ADULT_KCAL) / Math.max(1, kcal)) * 4) / 4))
}

export function createTablePlanner(catalogue: Catalogue) {
  const requests = createTableRequests(catalogue)
  const foodWords = foodWordsOf(catalogue)
  const thread = createThread<TablePlanRequest, MadeTablePlan | null>({
    file: new URL('./table-planner-worker.ts', import.meta.url),
    name: 'The planner for tables',
    data: requests.dishes,
    limitMs: LIMIT_MS,
  })

  return async (
    table: TableEaters,
    from: string,
    parameters: CallParameters,
    own: OwnRecipes,
    random: Random,
  ): Promise<TablePlan> => {
    if (thread.waiting() >= MOST_WAITING)
      throw new ProviderError(503, 'We’re making many plans right now. Please try again in a moment.')
    const {
      request,
      dates,
      all,
      present,
      eaters,
      eating,
      servings,
      rulesOf,
      own: ownRecipes,
    } = await requests.read(table, from, parameters, own, random)
    const { tables, problem } = request
    const plan = await thread.ask(request)
    if (!plan) throw new ProviderError(404, 'We found no meals that suit everybody at your table.')
    const people = table.eaters

    const placeOf = new Map(all.map((dish, at) => [dish.id, at]))
    const dishById = new Map(all.map((dish) => [dish.id, dish]))
    const ownById = new Map(ownRecipes.map((recipe) => [recipe.id, recipe]))
    const nameOf = (eater: number) => people[eater]?.name ?? ''

    function shownMeal(meal: TableMeal): TablePlanMeal {
      const dish = dishById.get(meal.id)
      const shown = catalogue.byId.get(meal.id)?.full ?? ownById.get(meal.id)
      if (!dish || !shown) throw new Error(`The plan names the recipe ${meal.id}, which doesn’t exist.`)
      const serving = servings.of(meal.rules).get(placeOf.get(meal.id) ?? -1)?.serving ?? null
      const cooked = meal.leftoverOf === null ? undefined : plan?.meals[meal.leftoverOf]
      return {
        ...{ slot: meal.slot, title: shown.title, readyInMinutes: shown.readyInMinutes },
        id: meal.id as RecipeId, // one of ours or of the request
        image: 'image' in shown ? shown.image : '',
        servings: shown.servings,
        calories: round2(dish.calories),
        plates: meal.plates.map(({ eater, servings: amount }) => {
          const nth = meal.rules.indexOf(eaters[eater]?.rule ?? 0)
          const grams = servings.grams(meal.id, serving, nth)
          return {
            person: people[eater]?.id ?? '',
            servings: amount,
            grams: grams === null ? null : Math.round((grams * amount) / 5) * 5,
          }
        }),
        changes: serving
          ? tableChanges(serving, shown.servings, (nth) =>
              meal.plates.flatMap(({ eater }) =>
                eaters[eater]?.rule === meal.rules[nth] ? (people[eater]?.id ?? []) : [],
              ),
            )
          : [],
        guests: meal.guests,
        guestServings: guestServings(meal, eaters),
        leftoverOf: cooked ? { day: cooked.day, slot: cooked.slot } : null,
        minutesToCook: meal.minutesToCook,
      }
    }

    const mealsOf = (day: number) =>
      MEAL_SLOTS.flatMap((slot) => plan.meals.filter((meal) => meal.day === day && meal.slot === slot)).map(shownMeal)

    /** Meals that nobody asked to have apart, with how many dishes would have suited everybody. */
    function apart(): string[] {
      const sentences = problem.preferences.slots.flatMap((slots, day) =>
        slots.flatMap((slot, at) => {
          const shared = tables.places.filter((place) => place.day === day && place.slot === slot) ?? []
          if (shared.length < 2) return []
          const together = servings.counted(rulesOf(present[day]?.[at] ?? []))
          const suiting = dishesFor(kindOf(slot), all).filter((dish) => together.has(dish)).length
          return shared.slice(1).map((place) => apartSentence(place.eaters.map(nameOf), slot, suiting))
        }),
      )
      return [...new Set(sentences)]
    }

    return {
      people: people.flatMap(({ id, name }, at) => (eating.includes(at) ? [{ id, name }] : [])),
      days: dates.map((date, day) => ({ date, meals: mealsOf(day) })),
      unmet: [
        ...(plan.unmet.length > 0 ? [metSentence(plan.met, plan.days)] : []),
        ...unmetSentences(plan, people, (day) => weekdayOf(dates[day] ?? from)),
        ...plan.unused.flatMap(
          (word) => unusedPreference(problem.use[word]?.word ?? '', (problem.use[word]?.ids.length ?? 0) > 0).sentence,
        ),
        ...apart(),
        ...people.flatMap(({ name, exclusions }) =>
          exclusions.some((word) => !foodWords(word).isKnown)
            ? [`We don’t know one of the foods that ${name} avoids, so we couldn’t leave it out.`]
            : [],
        ),
      ],
      bestToDrop: plan.bestToDrop && {
        preference: plan.bestToDrop.preference,
        person: plan.bestToDrop.eater === null ? null : (people[plan.bestToDrop.eater]?.id ?? null),
        sentence: dropSentence(plan.bestToDrop, nameOf(plan.bestToDrop.eater ?? -1), {
          now: plan.met,
          without: plan.bestToDrop.met,
          all: plan.days,
        }),
      },
      seed: problem.preferences.seed,
    }
  }
}

/** One sentence for the days on which somebody misses the same. */
function unmetSentences(
  { unmet }: MadeTablePlan,
  people: readonly Pick<EaterInput, 'name' | 'isPrivate'>[],
  dayName: (day: number) => string,
) {
  const groups = new Map<string, UnmetDays>()
  for (const { day, eater, preferences, proven, offBy } of unmet) {
    const { name = '', isPrivate = true } = people[eater] ?? {}
    const key = JSON.stringify([eater, preferences, proven])
    const before = groups.get(key)
    groups.set(key, {
      ...{ name, preferences, proven, days: [...(before?.days ?? []), dayName(day)] },
      offBy: isPrivate ? null : Math.max(before?.offBy ?? 0, offBy),
    })
  }
  return Array.from(groups.values(), unmetSentence)
}
