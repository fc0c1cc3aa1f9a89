// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { recipesJsonLd } from '#domain/exchange/recipe-export.ts'
import { CONNECTION_LOST } from '#web/data/failure-text.ts'
import { leekSoup } from '#web/testing/leek-soup.ts'
import '#web/testing/patience.ts'
import { ImportPanel } from './import-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TWO_SOUPS = recipesJsonLd(
  ['Leek soup', 'Pea soup'].map((title) => ({ recipe: { ...leekSoup, title }, picture: null })),
)

test('recipes that could not be added are still listed, with the reason', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  render(<ImportPanel isShared={false} given="" kept={[]} onReview={() => Promise.resolve(true)} onKeep={lost} />)
  fireEvent.change(screen.getByLabelText('Web address or recipe text'), { target: { value: TWO_SOUPS } })
  fireEvent.click(screen.getByRole('button', { name: 'Read Recipe' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 recipes' }))
  expect((await screen.findByRole('alert')).textContent).toBe(CONNECTION_LOST)
  expect(await screen.findByRole('button', { name: 'Add 2 recipes' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Read Recipe' })).toHaveProperty('disabled', false)
})

test('Stop keeps the pages that were read and lists the others, and Try Again reads only those', async () => {
  const requested: string[] = []
  let isSlow = true
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { url } = JSON.parse(body)
    requested.push(url)
    const title = url.split('/').at(-1)
    const response = Response.json({ recipes: [{ draft: { ...leekSoup, title }, remarks: [] }] })
    if (title === 'soup' || !isSlow) return Promise.resolve(response)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const onKeep = vi.fn(() => Promise.resolve())
  const pages = ['soup', 'pie', 'stew', 'cake'].map((name) => `https://a.example/${name}`)
  render(<ImportPanel isShared={false} given="" kept={[]} onReview={() => Promise.resolve(true)} onKeep={onKeep} />)
  fireEvent.change(screen.getByLabelText('Web address or recipe text'), { target: { value: pages.join('\n') } })
  fireEvent.click(screen.getByRole('button', { name: 'Read Recipe' }))
  expect(await screen.findByText('Read:')).toBeTruthy()
  expect(screen.getAllByText('Reading:')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))

  expect(await screen.findByText('3 pages couldn’t be read')).toBeTruthy()
  expect(screen.getAllByText(/: The import was stopped\.$/)).toHaveLength(3)
  expect(await screen.findByRole('button', { name: 'Add 1 recipe' })).toBeTruthy()
  expect(requested, 'nothing more is asked for').toEqual(pages.slice(0, 3))

  isSlow = false
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add 4 recipes' }))
  expect(onKeep).toHaveBeenCalledOnce()
  expect(requested.filter((url) => url === pages[0])).toHaveLength(1)
})
