// Water and weight of the diary's day.
import { useQuery } from '@tanstack/react-query'
import type { Goals } from '#domain/diary/goals.ts'
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
  const weights = useQuery(bodyQueries.weights(userId, addDays(date, -TREND_DAYS), date)).data ?? []
  const body = useBody(userId, units)
  const last = weights.findLast((weight) => weight.date < date) ?? null
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
      <WeightLog
        date={date}
        weights={weights}
        unit={units.weight}
        onWeigh={(weightKg) => body.weigh({ date, weightKg }, last?.weightKg ?? null)}
        onRemove={body.removeWeighing}
      >
        <WeightTrendText weights={weights} goalKg={goalWeightKg} unit={units.weight} />
      </WeightLog>
      {body.confirmDialog}
    </>
  )
}
