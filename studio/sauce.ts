// The color of a sauce: what dyes it, and the cream that makes it pale.
import { type Rgb, rgb } from './colour.ts'
import type { Kind } from './looks/look.ts'
import { blendedColour, mixedColour } from './mixing.ts'
import { isMeltedTomato, type Part } from './part.ts'

const NOT_IN_SAUCE: readonly Kind[] = ['bread', 'flour', 'grain', 'noodle', 'pasta']
const BROTH = rgb('#c9923f')
const CREAM = rgb('#f6ead0')
/** How much of a pigment's strength shows through cream. */
const PIGMENT_AGAINST_CREAM = 0.5
/** Vegetables that keep their shape give little color. */
const WHOLE_PIECES_DYE = 0.4

const WHOLE_LEAVES_DYE = 0.15

/** Milk and cream, and eggs that were whisked in. */
function isCreamy({ look, piece }: Part): boolean {
  return look.kind === 'cream' || (look.kind === 'egg' && piece === null)
}

function sauceDye(part: Part): number {
  const { look, grams, piece, cut } = part
  if (NOT_IN_SAUCE.includes(look.kind)) return 0
  if (look.kind === 'leaf' && piece === null) return look.dye * grams * 5
  if (look.kind === 'leaf') return look.dye * grams * WHOLE_LEAVES_DYE
  if (look.kind === 'herb' && part.done === null && !part.blended) return look.dye * grams * WHOLE_LEAVES_DYE
  const whole = look.kind === 'vegetable' && piece !== null && cut !== 'puree' && !isMeltedTomato(part)
  return look.dye * grams * (whole ? WHOLE_PIECES_DYE : 1)
}

function sumOf(parts: readonly Part[], weigh: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + weigh(part), 0)
}

function rosiness([red, green]: Rgb): number {
  return Math.min(1, Math.max(0, red / (green + 0.01) - 1.5))
}

/** Red pigments are held in the fat, which is yellow: a cooked sauce is brick or orange, never pink. */
export function cookedRed(colour: Rgb): Rgb {
  const rosy = rosiness(colour)
  return [colour[0] * (1 - 0.08 * rosy), colour[1], colour[2] * (1 - 0.5 * rosy)]
}

/** `bound`: beaten eggs thicken it, instead of setting in threads. */
export function sauceColour(all: readonly Part[], bound: boolean): Rgb {
  const parts = bound ? all : all.filter(({ look }) => look.kind !== 'egg')
  const pigments = parts.filter((part) => !isCreamy(part))
  const creams = parts.filter(isCreamy)
  const water = sumOf(parts, ({ grams }) => grams) * 0.02
  const mixed = mixedColour(pigments, sauceDye, BROTH, water)
  if (creams.length === 0) return cookedRed(mixed)
  const strength = (sumOf(pigments, sauceDye) + water) * PIGMENT_AGAINST_CREAM
  const cream = sumOf(creams, ({ look, grams }) => Math.max(look.dye, 1) * grams)
  const white = mixedColour(creams, ({ grams }) => grams, CREAM)
  const share = cream / (cream + strength)
  const [red, green, blue] = blendedColour(mixed, white, share)
  const rosy = rosiness(mixed)
  return [red, green + (red - green) * 0.12 * rosy, blue * (1 - 0.45 * rosy * share)]
}
