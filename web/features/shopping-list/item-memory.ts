// What this person typed before, and where they look for it in their store. Saved on this device; signing out removes it.
import { isObject } from '#domain/json.ts'
import { foodKey } from '#domain/kitchen/food-key.ts'
import { AISLES } from '#domain/nutrition/food.ts'
import { OTHER_AISLE } from '#domain/shopping/shopping.ts'
import { savedField } from '#domain/sync/saved-list.ts'
import { useSessionUser } from '#web/data/session.ts'
import { createDeviceStore } from '#web/device/device-store.ts'
import { ITEM_MEMORY_KEY } from '#web/device/item-memory-key.ts'
import { notify } from '#web/ui/toast-store.ts'

const MOST_NAMES = 200

interface Memory {
  /** The member's id; '' for somebody without an account. */
  owner: string
  /** The newest first. */
  names: string[]
  /** By food. */
  aisles: Record<string, string>
}

interface ItemMemory extends Memory {
  remember: (owner: string, name: string) => void
  moveTo: (owner: string, name: string, aisle: string) => void
}

const EMPTY: Memory = { owner: '', names: [], aisles: {} }

/** Another member's memory isn't shown or kept. What somebody did before signing in is theirs. */
const memoryOf = (memory: Memory, owner: string): Memory =>
  memory.owner === '' || memory.owner === owner ? { ...memory, owner } : { ...EMPTY, owner }

const useItemMemoryStore = createDeviceStore<ItemMemory, Memory>(
  (set) => ({
    ...EMPTY,
    remember: (owner, name) =>
      set((now) => {
        const memory = memoryOf(now, owner)
        const others = memory.names.filter((other) => foodKey(other) !== foodKey(name))
        return { ...memory, names: [name.trim(), ...others].slice(0, MOST_NAMES) }
      }),
    moveTo: (owner, name, aisle) =>
      set((now) => {
        const memory = memoryOf(now, owner)
        return { ...memory, aisles: { ...memory.aisles, [foodKey(name)]: aisle } }
      }),
  }),
  {
    name: ITEM_MEMORY_KEY,
    read: (saved) => ({ value: readMemory(saved), rejected: false }),
    pick: ({ owner, names, aisles }) => ({ owner, names, aisles }),
    onFull: (message) => notify(message, { tone: 'danger' }),
  },
)

const KNOWN_AISLES = new Set<unknown>([...AISLES, OTHER_AISLE])

function readMemory(saved: unknown): Memory {
  const [owner, names, aisles] = ['owner', 'names', 'aisles'].map((field) => savedField(saved, [field]))
  const places = isObject(aisles) ? Object.entries(aisles).filter(([, aisle]) => KNOWN_AISLES.has(aisle)) : []
  return {
    owner: typeof owner === 'string' ? owner : '',
    names: Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, MOST_NAMES) : [],
    aisles: Object.fromEntries(places) as Memory['aisles'], // known aisles
  }
}

export function useItemMemory() {
  const owner = useSessionUser()?.id ?? ''
  const memory = useItemMemoryStore()
  const { names, aisles } = memoryOf(memory, owner)
  return {
    names,
    aisleOf: (name: string): string | undefined => aisles[foodKey(name)],
    remember: (name: string) => memory.remember(owner, name),
    moveTo: (name: string, aisle: string) => memory.moveTo(owner, name, aisle),
  }
}
