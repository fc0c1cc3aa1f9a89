// Saves parts of a member's profile. Separate from its queries, which more pages load.
import type { Units } from '#domain/diary/units.ts'
import { WORDS_PER_LIST } from '#domain/limits.ts'
import { type FoodsChange, foodsNotEaten, withFoodsNotEaten } from '#domain/plan/foods-not-eaten.ts'
import { agreeToHealthDetails } from '#web/data/health-consent.ts'
import { done, rowOrNull } from '#web/data/rows.ts'
import { backend, memberId } from '#web/data/supabase.ts'
import type { Profile } from './profile-queries.ts'

/** Writes only the fields for diary and goals; the rest of the row is unchanged. */
export async function saveProfile(
  profile: Omit<Profile, 'dislikes' | 'allergies' | 'sharesFoods' | 'acceptsPlates' | 'weekMail'>,
) {
  const userId = await memberId()
  await agreeToHealthDetails()
  done(
    await (await backend()).from('profiles').upsert({
      user_id: userId,
      birth_year: profile.birthYear,
      sex: profile.sex,
      height_cm: profile.heightCm,
      activity: profile.activity,
      aim: profile.aim,
      pace_kg_week: profile.paceKg,
      goal_weight_kg: profile.goalWeightKg,
      maternity: profile.maternity,
      weight_unit: profile.units.weight,
      volume_unit: profile.units.volume,
      height_unit: profile.units.height,
      energy_unit: profile.units.energy,
    }),
  )
}

/** In which units a member's body, water and energy are shown. */
export async function saveUnits({ weight, volume, height, energy }: Units) {
  const userId = await memberId()
  const units = { weight_unit: weight, volume_unit: volume, height_unit: height, energy_unit: energy }
  done(await (await backend()).from('profiles').upsert({ user_id: userId, ...units }))
}

/** What a member doesn't eat, for plans and suggestions. Resolves to all of it. */
export async function saveFoodsNotEaten(change: FoodsChange): Promise<string[]> {
  const userId = await memberId()
  const client = await backend()
  const before = rowOrNull(
    await client.from('profiles').select('allergies,dislikes').eq('user_id', userId).maybeSingle(),
  )
  const changed = withFoodsNotEaten(before ?? { allergies: [], dislikes: [] }, change)
  if (foodsNotEaten(changed).length > WORDS_PER_LIST)
    throw new Error(
      `You can list up to ${WORDS_PER_LIST} foods, so that every plan and suggestion leaves out all of them.`,
    )
  if (foodsNotEaten(changed).length > 0) await agreeToHealthDetails()
  done(await client.from('profiles').upsert({ user_id: userId, ...changed }))
  return foodsNotEaten(changed)
}

/** Whether what others serve goes straight into the member's diary. */
export async function saveAcceptsPlates(acceptsPlates: boolean) {
  const userId = await memberId()
  done(await (await backend()).from('profiles').upsert({ user_id: userId, accepts_plates: acceptsPlates }))
}

/** Whether the household sees what the member doesn't eat. */
export async function saveSharesFoods(sharesFoods: boolean) {
  const userId = await memberId()
  done(await (await backend()).from('profiles').upsert({ user_id: userId, shares_foods: sharesFoods }))
}

/** Whether the member's week is emailed on Sunday evening, where this device is now. */
export async function saveWeekMail(weekMail: boolean) {
  const userId = await memberId()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  done(await (await backend()).from('profiles').upsert({ user_id: userId, week_mail: weekMail, time_zone: timeZone }))
}
