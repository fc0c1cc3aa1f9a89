// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { respondWith } = memberBackend()

/** A table of weights by day, as the backend stores it. */
function keepWeights(start: Record<string, number>) {
  const weights = new Map(Object.entries(start))
  const rows = () => [...weights].map(([date, weight_kg]) => ({ date, weight_kg }))
  respondWith(({ call, body, search }) => {
    if (call === 'POST weight_logs') {
      const added = (body as ReturnType<typeof rows>).filter(({ date }) => !weights.has(date)) // what importWeights sends
      for (const { date, weight_kg } of added) weights.set(date, weight_kg)
      return Response.json(added, { status: 201 })
    }
    if (call === 'DELETE weight_logs') {
      for (const day of search.get('date')?.match(/\d{4}-\d\d-\d\d/g) ?? []) weights.delete(day)
      return new Response(null, { status: 204 })
    }
    return Response.json(rows())
  })
  return weights
}

const FILE = 'Date,Weight\n2026-11-01,80\n2026-11-02,79.5\n2026-11-03,79\n'

async function choose(content = FILE) {
  const file = new File([content], 'weights.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText('Diary file'), { target: { files: [file] } })
  return screen.findByRole('dialog')
}

async function openExchange() {
  const { DiaryExchange } = await import('./diary-exchange.tsx')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  renderPage(
    () => <DiaryExchange userId={MEMBER} weightUnit="kg" />,
    '/',
    () => Promise.reject(new Error('Nothing of the catalogue is needed.')),
  )
}

test('a weight import says how many are new, and Undo removes only those', async () => {
  const weights = keepWeights({ '2026-11-02': 79.9 })
  await openExchange()
  const { useToasts } = await import('#web/ui/toast-store.ts')
  const message = () => useToasts.getState().toasts.at(-1)
  const dialog = await choose()
  expect(dialog.textContent).toContain('2 weights will be added. 1 day already has a weight and keeps it.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Import' }))
  await expect.poll(() => message()?.message).toBe('Imported 2 weights.')
  expect([...weights.keys()].sort()).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])

  const again = await choose()
  expect(again.textContent).toContain('3 days already have a weight and keep it.')
  expect(within(again).getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)

  weights.set('2026-11-03', 78.8) // corrected since
  message()?.action?.onSelect()
  await expect
    .poll(() => [...weights])
    .toEqual([
      ['2026-11-02', 79.9],
      ['2026-11-03', 78.8],
    ])
})

test('a weight import says what it leaves out: lines, impossible weights, and the end of a file that is too long', async () => {
  keepWeights({})
  await openExchange()
  const rows = '2026-11-01,80\n'.repeat(19_998)
  const dialog = await choose(`Date,Weight\n2026-11-02,9000\n\n2026-11-03,heavy\n${rows}2026-11-04,81\n`)
  expect(dialog.textContent).toContain('1 weight will be added.')
  expect(dialog.textContent).toContain('1 day has an impossible weight and won’t be added.')
  expect(dialog.textContent).toContain('Line 20,003 and all after it weren’t read')
  expect(dialog.textContent).toContain('1 line couldn’t be readLine 4: We can’t read the weight.')
})
