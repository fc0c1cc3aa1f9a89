// What a device store needs to say about itself to be in the account. web/app/sync/follow-member.ts lists them all.
import type { Json } from '#domain/json.ts'
import type { FieldOf, SyncItem } from '#domain/sync/operations.ts'
import type { DeviceList } from './device-list.ts'

export interface SyncedTable<Item extends SyncItem> {
  table: string
  /** Belongs to the household, not to the member alone. */
  shared?: boolean
  /** Nothing of it is on the device before somebody signs in, and nothing stays behind. */
  membersOnly?: boolean
  list: DeviceList<Item>
  columns: string
  /** "used_at.desc" for the newest first. */
  order: readonly string[]
  /** Only the first so many rows are on the device. */
  most?: number
  /** Null for a row this version cannot read. */
  itemOf(row: Json): Item | null
  rowOf(item: Item): Json
  /** The row's key alone, to remove it. */
  keyOf(id: Item['id']): Json
  columnOf(field: FieldOf<Item>): string
  /** Adds what the device's list does not have, for example a place on the list. `around` is the list it is in. */
  completed?(item: Item, around: readonly Item[], known: readonly Item[]): Item
  /** Items from before signing in, adapted for the account. */
  adopted?(item: Item): Item
  /** Whether the account has the same thing under another id, so that signing in does not double it. */
  isThere?(item: Item, known: readonly Item[]): boolean
  /** Signing in with something that the account has too; without this, the account's stays as it is. */
  merged?(inAccount: Item, onDevice: Item): Item
  /** Called with the full rows of the shown items. */
  onShow?(items: readonly Item[]): void
  /** Removes what else this device keeps of the member, besides the list. */
  onLeave?(): void
  /** The name of a refused item in its error message. */
  nameOf(item: Item): string
  /** Called when the server refuses an item for good, with the reason. */
  onRefused?(item: Item, reason: string): void
  /** Unsent items move with the member to another household. */
  movesAlong?: boolean
}
