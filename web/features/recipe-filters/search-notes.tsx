// Notes about a search: corrected spelling, and filters and words that were ignored.
import { WORDS_PER_LIST } from '#domain/limits.ts'
import { explainedWords } from '#domain/search/explained-words.ts'
import type { ListFacts } from '#web/data/recipe-fetch.ts'
import { Notice } from '#web/ui/notice.tsx'

const UNKNOWN: Readonly<Record<string, string>> = {
  diet: 'a diet',
  type: 'a meal type',
  cuisine: 'a cuisine',
  include: 'an ingredient',
  exclude: 'an ingredient',
  sort: 'a way to sort',
}

/** For words in the search without a matching filter. */
const IGNORED_WORDS: Readonly<Record<string, string>> = {
  more: `a filter can have up to ${WORDS_PER_LIST} words`,
  search: 'we can only leave out ingredients that we know',
  limit: 'we don’t have that filter',
  appliance: 'we have no recipes for it',
  texture:
    'we don’t know how soft a dish is. Soups, mashes and porridge are a good start; your doctor can tell you what is safe',
  health:
    'a recipe’s numbers can’t answer that, so there’s no such filter. You can filter by carbs, sugar, sodium, fat, fiber, calories and ingredients. Your doctor or dietitian can tell you which matter',
}

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ')

export function SearchNotes({ facts, search }: { facts: Pick<ListFacts, 'corrections' | 'unknown'>; search: string }) {
  const { corrections, unknown } = facts
  return (
    <>
      {corrections.length > 0 && (
        <p className="mb-4 text-muted">
          Showing results for {quoted(corrections.map(({ read }) => read))} instead of{' '}
          {quoted(corrections.map(({ typed }) => typed))}.
        </p>
      )}
      {explainedWords(search).map((sentence) => (
        <p key={sentence} className="mb-4 text-muted">
          {sentence}
        </p>
      ))}
      {unknown.length > 0 && (
        <Notice tone="apricot" className="mb-6 wrap-anywhere">
          <ul>
            {unknown.map(({ filter, value }) => (
              <li key={filter + value}>
                We ignored “{value}”: {IGNORED_WORDS[filter] ?? `it isn’t ${UNKNOWN[filter] ?? 'a number we can use'}`}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
