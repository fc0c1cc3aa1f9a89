import { useQuery } from '@tanstack/react-query'
import { type EnergyFloor, energyFloor } from '#domain/diary/energy-floors.ts'
import { addDays } from '#domain/time/calendar.ts'
import { bodyQueries } from '#web/features/body/body-queries.ts'
import type { Profile } from '#web/features/profile/profile-queries.ts'

/** An older weight says little about today. */
const LAST_WEIGHT_DAYS = 365

/** The least energy that is planned for a member whose profile speaks against a deficit; null for everybody else. */
export function useEnergyFloor(
  userId: string | undefined,
  profile: Profile | undefined,
  today: string,
): EnergyFloor | null {
  const isKnown = userId !== undefined && today !== ''
  const weights = useQuery(bodyQueries.weights(userId, isKnown ? addDays(today, -LAST_WEIGHT_DAYS) : '', today)).data
  if (!profile || !isKnown) return null
  return energyFloor({ ...profile, weightKg: weights?.at(-1)?.weightKg ?? null }, today)
}
