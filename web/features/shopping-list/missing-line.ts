// The line of the list that the store doesn't have, while the page offers what could be bought instead.
import { create } from 'zustand'
import type { ShoppingItem } from '#domain/shopping/shopping.ts'

interface MissingLine {
  item: ShoppingItem | null
  offer: (item: ShoppingItem | null) => void
}

export const useMissingLine = create<MissingLine>((set) => ({ item: null, offer: (item) => set({ item }) }))
