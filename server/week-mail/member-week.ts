// What a member's week is read from, with their own rights.
import { z } from 'zod'
import type { DiaryDay } from '#domain/diary/day-averages.ts'
import { withMacros } from '#domain/diary/diary-entry.ts'
import { readNutrients } from '#domain/diary/loggable-food.ts'
import { readPlates } from '#domain/kitchen/plate.ts'
import { mealSlot } from '#domain/time/meal-slots.ts'
import type { Database, Statements } from '#server/database/database.ts'

const Days = z.array(
  z
    .object({
      ...{ date: z.string(), calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() },
      ...{ waterMl: z.number(), entries: z.number(), nutrients: z.unknown(), known: z.unknown() },
    })
    .transform(
      (day): DiaryDay => ({
        ...day,
        nutrients: withMacros(readNutrients(day.nutrients), day),
        known: readNutrients(day.known),
      }),
    ),
)
const Meal = z.object({ date: z.string(), mealType: z.string().transform(mealSlot) })
const Plan = z.array(
  Meal.extend({
    id: z.coerce.number(),
    servings: z.coerce.number(),
    plates: z.unknown().transform(readPlates),
    isNote: z.boolean(),
    cookedAt: z.string().nullable(),
    leftoverOf: z.coerce.number().nullable(),
  }),
)
const Entries = z.array(z.object({ date: z.string(), scheduleId: z.coerce.number() }))
const SavedGoals = z.array(
  z.object({
    ...{ calories: z.number(), proteinG: z.number(), carbsG: z.number(), fatG: z.number(), diet: z.string() },
  }),
)
const Seats = z.array(
  z.object({
    ...{ id: z.string(), memberId: z.string().nullable(), appetite: z.coerce.number(), away: z.array(z.number()) },
  }),
)
const Exceptions = z.array(
  Meal.extend({ away: z.array(z.string()), here: z.array(z.string()), guests: z.coerce.number() }),
)
const Details = z.array(
  z.object({
    birthYear: z.number().nullable(),
    sex: z.enum(['female', 'male']).nullable().catch(null),
    maternity: z.enum(['none', 'pregnant', 'lactating']).catch('none'),
    allergies: z.array(z.string()),
    dislikes: z.array(z.string()),
  }),
)

async function readWeek({ query }: Statements, id: string, [first, last]: readonly [string, string]) {
  const week = [first, last]
  return {
    days: Days.parse(
      await query(
        `select date::text, calories, protein, carbs, fat, water_ml as "waterMl", entries, nutrients, known
         from public.diary_days($1::date, $2::date)`,
        week,
      ),
    ),
    plan: Plan.parse(
      await query(
        `select id, date::text, meal_type as "mealType", servings, plates, recipe_id is null and food is null as "isNote",
           cooked_at::text as "cookedAt", leftover_of as "leftoverOf"
         from public.meal_schedules where date between $1 and $2`,
        week,
      ),
    ),
    entries: Entries.parse(
      await query(
        `select date::text, schedule_id as "scheduleId" from public.meal_entries
         where user_id = $3 and date between $1 and $2 and schedule_id is not null`,
        [...week, id],
      ),
    ),
    goals: SavedGoals.parse(
      await query(
        `select daily_calorie_target as calories, protein_target_g as "proteinG", carbs_target_g as "carbsG",
           fat_target_g as "fatG", preferred_diet_type as diet
         from public.user_goals where user_id = $1`,
        [id],
      ),
    )[0],
    details: Details.parse(
      await query(
        `select birth_year as "birthYear", sex, maternity, allergies, dislikes from public.profiles where user_id = $1`,
        [id],
      ),
    )[0],
    seats: Seats.parse(
      await query(`select id, member_id as "memberId", appetite, usually_away as away from public.table_people`),
    ),
    exceptions: Exceptions.parse(
      await query(
        `select date::text, meal_type as "mealType", away, here, guests from public.attendance where date between $1 and $2`,
        week,
      ),
    ),
  }
}

export type MemberWeek = Awaited<ReturnType<typeof readWeek>>

export function memberWeek(
  database: Pick<Database, 'memberTransaction'>,
  id: string,
  week: readonly [string, string],
): Promise<MemberWeek> {
  const identity = { role: 'authenticated', claims: JSON.stringify({ sub: id, role: 'authenticated' }), readOnly: true }
  return database.memberTransaction(identity, (statements) => readWeek(statements, id, week))
}
