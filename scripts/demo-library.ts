// Recipes that the demo's household made its own, with tags and collections.
import { myVersion } from '#domain/recipe/my-version.ts'
import type { RecipeDetail } from '#domain/recipe/recipe-detail.ts'
import type { Recipe } from '#domain/recipe/recipe-view.ts'
import { FIRST_CUSTOM_ID } from '#domain/recipe-id.ts'
import { swappedDraft, type TakenSwap } from '#domain/swap/swapped-draft.ts'
import { type Client, checked } from './demo-client.ts'
import type { Larder } from './demo-life.ts'

const WEEKNIGHTS = '6f0f3a52-5a3c-4d5e-9c1f-2b8f0a3f1d01'
const FRIENDS = '6f0f3a52-5a3c-4d5e-9c1f-2b8f0a3f1d02'
const QUICK = '6f0f3a52-5a3c-4d5e-9c1f-2b8f0a3f1d03'

const COLLECTIONS = [
  {
    id: WEEKNIGHTS,
    picture_id: FIRST_CUSTOM_ID + 1,
    name: 'Weeknights',
    note: 'Nothing that needs two pans.',
    position: 1,
    query: null,
  },
  {
    id: FRIENDS,
    picture_id: FIRST_CUSTOM_ID + 3,
    name: 'When friends come',
    note: 'Doubles well.',
    position: 2,
    query: null,
  },
  { id: QUICK, picture_id: null, name: 'Under half an hour', note: '', position: 3, query: { maxTime: 30 } },
]

/** What they changed, and where they file it. */
const VERSIONS = [
  { note: 'Less salt, and the lemon at the end.', tags: ['Mia loves it'], collection: WEEKNIGHTS },
  { note: 'Twice the garlic.', tags: ['Alex cooks'], collection: WEEKNIGHTS },
  { note: 'Make it a day ahead.', tags: ['Freezer', 'Alex cooks'], collection: FRIENDS },
  { note: 'With toasted seeds on top.', tags: ['Mia loves it'], collection: FRIENDS },
  { note: 'Half of it goes into lunch boxes.', tags: ['Freezer'], collection: WEEKNIGHTS },
]
const TAKEN = { tags: ['Swapped'], collection: WEEKNIGHTS }

/** The same recipes on every first start. */
export async function keepLibrary(robin: Client, address: string, larder: Larder) {
  const { data: known } = await robin.from('collections').select('id').limit(1)
  if (known?.length) return
  const dishes = [...new Map([...larder.dinner, ...larder.lunch].map((recipe) => [recipe.id, recipe])).values()]
  const versions = VERSIONS.flatMap(({ note, ...place }, at) => {
    const recipe = dishes[2 * at]
    if (!recipe) return []
    const original = myVersion(detailOf(recipe))
    const draft = { ...original, title: `Our ${recipe.title}`, instructions: `${original.instructions}\nNote: ${note}` }
    return [{ recipe, draft, original, ...place }]
  })
  const taken = await firstSwap(address, dishes)
  const own = [...versions, ...(taken ? [{ ...taken, ...TAKEN }] : [])].map((version, at) => ({
    ...version,
    id: FIRST_CUSTOM_ID + 1 + at,
  }))
  const recipes = own.map(({ id, draft, recipe, original }) => ({
    id,
    body: JSON.parse(JSON.stringify({ ...draft, id, isCustom: true, basedOn: { id: recipe.id, recipe: original } })),
  }))
  checked(await robin.from('custom_recipes').insert(recipes))
  checked(await robin.from('collections').insert(COLLECTIONS))
  const ours = larder.breakfast.slice(0, 3).map(({ id }) => ({ id, tags: ['Sunday breakfast'], collection: FRIENDS }))
  const filed = [...own, ...ours].map(({ id, tags, collection }) => ({
    recipe_id: id,
    names: tags,
    collection_ids: [collection],
  }))
  checked(await robin.from('tags').insert(filed))
}

const detailOf = (recipe: Recipe): RecipeDetail => ({ ...recipe, written: { lines: [], system: 'us' } })

/** A dish with something else in it, as the product suggests it. */
async function firstSwap(address: string, dishes: readonly Recipe[]) {
  for (const recipe of dishes.toReversed()) {
    const response = await fetch(`${address}/api/catalogue/recipes/${recipe.id}/swaps`)
    const { swaps }: { swaps: TakenSwap[] } = await response.json()
    const swap = swaps.find(({ gained }) => gained.length > 0)
    if (!swap) continue
    const detail = detailOf(recipe)
    return { recipe, draft: swappedDraft(detail, swap), original: myVersion(detail) }
  }
  return null
}
