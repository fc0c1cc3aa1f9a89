// The least energy that we plan for a member, from their profile and newest weight. Read on the server, so that no
// request of a member can plan a deficit that their profile speaks against.
import type { Context } from 'hono'
import { z } from 'zod'
import { ACTIVITIES } from '#domain/diary/activity-and-aim.ts'
import { type EnergyFloor, energyFloor } from '#domain/diary/energy-floors.ts'
import { addDays } from '#domain/time/calendar.ts'
import { DatabaseUnreachable } from '#server/database/unreachable.ts'
import type { RowCall } from '#server/gateway/row-calls.ts'

/** An older weight says little about today. */
const LAST_WEIGHT_DAYS = 365

export const BODY_COLUMNS = 'birth_year,sex,height_cm,activity,maternity'

/** As the database names it. */
export const MemberBody = z.object({
  birth_year: z.number().nullable(),
  sex: z.enum(['female', 'male']).nullable(),
  height_cm: z.number().nullable(),
  activity: z.enum(ACTIVITIES.map(({ value }) => value)).nullable(),
  maternity: z.enum(['none', 'pregnant', 'lactating']),
  weight_kg: z.number().nullish(),
})

/** Of the row `profile`, as JSON. */
export const BODY_AS_JSON = `json_build_object(
  'birth_year', profile.birth_year, 'sex', profile.sex, 'height_cm', profile.height_cm, 'activity', profile.activity,
  'maternity', profile.maternity, 'weight_kg', (
    select weight_kg from public.weight_logs weight where weight.user_id = profile.user_id
    and date between current_date - ${LAST_WEIGHT_DAYS} and current_date + 1 order by date desc limit 1))`

export function floorOfBody(body: z.infer<typeof MemberBody>, today: string): EnergyFloor | null {
  return energyFloor(
    {
      birthYear: body.birth_year,
      sex: body.sex,
      heightCm: body.height_cm,
      weightKg: body.weight_kg ?? null,
      activity: body.activity,
      maternity: body.maternity,
    },
    today,
  )
}

/** The newest weight of whoever asks. */
export const newestWeightPath = (today: string) =>
  `weight_logs?select=weight_kg&date=gte.${addDays(today, -LAST_WEIGHT_DAYS)}&date=lte.${addDays(today, 1)}&order=date.desc&limit=1`

/** Null for visitors, and for members whose profile doesn't speak against a deficit. */
export type FloorOf = (c: Context, token: string) => Promise<EnergyFloor | null>

const Rows = z.array(z.looseObject({}))

/** Read as the member, so that this works on hosted Supabase too. */
export function floorsThrough(call: RowCall, now: () => Date = () => new Date()): FloorOf {
  return async (c, token) => {
    const today = now().toISOString().slice(0, 10)
    const paths = [`profiles?select=${BODY_COLUMNS}&limit=1`, newestWeightPath(today)]
    const [profile, weight] = await Promise.all(paths.map((path) => call(c, { method: 'GET', path, token })))
    if (!profile || profile.status === 401) return null
    if (profile.status !== 200 || weight?.status !== 200) throw new DatabaseUnreachable(weight)
    const [row] = Rows.parse(profile.body)
    const [newest] = Rows.parse(weight.body)
    return row ? floorOfBody(MemberBody.parse({ ...row, ...newest }), today) : null
  }
}
