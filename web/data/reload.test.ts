import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { reload } from './reload.ts'

/** A list on a server that responds when told to, with what it contained when the request was made. */
function slowServer() {
  const held: string[] = []
  const responses: (() => void)[] = []
  const ask = () => {
    const now = [...held]
    return new Promise<string[]>((resolve) => responses.push(() => resolve(now)))
  }
  return { held, ask, requested: () => responses.length, response: () => responses.shift()?.() }
}

test('a change made before the first response is shown, although that response is older', async () => {
  const { held, ask, response } = slowServer()
  const client = new QueryClient()
  const list = new QueryObserver(client, { queryKey: ['member', 'water'], queryFn: ask })
  const leave = list.subscribe(() => undefined)
  held.push('250 ml')
  const reloaded = reload(client, ['member'])
  response()
  await expect.poll(() => list.getCurrentResult().data).toEqual([])
  response()
  await reloaded
  expect(list.getCurrentResult().data).toEqual(['250 ml'])
  leave()
})

test('a later change is requested once', async () => {
  const { held, ask, response, requested } = slowServer()
  const client = new QueryClient()
  const list = new QueryObserver(client, { queryKey: ['member', 'water'], queryFn: ask })
  const leave = list.subscribe(() => undefined)
  response()
  await expect.poll(() => list.getCurrentResult().data).toEqual([])
  held.push('250 ml')
  const reloaded = reload(client, ['member'])
  response()
  await reloaded
  expect(list.getCurrentResult().data).toEqual(['250 ml'])
  expect(requested()).toBe(0)
  leave()
})

test('a list that responds is shown, although another doesn’t', async () => {
  const { held, ask, response } = slowServer()
  const client = new QueryClient()
  const list = new QueryObserver(client, { queryKey: ['member', 'water'], queryFn: ask })
  const silent = new QueryObserver(client, { queryKey: ['member', 'household'], queryFn: slowServer().ask })
  const leave = [list, silent].map((one) => one.subscribe(() => undefined))
  held.push('250 ml')
  void reload(client, ['member'])
  response()
  await expect.poll(() => list.getCurrentResult().data).toEqual([])
  await expect.poll(() => list.getCurrentResult().fetchStatus).toBe('fetching')
  response()
  await expect.poll(() => list.getCurrentResult().data).toEqual(['250 ml'])
  for (const stop of leave) stop()
})
