// @vitest-environment happy-dom
// What is logged without a network waits on this device, is in the totals, and arrives once.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type BackendCall, MEMBER, memberBackend } from '#web/testing/member-backend.ts'

const { calls, respondWith } = memberBackend()
const patient = { timeout: 30_000 }
const account = ({ call }: BackendCall) =>
  call === 'POST meal_entries' ? Promise.reject(new TypeError('Failed to fetch')) : Response.json([])
const sent = () => calls.filter(({ call }) => call === 'POST meal_entries')
const keyOf = (body: unknown) => (Array.isArray(body) ? body[0] : body)?.device_key

test('an entry whose response was lost is shown as waiting, counts once, and is sent again under the same key', async () => {
  respondWith(account)
  const { DiaryPage } = await import('./diary-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  const { waitingEntriesSync } = await import('#web/features/diary/waiting-entries-sync.ts')
  const { useWaitingEntries } = await import('#web/features/diary/waiting-entries-store.ts')
  renderPage(DiaryPage, '/diary', () => Promise.reject(new Error('Nothing of the catalogue is needed.')))
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  const [quickAdd] = await screen.findAllByRole('button', { name: 'Quick Add' }, patient)
  fireEvent.click(quickAdd as HTMLElement)
  fireEvent.change(await screen.findByLabelText('Calories', {}, patient), { target: { value: '640' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add to Diary' }))
  await screen.findByText('Waiting for a connection', {}, patient)
  expect(screen.getAllByText('1,360 kcal left today').length).toBeGreaterThan(0)
  expect(JSON.parse(localStorage.getItem('waiting-entries') ?? '').state.entries).toHaveLength(1)

  const sync = waitingEntriesSync(MEMBER)
  expect(sync.waiting()).toBe(1)
  expect(waitingEntriesSync(crypto.randomUUID()).waiting()).toBe(0)
  const session = {
    ...{ token: 'hers', household: Promise.resolve('home') },
    lock: { check: () => undefined },
  }
  respondWith(() => Response.json([]))
  await act(() => sync.run(session, () => undefined))
  const [lost, again] = sent()
  expect(keyOf(again?.body)).toBe(keyOf(lost?.body))
  expect(again?.search.get('on_conflict')).toBe('user_id,device_key')
  expect(useWaitingEntries.getState().entries).toEqual([])
  await act(() => sync.run(session, () => undefined))
  expect(sent()).toHaveLength(2)
}, 120_000)

test('a copied meal is one thing that waits; deleted before it was sent, it is deleted in the account too', async () => {
  const { waitingEntriesSync } = await import('#web/features/diary/waiting-entries-sync.ts')
  const { addWaiting, changeWaiting, useWaitingEntries } = await import('#web/features/diary/waiting-entries-store.ts')
  const { quickEntry } = await import('#domain/diary/diary-entry.ts')
  const figures = { calories: 100, protein: null, carbs: null, fat: null, name: 'Toast' }
  const entry = quickEntry(figures, { date: '2026-11-19', mealType: 'lunch' })
  act(() => addWaiting(['one', 'two'].map((id) => ({ id, member: MEMBER, action: 'copied', entry }))))
  const sync = waitingEntriesSync(MEMBER)
  expect(sync.waiting()).toBe(1)
  changeWaiting('two', { changed: 'deleted' })
  const lock = { check: vi.fn() }
  respondWith(() => Response.json([]))
  await sync.run({ token: 'hers', household: Promise.resolve('home'), lock }, () => undefined)
  expect(calls.map(({ call, search }) => [call, search.get('device_key')])).toEqual([
    ['POST meal_entries', null],
    ['DELETE meal_entries', 'eq.two'],
  ])
  expect(useWaitingEntries.getState().entries).toEqual([])
})

test('without a network, a diary that was never read here shows no totals', async () => {
  respondWith(({ call }) =>
    call.includes('meal_entries') ? Promise.reject(new TypeError('Failed to fetch')) : Response.json([]),
  )
  const { DiaryPage } = await import('./diary-page.tsx')
  const { setSessionUser } = await import('#web/data/session.ts')
  const { renderPage } = await import('#web/testing/render-page.tsx')
  act(() => setSessionUser({ id: MEMBER, email: 'mia@example.test' }))
  renderPage(DiaryPage, '/diary', () => Promise.reject(new Error('Nothing of the catalogue is needed.')))
  await screen.findByText(/We couldn’t load your diary/, {}, patient)
  expect(screen.queryByText(/2,000/)).toBeNull()
  expect(screen.queryByText('Nothing logged yet.')).toBeNull()
}, 120_000)
