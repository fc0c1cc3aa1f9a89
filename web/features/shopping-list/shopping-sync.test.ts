// @vitest-environment happy-dom
// Changes that wait on a device for their member: recorded as they happen, kept through reloads, never mixed with
// another member's.
import { beforeEach, describe, expect, test } from 'vitest'
import { storeSync } from '#web/data/sync/store-sync.ts'
import { OWNER_KEY } from '#web/device/device-owner.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { useShoppingList } from './shopping-list-store.ts'
import { shoppingSync } from './shopping-sync.ts'

const MIA = newUuid()
const KIM = newUuid()
const names = () => useShoppingList.getState().items.map(({ name }) => name)
const add = (name: string) => useShoppingList.getState().add({ name })
const changeKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('sync-change:'))

beforeEach(() => {
  localStorage.clear()
  useShoppingList.setState({ items: [] })
  localStorage.clear()
  localStorage.setItem(OWNER_KEY, MIA)
})

describe('a member’s change', () => {
  test('is recorded right away and still waits after a reload', () => {
    const stop = storeSync(shoppingSync, MIA).watch(() => undefined)
    add('Milk')
    add('Bread')
    stop()
    expect(storeSync(shoppingSync, MIA).waiting()).toBe(2)
    expect(storeSync(shoppingSync, KIM).waiting()).toBe(0)
  })

  test('is one change, however many items it adds', () => {
    const stop = storeSync(shoppingSync, MIA).watch(() => undefined)
    const names = ['Flour', 'Eggs', 'Milk']
    const items = names.map((name) => ({ id: newUuid(), name, amount: 1, unit: '', checked: false }))
    useShoppingList.setState((list) => ({ items: [...list.items, ...items] }))
    add('Bread')
    stop()
    expect(storeSync(shoppingSync, MIA).waiting()).toBe(2)
  })

  test('is found if it was made before sync was loaded', () => {
    add('Milk')
    const sync = storeSync(shoppingSync, MIA)
    expect(sync.waiting()).toBe(0)
    sync.watch(() => undefined)()
    expect(sync.waiting()).toBe(1)
  })

  test('is added to the state once, even if it is collected twice', async () => {
    const sync = storeSync(shoppingSync, MIA)
    const stop = sync.watch(() => undefined)
    add('Milk')
    const [saved] = changeKeys().map((key) => [key, localStorage.getItem(key) ?? ''] as const)
    await sync.collect()
    expect(changeKeys()).toEqual([])
    localStorage.setItem(...(saved ?? ['', ''])) // a crash before it could be removed
    await sync.collect()
    stop()
    expect(sync.waiting()).toBe(1)
  })

  test('in another tab isn’t recorded here a second time', async () => {
    const sync = storeSync(shoppingSync, MIA)
    const stop = sync.watch(() => undefined)
    const items = [{ id: newUuid(), name: 'Eggs', amount: 1, unit: '', checked: false }]
    localStorage.setItem('shopping-list', JSON.stringify({ state: { items }, version: 1 }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'shopping-list' }))
    stop()
    expect(names()).toEqual(['Eggs'])
    expect(changeKeys()).toEqual([])
  })
})

describe('signing out on the device', () => {
  test('keeps unsent changes for the same member only', async () => {
    const sync = storeSync(shoppingSync, MIA)
    const stop = sync.watch(() => undefined)
    add('Milk')
    stop()
    await sync.leave('keep')
    expect(storeSync(shoppingSync, MIA).waiting()).toBe(1)
    expect(storeSync(shoppingSync, KIM).waiting()).toBe(0)
  })

  test('keeps items added before sync was loaded, too', async () => {
    add('Milk')
    await storeSync(shoppingSync, MIA).leave('keep')
    expect(storeSync(shoppingSync, MIA).waiting()).toBe(1)
  })

  test('or discards them, and leaves nothing of the member behind', async () => {
    const sync = storeSync(shoppingSync, MIA)
    const stop = sync.watch(() => undefined)
    add('Milk')
    stop()
    await sync.leave('drop')
    expect(Object.keys(localStorage).filter((key) => key.includes(MIA))).toEqual([])
  })

  test('nothing is written once somebody else owns the lists', async () => {
    const sync = storeSync(shoppingSync, MIA)
    const stop = sync.watch(() => undefined)
    add('Milk')
    stop()
    localStorage.setItem(OWNER_KEY, KIM)
    await expect(sync.collect()).rejects.toThrow('The member has signed out on this device.')
  })
})

test('items from before there were accounts get ids that an account accepts', () => {
  const item = { name: 'Milk', amount: 1, unit: '', checked: false }
  useShoppingList.setState({ items: [{ id: 'old', ...item }] })
  storeSync(shoppingSync, MIA).watch(() => undefined)()
  expect(useShoppingList.getState().items).toMatchObject([item])
  expect(useShoppingList.getState().items[0]?.id).toMatch(/^[0-9a-f-]{36}$/)
})
