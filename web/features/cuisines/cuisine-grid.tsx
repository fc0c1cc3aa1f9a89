import { versions } from 'virtual:pictures/cuisines'
import { cuisineSlug } from '#domain/recipe/cuisines.ts'
import { drawnPicture } from '#domain/recipe/recipe-pictures.ts'
import { paths } from '#web/router/paths.ts'
import { Link } from '#web/router/router.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { countText } from '#web/ui/format.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const GRID = 'grid two-columns gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4'
const SKELETON_CARDS = 8

/** The first row on a phone (first-row-first in app.css). */
const EARLY_PICTURES = 2
/** A pixel taller on a phone, or rounding would make a picture of a later row the largest paint. */
const EARLY_SHAPE = 'max-sm:aspect-[480/323]'

interface CuisineGridProps {
  cuisines: readonly string[]
  /** How many recipes each has, where known. */
  counts?: Readonly<Record<string, number>>
}

export function CuisineGrid({ cuisines, counts = {} }: CuisineGridProps) {
  return (
    <ul className={`${GRID} first-row-first`}>
      {cuisines.map((cuisine, place) => (
        <li
          key={cuisine}
          className={cardClass({
            padded: false,
            interactive: true,
            className:
              'group relative overflow-hidden has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-leaf',
          })}
        >
          <div className={`aspect-3/2 overflow-hidden bg-sunken ${place < EARLY_PICTURES ? EARLY_SHAPE : ''}`}>
            <Picture
              {...cuisinePicture(cuisine)}
              alt=""
              width={480}
              height={320}
              loading={place === 0 ? 'first' : place < EARLY_PICTURES ? 'early' : 'late'}
              className="size-full transition-transform duration-500 ease-out group-hover:scale-103"
            />
          </div>
          <div className="p-3 sm:p-4">
            <h2 className="text-base sm:text-xl">
              {/* The whole card is the link's target; its outline is drawn around the card. */}
              <Link to={paths.cuisine(cuisine)} className="outline-none after:absolute after:inset-0">
                {cuisine}
              </Link>
            </h2>
            <p className="min-h-5 text-muted text-sm">
              {counts[cuisine] !== undefined && countText(counts[cuisine], 'recipe')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function CuisineGridSkeleton() {
  return (
    <Loading label="Loading cuisines" className={GRID}>
      {Array.from({ length: SKELETON_CARDS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <div key={place} data-skeleton-card="" className={cardClass({ padded: false, className: 'overflow-hidden' })}>
          <Skeleton className="aspect-3/2 w-full rounded-none" />
          <Skeleton className="mx-4 my-4 h-6 w-3/5" />
        </div>
      ))}
    </Loading>
  )
}

function cuisinePicture(cuisine: string) {
  const slug = cuisineSlug(cuisine)
  return drawnPicture(`cuisines/${slug}`, versions[slug], [480])
}
