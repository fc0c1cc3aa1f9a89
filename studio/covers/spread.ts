// Several dishes on one table, seen from further away: cuisine cards and the home page.
import type { Archetype } from '#studio/archetypes/archetype.ts'
import { rgb } from '#studio/colour.ts'
import { ARCHETYPES, formOf } from '#studio/compose.ts'
import { Dish } from '#studio/dish.ts'
import type { PicturedRecipe } from '#studio/input.ts'
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

/** Three recipes that everybody knows each cuisine by, and that look well together; the best place on its card comes first. */
const MOST_TELLING: readonly number[] = [
  ...[90000107, 90000180, 90000110], // African
  ...[90000282, 90000297, 90000211], // American
  ...[90000304, 90000341, 90000302], // British
  ...[90000403, 90000405, 90000411], // Cajun
  ...[90000503, 90000507, 90000510], // Caribbean
  ...[90000662, 90000606, 90000680], // Chinese
  ...[90000705, 90000709, 90000703], // Eastern European
  ...[90000880, 90000813, 90000811], // European
  ...[90000910, 90000904, 90000980], // French
  ...[90001006, 90001003, 90001011], // German
  ...[90001110, 90001180, 90001103], // Greek
  ...[90001205, 90001207, 90001283], // Indian
  ...[90001303, 90001340, 90001310], // Irish
  ...[90001481, 90001485, 90001486], // Italian
  ...[90001580, 90001581, 90001563], // Japanese
  ...[90001609, 90001640, 90001611], // Jewish
  ...[90001703, 90001707, 90001709], // Korean
  ...[90001881, 90001880, 90001803], // Latin American
  ...[90001904, 90001905, 90001906], // Mediterranean
  ...[90002042, 90002064, 90002061], // Mexican
  ...[90002140, 90002181, 90002110], // Middle Eastern
  ...[90002205, 90002203, 90002240], // Nordic
  ...[90002301, 90002304, 90002310], // Southern
  ...[90002480, 90002408, 90002409], // Spanish
  ...[90002508, 90002504, 90002580], // Thai
  ...[90002609, 90002661, 90002605], // Vietnamese
]

/** Three recipes of different kinds that show a cuisine. */
export function tellingRecipes(recipes: readonly PicturedRecipe[], count: number): PicturedRecipe[] {
  const rank = (recipe: PicturedRecipe): number => (recipe.dishTypes.includes('main course') ? 0 : 1)
  const savoury = recipes.filter((recipe) => recipe.dishTypes.some((type) => /main course|soup|salad/.test(type)))
  const sorted = savoury.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)
  const chosen = MOST_TELLING.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []).slice(0, count)
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
