import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idOf } from './operations.ts'
import { view } from './sync-state.ts'
import {
  byId,
  type Effect,
  type Event,
  event,
  FIELDS,
  happen,
  type Item,
  newWorld,
  settle,
  type World,
} from './testing/two-devices.ts'

/** Ten thousand histories take two seconds, and longer if the machine is busy with other tests. */
const SLOW_MACHINE_MS = 30_000

const histories = fc.array(event, { maxLength: 60 })

const inAnyHistory = (numRuns: number, check: (world: World, history: Event[]) => void) =>
  fc.assert(
    fc.property(histories, (history) => check(newWorld(), history)),
    { numRuns },
  )

describe('any history of two devices', { timeout: SLOW_MACHINE_MS }, () => {
  test('ends in the same state on both, with every change from both, and no late repeat undoes anything', () => {
    inAnyHistory(10_000, (world, history) => {
      for (const event of history) happen(world, event)
      const { before } = settle(world)
      expect(world.server.items).toEqual(before)
      for (const state of world.devices) {
        expect(state.pending).toEqual([])
        expect(view(state)).toEqual(byId(world.server.items))
      }
      for (const [number, preferences] of world.preferences.entries())
        for (const [preference, value] of preferences)
          expect([preference, lastWrite(world.server.log, number, preference)]).toEqual([preference, value])
    })
  })

  test('never loses an acknowledged operation: each was applied exactly once', () => {
    inAnyHistory(10_000, (world, history) => {
      for (const event of history) happen(world, event)
      const { log } = world.server
      for (const [number, { pending }] of world.devices.entries())
        for (const { seq, status } of pending)
          if (status === 'acknowledged')
            expect(log.filter(({ device, operation }) => device === number && operation.seq === seq)).toHaveLength(1)
      const applied = log.map(({ device, operation }) => `${device} ${operation.seq}`)
      expect(new Set(applied).size).toBe(applied.length)
    })
  })

  test('a member’s own change never jumps back on their screen while it is being sent', () => {
    inAnyHistory(2_000, (world, history) => {
      for (const event of history) {
        happen(world, event)
        for (const state of world.devices)
          for (const operation of state.pending) {
            const later = state.pending.some((other) => other.seq > operation.seq && idOf(other) === idOf(operation))
            const shown = view(state).find((item) => item.id === idOf(operation))
            if (later) continue
            if (operation.kind === 'remove') expect(shown).toBeUndefined()
            else
              for (const field of operation.fields ?? FIELDS)
                expect(shown?.[field as keyof Item]).toEqual(operation.item[field as keyof Item])
          }
      }
    })
  })
})

/** What a device last wrote to a field, as the server saw it; undefined if it never did. */
function lastWrite(log: readonly Effect[], number: number, preference: string): unknown {
  const [itemId = '', field = ''] = preference.split(' ')
  const last = log.findLast(({ device, operation }) => {
    if (device !== number || idOf(operation) !== itemId) return false
    if (operation.kind === 'remove') return true
    return field !== 'gone' && (operation.fields === null || operation.fields.includes(field as keyof Item))
  })
  if (!last) return undefined
  if (last.operation.kind === 'remove') return field === 'gone' ? true : undefined
  return last.operation.item[field as keyof Item]
}
