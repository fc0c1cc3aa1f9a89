// A server and two devices. Requests and responses wait on the wire until the history delivers, repeats or loses them.
import fc from 'fast-check'
import { apply, idOf, type Operation } from '#domain/sync/operations.ts'
import {
  acknowledge,
  type Changes,
  emptySync,
  type FetchTicket,
  markSent,
  put,
  receiveChanges,
  remove,
  type Since,
  type SyncState,
  startFetch,
  toSend,
  view,
} from '#domain/sync/sync-state.ts'

export interface Item {
  id: string
  name: string
  amount: number
  checked: boolean
}
export const FIELDS = ['name', 'amount', 'checked'] as const
const empty = emptySync<Item>

export interface Effect {
  device: number
  operation: Operation<Item>
}
interface Server {
  items: readonly Item[]
  marks: number[]
  /** The revision in which each id last changed, also of those that are gone. */
  changed: Map<string, number>
  log: Effect[]
}
interface Wire {
  requests: { device: number; operations: Operation<Item>[] }[]
  responses: { device: number; seq: number }[]
  fetches: { device: number; ticket: FetchTicket; since: Since | null }[]
  snapshots: { device: number; ticket: FetchTicket; changes: Changes<Item> }[]
}
export interface World {
  server: Server
  devices: SyncState<Item>[]
  wire: Wire
  /** The last thing the person at each device did to each field of each item; "gone" for a removal. */
  preferences: Map<string, unknown>[]
}

export const newWorld = (): World => ({
  server: { items: [], marks: [0, 0], changed: new Map(), log: [] },
  devices: [empty(), empty()],
  wire: { requests: [], responses: [], fetches: [], snapshots: [] },
  preferences: [new Map(), new Map()],
})

/** Like public.apply_operations. */
function serve({ server, wire }: World, { device, operations }: Wire['requests'][number]) {
  for (const operation of operations) {
    if (operation.seq <= (server.marks[device] ?? 0)) continue
    server.items = apply(server.items, [operation])
    server.changed.set(idOf(operation), server.log.length + 1)
    server.marks[device] = operation.seq
    server.log.push({ device, operation })
  }
  wire.responses.push({ device, seq: server.marks[device] ?? 0 })
}

/** Like public.changes_since. */
function changesSince({ items, changed, log }: Server, since: Since | null): Changes<Item> {
  const there = new Map(items.map((item) => [item.id, item]))
  const ids = [...changed].filter(([, revision]) => revision > (since?.revision ?? 0)).map(([id]) => id)
  return {
    full: since === null,
    rows: ids.flatMap((id) => there.get(id) ?? []).map((item) => ({ item, place: [item.id] })),
    removed: ids.filter((id) => !there.has(id)),
    since: { revision: log.length },
  }
}

export const byId = (items: readonly Item[]) => items.toSorted((one, other) => (one.id < other.id ? -1 : 1))

const device = fc.nat({ max: 1 })
const id = fc.constantFrom('a', 'b', 'c')
const place = fc.nat()
export const event = fc.oneof(
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
export type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never

function take<Entry>(entries: Entry[], at: number, keep = false): Entry | undefined {
  const index = entries.length > 0 ? at % entries.length : 0
  return keep ? entries[index] : entries.splice(index, 1)[0]
}

export function happen(world: World, event: Event) {
  const { devices, wire, preferences } = world
  const on = (number: number) => devices[number] ?? empty()
  switch (event.kind) {
    case 'edit': {
      const state = on(event.device)
      const old = view(state).find((item) => item.id === event.id) ?? {
        id: event.id,
        name: '',
        amount: 1,
        checked: false,
      }
      const value = { name: `n${event.value}`, amount: event.value, checked: event.value > 4 }[event.field]
      const next = put(state, { ...old, [event.field]: value })
      if (next !== state) preferences[event.device]?.set(`${event.id} ${event.field}`, value).delete(`${event.id} gone`)
      devices[event.device] = next
      return
    }
    case 'remove': {
      const next = remove(on(event.device), event.id)
      if (next !== on(event.device)) {
        for (const field of FIELDS) preferences[event.device]?.delete(`${event.id} ${field}`)
        preferences[event.device]?.set(`${event.id} gone`, true)
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
      wire.fetches.push({ device: event.device, ticket, since: state.since ?? null })
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
      const response = take(wire.responses, event.place)
      if (response) devices[response.device] = acknowledge(on(response.device), response.seq)
      return
    }
    case 'fetch arrives': {
      const fetch = take(wire.fetches, event.place)
      if (fetch) wire.snapshots.push({ ...fetch, changes: changesSince(world.server, fetch.since) })
      return
    }
    case 'snapshot arrives': {
      const snapshot = take(wire.snapshots, event.place)
      if (!snapshot) return
      const { ticket, changes } = snapshot
      devices[snapshot.device] = receiveChanges(on(snapshot.device), ticket, changes, ([one], [other]) =>
        String(one) < String(other) ? -1 : 1,
      )
      return
    }
    case 'request is lost':
      return void take(wire.requests, event.place)
    case 'answer is lost':
      return void take(wire.responses, event.place)
    default:
      take(wire.snapshots, event.place)
  }
}

/** The network works at last: everybody sends and fetches, and old requests still arrive afterward. */
export function settle(world: World) {
  const late = [...world.wire.requests]
  world.wire = { requests: [], responses: [], fetches: [], snapshots: [] }
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
