// Recipes from paper: photos and PDFs that the test renders itself, read by the real readers in the browser.
import type { Browser, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { ADD, ingredient, save, savedRecipes, titleBox } from './own-recipe-steps.ts'

// It reads with WebAssembly, on whatever machine this is.
test.slow()

const STYLE = `
  body { margin: 60px; font: 24px/1.45 'DejaVu Serif'; color: #222 }
  h1 { font-size: 38px } h2 { font-size: 28px }
  .columns { columns: 2; column-gap: 60px; column-rule: 1px solid #999 } .columns > * { break-inside: avoid }`
const TITLE = '<h1>Apple Crumble</h1><p>Serves 6 &nbsp; Prep: 20 min &nbsp; Cook: 45 min</p>'
const INGREDIENTS = `<h2>Ingredients</h2><div>1½ cups all-purpose flour</div><div>½ tsp salt</div><div>2 large eggs</div>`
const STEPS = `<h2>Method</h2><p>1. Heat the oven to 375°F, butter a large baking dish and rub the flour, salt and eggs
  between your fingers until they look like crumbs.</p><p>2. Bake until golden.</p>`

interface Paper {
  /** In degrees. */
  tilt?: number
  isNoisy?: boolean
  /** In pixels; a smaller photo is read faster. */
  height?: number
}

/** A page that draws what is on the paper. */
async function paper(browser: Browser, html: string, { tilt = 0, isNoisy = false }: Paper = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 900, height: 1000 } })
  await page.setContent(`<style>${STYLE} body { transform: rotate(${tilt}deg) }</style>${html}`)
  if (isNoisy)
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 900, height: 1000, style: 'position: fixed; inset: 0' })
      const context = canvas.getContext('2d')
      const grain = context?.createImageData(900, 1000)
      if (!context || !grain) throw new Error('This browser draws nothing.')
      // The same grain every time.
      for (let at = 0, seed = 7; at < grain.data.length; at += 4) {
        seed = (seed * 1103515245 + 12345) % 2147483648
        grain.data.set([seed % 256, seed % 256, seed % 256, seed % 60], at)
      }
      context.putImageData(grain, 0, 0)
      document.documentElement.append(canvas)
    })
  return page
}

async function photoOf(browser: Browser, html: string, options?: Paper) {
  const page = await paper(browser, html, options)
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: options?.height ?? 1000 } })
  await page.close()
  return { name: 'photo.png', mimeType: 'image/png', buffer }
}

async function openImport(page: Page) {
  await open(page, ADD)
  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  return page.getByLabel('Choose Photos or Files')
}

test('photos of two pages are read on this device, and each amount is confirmed beside its piece', async ({
  page,
  browser,
}) => {
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  page.on('worker', (worker) => read.push(new URL(worker.url()).pathname))
  const readers = () => read.filter((path) => /tesseract|pdf/.test(path))
  const files = await openImport(page)
  const steps = await photoOf(browser, `${STEPS}<p style="margin-top: 400px">Pumpkin pie from the facing page</p>`)
  const list = await photoOf(browser, TITLE + INGREDIENTS, { tilt: 1.2, isNoisy: true, height: 560 })
  await files.setInputFiles([steps, list])
  await expect(page.getByText('Phones copy text from photos well')).toBeVisible()
  expect(readers(), 'nothing is loaded before somebody wants it').toEqual([])
  await page.getByRole('button', { name: 'Move page 2 earlier' }).click()
  // A facing page would be read as more of the recipe.
  await page.getByRole('button', { name: 'Crop page 2' }).press('Enter')
  const bottom = page.getByRole('slider', { name: 'Bottom edge' })
  for (let presses = 0; presses < 20; presses += 1) await bottom.press('ArrowUp')
  await expect(bottom).toHaveAttribute('aria-valuenow', '60')
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await page.getByRole('button', { name: 'Read 2 Photos' }).click()

  const check = page.getByRole('region', { name: 'Amounts to check' })
  const rows = check.getByRole('listitem')
  await expect(rows).toHaveCount(3, { timeout: 60_000 })
  expect(page.workers(), 'its memory is freed').toEqual([])
  expect(readers().length).toBeGreaterThan(0)
  for (const row of await rows.all()) await expect(row.locator('img')).toHaveAttribute('src', /^blob:/)
  await rows.nth(0).getByText('1½', { exact: true }).click()
  await rows.nth(1).getByRole('button', { name: 'Other' }).click()
  await rows.nth(1).getByLabel('What the line says').fill('½ tsp sea salt')
  await expect(check.getByRole('status')).toHaveText('1 amount left to confirm')
  await check.getByRole('button', { name: 'Continue' }).click()

  await expect(titleBox(page)).toHaveValue('Apple Crumble')
  await expect(page.getByText('1 amount from the photo wasn’t confirmed, so it’s empty.')).toBeVisible()
  await expect(page.getByLabel('Servings')).toHaveValue('6')
  await expect(ingredient(page, 2)).toHaveValue('sea salt')
  await expect(page.getByLabel('Instructions')).toHaveValue(
    /^Heat the oven to 375.F.* look like crumbs\.\nBake until golden\.$/,
  )
  await save(page).click()
  await expect(page).toHaveURL('/recipes')
  expect((await savedRecipes(page))[0].ingredients).toMatchObject([
    { name: 'all-purpose flour', amount: 1.5, unit: 'cup' },
    { name: 'sea salt', amount: 0.5, unit: 'tsp' },
    { name: expect.stringContaining('eggs'), amount: 0 },
  ])
})

test('a hopeless photo says how to take a better one', async ({ page, browser }) => {
  const files = await openImport(page)
  await files.setInputFiles(
    await photoOf(browser, '<p style="font-size: 300px; filter: blur(20px)">So</p>', { height: 300 }),
  )
  await page.getByRole('button', { name: 'Read Photo' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Take it from straight above in good light' })).toBeVisible({
    timeout: 60_000,
  })
})

test('a PDF of two columns is read column by column; a page without a recipe can be marked', async ({
  page,
  browser,
}) => {
  const printed = await paper(
    browser,
    `${TITLE}<div class="columns"><div>${INGREDIENTS}</div><div>${STEPS}</div></div>`,
  )
  const pdf = await printed.pdf({ width: '900px', height: '1000px' })
  await printed.close()
  const files = await openImport(page)
  await files.setInputFiles({ name: 'crumble.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(titleBox(page)).toHaveValue('Apple Crumble', { timeout: 30_000 })
  await expect(page.getByLabel('Preparation time (min)')).toHaveValue('65')
  await expect(page.getByLabel('Amount of ingredient 1')).toHaveValue('1½')
  await expect(ingredient(page, 3)).toHaveValue('eggs, large')
  await expect(page.getByLabel('Instructions')).toHaveValue(/^Heat the oven.* like crumbs\.\nBake until golden\.$/)

  await page.getByLabel('Import', { exact: true }).getByText('Import recipes from').click()
  await page
    .getByLabel('Web address or recipe text')
    .fill('Toast for two\nbread\nsome butter\nToast the bread.\nButter it.')
  await page.getByRole('button', { name: 'Read Recipe' }).click()
  await expect(page.getByText('We saw a text with 11 words, and no recipe data.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark the Recipe' }).click()
  const mark = page.getByRole('region', { name: 'Mark the recipe' })
  await mark.getByLabel('Toast for two').focus()
  await page.keyboard.press('Space')
  await mark.getByRole('button', { name: 'Title' }).press('Enter')
  await mark.getByLabel('bread', { exact: true }).check()
  await mark.getByLabel('some butter').click({ modifiers: ['Shift'] })
  await mark.getByRole('button', { name: 'Ingredients' }).click()
  await mark.getByLabel('Toast the bread.').check()
  await mark.getByLabel('Butter it.').check()
  await mark.getByRole('button', { name: 'Steps' }).click()
  await expect(mark.getByRole('status')).toHaveText('2 ingredients, 2 steps')
  await mark.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await expect(titleBox(page)).toHaveValue('Toast for two')
  await expect(ingredient(page, 2)).toHaveValue('some butter')
})

/** A PDF of one empty page that asks for a password. */
function lockedPdf() {
  const secret = `<${'5a'.repeat(32)}>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -44 >>`,
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(start).padStart(10, '0')
  })
  const table = text.length
  const rows = starts.map((start) => `${start} 00000 n \n`).join('')
  text += `xref\n0 5\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<00> <00>] >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

test('a PDF that is locked, damaged or too long says what to do, and one that was scanned is read like photos', async ({
  page,
  browser,
}) => {
  const printed = await browser.newPage()
  const pdfOf = async (pages: number, content: string) => {
    await printed.setContent(`<div style="break-after: page">${content}</div>`.repeat(pages))
    return printed.pdf({ width: '300px', height: '300px' })
  }
  const files = await openImport(page)
  const choose = (buffer: Buffer) => files.setInputFiles({ name: 'book.pdf', mimeType: 'application/pdf', buffer })
  const says = page.getByRole('region', { name: 'Import' }).getByRole('alert')
  await choose(lockedPdf())
  await expect(says).toHaveText('book.pdf: This PDF is locked with a password. Open it, and save a copy without one.')
  await choose(Buffer.from('%PDF-1.7 and then nothing'))
  await expect(says).toHaveText('book.pdf: This PDF is damaged, or it isn’t one.')
  await choose(await pdfOf(61, 'Soup'))
  await expect(says).toHaveText('book.pdf: This PDF has 61 pages. Save only those with the recipe: at most 60.')
  await choose(await pdfOf(13, '<hr>'))
  await expect(says).toHaveText(
    'book.pdf: This PDF is made of 13 pictures. Save only the pages with the recipe: at most 12.',
  )
  await choose(await pdfOf(2, '<hr>'))
  await printed.close()
  const pages = page.getByRole('region', { name: 'Photos to read' })
  await expect(pages.getByRole('listitem')).toHaveCount(2)
  await expect(pages.getByRole('button', { name: 'Read 2 Photos' })).toBeVisible()
  await expect(says).toHaveCount(0)
})
