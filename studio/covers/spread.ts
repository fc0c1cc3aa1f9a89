// Several dishes on one table, seen from further away: cuisine cards and the home page.
import type { Archetype } from '#studio/archetypes/archetype.ts'
import { rgb } from '#studio/colour.ts'
import { ARCHETYPES, formOf } from '#studio/compose.ts'
import { Dish, type PicturedRecipe } from '#studio/dish.ts'
import type { Palette } from '#studio/palette.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { contrast, LEAST_CONTRAST, type Setting } from '#studio/setting.ts'
import type { TableTop } from '#studio/tables.ts'

/** Dishes in round vessels, which group well on a table; the most typical first. */
const TABLE_KINDS = [
  'noodle-soup',
  'stew',
  'pilaf',
  'noodles',
  'pasta',
  'salad',
  'dal',
  'plate',
  'soup',
  'grain-bowl',
  'patties',
  'dumplings',
  'stir-fry',
  'dip',
  'puree',
  'skillet',
  'risotto',
  'pancakes',
  'porridge',
  'frittata',
] as const

/** Recipes that everybody knows their cuisine by, and that look well in a group: guacamole before a bean stew. */
const MOST_TELLING: ReadonlySet<number> = new Set([
  90001703, 90001707, 90001709, 90002042, 90002084, 90002061, 90002508, 90002504, 90002580,
])

/** Three recipes of different kinds that show a cuisine. */
export function tellingRecipes(recipes: readonly PicturedRecipe[], count: number): PicturedRecipe[] {
  const rank = (recipe: PicturedRecipe): number => (recipe.dishTypes.includes('main course') ? 0 : 1)
  const savoury = recipes.filter((recipe) => recipe.dishTypes.some((type) => /main course|soup|salad/.test(type)))
  const sorted = savoury.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)
  const chosen = recipes.filter(({ id }) => MOST_TELLING.has(id)).slice(0, count)
  if (chosen.length === count) return chosen
  const kinds = new Map(sorted.map((recipe) => [recipe, formOf(new Dish(recipe))]))
  for (const kind of TABLE_KINDS) {
    const match = sorted.find((recipe) => kinds.get(recipe) === kind)
    if (match) chosen.push(match)
    if (chosen.length === count) break
  }
  return chosen
}

/** The ceramics that stand apart from a table, most contrast first. */
function ceramicsOn(palette: Palette, table: TableTop): [string, string][] {
  const apart = palette.ceramics.filter((ceramic) => contrast(ceramic, table) >= LEAST_CONTRAST)
  return (apart.length ? apart : palette.ceramics).toSorted((a, b) => contrast(b, table) - contrast(a, table))
}

export function spread(
  scene: Scene,
  palette: Palette,
  table: TableTop,
  recipes: readonly PicturedRecipe[],
  places: readonly Point[],
): void {
  const ceramics = ceramicsOn(palette, table)
  recipes.forEach((recipe, i) => {
    const place = places[i]
    const [body, rim] = ceramics[i % ceramics.length] ?? ['#f6f0e2', '#8a6a42']
    if (!place) return
    const dish = new Dish(recipe)
    const archetype: Archetype = ARCHETYPES[formOf(dish)]
    const setting: Setting = { palette, table, ceramic: { body: rgb(body), rim: rgb(rim), speckled: i % 2 === 0 } }
    const [x, y] = [scene.x, scene.y]
    ;[scene.x, scene.y] = place
    archetype.draw({ scene, dish, setting })
    ;[scene.x, scene.y] = [x, y]
  })
}
