// Onions by the pound, cooked until they are soft: what a yassa or an onion soup is made of.
import { type Rgb, rgb } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { jammyOnion } from '#studio/shapes/jammy-onion.ts'
import { panCutlet } from '#studio/shapes/pan-cutlet.ts'
import { softOnion } from '#studio/shapes/soft-onion.ts'

/** So many that they are what the dish is made of. */
export function isManyOnions({ name, grams }: Pick<Part, 'name' | 'grams'>): boolean {
  return /onion/.test(name) && grams > 400
}

const JAM = { pale: rgb('#f9d184'), gold: rgb('#dd9232'), brown: rgb('#8a3f0a') }

export const jamOnion: Piece = {
  ...cookedPiece('slice', 17, (s, x, y, k) => jammyOnion(s, x, y, s.random.between(34, 66) * k, JAM)),
  span: 46,
}

const STRAND = { flesh: rgb('#cf9244'), edge: rgb('#7a3f14') }

/** An hour in the pan: they have shrunk to strands. */
export const brownOnion: Piece = {
  ...cookedPiece('slice', 15, (s, x, y, k) =>
    softOnion(s, x, y, s.random.between(70, 135) * k, 0.09, STRAND.flesh, STRAND.edge),
  ),
  span: 52,
}

/** Cut smaller than this it is a bite. */
const BITE = 38

export function isWholeThigh({ look, piece, cut }: Part): boolean {
  return look.main?.form === 'drumstick' && cut !== 'cube' && (piece?.reach ?? 0) > BITE
}

/** As shares of the radius, and which way each lies. */
const THIGHS = [
  [-0.34, -0.36, 0.4],
  [0.2, -0.26, 2.5],
  [-0.38, 0.16, 2.9],
  [0.1, 0.34, 0.2],
] as const

/** Boned thighs, browned in the pan, laid back into the onions they simmered with. */
export function thighsInOnions(scene: Scene, x: number, y: number, radius: number, sauce: Rgb): void {
  const { random, field } = scene
  const level = field.settle(x, y, radius * 0.5, radius * 0.5, 0, 0, 0).z
  field.withFinish(sauced(sauce, 0.12, random.between(0, 99), 0.3), () =>
    field.withCeiling(
      () => level + 2,
      () => {
        for (const [dx, dy, turn] of THIGHS)
          panCutlet(scene, x + dx * radius, y + dy * radius, random.between(76, 88), turn + random.bell() * 0.3)
      },
    ),
  )
}
