import { expect, test } from 'vitest'
import { explainedWords } from './explained-words.ts'

test.each([
  ['easy dinner', 'We don’t filter by “easy”'],
  ['simple soup', 'We don’t filter by “easy”'],
  ['dinner for two', 'choose the servings on its page'],
  ['soup for 6', 'choose the servings on its page'],
  ['kids lunch', '“For kids” means'],
])('the page says what it does with the words of %s', (search, sentence) => {
  expect(explainedWords(search).join()).toContain(sentence)
})

test.each(['simple syrup', 'easy to chew', 'marinade for 2 hours', 'lentil soup', 'for 30 minutes'])(
  'the page has nothing to explain in %s',
  (search) => {
    expect(explainedWords(search)).toEqual([])
  },
)
