// A member's last week as the sentences of an email: the same figures as on /review.
import { z } from 'zod'
import { countedDays } from '#domain/diary/day-averages.ts'
import { energyText } from '#domain/diary/units.ts'
import { loggedEntries } from '#domain/plan/week-plan.ts'
import { reviewedWeek, weekPlanned } from '#domain/plan/week-review.ts'
import { addDays, formatSevenDays } from '#domain/time/calendar.ts'
import type { Database } from '#server/database/database.ts'
import type { WeekInMail } from '#server/mail/mail-texts.ts'

export interface MailedMember {
  id: string
  weekStartsOn: number
  energyUnit: 'kcal' | 'kJ'
}

const Days = z.array(z.object({ date: z.string(), calories: z.number(), entries: z.number() }))
const Plan = z.array(
  z.object({
    id: z.coerce.number(),
    date: z.string(),
    isNote: z.boolean(),
    cookedAt: z.string().nullable(),
    leftoverOf: z.coerce.number().nullable(),
  }),
)
const Entries = z.array(z.object({ date: z.string(), scheduleId: z.coerce.number() }))
const Goals = z.array(z.object({ calories: z.number() }))

/** Null if the member logged nothing. Read with the member's own rights. */
export async function weekInMail(
  database: Pick<Database, 'memberTransaction'>,
  { id, weekStartsOn, energyUnit }: MailedMember,
  today: string,
): Promise<WeekInMail | null> {
  const [first = today] = reviewedWeek(today, weekStartsOn)
  const last = addDays(first, 6)
  const identity = { role: 'authenticated', claims: JSON.stringify({ sub: id, role: 'authenticated' }), readOnly: true }
  const { days, plan, entries, goals } = await database.memberTransaction(identity, async ({ query }) => ({
    days: Days.parse(
      await query('select date::text, calories, entries from public.diary_days($1::date, $2::date)', [first, last]),
    ),
    plan: Plan.parse(
      await query(
        `select id, date::text, recipe_id is null and food is null as "isNote", cooked_at::text as "cookedAt",
           leftover_of as "leftoverOf"
         from public.meal_schedules where date between $1 and $2`,
        [first, last],
      ),
    ),
    entries: Entries.parse(
      await query(
        `select date::text, schedule_id as "scheduleId" from public.meal_entries
         where user_id = $3 and date between $1 and $2 and schedule_id is not null`,
        [first, last, id],
      ),
    ),
    goals: Goals.parse(
      await query('select daily_calorie_target as calories from public.user_goals where user_id = $1', [id]),
    ),
  }))

  const counted = countedDays(days, addDays(last, 1))
  if (counted.length === 0) return null
  const eatenADay = counted.reduce((sum, { calories }) => sum + calories, 0) / counted.length
  const energy = (kcal: number) => energyText(kcal, energyUnit)
  const [goal] = goals
  const { planned, cooked, eaten, leftoversEaten } = weekPlanned(plan, loggedEntries(plan, entries))
  return {
    days: formatSevenDays(first),
    sentences: [
      ...(planned > 0 ? [`${count(planned, 'meal')} planned, ${cooked} cooked, ${eaten} in your diary.`] : []),
      `On ${count(counted.length, 'day')} you logged, you ate ${energy(eatenADay)} a day on average${goal ? `; your goal is ${energy(goal.calories)}` : ''}.`,
      ...(leftoversEaten > 0 ? [`${count(leftoversEaten, 'portion')} of leftovers eaten instead of thrown away.`] : []),
    ],
  }
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
