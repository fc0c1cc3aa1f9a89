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
import { NotLoaded } from '#web/ui/not-loaded.tsx'

const TREND_DAYS = 60

interface DiaryBodyProps {
  userId: string | undefined
  date: string
  goals: Goals
  profile: Profile
}

export function DiaryBody({ userId, date, goals, profile }: DiaryBodyProps) {
  const { units, goalWeightKg } = profile
  const water = useQuery(bodyQueries.water(userId, date))
  const since = addDays(date, -TREND_DAYS)
  const latestWeights = bodyQueries.weights(userId, addDays(since, -TREND_LEAD_DAYS), date)
  const requested = useQuery(latestWeights)
  const nothing = userId ? undefined : []
  const weights = requested.data ?? nothing
  const body = useBody(userId, units)
  const client = useQueryClient()

  async function weigh(weightKg: number) {
    // They may still be loading; if they can't be loaded, don't ask.
    const known = await client.ensureQueryData(latestWeights).catch(() => [])
    const last = known.findLast((weight) => weight.date < date)
    return body.weigh({ date, weightKg }, last?.weightKg ?? null)
  }

  return (
    <>
      <WaterLog
        key={units.volume}
        pours={water.data ?? nothing}
        notLoaded={<NotLoaded query={water} text="We couldn’t load your water." className="h-8 rounded-lg" />}
        goalMl={goals.waterMl}
        unit={units.volume}
        onPour={(amountMl) => body.pour(date, amountMl)}
        onCorrect={body.correct}
        onRemove={(pour) => body.removePour(date, pour)}
      />
      <WeightLog date={date} weights={weights ?? []} unit={units.weight} onWeigh={weigh} onRemove={body.removeWeighing}>
        {weights ? (
          <WeightTrendText weights={weights} since={since} goalKg={goalWeightKg} unit={units.weight} />
        ) : (
          <NotLoaded query={requested} text="We couldn’t load your weight." className="h-12 rounded-lg" />
        )}
      </WeightLog>
      {body.confirmDialog}
    </>
  )
}
