/** What somebody typed on the shopping list, in localStorage. Removed when they sign out. */
export const ITEM_MEMORY_KEY = 'shopping-list-memory'
