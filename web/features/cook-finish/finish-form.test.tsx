// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { NamedPlate } from '#domain/kitchen/plate.ts'
import type { PlannedDish } from '#domain/plan/planned-dish.ts'
import { type FinishChoices, FinishForm } from './finish-form.tsx'
import '#web/testing/patience.ts'

const lines = ['white beans', 'salt'].map((name) => ({ name, measure: '', note: '' }))

const lunch: PlannedDish = { mealType: 'lunch', servings: 1.5, isLogged: false, leftovers: [] }

interface Finish {
  visitor?: boolean
  failing?: boolean
  tablePortions?: number | null
  cookedServings?: number
  planned?: PlannedDish | null
  plates?: NamedPlate[] | null
}

function finish(given: Finish = {}) {
  const {
    visitor = false,
    failing = false,
    tablePortions = 1,
    cookedServings = 4,
    planned = null,
    plates = null,
  } = given
  const saved: FinishChoices[] = []
  render(
    <FinishForm
      signIn={visitor ? <p>Sign in</p> : null}
      lines={lines}
      atHome={new Set([0])}
      cookedServings={cookedServings}
      planned={planned}
      tablePortions={tablePortions}
      plates={plates}
      memberId="ana"
      gramsPerServing={410}
      savedStars={3}
      today="2027-01-31"
      onSave={async (choices) => {
        if (failing) throw new Error('We can’t reach the server.')
        saved.push(choices)
      }}
      onSkip={() => undefined}
    />,
  )
  return saved
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const settled = () => screen.findByRole('button', { name: /^(Save|Done)$/ })

describe('serving', () => {
  const plates: NamedPlate[] = [
    { person: '1', name: 'Ana', memberId: 'ana', servings: 1 },
    { person: '2', name: 'Ben', memberId: 'ben', servings: 1.5 },
    { person: '3', name: 'Mia', memberId: null, servings: 0.7 },
  ]
  const serve = () => within(screen.getByRole('region', { name: 'Serve' }))
  const shown = () =>
    serve()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test('each plate has its grams: about, by the recipe, or as weighed', async () => {
    const saved = finish({ tablePortions: 3.2, plates })
    expect(shown()).toEqual(['Anaabout 410 g1 serving', 'Benabout 620 g1½ servings', 'Miaabout 290 g⅔ serving'])
    fireEvent.change(serve().getByLabelText(/^Cooked weight/), { target: { value: '1850' } })
    expect(shown()).toEqual(['Ana465 g1 serving', 'Ben695 g1½ servings', 'Mia325 g⅔ serving'])
    press('Save')
    await settled()
    expect(saved).toMatchObject([{ cookedGrams: 1850, everyone: false, plates: [{ person: '1', grams: 465 }, {}, {}] }])
  })

  test('“Everyone Ate This” saves in one tap, with the cook’s own plate in the diary', async () => {
    const saved = finish({ plates, tablePortions: 3.2 })
    press('Everyone Ate This')
    await settled()
    expect(saved).toMatchObject([
      {
        everyone: true,
        cookedGrams: null,
        eaten: { servings: 1 },
        plates: [{ grams: 410 }, { servings: 1.5, grams: 620 }, {}],
      },
    ])
  })

  test('what is on the plates isn’t left; a single plate has nobody else to ask', () => {
    finish({ plates, tablePortions: 3.2, cookedServings: 6.4 })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Plan the leftovers' }))
    expect(screen.getByLabelText<HTMLInputElement>('Servings left').value).toBe('3')
    cleanup()
    finish({ plates: plates.slice(0, 1) })
    expect(screen.queryByRole('button', { name: 'Everyone Ate This' })).toBeNull()
  })
})

describe('the end of cooking', () => {
  test('logs one serving today with a single tap, and leaves stars and note unchanged', async () => {
    const saved = finish()
    press('Save')
    await settled()
    expect(saved).toMatchObject([
      { stars: null, note: '', leftovers: [], usedUp: [], eaten: { servings: 1, date: '2027-01-31' } },
    ])
  })

  test('plans what wasn’t eaten for the next day', async () => {
    const saved = finish({ cookedServings: 2 })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Plan the leftovers' }))
    expect(screen.getByText('We’ll plan 1 serving for lunch on Feb 1.')).toBeTruthy()
    press('Save')
    await settled()
    expect(saved).toMatchObject([
      { eaten: { servings: 1 }, leftovers: [{ servings: 1, mealType: 'lunch', date: '2027-02-01' }] },
    ])
  })

  test('has the whole pot left of a dish cooked ahead, and plans one portion a day', async () => {
    const saved = finish({ cookedServings: 6 })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Plan the leftovers' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add to my diary' }))
    expect(screen.getByText(/^We’ll plan/).textContent).toBe(
      'We’ll plan 1 serving for lunch on Feb 1, Feb 2 and Feb 3. Not planned: 3 servings.',
    )
    press('Save')
    await settled()
    const days = ['2027-02-01', '2027-02-02', '2027-02-03']
    expect(saved).toMatchObject([
      { eaten: null, leftovers: days.map((date) => ({ date, servings: 1, mealType: 'lunch' })) },
    ])
  })

  test('plans no leftovers while it is unknown who eats', async () => {
    const saved = finish({ tablePortions: null })
    expect(screen.queryByRole('checkbox', { name: 'Plan the leftovers' })).toBeNull()
    expect(screen.getByText('You can plan leftovers once your household has loaded.')).toBeTruthy()
    press('Save')
    await settled()
    expect(saved).toMatchObject([{ eaten: { servings: 1 }, leftovers: [] }])
  })

  test('counts what everybody at the table has eaten', async () => {
    const saved = finish({ tablePortions: 1.5 })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Plan the leftovers' }))
    press('Save')
    await settled()
    expect(saved).toMatchObject([{ eaten: { servings: 1 }, leftovers: [{ servings: 0.83 }, { servings: 0.83 }] }])
  })

  test('starts from the planned meal, with nothing left over', async () => {
    const saved = finish({ planned: lunch, cookedServings: 1.5 })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Plan the leftovers' }))
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toBe('Enter how many servings are left.')
    fireEvent.click(screen.getByRole('button', { name: 'Less: Servings eaten' }))
    press('Save')
    await settled()
    expect(saved).toMatchObject([{ eaten: { servings: 1.25, mealType: 'lunch' }, leftovers: [{ servings: 0.25 }] }])
  })

  test('doesn’t log what is already in the diary again, unless asked to', async () => {
    const saved = finish({ planned: { ...lunch, isLogged: true } })
    expect(screen.getByText('You already logged this for lunch today.')).toBeTruthy()
    press('Save')
    await settled()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add to my diary' }))
    press('Save')
    await settled()
    expect(saved).toMatchObject([{ eaten: null }, { eaten: { servings: 1.5 } }])
  })

  test('says which leftovers are planned, and only offers the rest', async () => {
    const leftovers = [{ date: '2027-02-01', mealType: 'dinner', servings: 1 }] as const
    const planned = { ...lunch, leftovers }
    finish({ planned, cookedServings: 2.5 })
    expect(screen.getByText(/^Leftovers are already planned/).textContent).toBe(
      'Leftovers are already planned: 1 serving for dinner on Feb 1.',
    )
    expect(screen.queryByRole('checkbox', { name: /leftovers/ })).toBeNull()
    cleanup()
    finish({ planned, cookedServings: 5, tablePortions: 2 })
    expect(screen.getByText('Leftovers are already planned: 1 serving each for dinner on Feb 1.')).toBeTruthy()
    cleanup()
    const saved = finish({ planned, cookedServings: 4 })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Plan more leftovers' }))
    press('Save')
    await settled()
    expect(saved).toMatchObject([{ leftovers: [{ servings: 1.5 }] }])
  })

  test('offers a visitor only what works without an account', async () => {
    const saved = finish({ visitor: true })
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByLabelText(/Note/)).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'salt' }))
    press('Done')
    await settled()
    expect(saved).toMatchObject([{ eaten: null, usedUp: [1], shop: true }])
  })

  test('keeps every choice if it couldn’t be saved', async () => {
    finish({ failing: true })
    fireEvent.change(screen.getByLabelText(/Note/), { target: { value: 'Less salt.' } })
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toBe('We can’t reach the server.')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Note/).value).toBe('Less salt.')
  })
})
