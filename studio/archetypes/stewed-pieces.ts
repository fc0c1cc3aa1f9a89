// Vegetables and beans as they come out of a pot.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { washed } from '#studio/finish.ts'
import { cookedPiece, type Piece } from '#studio/looks/look.ts'
import type { Scene } from '#studio/scene.ts'
import { bean } from '#studio/shapes/beans.ts'
import { cutPotato } from '#studio/shapes/cut-potato.ts'
import { pepperStrip } from '#studio/shapes/peppers.ts'
import { thickCarrot } from '#studio/shapes/thick-carrot.ts'

const POTATO = rgb('#f0cf84')
const TANNED = rgb('#b5762c')
const SOAKED_GOLD = rgb('#d0802c')
const BEAN_BROWN = rgb('#8a4624')

export const BROWN_BEAN = cookedPiece('chunk', 17, (s, x, y, k) =>
  bean(s, x, y, { skin: BEAN_BROWN, size: s.random.between(17, 21) * k, gloss: 0.5 }),
)

/** A piece of potato that drank the sauce: `size` is half its width, `soaked` how far it took its color. */
export function stainedPotato(sauce: { dark: Rgb; light: Rgb }, size: number, soaked: number): Piece {
  const look = { flesh: mix(POTATO, TANNED, soaked), crumbly: 0.35, sauce, coated: 0.3 + 0.5 * soaked }
  const chunk = cookedPiece('chunk', size * 0.82, (s, x, y, k) =>
    s.field.withFinish(washed(SOAKED_GOLD, 0.2 + 0.6 * soaked, s.random.between(0, 99)), () =>
      cutPotato(s, x, y, cutByHand(s, size) * k, look),
    ),
  )
  return { ...chunk, sauced: true }
}

/** Peppers that stewed for half an hour: broad strips, limp, no longer bright. */
export const broadPepper = (skin: Rgb): Piece => ({
  ...cookedPiece('slice', 22, (s, x, y, k) =>
    pepperStrip(s, x, y, s.random.between(66, 104) * k, mix(scaled(skin, 0.85), TANNED, 0.14), true),
  ),
  span: 30,
})

/** A stick of carrot with its edges boiled round. */
export const SOFT_STICK = cookedPiece('slice', 24, (s, x, y, k) =>
  thickCarrot(s, x, y, {
    length: s.random.between(60, 92) * k,
    radius: s.random.between(10, 13) * k,
    turn: s.random.angle(),
    browned: 0.1,
    halved: s.random.chance(0.5),
  }),
)

/** Most pieces are a bite, some are larger, and there are scraps. */
export function cutByHand({ random }: Scene, size: number): number {
  return size * (random.chance(0.3) ? random.between(1, 1.16) : random.between(0.74, 0.96))
}
