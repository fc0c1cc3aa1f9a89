// @vitest-environment happy-dom
// What a list sends to the account, and how it handles each response.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { OWNER_KEY } from '#web/device/device-owner.ts'
import { newUuid } from '#web/device/new-uuid.ts'
import { MEMBER, memberBackend } from '#web/testing/member-backend.ts'
import type { DeviceList } from './device-list.ts'
import type { SentOperation } from './sync-call.ts'
import type { SyncedTable } from './synced-table.ts'

interface Item {
  id: string
  name: string
}
interface Batch {
  device: string
  household?: string
  operations: SentOperation[]
}

const { respondWith } = memberBackend()
const sent: Batch[] = []
const told: string[] = []

/** An account that stores what it is sent, unless `refuse` returns its own response. */
function account(refuse: (batch: Batch) => Response | null = () => null) {
  const epoch = newUuid()
  const rows = new Map<string, unknown>()
  /** Keys in the order of their last change; the place is the revision. */
  const changed: string[] = []
  const requested: unknown[] = []
  function store(id: string, row: unknown) {
    if (row) rows.set(id, row)
    else rows.delete(id)
    changed.push(id)
  }
  respondWith(({ call, body }) => {
    if (call !== 'POST rpc/apply_operations') {
      const { since } = body as { since: { revision: number; epoch: string } | null } // as fetchChanges writes it
      requested.push(since)
      const full = since?.epoch !== epoch
      const ids = [...new Set(changed.slice(full ? 0 : since.revision))]
      return Response.json({
        ...{ full, more: false, since: { revision: changed.length, epoch } },
        rows: ids.flatMap((id) => rows.get(id) ?? []),
        removed: ids.filter((id) => !rows.has(id)).map((id) => ({ id })),
      })
    }
    const batch = body as Batch // as sendOperations writes it
    sent.push(batch)
    const refused = refuse(batch)
    if (refused) return refused
    for (const { kind, row } of batch.operations) store(String(row.id), kind === 'put' ? row : null)
    return Response.json(batch.operations.at(-1)?.seq)
  })
  return { names: () => [...rows.values()].map((row) => (row as Item).name), requested, store }
}

/** A list on this device that a person changes. */
function listOnDevice() {
  let items: readonly Item[] = []
  let listener: Parameters<DeviceList<Item>['watch']>[0] | undefined
  const list: DeviceList<Item> = {
    items: () => items,
    show(shown) {
      items = shown
    },
    watch(onChange) {
      listener = onChange
      return () => undefined
    },
    before: () => null,
    forgetBefore: () => undefined,
    clear() {
      items = []
    },
  }
  function add(...names: string[]) {
    const before = items
    items = [...before, ...names.map((name) => ({ id: name.slice(0, 20), name }))]
    listener?.(before, items)
  }
  return { list, add, names: () => items.map(({ name }) => name) }
}

async function syncOf(list: DeviceList<Item>, more: Partial<SyncedTable<Item>> = {}) {
  const { storeSync } = await import('./store-sync.ts')
  const table: SyncedTable<Item> = {
    table: 'things',
    noun: ['thing', 'things'],
    list,
    order: ['id'],
    itemOf: ({ id, name }) => ({ id: String(id), name: String(name) }),
    rowOf: ({ id, name }) => ({ id, name }),
    keyOf: (id) => ({ id }),
    columnOf: (field) => field,
    nameOf: ({ name }) => name.slice(0, 20),
    ...more,
  }
  const sync = storeSync(table, MEMBER)
  sync.watch(() => undefined)
  const run = (household = 'home') =>
    sync.run({ token: 'token', household: Promise.resolve(household), lock: { check: () => undefined } }, (message) =>
      told.push(message),
    )
  return { sync, run }
}

/** Device storage without space for anything more. */
const full = (device: Storage) =>
  new Proxy(device, {
    get(_, name) {
      if (name === 'setItem') throw new DOMException('There is no room left.', 'QuotaExceededError')
      const value: unknown = Reflect.get(device, name)
      return typeof value === 'function' ? value.bind(device) : value
    },
  })

const sizes = () => sent.map(({ operations }) => operations.length)

beforeEach(() => {
  localStorage.setItem(OWNER_KEY, MEMBER)
  sent.length = 0
  told.length = 0
})

test('a rejected batch is sent one by one: the rejected item is named and dropped, the rest arrives', async () => {
  const { list, add, names } = listOnDevice()
  const { sync, run } = await syncOf(list)
  const { names: inAccount } = account(({ operations }) =>
    operations.some(({ row }) => row.name === 'Rocks')
      ? Response.json({ code: '23514', message: 'That’s no food.' }, { status: 400 })
      : null,
  )
  add('Milk')
  add('Rocks')
  add('Bread')
  await run()
  expect(sizes()).toEqual([3, 1, 1, 1])
  expect(told).toEqual(['“Rocks” couldn’t be saved. That’s no food.'])
  expect(inAccount()).toEqual(['Milk', 'Bread'])
  expect(names()).toEqual(['Bread', 'Milk']) // as the account sorts them
  expect(sync.waiting()).toBe(0)
})

test('a failure that isn’t a rejection keeps the change, and it is sent again', async () => {
  const { list, add } = listOnDevice()
  const { sync, run } = await syncOf(list)
  account(() => Response.json({ message: 'Bad gateway' }, { status: 502 }))
  add('Milk')
  await expect(run()).rejects.toThrow('Bad gateway')
  expect(sync.waiting()).toBe(1)
  const { names: inAccount } = account()
  await run()
  expect(inAccount()).toEqual(['Milk'])
  expect(told).toEqual([])
})

test('a device with restored old storage renumbers its changes, so that none of them counts as sent', async () => {
  const { list, add } = listOnDevice()
  const { run } = await syncOf(list)
  const NEWEST_IN_ACCOUNT = 50
  const { names: inAccount } = account(({ device }) =>
    device === sent[0]?.device ? Response.json(NEWEST_IN_ACCOUNT) : null,
  )
  add('Milk')
  await run()
  expect(new Set(sent.map(({ device }) => device)).size).toBe(2)
  expect(inAccount()).toEqual(['Milk'])
})

test('large changes are sent in several requests', async () => {
  const { list, add } = listOnDevice()
  const { run } = await syncOf(list)
  account()
  add(...['A', 'B', 'C'].map((letter) => letter.repeat(50_000)))
  await run()
  expect(sizes()).toEqual([2, 1])
})

test('a batch is as large as its bytes: a Chinese character has three', async () => {
  const { list, add } = listOnDevice()
  const { run } = await syncOf(list)
  account()
  add(...['汤', '面', '饭'].map((letter) => letter.repeat(30_000)))
  await run()
  expect(sizes()).toEqual([1, 1, 1])
})

describe('a member who moves to another household', () => {
  async function changeBeforeMove(more: Partial<SyncedTable<Item>>) {
    const { list, add } = listOnDevice()
    const { sync, run } = await syncOf(list, { shared: true, ...more })
    account()
    await run('old home')
    add('Milk')
    await run('new home')
    expect(sync.waiting()).toBe(0)
  }

  test('doesn’t take unsent changes of the old list along, and is told so', async () => {
    await changeBeforeMove({})
    expect(sent).toEqual([])
    expect(told).toEqual([expect.stringContaining('switched households')])
  })

  test('takes the cook’s own items along', async () => {
    await changeBeforeMove({ movesAlong: true })
    expect(sent).toMatchObject([{ household: 'new home', operations: [{ row: { name: 'Milk' } }] }])
    expect(told).toEqual([])
  })
})

test('a change that doesn’t fit on the full device is still sent', async () => {
  const { list, add } = listOnDevice()
  const { run } = await syncOf(list)
  const { names: inAccount } = account()
  await run()
  const device = localStorage
  vi.stubGlobal('localStorage', full(device))
  add('Milk')
  vi.stubGlobal('localStorage', device) // something else was deleted
  await run()
  expect(inAccount()).toEqual(['Milk'])
})

test('a change writes its own list’s record, and nothing of the other lists', async () => {
  const shopping = listOnDevice()
  const other = listOnDevice()
  const { run } = await syncOf(shopping.list)
  const { sync, run: runOther } = await syncOf(other.list, { table: 'others' })
  account()
  await run()
  await runOther()
  const writes = vi.spyOn(Storage.prototype, 'setItem')
  onTestFinished(() => writes.mockRestore())
  shopping.add('Milk')
  await sync.collect()
  await run()
  const written = writes.mock.calls.map(([key]) => key)
  expect(written.filter((key) => key.includes('others'))).toEqual([])
})

test('after a change only what is new since the last fetch is asked for, and the list keeps its order', async () => {
  const { list, add, names } = listOnDevice()
  const { sync, run } = await syncOf(list)
  const { requested, store } = account()
  for (const name of ['Bread', 'Milk', 'Tea']) store(name, { id: name, name })
  await run()
  expect(names()).toEqual(['Bread', 'Milk', 'Tea'])
  expect(sync.has(3)).toBe(true)
  expect(sync.has(4)).toBe(false)
  add('Eggs')
  store('Milk', { id: 'Milk', name: 'Oat milk' }) // by another device
  store('Tea', null)
  await run()
  expect(requested).toMatchObject([null, { revision: 3 }])
  expect(names()).toEqual(['Bread', 'Eggs', 'Oat milk'])
  expect(sync.has(6)).toBe(true)
})

test('what is new in another household doesn’t mix with what was there', async () => {
  const { list, names } = listOnDevice()
  const { run } = await syncOf(list, { shared: true })
  account().store('Milk', { id: 'Milk', name: 'Milk' })
  await run('old home')
  account().store('Bread', { id: 'Bread', name: 'Bread' })
  await run('new home')
  expect(names()).toEqual(['Bread'])
})
