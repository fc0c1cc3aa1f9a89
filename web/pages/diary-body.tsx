// Water and weight of the diary's day.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Goals } from '#domain/diary/goals.ts'
import { TREND_LEAD_DAYS } from '#domain/diary/weight-trend.ts'
import { addDays } from '#domain/time/calendar.ts'
import { bodyQueries } from '#web/features/body/body-queries.ts'
import { useBody } from '#web/features/body/use-body.ts'
import { WaterLog } from '#web/features/body/water-log.tsx'
import { WeightLog } from '#web/features/body/weight-log.tsx'
import { WeightTrendText } from '#web/features/body/weight-trend-text.tsx'
import type { Profile } from '#web/features/profile/profile-queries.ts'

const TREND_DAYS = 60

interface DiaryBodyProps {
  userId: string | undefined
  date: string
  goals: Goals
  profile: Profile
}

export function DiaryBody({ userId, date, goals, profile }: DiaryBodyProps) {
  const { units, goalWeightKg } = profile
  const pours = useQuery(bodyQueries.water(userId, date)).data ?? []
  const since = addDays(date, -TREND_DAYS)
  const latestWeights = bodyQueries.weights(userId, addDays(since, -TREND_LEAD_DAYS), date)
  const weights = useQuery(latestWeights).data ?? []
  const body = useBody(userId, units)
  const client = useQueryClient()

  async function weigh(weightKg: number) {
    // They may still be on their way; if they cannot be had, nothing is asked.
    const known = await client.ensureQueryData(latestWeights).catch(() => [])
    const last = known.findLast((weight) => weight.date < date)
    return body.weigh({ date, weightKg }, last?.weightKg ?? null)
  }

  return (
    <>
      <WaterLog
        key={units.volume}
        pours={pours}
        goalMl={goals.waterMl}
        unit={units.volume}
        onPour={(amountMl) => body.pour(date, amountMl)}
        onCorrect={body.correct}
        onRemove={(pour) => body.removePour(date, pour)}
      />
      <WeightLog date={date} weights={weights} unit={units.weight} onWeigh={weigh} onRemove={body.removeWeighing}>
        <WeightTrendText weights={weights} since={since} goalKg={goalWeightKg} unit={units.weight} />
      </WeightLog>
      {body.confirmDialog}
    </>
  )
}
