import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResponseStore } from './response-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const response = (text: string) => ({ text, size: text.length })
const storeOf = (mostBytes: number) => createResponseStore<ReturnType<typeof response>>(mostBytes)

test('a response is cached for its time and no longer', () => {
  const store = storeOf(100)
  store.set('/', response('home'), 1000)
  vi.advanceTimersByTime(999)
  expect(store.get('/')).toEqual(response('home'))
  vi.advanceTimersByTime(1)
  expect(store.get('/')).toBeUndefined()
})

test('however many URLs somebody makes up, the responses together never exceed their limit', () => {
  const store = storeOf(100)
  for (let address = 0; address < 1000; address++) store.set(`/${address}`, response('ten signs.'), 1000)
  const kept = Array.from({ length: 1000 }, (_, address) => store.get(`/${address}`)).filter(Boolean)
  expect(kept).toHaveLength(10)
  expect(store.get('/999')).toBeDefined()
})

test('a response larger than the whole limit isn’t cached', () => {
  const store = storeOf(5)
  store.set('/', response('ten signs.'), 1000)
  expect(store.get('/')).toBeUndefined()
})

test('a response that is set again counts once', () => {
  const store = storeOf(25)
  for (let time = 0; time < 10; time++) store.set('/', response('ten signs.'), 1000)
  store.set('/other', response('ten signs.'), 1000)
  expect(store.get('/')).toBeDefined()
  expect(store.get('/other')).toBeDefined()
})
