// Who added an item to the household's list and who checked it off. Stored separately from the list, which has the same
// format with and without an account.
import { create } from 'zustand'

export interface ItemAuthors {
  addedBy: string | null
  checkedBy: string | null
}

interface ShoppingAuthors {
  byItem: ReadonlyMap<string, ItemAuthors>
  /** Everyone in the household by name; empty for visitors. */
  people: ReadonlyMap<string, string>
}

export const useShoppingAuthors = create<ShoppingAuthors>(() => ({ byItem: new Map(), people: new Map() }))
