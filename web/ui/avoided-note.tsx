// What a dish or an ingredient contains that somebody who eats it avoids. Loaded only for members.
import { useQuery } from '@tanstack/react-query'
import {
  type Avoided,
  avoidedBadges,
  avoidedIn,
  avoidedSentences,
  type Contents,
  type Eater,
} from '#domain/nutrition/avoided.ts'
import { isCustomRecipeId, type RecipeId } from '#domain/recipe-id.ts'
import { avoidedIngredientsQuery, avoidedRecipesQuery, ownIngredientsQuery } from '#web/data/avoided-queries.ts'
import { eatersQuery } from '#web/data/eaters-query.ts'
import { useSessionUser } from '#web/data/session.ts'
import { cx } from './cx.ts'

const NOBODY: readonly Eater[] = []
const KINDS: Record<Exclude<Size, 'card'>, readonly Avoided['kind'][]> = {
  row: ['contains', 'may contain'],
  page: ['contains', 'may contain', 'diet'],
}
type Size = 'card' | 'row' | 'page'

export function AvoidedInRecipe({ id, size }: { id: RecipeId; size: Size }) {
  return isCustomRecipeId(id) ? <InOwnRecipe id={id} size={size} /> : <InCatalogueRecipe id={id} size={size} />
}

function InCatalogueRecipe({ id, size }: { id: RecipeId; size: Size }) {
  const userId = useSessionUser()?.id
  const { data: eaters = NOBODY } = useQuery(eatersQuery(userId))
  const { data: contentsOf } = useQuery(avoidedRecipesQuery(userId, eaters))
  return <Note contents={contentsOf?.(id) ?? null} eaters={eaters} size={size} />
}

/** The ingredients of more recipes would be more than all the cards of a page need. */
const ASKED_TOGETHER = 50

function InOwnRecipe({ id, size }: { id: RecipeId; size: Size }) {
  const { data: eaters = NOBODY } = useQuery(eatersQuery(useSessionUser()?.id))
  // There may be 2,000 of them to read.
  const isNeeded = eaters.some(({ avoids }) => avoids.length > 0)
  const { data: recipes = [] } = useQuery({ ...ownIngredientsQuery, enabled: isNeeded })
  const names = recipes.find((recipe) => recipe.id === id)?.names ?? []
  const among = recipes.length > ASKED_TOGETHER ? names : recipes.flatMap((recipe) => recipe.names)
  return <AvoidedInIngredients names={names} among={among} size={size} />
}

interface IngredientsProps {
  names: readonly string[]
  /** All that the page asks about, so that it asks once. */
  among: readonly string[]
  size: Size
}

export function AvoidedInIngredients({ names, among, size }: IngredientsProps) {
  const userId = useSessionUser()?.id
  const { data: eaters = NOBODY } = useQuery(eatersQuery(userId))
  const { data: contentsOf } = useQuery(avoidedIngredientsQuery(userId, eaters, among))
  return <Note contents={contentsOf?.(names) ?? null} eaters={eaters} size={size} />
}

interface NoteProps {
  contents: Contents | null
  eaters: readonly Eater[]
  size: Size
}

function Note({ contents, eaters, size }: NoteProps) {
  if (!contents) return null
  const avoided = avoidedIn(contents, eaters)
  if (size === 'card') return <CardBadge badges={avoidedBadges(avoided)} />
  const sentences = avoidedSentences(avoided, KINDS[size])
  if (sentences.length === 0) return null
  const sized = size === 'page' ? 'rounded-lg px-4 py-2.5 text-sm' : 'mt-1 w-fit rounded-md px-1.5 py-0.5 text-xs'
  return (
    <span className={cx('block wrap-anywhere bg-apricot-soft font-medium text-apricot-ink', sized)}>
      {sentences.join(' ')}
    </span>
  )
}

/** One badge, so that cards don't become fuller; all of them are on the recipe's page. */
function CardBadge({ badges }: { badges: readonly string[] }) {
  const [first, ...others] = badges
  if (first === undefined) return null
  return (
    <span
      title={badges.join(', ')}
      className="mt-1 block w-fit max-w-full wrap-anywhere rounded-md bg-apricot-soft px-1.5 py-0.5 font-medium text-apricot-ink text-xs"
    >
      {first}
      {others.length > 0 && (
        <>
          <span aria-hidden="true">{` +${others.length}`}</span>
          <span className="sr-only">{`, ${others.join(', ')}`}</span>
        </>
      )}
    </span>
  )
}
