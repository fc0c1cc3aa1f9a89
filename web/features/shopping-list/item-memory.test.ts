// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setSessionUser } from '#web/data/session.ts'
import { leaveDevice } from '#web/data/sync/current-sync.ts'
import { ITEM_MEMORY_KEY } from '#web/device/item-memory-key.ts'
import { useItemMemory } from './item-memory.ts'

const memory = () => renderHook(useItemMemory).result
const signIn = (id: string | null) => act(() => setSessionUser(id === null ? null : { id, email: `${id}@example.com` }))

test('what somebody typed is remembered for them, the newest first, and not for the next member', () => {
  onTestFinished(() => signIn(null))
  act(() => memory().current.remember('Bread'))
  act(() => memory().current.remember('Milk'))
  act(() => memory().current.remember('breads'))
  expect(memory().current.names).toEqual(['breads', 'Milk'])
  signIn('ana')
  expect(memory().current.names).toEqual(['breads', 'Milk'])
  act(() => memory().current.moveTo('Milk', 'Frozen'))
  expect(memory().current.aisleOf('milk, whole')).toBe('Frozen')
  expect(localStorage.getItem(ITEM_MEMORY_KEY)).toContain('Milk')
  leaveDevice('drop')
  expect(localStorage.getItem(ITEM_MEMORY_KEY)).toBeNull()
  signIn(null)
  expect(memory().current.names).toEqual([])
  signIn('ben')
  expect(memory().current).toMatchObject({ names: [] })
  expect(memory().current.aisleOf('Milk')).toBeUndefined()
})
