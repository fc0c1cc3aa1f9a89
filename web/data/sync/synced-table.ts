// What a device store has to provide to be synced with the account. web/app/sync/follow-member.ts lists them all.
import type { Json } from '#domain/json.ts'
import type { FieldOf, SyncItem } from '#domain/sync/operations.ts'
import type { DeviceList } from './device-list.ts'

/** For one, and for several. */
export type Noun = readonly [string, string]

export interface SyncedTable<Item extends SyncItem> {
  table: string
  noun: Noun
  /** Belongs to the household, not to the member alone. */
  shared?: boolean
  /** It isn't on the device before somebody signs in, and nothing stays after they sign out. */
  membersOnly?: boolean
  list: DeviceList<Item>
  /** Whether a waiting change of this item is one that the person made, and not a side effect of another. */
  counts?(id: Item['id']): boolean
  /** The columns to sort by; "used_at.desc" for newest first. */
  order: readonly string[]
  /** How many rows to show on the device. */
  most?: number
  /** Null for a row this version cannot read. */
  itemOf(row: Json): Item | null
  rowOf(item: Item): Json
  /** The row's key alone, to remove it. */
  keyOf(id: Item['id']): Json
  columnOf(field: FieldOf<Item>): string
  /** Adds fields that the device's list doesn't have, such as an item's place. `around` is the list it is in. */
  completed?(item: Item, around: readonly Item[], known: readonly Item[]): Item
  /** Items from before signing in, adapted for the account. */
  adopted?(item: Item): Item
  /** Whether the account has the same item under another id, so that signing in doesn't duplicate it. */
  isThere?(item: Item, known: readonly Item[]): boolean
  /** Merges an item that the account also has at sign-in; without this, the account's version stays unchanged. */
  merged?(inAccount: Item, onDevice: Item): Item
  /** Called with the full rows of the shown items. */
  onShow?(items: readonly Item[]): void
  /** Removes what else this device stores about the member, besides the list. */
  onLeave?(): void
  /** The name of a rejected item in its error message. */
  nameOf(item: Item): string
  /** Called if the server rejects an item permanently, with the reason. */
  onRefused?(item: Item, reason: string): void
  /** Unsent items move with the member to another household. */
  movesAlong?: boolean
}
