// Wings split at the joint, heaped on a plate: drumettes with their bones outward, flats across them; tossed in a sauce or crisp from the oven.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { type BirdLook, ROAST_SKIN } from '#studio/sculpted/bird-skin.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { type ChickenPiece, wingPiece } from '#studio/sculpted/chicken-piece.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import type { Served } from './sliced-mains.ts'

/** Butter makes a hot sauce brighter. */
const BUTTERY = rgb('#e8641a')
const CHIVES = rgb('#4c8a2c')

/** From the middle; how high it lies; where its bone points; whether it is a flat. */
const PLACES = [
  [-118, -62, 0, 3.5, false],
  [-6, -112, 0, 4.5, false],
  [112, -70, 0, 5.5, true],
  [132, 34, 0, 0.3, false],
  [-134, 44, 0, 2.7, true],
  [-62, 112, 0, 2.1, false],
  [58, 112, 0, 1.1, false],
  [-4, 2, 6, 0.6, true],
  [-44, -28, 50, 2.5, false],
  [62, -8, 46, 5.9, false],
  [4, 62, 44, 1.9, true],
] as const

export function pileOfWings({ scene, dish, x, y, size }: Served): void {
  const { field, random } = scene
  const tossed = dish.scene.style === 'glazed' ? mix(dish.sauce.light, BUTTERY, 0.6) : undefined
  const sauce = tossed && { dark: scaled(tossed, 0.72), light: tossed }
  const base = field.heightAt(x, y)
  const look = (): BirdLook => ({
    tones: ROAST_SKIN,
    browned: random.between(0.85, 1),
    seed: random.between(0, 99),
    sauce,
    coated: sauce ? random.between(0.72, 0.86) : 0,
    herb: dish.has(/chives/) ? CHIVES : undefined,
  })
  const pieces = PLACES.map(([dx, dy, up, boneAt, flat]): ChickenPiece & { flat: boolean } => ({
    x: dx * size + random.bell() * 8,
    y: dy * size * 0.92 + random.bell() * 8,
    lift: up * 0.9 * size,
    size: (flat ? 88 : 84) * size * random.between(0.92, 1.06),
    boneAt: boneAt + random.bell() * 0.3,
    look: look(),
    flat,
  }))
  for (const { x: px, y: py, size: half, boneAt, lift = 0 } of pieces)
    field.withCeiling(
      () => base + lift,
      () =>
        ellipsoid(scene, x + px, y + py, {
          rx: half * 0.7,
          ry: half * 0.3,
          rz: half * 0.36,
          turn: boneAt,
          paint: sauce?.dark ?? ROAST_SKIN.amber,
          sink: 0,
        }),
    )
  const solids = pieces.flatMap((piece) => wingPiece(piece, piece.flat ? 'flat' : 'drumette'))
  field.overlays.push(sculpture(x, y, base, solids))
}
