// Goals for protein, carbs and fat, and whether a day reaches them.
import { MACROS, type Macro, type MacroGrams } from './macros.ts'

/** Most goals are met from both sides; a low-carb diet has an upper limit, and a high-protein one a lower. */
export const AIM_KINDS = ['about', 'least', 'most'] as const
export type AimKind = (typeof AIM_KINDS)[number]

export interface MacroAim {
  grams: number
  kind: AimKind
}
export type MacroAims = Record<Macro, MacroAim>

/** A goal is reached within this share of it. */
export const REACHED_SHARE = 0.1
/** People see whole grams. */
const HALF_A_GRAM = 0.5

/** By which share of the goal a day misses it: negative if it has too little, 0 if the goal is reached. */
export function missedAim({ grams, kind }: MacroAim, reached: number): number {
  const off = reached - grams
  if (Math.abs(off) <= grams * REACHED_SHARE + HALF_A_GRAM) return 0
  return kind === (off < 0 ? 'most' : 'least') ? 0 : off / grams
}

/** The macros whose goals a day misses. */
export const missedMacros = (aims: MacroAims, reached: MacroGrams): Macro[] =>
  MACROS.filter((macro) => missedAim(aims[macro], reached[macro]) !== 0)

/** The goals of somebody who eats this share of the energy. */
export function scaleAims({ protein, carbs, fat }: MacroAims, factor: number): MacroAims {
  const scaled = ({ grams, kind }: MacroAim): MacroAim => ({ grams: Math.round(grams * factor), kind })
  return { protein: scaled(protein), carbs: scaled(carbs), fat: scaled(fat) }
}

const KIND_WORDS = { about: 'about', least: 'at least', most: 'at most' } as const

/** "about 100 g of protein, at most 120 g of carbs and about 111 g of fat". */
export function aimsText(aims: MacroAims): string {
  const [protein, carbs, fat] = MACROS.map(
    (macro) => `${KIND_WORDS[aims[macro].kind]} ${aims[macro].grams} g of ${macro}`,
  )
  return `${protein}, ${carbs} and ${fat}`
}
