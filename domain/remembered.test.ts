import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

function counted(most: number) {
  const worked: string[] = []
  const length = remembered(most, (text) => {
    worked.push(text)
    return text === 'nothing' ? null : text.length
  })
  return { length, worked }
}

it('a text is worked out once, even if there is no result', () => {
  const { length, worked } = counted(10)
  expect([length('chili'), length('chili'), length('nothing'), length('nothing')]).toEqual([5, 5, null, null])
  expect(worked).toEqual(['chili', 'nothing'])
})

it('the texts that were used last stay', () => {
  const { length, worked } = counted(2)
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) length(text)
  expect(worked).toEqual(['a', 'b', 'c', 'b'])
})

it('long made-up texts take no memory', () => {
  const { length, worked } = counted(2)
  const long = 'x'.repeat(10_000)
  for (const text of ['chili', long, long, 'chili']) length(text)
  expect(worked).toEqual(['chili', long, long])
})
