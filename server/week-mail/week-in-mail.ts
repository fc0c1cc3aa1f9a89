// A member's last week as the sentences of an email: the same figures as on /review.
import { averageDays, countedDays } from '#domain/diary/day-averages.ts'
import { personOf } from '#domain/diary/dietary-references.ts'
import { completeGoals, type Goals, goalMacros, providerDietOf } from '#domain/diary/goals.ts'
import { nutrientName, nutrientUnit } from '#domain/diary/nutrient-groups.ts'
import { energyText } from '#domain/diary/units.ts'
import { foodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { loggedEntries } from '#domain/plan/week-plan.ts'
import { mostGapCalories, reviewedWeek, shortNutrients, weekPlanned } from '#domain/plan/week-review.ts'
import { mealsEatenBy } from '#domain/table/plates.ts'
import { numberText } from '#domain/text/number-text.ts'
import { addDays, formatSevenDays } from '#domain/time/calendar.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/database/database.ts'
import { gapDishes } from '#server/diary/gap-dishes.ts'
import type { WeekInMail } from '#server/mail/mail-texts.ts'
import { type MemberWeek, memberWeek } from './member-week.ts'

export interface MailedMember {
  id: string
  weekStartsOn: number
  energyUnit: 'kcal' | 'kJ'
}

interface WeekSources {
  database: Pick<Database, 'memberTransaction'>
  catalogue: Catalogue
}

/** Null if the member logged nothing. Read with the member's own rights. */
export async function weekInMail(
  { database, catalogue }: WeekSources,
  { id, weekStartsOn, energyUnit }: MailedMember,
  today: string,
): Promise<WeekInMail | null> {
  const [first = today] = reviewedWeek(today, weekStartsOn)
  const last = addDays(first, 6)
  const week = await memberWeek(database, id, [first, last])

  const counted = countedDays(week.days, addDays(last, 1))
  if (counted.length === 0) return null
  const eatenADay = counted.reduce((sum, { calories }) => sum + calories, 0) / counted.length
  const energy = (kcal: number) => energyText(kcal, energyUnit)
  const { planned, cooked, eaten, leftoversEaten } = plannedFor(week, id)
  return {
    days: formatSevenDays(first),
    sentences: [
      ...(planned > 0 ? [`${count(planned, 'meal')} planned, ${cooked} cooked, ${eaten} in your diary.`] : []),
      `On ${count(counted.length, 'day')} you logged, you ate ${energy(eatenADay)} a day on average${week.goals ? `; your goal is ${energy(week.goals.calories)}` : ''}.`,
      ...(leftoversEaten > 0 ? [`${count(leftoversEaten, 'portion')} of leftovers eaten instead of thrown away.`] : []),
    ],
    short: shortSentences(catalogue, week, last),
  }
}

function plannedFor({ plan, entries, seats, exceptions }: MemberWeek, id: string) {
  const logged = loggedEntries(plan, entries)
  const usual = Object.fromEntries(seats.map((seat) => [seat.id, seat.away]))
  const own = seats.find(({ memberId }) => memberId === id)?.id ?? ''
  return weekPlanned(mealsEatenBy(plan, { seats, attendance: { usual, meals: exceptions } }, own, logged), logged)
}

/** "Fiber: 12 of 28 g a day. A serving of lentil soup has 11 g." */
function shortSentences(catalogue: Catalogue, { days, goals: saved, details }: MemberWeek, last: string): string[] {
  const goals: Goals = completeGoals(saved ?? {})
  const person = details ? personOf(details, last) : null
  const short = shortNutrients(averageDays(days, addDays(last, 1)), person, goalMacros(goals))
  return short.map(({ key, amount, goal }) => {
    const [dish] = gapDishes(catalogue, {
      ...{ nutrient: key, maxCalories: mostGapCalories(goals.calories), diet: providerDietOf(goals.diet) },
      exclude: details ? foodsNotEaten(details) : [],
    })
    const unit = nutrientUnit(key)
    const filledBy = dish ? ` A serving of ${dish.title} has ${amountText(dish.amount)} ${unit}.` : ''
    return `${nutrientName(key)}: ${amountText(amount)} of ${amountText(goal)} ${unit} a day.${filledBy}`
  })
}

const amountText = (amount: number) => numberText(amount, amount < 10 ? 1 : 0)
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
