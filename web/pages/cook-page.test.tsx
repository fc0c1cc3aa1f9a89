// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { useCooking } from '#web/device/cooking-store.ts'
import { useTimers } from '#web/features/timers/timers-store.ts'
import { RouteParams } from '#web/router/router.tsx'
import { heldCall, renderPage } from '#web/testing/render-page.tsx'
import { CookPage } from './cook-page.tsx'

const stew = {
  id: 7,
  title: 'Bean stew',
  servings: 2,
  extendedIngredients: [
    { name: 'white beans', amount: 400, unit: 'g', original: '400 g white beans, soaked' },
    { name: 'salt', amount: 0, unit: '', original: 'salt' },
  ],
  analyzedInstructions: [
    {
      name: '',
      steps: [
        { step: 'Simmer the beans for 45 minutes.', equipment: [{ name: 'large pot' }] },
        { step: 'Salt and serve.', equipment: [] },
      ],
    },
  ],
}

const Page = () => (
  <RouteParams value={{ id: '7' }}>
    <CookPage />
  </RouteParams>
)
const cook = (response: () => Promise<unknown>) => renderPage(Page, '/recipes/7/cook', response)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// The page loads it lazily. Loaded here once, so that no test waits for it.
beforeAll(() => import('#web/composites/cook/cook-recipe.tsx'))

afterEach(() => {
  useCooking.setState({ dishes: [] })
  useTimers.setState({ timers: [] })
})

describe('cook mode', () => {
  test('starts with what to get out, for the chosen servings', async () => {
    cook(() => Promise.resolve(stew))
    fireEvent.click(await screen.findByRole('button', { name: 'More: Servings' }))
    // happy-dom puts a space before the comma.
    expect(screen.getByRole('checkbox', { name: /^600 g white beans ?, soaked$/ })).toBeTruthy()
    expect(screen.getByText(/large pot/)).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'salt' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'salt' }).checked).toBe(true)
  })

  test('shows one step at a time, with what it needs and its timer', async () => {
    cook(() => Promise.resolve(stew))
    await screen.findByRole('heading', { name: 'Get Ready' })
    press('Next Step')
    expect(screen.getByRole('heading', { name: 'Step 1 of 2' })).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'For this step' })).getByRole('listitem').textContent).toBe(
      '400 g white beans',
    )
    press('Start Timer')
    expect(screen.getByRole('button', { name: 'Restart Timer' })).toBeTruthy()
    press('Next Step')
    expect(screen.queryByRole('button', { name: 'Start Timer' })).toBeNull()
    press('Previous Step')
    expect(screen.getByRole('heading', { name: 'Step 1 of 2' })).toBeTruthy()
  })

  test('changes steps with the arrow keys, but not while somebody types', async () => {
    cook(() => Promise.resolve(stew))
    const servings = await screen.findByRole('spinbutton', { name: 'Servings' })
    fireEvent.keyDown(servings, { key: 'ArrowRight' })
    expect(screen.getByRole('heading', { name: 'Get Ready' })).toBeTruthy()
    fireEvent.keyDown(window, { key: 'ArrowRight' })
    expect(screen.getByRole('heading', { name: 'Step 1 of 2' })).toBeTruthy()
    fireEvent.keyDown(window, { key: 'ArrowLeft' })
    expect(screen.getByRole('heading', { name: 'Get Ready' })).toBeTruthy()
  })

  test('changes steps with a swipe, and doesn’t interfere with scrolling', async () => {
    cook(() => Promise.resolve(stew))
    const heading = await screen.findByRole('heading', { name: 'Get Ready' })
    const swipe = (x: number, y: number) => {
      fireEvent.touchStart(heading, { touches: [{ clientX: 200, clientY: 200 }] })
      fireEvent.touchEnd(heading, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] })
    }
    swipe(-80, -200)
    expect(screen.getByRole('heading', { name: 'Get Ready' })).toBeTruthy()
    swipe(-120, 10)
    expect(screen.getByRole('heading', { name: 'Step 1 of 2' })).toBeTruthy()
  })

  test('continues where the cook was, on this device', async () => {
    cook(() => Promise.resolve(stew))
    await screen.findByRole('heading', { name: 'Get Ready' })
    press('Go to step 2')
    cook(() => Promise.resolve(stew))
    expect(await screen.findByRole('heading', { name: 'Step 2 of 2' })).toBeTruthy()
  })

  test('can be abandoned, and then starts from the beginning', async () => {
    cook(() => Promise.resolve(stew))
    await screen.findByRole('heading', { name: 'Get Ready' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'salt' }))
    press('Stop Cooking')
    expect(useCooking.getState().dishes).toEqual([])
  })

  test('asks to send notifications with the first timer, and never before', async () => {
    let requested = 0
    const requestPermission = async () => {
      requested += 1
      return 'granted'
    }
    vi.stubGlobal('Notification', { permission: 'default', requestPermission })
    cook(() => Promise.resolve(stew))
    await screen.findByRole('heading', { name: 'Get Ready' })
    press('Next Step')
    expect(requested).toBe(0)
    press('Start Timer')
    expect(requested).toBe(1)
    vi.unstubAllGlobals()
  })

  test('obeys voice commands if the browser supports them', async () => {
    // happy-dom has no speech recognition.
    let hear = (_words: string) => {}
    class Ears {
      onresult: ((event: object) => void) | null = null
      start() {
        hear = (transcript) => this.onresult?.({ resultIndex: 0, results: [[{ transcript }]] })
      }
      abort() {}
    }
    vi.stubGlobal('SpeechRecognition', Ears)
    cook(() => Promise.resolve(stew))
    fireEvent.click(await screen.findByRole('button', { name: 'Voice commands' }))
    expect(screen.getByText(/Say “next”/)).toBeTruthy()
    act(() => hear('okay, next please'))
    expect(screen.getByRole('heading', { name: 'Step 1 of 2' })).toBeTruthy()
    act(() => hear('start the timer'))
    expect(useTimers.getState().timers).toMatchObject([{ step: 1, label: '45 minutes' }])
    act(() => hear('go back'))
    expect(screen.getByRole('heading', { name: 'Get Ready' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  test('says that the screen may turn off if the browser can’t keep it on', async () => {
    cook(() => Promise.resolve(stew))
    expect(await screen.findByText(/can’t keep your screen on/)).toBeTruthy()
  })

  test('says why if the server can’t be reached, and retries', async () => {
    const { call, response } = heldCall()
    const responses = [Promise.reject(new TypeError('Failed to fetch')), call]
    cook(() => responses.shift() ?? Promise.reject(new Error('Asked too often.')))
    expect(await screen.findByText(/We can’t reach the server right now/)).toBeTruthy()
    press('Try Again')
    response(stew)
    expect(await screen.findByRole('heading', { name: 'Bean stew' })).toBeTruthy()
  })
})
