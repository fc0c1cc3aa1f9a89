// The timeline of several dishes, tried with our real recipes.
import { expect, test } from 'vitest'
import { cookOn } from '#domain/cook-together/cook-on.ts'
import {
  endOf,
  handedOver,
  minutesNeeded,
  type PlannedTask,
  planCooking,
  readyAt,
} from '#domain/cook-together/cook-plan.ts'
import { cookTasks } from '#domain/cook-together/cook-tasks.ts'
import { type Kitchen, OVEN_RACKS, takenBy } from '#domain/cook-together/kitchen-room.ts'
import { seededRandom } from '#domain/random.ts'
import { type Recipe, recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { realCatalogue } from '#server/search/testing/real-catalogue.ts'

const recipes = realCatalogue().entries.flatMap(({ full }): Recipe[] => {
  const recipe = recipeFromProvider(full)
  return recipe && recipe.steps.length > 0 ? [recipe] : []
})

/** What is wrong with it, in words. */
function faultsOf(planned: readonly PlannedTask[], kitchen: Kitchen): string[] {
  const byId = new Map(planned.map((item) => [item.task.id, item]))
  const early = planned.flatMap((item) =>
    item.task.after.flatMap(({ id, handed }) => {
      const need = byId.get(id)
      if (!need) return [`${item.task.id} needs ${id}, which isn’t there`]
      return item.start < (handed ? handedOver(need) : endOf(need)) ? [`${item.task.id} starts before ${id}`] : []
    }),
  )
  const taken = planned.flatMap((item) => takenBy(item.task, item.start, item.cook))
  const crowded = taken.flatMap((one) => {
    const same = taken.filter((other) => other.what === one.what && other.from <= one.from && one.from < other.to)
    if (one.what === 'heat') {
      const isMixed = same.some((other) => other !== one && (other.celsius === null || other.celsius !== one.celsius))
      return isMixed ? [`two temperatures at ${one.from}`] : []
    }
    const room = one.what === 'burner' ? kitchen.burners : one.what === 'oven' ? OVEN_RACKS : 1
    return same.length > room ? [`${same.length} at once: ${one.what} at ${one.from}`] : []
  })
  return [...early, ...crowded]
}

test('every recipe is read as tasks that together are its steps and take about its time', () => {
  const far: string[] = []
  for (const recipe of recipes) {
    const tasks = cookTasks(recipe)
    expect.soft(new Set(tasks.map(({ id }) => id)).size, recipe.title).toBe(tasks.length)
    const left = recipe.steps.filter((_, at) => !tasks.some(({ step }) => step === at))
    expect
      .soft(
        left.filter(({ text }) => !/^(Preh|H)eat the oven to/.test(text)),
        recipe.title,
      )
      .toEqual([])
    const minutes = minutesNeeded(planCooking(tasks, { cooks: 1, burners: 4 }))
    if (minutes < recipe.readyInMinutes * 0.85 - 3 || minutes > recipe.readyInMinutes * 1.25 + 5)
      far.push(`${recipe.title}: ${minutes} of ${recipe.readyInMinutes}`)
  }
  expect(far.length).toBeLessThan(recipes.length * 0.02)
})

test('any dinner of two to six dishes: nothing before what it needs, nothing taken twice, all ready in time', () => {
  const random = seededRandom(5)
  for (let round = 0; round < 150; round++) {
    const count = 2 + Math.floor(random() * 5)
    const chosen = Array.from({ length: count }, () => recipes[Math.floor(random() * recipes.length)]).filter(
      (r) => r !== undefined,
    )
    const dishes = [...new Set(chosen)]
    const kitchen = { cooks: 1 + Math.floor(random() * 2), burners: 1 + Math.floor(random() * 4) }
    const tasks = dishes.flatMap(cookTasks)
    const planned = planCooking(tasks, kitchen)
    const name = dishes.map(({ title }) => title).join(', ')
    expect.soft(faultsOf(planned, kitchen), name).toEqual([])
    expect.soft(planned.length, name).toBe(tasks.length)
    for (const dish of dishes) expect.soft(readyAt(planned, String(dish.id)), name).toBeLessThanOrEqual(0)
    expect.soft(planCooking(tasks, kitchen), name).toEqual(planned)

    // An hour in, some steps were done late and one not at all.
    const now = -Math.floor(random() * minutesNeeded(planned))
    const done = new Map(
      planned
        .filter((item) => handedOver(item) < now && random() < 0.8)
        .map((item) => [item.task.id, handedOver(item)]),
    )
    const running = cookOn(planned, kitchen, done, now)
    const open = running.filter((item) => !item.done)
    expect
      .soft(
        faultsOf(
          open.map((item) => ({
            ...item,
            task: { ...item.task, after: item.task.after.filter(({ id }) => !done.has(id)) },
          })),
          kitchen,
        ),
        name,
      )
      .toEqual([])
    for (const item of open) expect.soft(handedOver(item), name).toBeGreaterThanOrEqual(now)
  }
})
