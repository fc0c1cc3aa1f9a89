import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, idOf, type Operation } from './operations.ts'
import {
  acknowledge,
  bringAlong,
  emptySync,
  type FetchTicket,
  markSent,
  put,
  receive,
  remove,
  type SyncState,
  startFetch,
  toSend,
  view,
} from './sync-state.ts'

interface Item {
  id: string
  name: string
  amount: number
  checked: boolean
}
const FIELDS = ['name', 'amount', 'checked'] as const
const milk: Item = { id: 'milk', name: 'Milk', amount: 1, checked: false }
const empty = emptySync<Item>

describe('a device', () => {
  test('shows what the member did at once, and goes on showing it until the server’s answer contains it', () => {
    let state = put(empty(), milk)
    expect(view(state)).toEqual([milk])
    const [fetching, early] = startFetch(markSent(state))
    state = acknowledge(fetching, 1)
    state = receive(state, early, []) // asked before the server had it
    expect(view(state)).toEqual([milk])
    const [again, later] = startFetch(state)
    state = receive(again, later, [milk])
    expect(state.pending).toEqual([])
    expect(view(state)).toEqual([milk])
  })

  test('a slow answer never replaces a newer one', () => {
    const [one, slow] = startFetch(empty())
    const [two, fast] = startFetch(one)
    const state = receive(receive(two, fast, [milk]), slow, [])
    expect(view(state)).toEqual([milk])
  })

  test('changes that were not sent yet become one operation; sent ones stay as they are', () => {
    let state = put(put(put(empty(), milk), { ...milk, amount: 2 }), { ...milk, amount: 2, checked: true })
    expect(toSend(state)).toEqual([
      { seq: 3, kind: 'put', item: { ...milk, amount: 2, checked: true }, fields: null, status: 'new' },
    ])
    state = put(markSent(state), { ...milk, amount: 3, checked: true })
    expect(toSend(state)).toMatchObject([
      { seq: 3, status: 'sent' },
      { seq: 4, fields: ['amount'], status: 'new' },
    ])
    state = remove(state, 'milk')
    expect(toSend(state)).toMatchObject([{ seq: 3 }, { seq: 5, kind: 'remove' }])
  })

  test('doing nothing is no operation', () => {
    const state = put(empty(), milk)
    expect(put(state, { ...milk })).toBe(state)
    expect(remove(state, 'bread')).toBe(state)
  })

  test('two people change different fields of one item: both changes hold', () => {
    const ticked: Operation<Item> = { seq: 1, kind: 'put', item: { ...milk, checked: true }, fields: ['checked'] }
    const more: Operation<Item> = { seq: 1, kind: 'put', item: { ...milk, amount: 2 }, fields: ['amount'] }
    for (const order of [
      [ticked, more],
      [more, ticked],
    ])
      expect(apply([milk], order)).toEqual([{ ...milk, checked: true, amount: 2 }])
    // Changed after somebody removed it: nothing typed is lost.
    expect(apply([], [more])).toEqual([{ ...milk, amount: 2 }])
  })

  test('signing in brings the device’s items along once, without doubles', () => {
    const bread = { ...milk, id: 'bread', name: 'Bread' }
    const [fetching, ticket] = startFetch(empty())
    const state = receive(fetching, ticket, [milk])
    const once = bringAlong(state, [{ ...milk, name: 'Old milk' }, bread])
    expect(view(once)).toEqual([milk, bread])
    expect(bringAlong(once, [bread])).toBe(once)
  })
})

// A server and two devices. Requests and answers wait on the wire until the history delivers, repeats or loses them.
type Effect = { device: number; operation: Operation<Item> }
interface Server {
  items: readonly Item[]
  marks: number[]
  log: Effect[]
}
interface Wire {
  requests: { device: number; operations: Operation<Item>[] }[]
  answers: { device: number; seq: number }[]
  fetches: { device: number; ticket: FetchTicket }[]
  snapshots: { device: number; ticket: FetchTicket; items: readonly Item[] }[]
}
interface World {
  server: Server
  devices: SyncState<Item>[]
  wire: Wire
  /** The last thing the person at each device did to each field of each item; "gone" for a removal. */
  wishes: Map<string, unknown>[]
}

const newWorld = (): World => ({
  server: { items: [], marks: [0, 0], log: [] },
  devices: [empty(), empty()],
  wire: { requests: [], answers: [], fetches: [], snapshots: [] },
  wishes: [new Map(), new Map()],
})

/** As public.apply_operations does it. */
function serve({ server, wire }: World, { device, operations }: Wire['requests'][number]) {
  for (const operation of operations) {
    if (operation.seq <= (server.marks[device] ?? 0)) continue
    server.items = apply(server.items, [operation])
    server.marks[device] = operation.seq
    server.log.push({ device, operation })
  }
  wire.answers.push({ device, seq: server.marks[device] ?? 0 })
}

const device = fc.nat({ max: 1 })
const id = fc.constantFrom('a', 'b', 'c')
const place = fc.nat()
const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      device,
      id,
      field: fc.constantFrom(...FIELDS),
      value: fc.nat({ max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), device, id }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), device }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'request arrives',
        'request repeats',
        'answer arrives',
        'fetch arrives',
        'snapshot arrives',
      ),
      place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('request is lost', 'answer is lost', 'snapshot is lost'), place }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('fetch' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), device }) },
)
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never

function take<Entry>(entries: Entry[], at: number, keep = false): Entry | undefined {
  const index = entries.length > 0 ? at % entries.length : 0
  return keep ? entries[index] : entries.splice(index, 1)[0]
}

function happen(world: World, event: Event) {
  const { devices, wire, wishes } = world
  const on = (number: number) => devices[number] ?? empty()
  switch (event.kind) {
    case 'edit': {
      const state = on(event.device)
      const old = view(state).find((item) => item.id === event.id) ?? { ...milk, id: event.id, name: '' }
      const value = { name: `n${event.value}`, amount: event.value, checked: event.value > 4 }[event.field]
      const next = put(state, { ...old, [event.field]: value })
      if (next !== state) wishes[event.device]?.set(`${event.id} ${event.field}`, value).delete(`${event.id} gone`)
      devices[event.device] = next
      return
    }
    case 'remove': {
      const next = remove(on(event.device), event.id)
      if (next !== on(event.device)) {
        for (const field of FIELDS) wishes[event.device]?.delete(`${event.id} ${field}`)
        wishes[event.device]?.set(`${event.id} gone`, true)
      }
      devices[event.device] = next
      return
    }
    case 'send': {
      const state = markSent(on(event.device))
      devices[event.device] = state
      if (toSend(state).length > 0) wire.requests.push({ device: event.device, operations: toSend(state) })
      return
    }
    case 'fetch': {
      const [state, ticket] = startFetch(on(event.device))
      devices[event.device] = state
      wire.fetches.push({ device: event.device, ticket })
      return
    }
    case 'reload':
      devices[event.device] = JSON.parse(JSON.stringify(on(event.device)))
      return
    case 'request arrives':
    case 'request repeats': {
      const request = take(wire.requests, event.place, event.kind === 'request repeats')
      if (request) serve(world, request)
      return
    }
    case 'answer arrives': {
      const answer = take(wire.answers, event.place)
      if (answer) devices[answer.device] = acknowledge(on(answer.device), answer.seq)
      return
    }
    case 'fetch arrives': {
      const fetch = take(wire.fetches, event.place)
      if (fetch) wire.snapshots.push({ ...fetch, items: world.server.items })
      return
    }
    case 'snapshot arrives': {
      const snapshot = take(wire.snapshots, event.place)
      if (snapshot) devices[snapshot.device] = receive(on(snapshot.device), snapshot.ticket, snapshot.items)
      return
    }
    case 'request is lost':
      return void take(wire.requests, event.place)
    case 'answer is lost':
      return void take(wire.answers, event.place)
    default:
      take(wire.snapshots, event.place)
  }
}

/** The network holds at last: everybody sends and fetches, and old requests still arrive afterwards. */
function settle(world: World) {
  const late = [...world.wire.requests]
  world.wire = { requests: [], answers: [], fetches: [], snapshots: [] }
  const steps: Event['kind'][] = [
    'send',
    'request arrives',
    'answer arrives',
    'fetch',
    'fetch arrives',
    'snapshot arrives',
  ]
  for (const number of [0, 1, 0, 1])
    for (const kind of steps) happen(world, { kind, device: number, place: 0 } as Event) // each takes what it needs
  const before = world.server.items
  for (const request of late) serve(world, request)
  return { before }
}

/** Ten thousand histories take two seconds, and longer on a machine that is busy with other tests. */
const SLOW_MACHINE_MS = 30_000

const histories = fc.array(event, { maxLength: 60 })

describe('any history of two devices', () => {
  test(
    'ends in the same state on both, with every change of both, and no late repeat undoes anything',
    () => {
      fc.assert(
        fc.property(histories, (history) => {
          const world = newWorld()
          for (const event of history) happen(world, event)
          const { before } = settle(world)
          expect(world.server.items).toEqual(before)
          for (const state of world.devices) {
            expect(state.pending).toEqual([])
            expect(view(state)).toEqual(world.server.items)
          }
          for (const [number, wishes] of world.wishes.entries())
            for (const [wish, value] of wishes)
              expect([wish, lastWrite(world.server.log, number, wish)]).toEqual([wish, value])
        }),
        { numRuns: 10_000 },
      )
    },
    SLOW_MACHINE_MS,
  )

  test(
    'never loses an acknowledged operation: it was applied exactly once',
    () => {
      fc.assert(
        fc.property(histories, (history) => {
          const world = newWorld()
          for (const event of history) happen(world, event)
          for (const [number, { pending }] of world.devices.entries())
            for (const { seq, status } of pending)
              if (status === 'acknowledged')
                expect(
                  world.server.log.filter((effect) => effect.device === number && effect.operation.seq === seq),
                ).toHaveLength(1)
          const applied = world.server.log.map(({ device, operation }) => `${device} ${operation.seq}`)
          expect(new Set(applied).size).toBe(applied.length)
        }),
        { numRuns: 10_000 },
      )
    },
    SLOW_MACHINE_MS,
  )

  test(
    'a member’s own change never jumps back on their screen while it is on its way',
    () => {
      fc.assert(
        fc.property(histories, (history) => {
          const world = newWorld()
          for (const event of history) {
            happen(world, event)
            for (const state of world.devices)
              for (const operation of state.pending) {
                const later = state.pending.some(
                  (other) => other.seq > operation.seq && idOf(other) === idOf(operation),
                )
                const shown = view(state).find((item) => item.id === idOf(operation))
                if (later) continue
                if (operation.kind === 'remove') expect(shown).toBeUndefined()
                else
                  for (const field of operation.fields ?? FIELDS)
                    expect(shown?.[field as keyof Item]).toEqual(operation.item[field as keyof Item])
              }
          }
        }),
        { numRuns: 2_000 },
      )
    },
    SLOW_MACHINE_MS,
  )
})

/** What a device last wrote to a field, as the server saw it; undefined when it never did. */
function lastWrite(log: readonly Effect[], number: number, wish: string): unknown {
  const [itemId = '', field = ''] = wish.split(' ')
  const last = log.findLast(({ device, operation }) => {
    if (device !== number || idOf(operation) !== itemId) return false
    if (operation.kind === 'remove') return true
    return field !== 'gone' && (operation.fields === null || operation.fields.includes(field as keyof Item))
  })
  if (!last) return undefined
  if (last.operation.kind === 'remove') return field === 'gone' ? true : undefined
  return last.operation.item[field as keyof Item]
}
