// What a cuisine's table is made of: table tops, ceramics, cloth and cutlery.
import type { CutleryKind } from './cutlery.ts'
import type { Glaze } from './scene-spec.ts'
import type { TableKind, TableTop } from './tables.ts'

export interface Palette {
  tables: TableTop[]
  /** Body and rim, as hex. */
  ceramics: [body: string, rim: string][]
  /** What only a scene brings out. */
  special: Special
  napkin: string
  stripe: string
  cutlery: CutleryKind
  metal: string
}

export interface Special {
  ware: Partial<Record<Glaze, [body: string, rim: string]>>
  tables: TableTop[]
}

export const STEEL = '#b9b4ab'
export const BRASS = '#c99a4a'

export function top(kind: TableKind, main: string, second: string): TableTop {
  return { kind, main, second }
}

export function palette(
  tables: TableTop[],
  ceramics: [string, string][],
  napkin: string,
  stripe: string,
  cutlery: CutleryKind,
  metal = STEEL,
  special: Special = { ware: {}, tables: [] },
): Palette {
  return { tables, ceramics, napkin, stripe, cutlery, metal, special }
}
