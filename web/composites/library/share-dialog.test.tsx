// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { leekSoup } from '#web/testing/leek-soup.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'
import '#web/testing/patience.ts'

const member = memberBackend()
afterEach(cleanup)

async function show() {
  const { ShareDialog } = await import('./share-dialog.tsx')
  const { useCustomRecipes } = await import('#web/features/custom-recipes/custom-recipes-store.ts')
  const { createQueryClient } = await import('#web/data/query-client.ts')
  const { setSessionUser } = await import('#web/data/session.ts')
  setSessionUser({ id: MEMBER, email: 'mia@example.test' })
  useCustomRecipes.setState({ recipes: [] })
  const ids = useCustomRecipes.getState().addAll([leekSoup, { ...leekSoup, title: 'Pea soup' }])
  const own = useCustomRecipes.getState().recipes
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShareDialog ids={ids} own={own} stars={() => 4} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  return ids
}

test('recipes are shared as a new collection, whose link is made only when it is asked for', async () => {
  member.respondWith(({ call }) =>
    call === 'POST rpc/create_collection_link' ? Response.json('a-token') : Response.json([]),
  )
  const ids = await show()
  const button = screen.getByRole('button', { name: 'Share as a Collection' })
  expect(button).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('Name of the collection'), { target: { value: 'For Ana' } })
  fireEvent.click(button)

  expect(await screen.findByRole('dialog', { name: 'Share For Ana' })).toBeTruthy()
  const { useCollections, useFiledRecipes } = await import('#web/device/library-store.ts')
  const made = useCollections.getState().collections
  expect(made.map(({ name }) => name)).toEqual(['For Ana'])
  expect(useFiledRecipes.getState().filed).toEqual(ids.map((id) => ({ id, tags: [], collections: [made[0]?.id] })))
  expect(member.calls.map(({ call }) => call)).not.toContain('POST rpc/create_collection_link')

  fireEvent.click(screen.getByRole('button', { name: 'Create Public Link' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Public link')).value).toMatch(
    /\/shared\/collections\/a-token$/,
  )
  const { body } = member.calls.find(({ call }) => call === 'POST rpc/create_collection_link') ?? {}
  expect(body).toEqual({ collection_id: made[0]?.id })
})

test('a file has the recipes, by the system’s own sheet where it takes files', async () => {
  const shared: File[] = []
  vi.stubGlobal('navigator', {
    ...{ onLine: true, canShare: () => true },
    share: async ({ files }: { files: File[] }) => shared.push(...files),
  })
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Share as a File' }))
  await expect.poll(() => shared.length).toBe(1)
  const content = JSON.parse((await shared[0]?.text()) ?? '')
  expect(content['@graph'].map(({ name }: { name: string }) => name)).toEqual(['Leek soup', 'Pea soup'])
})
