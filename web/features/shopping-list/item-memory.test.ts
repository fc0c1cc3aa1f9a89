// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setSessionUser } from '#web/data/session.ts'
import { leaveDevice } from '#web/data/sync/current-sync.ts'
import { ITEM_MEMORY_KEY } from '#web/device/item-memory-key.ts'
import { useItemMemory } from './item-memory.ts'

const memory = () => renderHook(useItemMemory).result.current
function use(action: (now: ReturnType<typeof useItemMemory>) => void) {
  const now = memory()
  act(() => action(now))
}
const signIn = (id: string | null) => act(() => setSessionUser(id === null ? null : { id, email: `${id}@example.com` }))

test('what somebody typed is remembered for them, the newest first, and not for the next member', () => {
  onTestFinished(() => signIn(null))
  use(({ remember }) => remember('Bread'))
  use(({ remember }) => remember('Milk'))
  use(({ remember }) => remember('breads'))
  expect(memory().names).toEqual(['breads', 'Milk'])
  signIn('ana')
  expect(memory().names).toEqual(['breads', 'Milk'])
  use(({ moveTo }) => moveTo('Milk', 'Frozen'))
  expect(memory().aisleOf('milk, whole')).toBe('Frozen')
  expect(localStorage.getItem(ITEM_MEMORY_KEY)).toContain('Milk')
  leaveDevice('drop')
  expect(localStorage.getItem(ITEM_MEMORY_KEY)).toBeNull()
  signIn(null)
  expect(memory().names).toEqual([])
  signIn('ben')
  expect(memory()).toMatchObject({ names: [] })
  expect(memory().aisleOf('Milk')).toBeUndefined()
})
