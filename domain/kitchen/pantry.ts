// What is at home, as the device stores it.
import { isObject } from '#domain/json.ts'
import { type DeviceReader, isAmount, isText, own, restoreList } from '#domain/sync/saved-list.ts'
import { singularWords } from '#domain/text/text-match.ts'

export interface PantryItem {
  /** A UUID created on the device. */
  id: string
  name: string
  /** Null if nobody entered an amount: it is there. */
  amount: number | null
  unit: string
  /** YYYY-MM-DD, or null. */
  useBy: string | null
}

export const PANTRY_NAME_MAX = 200
/** As many as the account stores and the search accepts. */
export const PANTRY_MAX = 100

const foodKey = (name: string): string => singularWords(name).join(' ')

/** The items that a name refers to: "Eggs" is at home if "egg" is. */
export function pantryItemsNamed(items: readonly PantryItem[], name: string): PantryItem[] {
  return items.filter((item) => foodKey(item.name) === foodKey(name))
}

/** Ignores blank names and duplicates. */
export function withPantryItem(items: readonly PantryItem[], name: string, newId: () => string): PantryItem[] {
  const trimmed = name.trim().slice(0, PANTRY_NAME_MAX)
  if (foodKey(trimmed) === '' || items.length >= PANTRY_MAX || pantryItemsNamed(items, trimmed).length > 0)
    return [...items]
  return [...items, { id: newId(), name: trimmed, amount: null, unit: '', useBy: null }]
}

/** Typed text split into foods: "red lentils; Nutella". */
export function typedFoods(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function readPantryItem(value: unknown): PantryItem | null {
  if (!isObject(value)) return null
  const [id, name, amount, unit, useBy] = ['id', 'name', 'amount', 'unit', 'useBy'].map((key) => own(value, key))
  if (!isText(id) || id === '' || !isText(name) || name.trim() === '') return null
  return {
    id,
    name,
    amount: isAmount(amount) ? amount : null,
    unit: isText(unit) ? unit : '',
    useBy: isText(useBy) && /^\d{4}-\d\d-\d\d$/.test(useBy) ? useBy : null,
  }
}

export const readPantryItems: DeviceReader<PantryItem[]> = (saved) =>
  restoreList(saved, ['items'], readPantryItem, ({ id }) => id)
