// Who put an item on the household's list and who ticked it off. Kept beside the list, which looks the same with and
// without an account.
import { create } from 'zustand'

export interface ItemAuthors {
  addedBy: string | null
  checkedBy: string | null
}

export const useShoppingAuthors = create<{ byItem: ReadonlyMap<string, ItemAuthors> }>(() => ({ byItem: new Map() }))
