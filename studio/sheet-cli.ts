// npm run pictures:sheet: contact sheets with titles, for reviewing the pictures.
// --draft draws afresh and small, and leaves the committed pictures alone; --only takes ids, ends of ids, slugs, cuisines or forms.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { CatalogueRecipe } from '#domain/recipe/catalogue-recipe.ts'
import { cuisineSlug } from '#domain/recipe/cuisines.ts'
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { formOf } from './compose.ts'
import { Dish } from './dish.ts'
import { PICTURE_FOLDER } from './manifest.ts'
import { drawRecipe } from './picture.ts'
import { contactSheet, type SheetCell } from './sheet.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    draft: { type: 'boolean', default: false },
    columns: { type: 'string', default: '6' },
    out: { type: 'string', default: 'contact-sheets' },
  },
})

const DRAFT_SCALE = 0.42
const ROWS = 6

const wanted = options.only?.split(',')
const recipes = readCatalogueFiles()
  .recipes.filter((recipe) => !wanted || wanted.some((name) => isNamed(recipe, name)))
  .toSorted((a, b) => a.id - b.id)
const columns = Number(options.columns)
const perSheet = columns * ROWS
mkdirSync(options.out, { recursive: true })
for (let i = 0; i * perSheet < recipes.length; i++) {
  const cells: SheetCell[] = []
  for (const recipe of recipes.slice(i * perSheet, (i + 1) * perSheet)) cells.push(await cellOf(recipe))
  const file = join(options.out, `sheet-${i + 1}.png`)
  writeFileSync(file, await contactSheet(cells, columns))
  console.log(file)
}

function isNamed(recipe: CatalogueRecipe, name: string): boolean {
  const words = [recipe.slug, cuisineSlug(recipe.cuisines[0] ?? ''), formOf(new Dish(recipe))]
  return words.includes(name) || (/^\d+$/.test(name) && String(recipe.id).endsWith(name))
}

async function cellOf(recipe: CatalogueRecipe): Promise<SheetCell> {
  const label = `${String(recipe.id).slice(-4)} ${recipe.title}`
  if (!options.draft) return { label, image: readFileSync(join(PICTURE_FOLDER, `recipes/${recipe.id}-480.avif`)) }
  const { width, height, rgb } = drawRecipe(recipe, DRAFT_SCALE)
  return {
    label,
    image: await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  }
}
