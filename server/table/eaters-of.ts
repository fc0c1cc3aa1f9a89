// Whom a plan feeds: the people at a member's table, when they eat, and what each needs. Read with the server's own
// rights, because goals are private: they are used here, and must never be part of a response.
import { z } from 'zod'
import { completeGoals } from '#domain/diary/goals.ts'
import { type Attendance, guestsAt, whoEats } from '#domain/table/attendance.ts'
import { atLeast, type EaterNeeds, needsOfAppetite, needsOfGoals } from '#domain/table/eater-needs.ts'
import { MEAL_SLOTS, type MealSlot, mealSlot } from '#domain/time/meal-slots.ts'
import type { Statements } from '#server/database/database.ts'
import { orUnreachable } from '#server/database/unreachable.ts'
import type { SessionOf } from '#server/gateway/live-sessions.ts'
import { BODY_AS_JSON, BODY_COLUMNS, floorOfBody, MemberBody, newestWeightPath } from './member-floor.ts'

export interface EaterInput {
  id: string
  name: string
  /** As goals store it: 'none', 'vegan'. */
  diet: string
  exclusions: string[]
  needs: EaterNeeds
  /** Small enough that some foods could harm them. */
  isChild: boolean
  /** Another member's goals are used: what they are must not show in what is said about the plan. */
  isPrivate: boolean
}

export interface EatenMeal {
  date: string
  mealType: MealSlot
  /** Eaters, by id. */
  eaters: string[]
  /** Without a name: each eats as much of a shared dish as an adult. */
  guests: number
}

export interface TableEaters {
  eaters: EaterInput[]
  meals: EatenMeal[]
}

/** Null without a session. */
export type EatersOf = (token: string, dates: readonly string[]) => Promise<TableEaters | null>

const Person = z.object({
  id: z.string(),
  member_id: z.string().nullable(),
  name: z.string(),
  diet: z.string(),
  exclusions: z.array(z.string()).nullable(),
  appetite: z.coerce.number(),
  usually_away: z.array(z.number()),
  /** Null if the plan may not use their goals, or they have none. */
  calories: z.number().nullish(),
  protein: z.number().nullish(),
  /** Null if the plan may not use their goals: what speaks against a deficit. */
  body: MemberBody.nullish(),
})
const Exception = z.object({
  date: z.string(),
  meal_type: z.string(),
  away: z.array(z.string()),
  here: z.array(z.string()),
  guests: z.number(),
})
const People = z.array(Person)
const Exceptions = z.array(Exception)

// A member's diet and foods count if they show them, or let the plan use their goals; alone at the table, always. Times
// of day and numbers of others are never returned to anybody.
const PEOPLE = `
  select person.id, person.member_id, coalesce(person.name, member.name) as name,
    case when member.user_id is null then person.diet when may.foods then coalesce(goals.preferred_diet_type, 'none') else 'none' end as diet,
    case when member.user_id is null then person.exclusions when may.foods then profile.allergies || profile.dislikes end as exclusions,
    person.appetite, person.usually_away,
    case when may.goals then goals.daily_calorie_target end as calories,
    case when may.goals then goals.protein_target_g end as protein,
    case when may.goals and profile.user_id is not null then ${BODY_AS_JSON} end as body
  from public.table_people person
  left join public.household_members member on member.user_id = person.member_id
  left join public.profiles profile on profile.user_id = person.member_id
  left join public.user_goals goals on goals.user_id = person.member_id
  cross join lateral (select count(*) = 1 as alone from public.household_members other where other.household_id = person.household_id) home
  cross join lateral (select person.uses_goals or (home.alone and person.member_id = $1) as goals) allowed
  cross join lateral (select allowed.goals, allowed.goals or person.member_id = $1 or coalesce(profile.shares_foods, false) as foods) may
  where person.household_id = (select household_id from public.household_members where user_id = $1)
  order by person.member_id = $1 desc nulls last, member.joined_at nulls last, person.created_at, person.name`

const ATTENDANCE = `
  select date::text, meal_type, away, here, guests from public.attendance
  where date = any ($2::date[]) and household_id = (select household_id from public.household_members where user_id = $1)`

/** What children up to 8 years need: somebody without an account who eats no more than that counts as one. */
const CHILD_KCAL = 1500

function eatersFrom(people: z.infer<typeof People>, exceptions: z.infer<typeof Exceptions>, dates: readonly string[]) {
  const today = new Date().toISOString().slice(0, 10)
  const attendance: Attendance = {
    usual: Object.fromEntries(people.map(({ id, usually_away }) => [id, usually_away])),
    meals: exceptions.map(({ meal_type, ...meal }) => ({ ...meal, mealType: mealSlot(meal_type) })),
  }
  return {
    // Whoever asks comes first.
    eaters: people.map(({ id, member_id, name, diet, exclusions, appetite, calories, protein, body }, at) => {
      const wanted = calories
        ? needsOfGoals(completeGoals({ calories, proteinG: protein ?? undefined }))
        : needsOfAppetite(appetite)
      const floor = body ? floorOfBody(body, today) : null
      const needs = floor ? atLeast(wanted, floor.kcal) : wanted
      const isChild = member_id === null && needs.calories <= CHILD_KCAL
      const isPrivate = at > 0 && member_id !== null && Boolean(calories ?? body)
      return { id, name, diet, exclusions: exclusions ?? [], needs, isChild, isPrivate }
    }),
    meals: dates.flatMap((date) =>
      MEAL_SLOTS.map((mealType) => ({
        ...{ date, mealType },
        eaters: whoEats(people, attendance, date, mealType),
        guests: guestsAt(attendance, date, mealType),
      })),
    ),
  }
}

export function eatersFromDatabase(database: Statements, sessionOf: SessionOf): EatersOf {
  return async (token, dates) => {
    const session = await orUnreachable(() => sessionOf(token))
    if (!session) return null
    const [people, exceptions] = await orUnreachable(() =>
      Promise.all([database.query(PEOPLE, [session.userId]), database.query(ATTENDANCE, [session.userId, [...dates]])]),
    )
    return eatersFrom(People.parse(people), Exceptions.parse(exceptions), dates)
  }
}

const HOSTED_WITHIN_MS = 10_000

/**
 * On hosted Supabase the server has no rights of its own, and a function that told members' goals to anybody would tell
 * them to browsers. So the plan uses the goals of the member who asks, and the appetite of everybody else.
 */
export function eatersFromHosted({ url, publishableKey }: { url: string; publishableKey: string }): EatersOf {
  return async (token, dates) => {
    async function call(path: string, body?: object): Promise<unknown> {
      const response = await fetch(`${url}/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(HOSTED_WITHIN_MS),
      })
      if (response.status === 401) return null
      if (!response.ok) throw new Error(`The hosted backend responded with ${response.status} to ${path}.`)
      return response.json()
    }
    const dateList = dates.length > 0 ? `&date=in.(${dates.join(',')})` : ''
    const [people, exceptions, goals, profile, weight] = await Promise.all([
      call('rpc/people_at_table', {}),
      call(`attendance?select=date,meal_type,away,here,guests${dateList}`),
      call('user_goals?select=user_id,daily_calorie_target,protein_target_g'),
      call(`profiles?select=user_id,${BODY_COLUMNS}`),
      call(newestWeightPath(new Date().toISOString().slice(0, 10))),
    ])
    if (people === null) return null
    const [own] = OwnGoals.parse(goals ?? [])
    const [row] = OwnProfile.parse(profile ?? [])
    const [newest] = z.array(z.object({ weight_kg: z.number() })).parse(weight ?? [])
    const body = row && { ...row, weight_kg: newest?.weight_kg }
    const seated = z.array(Person.extend({ uses_goals: z.boolean() })).parse(people)
    const isAlone = seated.filter(({ member_id }) => member_id !== null).length === 1
    const withGoals = seated.map((person) => ({
      ...person,
      ...((person.uses_goals || isAlone) && {
        ...(own?.user_id === person.member_id && { calories: own.daily_calorie_target, protein: own.protein_target_g }),
        ...(body?.user_id === person.member_id && { body }),
      }),
    }))
    return eatersFrom(withGoals, Exceptions.parse(exceptions ?? []), dates)
  }
}

const OwnProfile = z.array(MemberBody.extend({ user_id: z.string() }))
const OwnGoals = z.array(
  z.object({ user_id: z.string(), daily_calorie_target: z.number(), protein_target_g: z.number() }),
)
