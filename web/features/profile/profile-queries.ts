// A member's profile: goals, recommended intakes and units.
import { queryOptions } from '@tanstack/react-query'
import { ACTIVITIES, type Activity, AIMS, type Aim } from '#domain/diary/activity-and-aim.ts'
import type { Maternity, Sex } from '#domain/diary/dietary-references.ts'
import { METRIC, type Units } from '#domain/diary/units.ts'
import type { WeightGoal } from '#domain/diary/weight-plan.ts'
import { memberKey } from '#web/data/member-key.ts'
import { rowOrNull } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'

export interface Profile {
  birthYear: number | null
  sex: Sex | null
  heightCm: number | null
  activity: Activity | null
  aim: Aim | null
  paceKg: number | null
  goalWeightKg: number | null
  maternity: Maternity
  dislikes: string[]
  allergies: string[]
  /** With the household. */
  sharesFoods: boolean
  /** What others serve goes straight into the diary. */
  acceptsPlates: boolean
  /** Gets their week by email. */
  weekMail: boolean
  units: Units
}

export const NO_PROFILE: Profile = {
  birthYear: null,
  sex: null,
  heightCm: null,
  activity: null,
  aim: null,
  paceKg: null,
  goalWeightKg: null,
  maternity: 'none',
  dislikes: [],
  allergies: [],
  sharesFoods: false,
  acceptsPlates: false,
  weekMail: false,
  units: METRIC,
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((known) => known === value) ?? null

const numberOrNull = (value: number | null) => (value === null ? null : Number(value))

async function fetchProfile(): Promise<Profile> {
  const userId = await memberId()
  const row = rowOrNull(await (await backend()).from('profiles').select('*').eq('user_id', userId).maybeSingle())
  if (!row) return NO_PROFILE
  return {
    birthYear: row.birth_year,
    sex: oneOf(['female', 'male'], row.sex),
    heightCm: numberOrNull(row.height_cm),
    activity: oneOf(
      ACTIVITIES.map(({ value }) => value),
      row.activity,
    ),
    aim: oneOf(
      AIMS.map(({ value }) => value),
      row.aim,
    ),
    paceKg: numberOrNull(row.pace_kg_week),
    goalWeightKg: numberOrNull(row.goal_weight_kg),
    maternity: oneOf(['none', 'pregnant', 'lactating'], row.maternity) ?? 'none',
    dislikes: row.dislikes,
    allergies: row.allergies,
    sharesFoods: row.shares_foods,
    acceptsPlates: row.accepts_plates,
    weekMail: row.week_mail,
    units: {
      weight: oneOf(['kg', 'lb', 'st'], row.weight_unit) ?? 'kg',
      volume: oneOf(['ml', 'fl_oz'], row.volume_unit) ?? 'ml',
      height: oneOf(['cm', 'ft_in'], row.height_unit) ?? 'cm',
      energy: oneOf(['kcal', 'kJ'], row.energy_unit) ?? 'kcal',
    },
  }
}

export const profileQueries = {
  own: (userId: string | undefined) =>
    queryOptions({ queryKey: memberKey(userId, 'profile'), queryFn: fetchProfile, enabled: userId !== undefined }),
}

/** Null without a goal weight, or without a pace toward it. */
export const weightGoalOf = ({ aim, goalWeightKg, paceKg }: Profile): WeightGoal | null =>
  goalWeightKg !== null && paceKg !== null && paceKg > 0 && aim !== 'keep'
    ? { goalKg: goalWeightKg, kgPerWeek: paceKg }
    : null
