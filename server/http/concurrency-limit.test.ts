import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

function slowWork() {
  const finish: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => finish.push(() => resolve('done')))
  return { work, finishOne: () => finish.shift()?.(), started: () => finish.length }
}

it('a few run, a few wait in order, the next is rejected', async () => {
  const places = createConcurrencyLimit({ running: 1, waiting: 1, perClient: 10 })
  const { work, finishOne, started } = slowWork()
  const first = places.run('a', work)
  const second = places.run('b', work)
  expect(places.run('c', work)).toBeNull()
  expect(started()).toBe(1)
  finishOne()
  expect(await first).toBe('done')
  finishOne()
  expect(await second).toBe('done')
  const third = places.run('c', work)
  finishOne()
  expect(await third).toBe('done')
})

it('one client can’t take every place', async () => {
  const places = createConcurrencyLimit({ running: 10, waiting: 10, perClient: 1 })
  const { work, finishOne } = slowWork()
  const first = places.run('a', work)
  expect(places.run('a', work)).toBeNull()
  expect(places.run('b', work)).not.toBeNull()
  finishOne()
  await first
  expect(places.run('a', work)).not.toBeNull()
})

it('failed work frees its place', async () => {
  const places = createConcurrencyLimit({ running: 1, waiting: 0, perClient: 1 })
  await expect(places.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await places.run('a', async () => 'fine')).toBe('fine')
})

it('a client with many requests waits behind one with a single request', async () => {
  const places = createConcurrencyLimit({ running: 1, waiting: 10, perClient: 4 })
  const order: string[] = []
  const work = (name: string) => async () => void order.push(name)
  await Promise.all([
    ...['many 1', 'many 2', 'many 3', 'many 4'].map((name) => places.run('many', work(name))),
    places.run('one', work('one')),
  ])
  expect(order).toEqual(['many 1', 'one', 'many 2', 'many 3', 'many 4'])
})

it('one client doesn’t run in every place, and waits for its own', async () => {
  const places = createConcurrencyLimit({ running: 3, runningPerClient: 2, waiting: 10, perClient: 10 })
  const { work, finishOne, started } = slowWork()
  const many = [places.run('many', work), places.run('many', work), places.run('many', work)]
  expect(started()).toBe(2)
  const one = places.run('one', work)
  expect(started()).toBe(3)
  finishOne()
  expect(await many[0]).toBe('done')
  expect(started(), 'the next of the same client').toBe(3)
  for (const _ of [1, 2, 3]) finishOne()
  expect(await Promise.all([...many, one])).toEqual(Array(4).fill('done'))
})
