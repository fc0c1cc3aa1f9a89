// Wings split at the joint, heaped on a plate: drumettes with their bones outward, flats across them; tossed in a sauce or crisp from the oven.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { type BirdLook, ROAST_SKIN } from '#studio/sculpted/bird-skin.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { type ChickenPiece, wingPiece } from '#studio/sculpted/chicken-piece.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import type { Served } from './sliced-mains.ts'

/** Butter makes a hot sauce brighter. */
const BUTTERY = rgb('#e8641a')

/** From the middle; how high it lies; where its bone points; whether it is a flat. */
const PLACES = [
  [-132, -54, 0, 3.9, false],
  [-36, -116, 0, 2.8, true],
  [56, -112, 0, 5.4, false],
  [116, -24, 0, 5.9, true],
  [-122, 50, 0, 2.4, true],
  [-84, 116, 0, 2.9, false],
  [8, 132, 0, 1, true],
  [92, 92, 0, 0.6, false],
  [-16, 8, 0, 4, true],
  [-92, -20, 40, 3.5, true],
  [12, -58, 46, 0.3, false],
  [74, 22, 44, 2.8, true],
  [-30, 64, 44, 0.7, true],
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
    coated: sauce ? random.between(0.8, 1.15) : 0,
    // Crisp skin shows where the sauce ran off.
    uneven: true,
  })
  const pieces = PLACES.map(([dx, dy, up, boneAt, flat]): ChickenPiece & { flat: boolean } => ({
    x: dx * size * 0.84 + random.bell() * 8,
    y: dy * size * 0.8 + random.bell() * 8,
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
        ellipsoid(scene, x + px - Math.cos(boneAt) * half * 0.2, y + py - Math.sin(boneAt) * half * 0.2, {
          rx: half * 0.46,
          ry: half * 0.2,
          rz: half * 0.24,
          turn: boneAt,
          paint: scaled(sauce?.dark ?? ROAST_SKIN.amber, 0.6),
          sink: 0,
        }),
    )
  const solids = pieces.flatMap((piece) => wingPiece(piece, piece.flat ? 'flat' : 'drumette'))
  field.overlays.push(sculpture(x, y, base, solids))
}
