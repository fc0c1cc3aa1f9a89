import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function TrendSkeleton() {
  return (
    <Loading label="Loading your history" className="grid gap-5 lg:grid-cols-3">
      {['calories', 'water', 'weight'].map((chart) => (
        <Skeleton key={chart} className="h-81 rounded-xl" />
      ))}
    </Loading>
  )
}
