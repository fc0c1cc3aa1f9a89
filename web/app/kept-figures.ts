// What a member's own pages showed last on this device. It is shown at once when such a page opens, until the server has
// answered, and also when there is no network. Removed when the member signs out.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { KEPT_FIGURES } from '#domain/account/device-keys.ts'
import { memberKey } from '#web/data/member-key.ts'
import { useSession } from '#web/data/session.ts'
import { forgetKeptFigures } from '#web/device/device-store.ts'
import { paths } from '#web/router/paths.ts'

/** Pages that show figures. A form must not start with old ones. */
const PAGES: readonly string[] = [paths.home, paths.dashboard, paths.diary(), paths.mealScheduler]

/** The queries of those pages, by the first word after the member in their keys. */
const QUERIES: readonly unknown[] = 'goals profile day history diary schedule meals water weights household'.split(' ')

const SAVE_AFTER_MS = 1000
/** The device's storage is small, and lists that exist nowhere else need it more. */
const MOST_CHARACTERS = 200_000
/** Long ago, so that the server is asked all the same. */
const LONG_AGO = 1

interface Kept {
  build: string
  member: string
  answers: [QueryKey, unknown][]
}

/** `build` differs with every version of the site; another version may expect other answers. */
export function keepFigures(queryClient: QueryClient, build: string) {
  if (PAGES.includes(window.location.pathname)) show(queryClient, build)
  let saving: ReturnType<typeof setTimeout> | undefined
  const saveNow = () => {
    clearTimeout(saving)
    saving = undefined
    save(queryClient, build)
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') saving ??= setTimeout(saveNow, SAVE_AFTER_MS)
  })
  window.addEventListener('pagehide', () => saving && saveNow())
}

function show(queryClient: QueryClient, build: string) {
  for (const [key, answer] of keptAnswers(build)) {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, answer, { updatedAt: LONG_AGO })
  }
}

/** None if they are another member's or another version's, or cannot be read. */
function keptAnswers(build: string): Kept['answers'] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_FIGURES) ?? 'null') as Kept | null // nothing else writes it
    const isTheirs = kept?.build === build && kept.member === useSession.getState().user?.id
    return isTheirs ? kept.answers.filter(([key, answer]) => Array.isArray(key) && answer !== undefined) : []
  } catch {
    return []
  }
}

function save(queryClient: QueryClient, build: string) {
  const member = useSession.getState().user?.id
  if (!member) return
  // A page that shows other figures, or none, takes nothing away.
  const others = keptAnswers(build).filter(([key]) => queryClient.getQueryData(key) === undefined)
  const kept: Kept = { build, member, answers: fitting([...newestAnswers(queryClient, member), ...others]) }
  try {
    localStorage.setItem(KEPT_FIGURES, JSON.stringify(kept))
  } catch {
    forgetKeptFigures() // full: old figures are worth less than what else is there
  }
}

function newestAnswers(queryClient: QueryClient, member: string): Kept['answers'] {
  const ownName = memberKey(member).length
  return (
    queryClient
      .getQueryCache()
      // Also what could not be refreshed.
      .findAll({ queryKey: memberKey(member), predicate: ({ state }) => state.data !== undefined })
      .filter(({ queryKey }) => QUERIES.includes(queryKey[ownName]))
      .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .map(({ queryKey, state }) => [queryKey, state.data])
  )
}

function fitting(answers: Kept['answers']): Kept['answers'] {
  let room = MOST_CHARACTERS
  return answers.filter(([, answer]) => {
    const { length } = JSON.stringify(answer)
    if (length > room) return false
    room -= length
    return true
  })
}
