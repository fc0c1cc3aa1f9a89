// npm run pictures:sheet: contact sheets with titles, for reviewing the pictures.
// --draft draws afresh and small, and leaves the committed pictures alone; --only takes ids, ends of ids, slugs, cuisines or forms.
// --large shows nine big pictures to a sheet; --covers shows the pictures of cuisines, articles and the site instead of the recipes'.
// --flaws lists the pictures that have nearly black food or places on which nothing was drawn, and writes no sheets.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { formOf } from './compose.ts'
import { Dish } from './dish.ts'
import { flawsOf } from './flaws.ts'
import { type CatalogueEntry, cuisineSlug, readInput } from './input.ts'
import { allJobs } from './jobs.ts'
import { PICTURE_FOLDER } from './manifest.ts'
import { drawRecipe } from './picture.ts'
import { contactSheet, LARGE_SHEET, type SheetCell, SMALL_SHEET } from './sheet.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    draft: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    covers: { type: 'boolean', default: false },
    flaws: { type: 'boolean', default: false },
    out: { type: 'string', default: 'contact-sheets' },
  },
})

/** Cracks between pieces may be black, and encoding leaves a few pixels without color; patches are more than that. */
const DARK_SHARE = 0.001
const UNDRAWN_SHARE = 0.0005
const DRAFT_SCALE = { small: 0.42, large: 0.62 }

const { columns, rows, cell } = options.large ? LARGE_SHEET : SMALL_SHEET
const cells = options.covers ? coverCells() : recipeCells(options.only?.split(','))
const perSheet = columns * rows
if (options.flaws) await listFlaws()
else await writeSheets()

async function writeSheets(): Promise<void> {
  mkdirSync(options.out, { recursive: true })
  for (let i = 0; i * perSheet < cells.length; i++) {
    const page: SheetCell[] = []
    for (const make of cells.slice(i * perSheet, (i + 1) * perSheet)) page.push(await make())
    const file = join(options.out, `sheet-${i + 1}.png`)
    writeFileSync(file, await contactSheet(page, columns, cell))
    console.log(file)
  }
}

async function listFlaws(): Promise<void> {
  for (const make of cells) {
    const { label, image } = await make()
    const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const { dark, undrawn } = flawsOf({ width: info.width, height: info.height, rgb: new Uint8Array(data) })
    const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
    if (dark > DARK_SHARE || undrawn > UNDRAWN_SHARE)
      console.log(`${label}: dark ${percent(dark)}, undrawn ${percent(undrawn)}`)
  }
}

function recipeCells(wanted: string[] | undefined): (() => Promise<SheetCell>)[] {
  return readInput()
    .recipes.filter((recipe) => !wanted || wanted.some((name) => isNamed(recipe, name)))
    .toSorted((a, b) => a.id - b.id)
    .map((recipe) => () => cellOf(recipe))
}

function coverCells(): (() => Promise<SheetCell>)[] {
  return allJobs(readInput().recipes)
    .filter((job) => job.subject.kind !== 'recipe')
    .map((job) => job.output)
    .map(({ file }) => async () => ({ label: file, image: readFileSync(join(PICTURE_FOLDER, file)) }))
}

function isNamed(recipe: CatalogueEntry, name: string): boolean {
  const words = [recipe.slug, cuisineSlug(recipe.cuisines[0] ?? ''), formOf(new Dish(recipe))]
  return words.includes(name) || (/^\d+$/.test(name) && String(recipe.id).endsWith(name))
}

async function cellOf(recipe: CatalogueEntry): Promise<SheetCell> {
  const label = `${String(recipe.id).slice(-4)} ${recipe.title}`
  if (!options.draft) return { label, image: readFileSync(join(PICTURE_FOLDER, `recipes/${recipe.id}-960.avif`)) }
  const { width, height, rgb } = drawRecipe(recipe, DRAFT_SCALE[options.large ? 'large' : 'small'])
  return {
    label,
    image: await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  }
}
