// The articles that a reader liked and saved, stored on this device.
import type { Restored } from '#domain/sync/saved-list.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { notify } from '#web/ui/toast-store.ts'

interface SavedReactions {
  /** Article ids. */
  liked: string[]
  saved: string[]
}

type Reaction = keyof SavedReactions

interface Reactions extends SavedReactions {
  toggle: (reaction: Reaction, id: string) => void
}

export const useReactions = createDeviceStore<Reactions, SavedReactions>(
  (set) => ({
    liked: [],
    saved: [],
    toggle: (reaction, id) =>
      set((state) => ({
        [reaction]: state[reaction].includes(id)
          ? state[reaction].filter((other) => other !== id)
          : [...state[reaction], id],
      })),
  }),
  {
    name: 'blog-reactions',
    read: readReactions,
    pick: ({ liked, saved }) => ({ liked, saved }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)

/** Reads whatever is valid in the stored data. */
export function readReactions(stored: unknown): Restored<SavedReactions> {
  if (stored === null) return { value: { liked: [], saved: [] }, rejected: false }
  const liked = ids(stored, 'liked')
  const saved = ids(stored, 'saved')
  return { value: { liked: liked ?? [], saved: saved ?? [] }, rejected: liked === null || saved === null }
}

function ids(stored: unknown, reaction: Reaction): string[] | null {
  const list =
    typeof stored === 'object' && stored !== null && reaction in stored ? Reflect.get(stored, reaction) : null
  return Array.isArray(list) && list.every((id) => typeof id === 'string') ? [...new Set(list)] : null
}
