import type { Page } from '@playwright/test'
import { ANY_SCREEN, expect, onDevice, oneRecipe, open, ready, test } from './fixtures.ts'

const LIST = '/shopping-list'
const region = (page: Page, name: string) => page.getByRole('region', { name })
const toBuy = (page: Page) => region(page, 'Items to Buy')
const bought = (page: Page) => region(page, 'Purchased Items')
const rows = (page: Page) => toBuy(page).getByRole('listitem')

async function add(page: Page, name: string, amount?: string, unit?: string) {
  await page.getByLabel('Item name').fill(name)
  if (amount !== undefined) await page.getByLabel('Amount').fill(amount)
  if (unit !== undefined) await page.getByLabel('Unit').fill(unit)
  await page.getByRole('button', { name: 'Add Item' }).click()
}

const savedItems = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shopping-list') ?? '{"state":{"items":[]}}').state.items)

let count = 0
const item = (name: string, amount: number, unit: string, recipe?: string, checked = false) => {
  count += 1
  const own = { id: `seed-${count}`, name, amount, unit, checked }
  return recipe ? { ...own, recipeId: recipe, recipeTitle: recipe } : own
}
const seed = (page: Page, items: object[]) => onDevice(page, 'shopping-list', { state: { items }, version: 1 })
/** For people who want the list as written, not by aisle. */
const inOrderAdded = (page: Page) => onDevice(page, 'shopping-list-view', 'added')

test('an item is added with amount and unit, trimmed, and the form resets', async ({ page, isMobile }) => {
  await open(page, LIST)
  // On a phone the form is one row until somebody types.
  if (isMobile) await expect(page.getByLabel('Amount')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your shopping list is empty' })).toBeVisible()
  const amount = page.getByLabel('Amount')
  await expect(page.getByLabel('Item name')).toHaveAttribute('required', '')
  await expect(amount).toHaveAttribute('min', '0')
  await expect(amount).toHaveAttribute('step', '0.1')
  await add(page, '  Potatoes ', '1.5', ' kg ')
  await expect(rows(page)).toHaveText([/^1\.5 kg Potatoes/])
  await expect(page.getByLabel('Item name')).toHaveValue('')
  await expect(amount).toHaveValue('1')
  await expect(page.getByLabel('Unit')).toHaveValue('')
  await add(page, '   ')
  await expect(rows(page)).toHaveCount(1)
  await add(page, '2 cans coconut milk')
  await expect(rows(page)).toHaveText([/^1\.5 kg Potatoes/, /^2 cans coconut milk/])
  expect(await savedItems(page)).toMatchObject([
    { name: 'Potatoes', amount: 1.5, unit: 'kg', checked: false },
    { name: 'coconut milk', amount: 2, unit: 'can', checked: false },
  ])

  await test.step('half a cup typed as “1/2” is half a cup; an invalid amount isn’t added', async () => {
    await page.getByLabel('Item name').fill('Milk')
    await amount.fill('')
    await amount.pressSequentially('some')
    await page.getByLabel('Unit').fill('cup')
    await expect(page.getByText('Enter a number, like 2, 1.5 or 1 1/2.')).toBeVisible()
    await page.getByRole('button', { name: 'Add Item' }).click()
    await expect(rows(page)).toHaveCount(2)
    await amount.fill('')
    await amount.pressSequentially('1/2')
    await amount.press('Enter')
    await expect(rows(page)).toHaveCount(3)
    expect((await savedItems(page)).at(-1)).toMatchObject({ name: 'Milk', amount: 0.5, unit: 'cup' })
    await expect(page.getByRole('status').filter({ hasText: 'Added Milk.' })).toBeAttached()
  })

  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).filter({ hasText: /^1\.5 kg Potatoes/ })).toBeVisible()
  await expect(rows(page).filter({ hasText: /^2 cans coconut milk/ })).toBeVisible()
})

test('items are checked, unchecked, cleared and removed, and each step can be undone', async ({ page, isMobile }) => {
  await inOrderAdded(page)
  await seed(page, [item('Bread', 1, ''), item('Milk', 2, 'l'), item('Eggs', 6, '')])
  await open(page, LIST)
  await expect(page.getByRole('heading', { name: 'Items to Buy (3)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Purchased Items/ })).toHaveCount(0)
  await toBuy(page).getByRole('checkbox', { name: 'Bread' }).click()
  await toBuy(page).getByText('Milk').click()
  await expect(page.getByRole('heading', { name: 'Items to Buy (1)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Purchased Items (2)' })).toBeVisible()
  await toBuy(page).getByRole('checkbox', { name: 'Eggs' }).click()
  await expect(page.getByRole('heading', { name: 'Purchased Items (3)' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText([/Eggs/])
  await page.getByRole('heading', { name: /^Purchased Items/ }).click()
  await bought(page).getByRole('checkbox', { name: 'Bread' }).click()
  await expect(page.getByRole('heading', { name: 'Items to Buy (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Checked' }).click()
  await expect(bought(page)).toHaveCount(0)
  await expect(rows(page)).toHaveText([/Bread/, /Eggs/])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bought(page).locator('li')).toHaveText([/2 l Milk/])

  await test.step('one item is removed and restored; all are cleared only after confirmation', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Remove Bread' }).click()
    await expect(rows(page)).toHaveText([/Eggs/])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveText([/Bread/, /Eggs/])
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to clear all items?' })
    await page.getByRole('button', { name: 'Clear All' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Clear All' }).click()
    await question.getByRole('button', { name: 'Clear All' }).click()
    await expect(page.getByRole('heading', { name: 'Your shopping list is empty' })).toBeVisible()
    expect(await savedItems(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveText([/Bread/, /Eggs/])
    await expect(bought(page).locator('li')).toHaveText([/Milk/])
  })

  if (isMobile) {
    await test.step('every row and every button is easy to tap', async () => {
      const targets = page
        .locator('main')
        .locator('button, summary, label:has([type=checkbox])')
        .filter({ visible: true })
      await expect(targets.first()).toBeVisible()
      for (const target of await targets.all()) {
        const box = await target.boundingBox()
        const name = (await target.getAttribute('aria-label')) ?? (await target.textContent())
        expect(box?.height ?? 0, name ?? '').toBeGreaterThanOrEqual(44)
        expect(box?.width ?? 0, name ?? '').toBeGreaterThanOrEqual(44)
      }
    })
  }
})

test('the same food from two recipes is one line with the sum, naming its recipes', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await seed(page, [
    item('onion', 2, '', 'Soup'),
    item('flour', 500, 'g', 'Bread'),
    item('onions', 1, '', 'Curry'),
    item('flour', 1, 'kg', 'Soup'),
    item('olive oil', 9, 'tbsp', 'Soup'),
    item('olive oil', 50, 'ml', 'Curry'),
    item('milk', 1, 'cup', 'Soup'),
    item('milk', 100, 'g', 'Bread'),
  ])
  await open(page, LIST)
  await expect(rows(page)).toHaveText([
    /^3 onionsfor Soup \+1/,
    /^1 carton milkyou need 340 mlfor Soup \+1/,
    /^2 bags flouryou need 1\.5 kgfor Bread \+1/,
    /^1 bottle olive oilyou need 190 mlfor Soup \+1/,
  ])
  await toBuy(page).getByRole('checkbox', { name: /onion/ }).click()
  expect((await savedItems(page)).filter(({ checked }: { checked: boolean }) => checked)).toHaveLength(2)
})

test('groups by recipe are shown if there is more than one, and can be collapsed', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await seed(page, [item('rice', 200, 'g', 'Pilaf'), item('saffron', 1, 'pinch', 'Pilaf')])
  await open(page, LIST)
  await expect(rows(page)).toHaveCount(2)
  await expect(region(page, 'By Recipe')).toHaveCount(0)
  await add(page, 'Batteries')
  const groups = region(page, 'By Recipe').getByRole('group')
  await expect(groups.locator('summary')).toHaveText([/Pilaf\s*2/, /Custom Items\s*1/])
  const battery = region(page, 'By Recipe').getByRole('checkbox', { name: 'Batteries' })
  await expect(battery).toBeHidden()
  await groups.locator('summary', { hasText: 'Custom Items' }).click()
  await battery.click()
  await expect(bought(page).locator('li')).toHaveText([/Batteries/])
  await expect(region(page, 'By Recipe')).toHaveCount(0)
})

test('the list is shown as stores sell it: by aisle in your order, whole pieces, staples apart, with a price', async ({
  page,
}) => {
  await seed(page, [
    item('dish soap', 1, ''),
    item('butter', 250, 'g'),
    item('onion', 1.5, '', 'Soup'),
    item('salt', 1, 'tsp', 'Soup'),
  ])
  await open(page, LIST)
  const aisles = toBuy(page).getByRole('heading', { level: 3 })
  await expect(aisles).toHaveText(['Produce', 'Milk, Eggs, Other Dairy', 'Other', 'You probably have'])
  await expect(rows(page)).toHaveText([/^2 onions/, /^250 g butter/, /^dish soap/, /^salt/])
  await expect(toBuy(page).getByText(/^About \$\d+, not counting 1 item$/)).toBeVisible()
  await page.getByRole('button', { name: 'Aisle order' }).click()
  const order = page.getByRole('dialog', { name: 'Aisle order' })
  await order.getByRole('button', { name: 'Move Milk, Eggs, Other Dairy to the top' }).click()
  await order.getByRole('button', { name: 'Done' }).click()
  await expect(aisles).toHaveText(['Milk, Eggs, Other Dairy', 'Produce', 'Other', 'You probably have'])
  await page.reload()
  await expect(aisles.first()).toHaveText('Milk, Eggs, Other Dairy')
  await page.getByRole('button', { name: 'By aisle' }).click()
  await expect(aisles).toHaveText(['You probably have'])
  await expect(rows(page)).toHaveText([/^dish soap/, /^250 g butter/, /^2 onions/, /^salt/])
})

test('the list is copied as text; unreadable saved items don’t break it', {
  tag: ANY_SCREEN,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const items = [item('Bread', 1, ''), item('Milk', 2, 'l', undefined, true), { id: 5 }, 'rubbish']
  await onDevice(page, 'shopping-list', { state: { items }, version: 1 })
  await open(page, LIST)
  await page.getByRole('button', { name: 'Copy List' }).click()
  await expect(page.getByText('List copied.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toBe('Shopping list\n\n☐ Bread\n\nPurchased\n☑ 2 l Milk')
})

test('a recipe adds its ingredients once, and again only on purpose, grouped under its name', {
  tag: ANY_SCREEN,
}, async ({ page, request }) => {
  const recipe = await oneRecipe(request)
  await open(page, `/recipes/${recipe.id}`)
  await page.getByRole('button', { name: 'Add to Shopping List' }).dblclick()
  await expect(page.getByText('Ingredients added to your shopping list!')).toBeVisible()
  const once = (await savedItems(page)).length
  expect(once).toBeGreaterThan(0)
  await page.reload()
  await ready(page)
  await page.getByRole('button', { name: 'Add to Shopping List' }).click()
  await expect(page.getByText('This recipe is already on your shopping list.')).toBeVisible()
  expect(await savedItems(page)).toHaveLength(once)
  // The page treats a second tap this soon as part of the first.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Add Again' })
    if (await again.isVisible()) await again.click({ timeout: 500 })
    await expect.poll(async () => (await savedItems(page)).length, { timeout: 3000 }).toBe(2 * once)
  }).toPass()
  await page.getByRole('button', { name: 'View List' }).last().click()
  await expect(page).toHaveURL(LIST)
  await expect(rows(page).first()).toBeVisible()
  await add(page, 'Candles')
  await expect(region(page, 'By Recipe').locator('summary').first()).toContainText(recipe.title)
})

test('two tabs stay in sync', { tag: ANY_SCREEN }, async ({ page, context }) => {
  await open(page, LIST)
  const other = await context.newPage()
  await open(other, LIST)
  await add(page, 'Milk')
  await expect(rows(other)).toHaveText([/Milk/])
  await add(other, 'Bread')
  await expect(rows(page)).toHaveText([/Milk/, /Bread/])
  await toBuy(page).getByRole('checkbox', { name: 'Milk' }).click()
  await expect(bought(other).locator('li')).toHaveText([/Milk/])
})

test('a full device says so, keeps what was saved, and saves the rest when there is space', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await inOrderAdded(page)
  await open(page, LIST)
  await add(page, 'Milk')
  await page.evaluate(() => {
    let size = 2_000_000
    for (let nth = 0; size >= 1; nth++) {
      try {
        localStorage.setItem(`filler-${nth}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
  await add(page, 'Bread that no longer fits on this device')
  await expect(page.getByRole('alert').filter({ hasText: 'This device is out of storage' })).toBeVisible()
  await expect(rows(page)).toHaveText([/Milk/, /Bread that no longer fits/])
  expect(await savedItems(page)).toMatchObject([{ name: 'Milk' }])
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler-')) localStorage.removeItem(key)
  })
  await add(page, 'Eggs')
  expect(await savedItems(page)).toHaveLength(3)
  await page.reload()
  await ready(page)
  await expect(rows(page)).toHaveText([/Milk/, /Bread that no longer fits/, /Eggs/])
})

test('keyboard focus stays in the list while items are checked off', { tag: ANY_SCREEN }, async ({ page }) => {
  await inOrderAdded(page)
  await seed(page, [item('Bread', 1, ''), item('Milk', 2, 'l'), item('Eggs', 6, '')])
  await open(page, LIST)
  await toBuy(page).getByRole('checkbox', { name: 'Bread' }).focus()
  // The script that keeps the focus is loaded after the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/keep-focus')),
  )
  await page.keyboard.press('Space')
  await expect(toBuy(page).getByRole('checkbox', { name: 'Milk' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(toBuy(page).getByRole('checkbox', { name: 'Eggs' })).toBeFocused()
})

test('a line is edited in its place: name, amount and aisle; all of it can be undone', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await seed(page, [item('onion', 2, '', 'Soup'), item('onions', 1, '', 'Curry'), item('Bread', 1, '')])
  await open(page, LIST)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Edit onions' }).click()
  const form = page.getByRole('form', { name: 'Edit onions' })
  await expect(form.getByLabel('Amount')).toHaveValue('3')
  await expect(form.getByText('For Soup, Curry')).toBeVisible()
  await form.getByLabel('Name').fill('red onions')
  await form.getByLabel('Amount').fill('2')
  await form.getByLabel('Unit').fill('bags')
  await form.getByLabel('Aisle').selectOption('Frozen')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toBuy(page).getByRole('heading', { level: 3 })).toHaveText(['Bakery/Bread', 'Frozen'])
  await expect(rows(page)).toHaveText([/Bread/, /^2 bags red onions/])
  expect(await savedItems(page)).toEqual([
    { id: expect.any(String), name: 'red onions', amount: 2, unit: 'bag', checked: false },
    expect.objectContaining({ name: 'Bread' }),
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText([/^3 onions/, /Bread/])
  expect(await savedItems(page)).toMatchObject([{ recipeTitle: 'Soup' }, { recipeTitle: 'Curry' }, { name: 'Bread' }])
})

test('rows are removed with the Delete key and by swiping', { tag: ANY_SCREEN }, async ({ page }) => {
  await inOrderAdded(page)
  await seed(page, [item('Bread', 1, ''), item('Milk', 2, 'l'), item('Eggs', 6, '')])
  await open(page, LIST)
  await expect(page.getByRole('button', { name: 'Remove Bread' })).toHaveCount(0)
  await toBuy(page).getByRole('checkbox', { name: 'Bread' }).press('Delete')
  await expect(rows(page)).toHaveText([/Milk/, /Eggs/])
  const row = rows(page).first()
  const finger = { pointerType: 'touch', pointerId: 1, clientY: 300, bubbles: true }
  await row.dispatchEvent('pointerdown', { ...finger, clientX: 300 })
  for (const clientX of [270, 240, 180]) await row.dispatchEvent('pointermove', { ...finger, clientX })
  await row.dispatchEvent('pointerup', { ...finger, clientX: 180 })
  await expect(rows(page)).toHaveText([/Eggs/])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows(page)).toHaveText([/Milk/, /Eggs/])
})

test('what somebody added before, and foods, are suggested while typing', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await open(page, LIST)
  await add(page, 'Bandages')
  await expect(rows(page)).toHaveText([/Bandages/])
  await page.getByLabel('Item name').pressSequentially('ban')
  const options = page.locator('datalist option')
  await expect(options.first()).toHaveAttribute('value', 'Bandages')
  await expect(options.nth(1)).toHaveAttribute('value', 'banana')
})

test('aisles are moved by dragging and with the keyboard', { tag: ANY_SCREEN }, async ({ page }) => {
  await seed(page, [item('onion', 1, ''), item('butter', 1, ''), item('frozen peas', 1, '')])
  await open(page, LIST)
  const aisles = toBuy(page).getByRole('heading', { level: 3 })
  await expect(aisles).toHaveText(['Produce', 'Milk, Eggs, Other Dairy', 'Frozen'])
  await page.getByRole('button', { name: 'Aisle order' }).click()
  const order = page.getByRole('dialog', { name: 'Aisle order' })
  const handle = order.getByRole('button', { name: 'Drag Frozen, or press the arrow keys' })
  await handle.press('Home')
  await expect(order.getByRole('listitem').first()).toHaveText('Frozen')
  await expect(handle).toBeFocused()
  await handle.press('ArrowDown')
  await expect(order.getByRole('listitem').nth(1)).toHaveText('Frozen')
  const dairy = order.getByRole('button', { name: 'Drag Milk, Eggs, Other Dairy, or press the arrow keys' })
  await dairy.hover()
  await page.mouse.down()
  const top = await order.getByRole('listitem').first().boundingBox()
  await page.mouse.move((top?.x ?? 0) + 20, (top?.y ?? 0) + 10, { steps: 5 })
  await page.mouse.up()
  await order.getByRole('button', { name: 'Done' }).click()
  await expect(aisles).toHaveText(['Milk, Eggs, Other Dairy', 'Produce', 'Frozen'])
})

test('a hundred items of a week fit in 3,000 pixels on a phone', async ({ page, request, isMobile }) => {
  test.skip(!isMobile)
  const foods: Record<string, { names: string[] }[]> = await (await request.get('/api/foods/store')).json()
  // As a week for a family: thirteen aisles, spices that are at home, and one food under two names.
  const aisles = Object.keys(foods).filter((aisle) => aisle !== 'Spices and Seasonings')
  const names = aisles
    .slice(0, 13)
    .flatMap((aisle) => foods[aisle]?.slice(-7).map(({ names: [name] }) => name ?? '') ?? [])
  const staples = ['salt', 'black pepper', 'sugar', 'olive oil', 'ground cumin', 'paprika', 'cinnamon', 'bay leaf']
  const week = [...names, ...staples, 'garlic powder', 'onion powder', 'dried oregano'].map((name, nth) =>
    item(name, 30, 'g', `Dish ${nth % 14}`),
  )
  await seed(page, week)
  await open(page, LIST)
  await expect(page.getByRole('heading', { name: 'Items to Buy (100)' })).toBeVisible()
  const height = (await toBuy(page).boundingBox())?.height ?? Number.POSITIVE_INFINITY
  expect(height).toBeGreaterThan(1000)
  expect(height).toBeLessThanOrEqual(3000)
})
