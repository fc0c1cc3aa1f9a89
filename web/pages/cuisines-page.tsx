import { useQuery } from '@tanstack/react-query'
import { CuisineGrid, CuisineGridSkeleton } from '#web/features/cuisines/cuisine-grid.tsx'
import { cuisineCountsQuery, cuisinesQuery } from '#web/features/cuisines/cuisine-queries.ts'
import { usePageHead } from '#web/router/page-head.ts'
import { paths } from '#web/router/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export function cuisinesQueries() {
  return [cuisinesQuery(), cuisineCountsQuery()]
}

export function CuisinesPage() {
  const { data: cuisines } = useQuery(cuisinesQuery())
  const { data: counts } = useQuery(cuisineCountsQuery())
  usePageHead({
    title: 'Explore Cuisines',
    description: 'Healthy recipes from twenty-six cuisines, from African to Vietnamese.',
    canonical: paths.cuisines,
  })
  return (
    <div className="page-width">
      <PageHeader title="Explore Cuisines" intro="Twenty-six cuisines, with dishes to cook at home tonight." />
      {cuisines ? <CuisineGrid cuisines={cuisines} counts={counts} /> : <CuisineGridSkeleton />}
    </div>
  )
}
