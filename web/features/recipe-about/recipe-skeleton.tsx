import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function RecipeSkeleton() {
  return (
    <Loading label="Loading the recipe" className="mt-3 grid gap-8 lg:grid-cols-[1fr_1.06fr] lg:gap-12">
      <Skeleton className="aspect-3/2 w-full rounded-3xl" />
      <div className="grid content-center gap-4">
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-11 w-full max-w-md" />
      </div>
    </Loading>
  )
}
