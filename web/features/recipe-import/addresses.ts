// Several web addresses at once: each is fetched by our server's import, two at a time.
import { ApiError } from '#web/data/api.ts'
import { failureText } from '#web/data/failure-text.ts'
import type { FoundRecipe, Unreadable } from './found-recipe.ts'
import { readAddress } from './read-import.ts'

export type AddressState = 'waiting' | 'reading' | 'read' | 'failed'

export interface AddressProgress {
  address: string
  state: AddressState
}

export const MOST_ADDRESSES = 100
const AT_ONCE = 2
/** Our server reads 20 pages a minute for one person. */
const WAIT_MS = 4000

const ADDRESS = /^(?:https?:\/\/\S+|(?:[\w-]+\.)+[a-z]{2,}\/\S*)$/i

/** The addresses in a text that has nothing else, each once; otherwise none. */
export function addressesIn(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (!words.every((word) => ADDRESS.test(word))) return []
  return [...new Set(words.map((word) => (/^https?:/i.test(word) ? word : `https://${word}`)))]
}

export interface AddressesRead {
  recipes: FoundRecipe[]
  unreadable: Unreadable[]
}

export async function readAddresses(
  addresses: readonly string[],
  onProgress: (progress: AddressProgress[]) => void,
  signal: AbortSignal,
): Promise<AddressesRead> {
  const states = new Map<string, AddressState>(addresses.map((address) => [address, 'waiting']))
  const results = new Map<string, FoundRecipe[] | string>()
  const set = (address: string, state: AddressState) => {
    states.set(address, state)
    if (!signal.aborted) onProgress([...states].map(([one, itsState]) => ({ address: one, state: itsState })))
  }
  const waiting = [...addresses]
  const readNext = async () => {
    for (let address = waiting.shift(); address !== undefined && !signal.aborted; address = waiting.shift()) {
      set(address, 'reading')
      try {
        results.set(address, await patiently(address, signal))
        set(address, 'read')
      } catch (error) {
        if (!signal.aborted) results.set(address, failureText(error))
        set(address, 'failed')
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readNext))
  const read: AddressesRead = { recipes: [], unreadable: [] }
  for (const address of addresses) {
    const result = results.get(address) ?? 'The import was stopped.'
    if (typeof result === 'string') read.unreadable.push({ name: address, reason: result, isAddress: true })
    else read.recipes.push(...result)
  }
  return read
}

async function patiently(address: string, signal: AbortSignal): Promise<FoundRecipe[]> {
  for (;;) {
    try {
      return await readAddress(address, signal)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 429) || signal.aborted) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, WAIT_MS)
        signal.addEventListener('abort', resolve)
      })
    }
  }
}
