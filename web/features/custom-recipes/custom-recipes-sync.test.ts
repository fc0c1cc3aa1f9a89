// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { emptySync } from '#domain/sync/sync-state.ts'
import { storeSync } from '#web/data/sync/store-sync.ts'
import { SYNC_KEYS, writeRecord } from '#web/data/sync/sync-record.ts'
import { OWNER_KEY } from '#web/device/device-owner.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { useCustomRecipes } from './custom-recipes-store.ts'
import { customRecipesSync } from './custom-recipes-sync.ts'
import { keepDraft } from './recipe-draft.ts'
import { saveRecipeFigures } from './recipe-figures.ts'

const MIA = newUuid()
const draft = {
  title: 'Grandma’s Soup',
  image: '',
  readyInMinutes: 30,
  servings: 4,
  cuisines: [],
  diets: [],
  instructions: 'Simmer.',
  ingredients: [{ name: 'leek', amount: 1, unit: '' }],
}

beforeEach(() => {
  useCustomRecipes.setState({ recipes: [] })
  localStorage.clear()
  localStorage.setItem(OWNER_KEY, MIA)
})

test.each(['keep', 'drop'] as const)(
  'signing out (%s) leaves no own recipes, nutrition or drafts on the device',
  async (unsent) => {
    writeRecord(MIA, 'custom_recipes', { device: newUuid(), household: null, brought: true, state: emptySync() })
    const { add, byId } = useCustomRecipes.getState()
    const recipe = byId(add(draft))
    if (!recipe) throw new Error('The recipe was not added.')
    saveRecipeFigures(recipe, { ingredients: [], nutrients: [] })
    keepDraft('new', draft)
    await storeSync(customRecipesSync, MIA).leave(unsent)
    const left = Object.entries(localStorage).filter(([, value]) => /leek|Grandma/.test(value))
    // Unsent changes wait under their member's id, if the member chose that.
    expect(left.every(([key]) => key.startsWith(SYNC_KEYS) && key.includes(MIA))).toBe(true)
    expect(left.length > 0).toBe(unsent === 'keep')
    expect(useCustomRecipes.getState().recipes).toEqual([])
  },
)
