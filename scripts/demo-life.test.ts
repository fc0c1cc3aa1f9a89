import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { recipeFromProvider } from '#domain/recipe/recipe-view.ts'
import { addDays, weekDays } from '#domain/time/calendar.ts'
import { MEAL_SLOTS } from '#domain/time/meal-slots.ts'
import { demoDay, demoPlan, demoRatings, demoShopping, stockedLarder } from './demo-life.ts'
import { ALEX, ROBIN } from './demo-people.ts'

const TYPES = [['breakfast'], ['main course'], ['salad'], ['snack'], ['dessert']]

/** Dishes from 200 to 760 kcal. */
const recipes = Array.from({ length: 40 }, (_, index) => {
  const calories = 200 + 40 * (index % 15)
  const nutrients = [
    { name: 'Calories', amount: calories, unit: 'kcal' },
    { name: 'Protein', amount: calories / 25, unit: 'g' },
    { name: 'Carbohydrates', amount: calories / 8, unit: 'g' },
    { name: 'Fat', amount: calories / 26, unit: 'g' },
  ]
  const json = { id: 90_000_001 + index, title: `Dish ${index}`, dishTypes: TYPES[index % 5], nutrition: { nutrients } }
  const recipe = recipeFromProvider(json)
  if (!recipe) throw new Error('The recipe of this test could not be read.')
  return recipe
})
const larder = stockedLarder(recipes)
const since = '2026-08-18'
const today = '2026-11-15'
const days = Array.from({ length: 90 }, (_, index) => addDays(since, index))
const lives = days.map((date) => demoDay(larder, { person: ROBIN, date, since, today }))
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

describe('three months of a demo member', () => {
  test('a day is the same whenever it is generated', () => {
    expect(demoDay(larder, { person: ROBIN, date: '2026-10-01', since, today })).toEqual(
      lives[days.indexOf('2026-10-01')],
    )
    expect(lives[0]?.meals).not.toEqual(lives[1]?.meals)
    expect(demoDay(larder, { person: ALEX, date: since, since, today }).meals).not.toEqual(lives[0]?.meals)
  })

  test('the days come close to the goals, above and below', () => {
    const calories = lives.slice(0, -1).map(({ meals }) => total(meals.map((meal) => meal.calories)))
    const target = ROBIN.goals.daily_calorie_target
    expect(total(calories) / calories.length).toBeGreaterThan(target * 0.85)
    expect(total(calories) / calories.length).toBeLessThan(target * 1.1)
    expect(calories.some((kcal) => kcal > target)).toBe(true)
    expect(calories.some((kcal) => kcal < target)).toBe(true)
  })

  test('every meal has its recipe’s own nutrition', () => {
    const meals = lives.flatMap((life) => life.meals)
    expect(meals.length).toBeGreaterThan(270)
    for (const meal of meals) {
      const recipe = recipes.find(({ id }) => String(id) === meal.recipe_id)
      const calories = Math.round((recipe?.nutrition.calories ?? 0) * meal.quantity)
      expect(meal).toMatchObject({ recipe_title: recipe?.title, calories })
    }
  })

  test('the two eat what they planned, Alex a little more of it, and nothing twice a week', () => {
    const week = weekDays('2026-10-01')
    const planned = demoPlan(week[0] ?? '', larder).flatMap((entry) => ('recipe_id' in entry ? [entry] : []))
    const place = (meal: { date: string; meal_type: string; recipe_id: string }) =>
      `${meal.date} ${meal.meal_type} ${meal.recipe_id}`
    const places = new Set(planned.map(place))
    expect(new Set(planned.map((meal) => meal.recipe_id)).size).toBeGreaterThan(planned.length * 0.85)
    for (const person of [ROBIN, ALEX]) {
      const eaten = week.flatMap((date) => demoDay(larder, { person, date, since, today }).meals)
      expect(eaten.every(({ quantity }) => quantity === person.portion)).toBe(true)
      expect(eaten.filter((meal) => places.has(place(meal))).length).toBeGreaterThan(eaten.length * 0.7)
    }
  })

  test('today isn’t over yet', () => {
    expect(lives.at(-1)?.meals.map((meal) => meal.meal_type)).toEqual(['breakfast', 'lunch'])
  })

  test('the weight goes down slowly', () => {
    const weights = lives.flatMap(({ weight }) => (weight ? [weight.weight_kg] : []))
    expect(weights.length).toBeGreaterThan(45)
    const [first = 0, last = 0] = [weights[0], weights.at(-1)]
    expect(first - last).toBeGreaterThan(1)
    expect(first - last).toBeLessThan(4)
  })

  test('a planned week has its main meals every day', () => {
    const plan = demoPlan(today, larder)
    for (const date of weekDays(today)) {
      const slots = plan.filter((entry) => entry.date === date).map((entry) => entry.meal_type)
      expect(slots).toEqual(expect.arrayContaining(['breakfast', 'lunch', 'dinner']))
    }
  })

  test('what is planned for each person comes close to the goal', () => {
    const plan = demoPlan(today, larder)
    const perDay = total(plan.map(({ calories, servings }) => calories * servings)) / 7
    expect(perDay).toBeGreaterThan(ROBIN.goals.daily_calorie_target * 0.75)
    expect(perDay).toBeLessThan(ROBIN.goals.daily_calorie_target * 1.15)
  })

  test('the two eat out once a week, and the list has what they added', () => {
    expect(demoPlan(today, larder).filter((entry) => 'note' in entry)).toHaveLength(1)
    expect(demoShopping(larder, today).map(({ name }) => name)).toContain('Coffee')
  })

  test('ratings are stars for different recipes', () => {
    const ratings = demoRatings(recipes, 24, seededRandom(1))
    expect(new Set(ratings.map(({ recipe_id }) => recipe_id)).size).toBe(24)
    for (const { rating } of ratings) expect([3, 4, 5]).toContain(rating)
  })

  test('a catalogue without a breakfast is rejected with a clear message', () => {
    const missing = MEAL_SLOTS.filter((slot) => slot !== 'breakfast').flatMap((slot) => larder[slot])
    expect(() => stockedLarder(missing)).toThrow('The catalogue has no recipe for breakfast.')
  })
})
