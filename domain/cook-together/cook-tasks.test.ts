import { expect, test } from 'vitest'
import { recipeId } from '#domain/recipe-id.ts'
import { cookOn } from './cook-on.ts'
import { endOf, handedOver, planCooking } from './cook-plan.ts'
import { cookTasks } from './cook-tasks.ts'
import { readSentence } from './read-sentence.ts'

const recipe = (id: number, readyInMinutes: number, ...texts: string[]) => ({
  id: recipeId(id) ?? fail(),
  readyInMinutes,
  equipment: [],
  steps: texts.map((text) => ({ section: '', text, minutes: null, amounts: [] })),
})
const fail = (): never => {
  throw new Error('no such id')
}
const read = (sentence: string) => {
  const { hands, wait, place, celsius } = readSentence(sentence, [])
  return [hands, wait, place, celsius]
}

test('what waits by itself and what keeps the cook at it', () => {
  expect(read('Bake at 400°F (200°C) for 25 minutes.')).toEqual([null, 25, 'oven', 200])
  expect(read('Roast for 35 minutes, until the thigh reads 165°F (74°C).')).toEqual([null, 35, 'oven', null])
  expect(read('Simmer for 20 minutes, stirring every 5 minutes.')).toEqual([null, 20, 'stove', null])
  expect(read('Stir over low heat for 8 minutes.')).toEqual([8, 0, 'stove', null])
  expect(read('Simmer for 8 minutes, stirring all the time.')).toEqual([8, 0, 'stove', null])
  expect(read('Fry the garlic for 1 minute.')).toEqual([1, 0, 'stove', null])
  expect(read('Let it rest for 10 minutes.')).toEqual([null, 10, 'counter', null])
  expect(read('Cover and cook on low for 8 hours, or on high for 5 hours.')).toEqual([null, 480, 'stove', null])
  expect(read('Cook for 45 minutes in the air fryer, turning after 20 minutes.')).toEqual([null, 45, 'air fryer', null])
})

const CHICKEN = recipe(
  90000001,
  75,
  'Heat the oven to 400°F (200°C). Rub the chicken with oil and salt.',
  'Roast for 50 minutes. Let it rest for 10 minutes. Carve it.',
)
const CAKE = recipe(90000002, 60, 'Whisk the batter.', 'Bake at 350°F (180°C) for 30 minutes.')
const PASTA = recipe(
  90000003,
  25,
  'Bring the water to a boil, about 7 minutes.',
  'Cook the pasta for 10 minutes. Meanwhile, slice the garlic and grate the cheese.',
  'Toss everything together.',
)

test('the oven is heated right before it is needed, and a step splits where the cook is free', () => {
  const tasks = cookTasks(CHICKEN)
  expect(tasks.map(({ wait, place, celsius, preheat }) => [wait, place, celsius, preheat])).toEqual([
    [0, 'counter', null, 0],
    [50, 'oven', 200, 15],
    [10, 'counter', null, 0],
    [0, 'counter', null, 0],
  ])
})

test('what is done meanwhile starts while the pasta cooks, and the next step needs both', () => {
  const [, pasta, garlic, toss] = cookTasks(PASTA)
  expect(garlic?.after).toEqual([{ id: pasta?.id, handed: true }])
  expect(toss?.after).toEqual([
    { id: pasta?.id, handed: false },
    { id: garlic?.id, handed: false },
  ])
})

test('two dishes at different temperatures take the oven one after the other, everything ends by the time', () => {
  const kitchen = { cooks: 1, burners: 4 }
  const planned = planCooking([CHICKEN, CAKE, PASTA].flatMap(cookTasks), kitchen)
  expect(Math.max(...planned.map(endOf))).toBe(0)
  const baked = planned.filter(({ task }) => task.place === 'oven').sort((a, b) => a.start - b.start)
  const [first, second] = baked
  if (!first || !second) throw new Error('two dishes are baked')
  expect(handedOver(second) - second.task.preheat).toBeGreaterThanOrEqual(endOf(first))
})

test('two cooks are faster than one', () => {
  const tasks = [recipe(90000004, 30, 'Chop it all.'), recipe(90000005, 30, 'Peel it all.')].flatMap(cookTasks)
  const startWith = (cooks: number) => planCooking(tasks, { cooks, burners: 4 })[0]?.start
  expect(startWith(1)).toBe(-60)
  expect(startWith(2)).toBe(-30)
})

test('a step that is late moves what comes after it, and nothing else', () => {
  const kitchen = { cooks: 1, burners: 4 }
  const planned = planCooking(cookTasks(PASTA), kitchen)
  const first = planned[0]
  if (!first) throw new Error('there is a first step')
  const readyAt = (done: [string, number][], now: number) =>
    Math.max(...cookOn(planned, kitchen, new Map(done), now).map(endOf))
  expect(readyAt([[first.task.id, handedOver(first)]], handedOver(first))).toBe(0)
  expect(readyAt([[first.task.id, handedOver(first) + 6]], handedOver(first) + 6)).toBe(6)
  expect(readyAt([], first.start)).toBe(0) // being at it isn't late
  expect(readyAt([], handedOver(first) + 4)).toBe(4)
})
