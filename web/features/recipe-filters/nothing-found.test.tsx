// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#web/testing/render-page.tsx'
import { NothingFound } from './nothing-found.tsx'

const nothing = {
  ...{ sentence: '', filters: [], preferences: [], text: 'chicken stew', corrections: [], unknown: [], remedies: [] },
  spelling: null,
}
const address = { search: 'chicken stew', filters: {} }
const noCalls = () => Promise.reject(new Error('Nothing is fetched.'))

test('a search whose recipes the member’s diet hides says how many, and shows them on request', () => {
  renderPage(() => <NothingFound address={address} facts={{ ...nothing, hidden: 3 }} />, '/recipes', noCalls)
  expect(screen.getByText(/3 recipes not shown, because they don’t fit how you eat\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show Them' }))
  expect([localStorage.getItem('list-own-diet'), localStorage.getItem('list-hide-avoided')]).toEqual(['off', 'off'])
})

test('a search that finds nothing at all doesn’t mention hidden recipes', () => {
  renderPage(() => <NothingFound address={address} facts={{ ...nothing, hidden: 0 }} />, '/recipes', noCalls)
  expect(screen.queryByRole('button', { name: 'Show Them' })).toBeNull()
})
