// Wings split at the joint, heaped on a plate: drumettes with their bones outward, flats across them; tossed in a sauce or crisp from the oven.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put, type Shape } from '#studio/field.ts'
import { hypot, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type BirdLook, ROAST_SKIN } from '#studio/sculpted/bird-skin.ts'
import { sculpture } from '#studio/sculpted/carver.ts'
import { type ChickenPiece, wingPiece } from '#studio/sculpted/chicken-piece.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import type { Served } from './sliced-mains.ts'

/** Butter makes a hot sauce brighter. */
const BUTTERY = rgb('#e8641a')
const SHADOW = rgb('#26130a')

/** From the middle; how high it lies; where its bone points; whether it is a flat. No two of a layer touch. */
const PLACES = [
  [-150, -66, 0, 3.5, false],
  [-34, -124, 0, 2.9, true],
  [84, -116, 0, 5.6, false],
  [150, -6, 0, 0.2, true],
  [-158, 52, 0, 2.7, true],
  [-62, 126, 0, 2.2, false],
  [58, 130, 0, 0.9, true],
  [-34, 12, 0, 0.4, false],
  [60, 14, 0, 5.2, true],
  [-92, 8, 46, 4.3, true],
  [20, -48, 48, 5.9, false],
  [22, 66, 46, 2.5, false],
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
    coated: sauce ? random.between(1, 1.3) : 0,
    taut: true,
    // Crisp skin shows where the sauce ran off.
    uneven: true,
  })
  const pieces = PLACES.map(([dx, dy, up, boneAt, flat]): ChickenPiece & { flat: boolean } => ({
    x: dx * size * 0.8 + random.bell() * 8,
    y: dy * size * 0.88 + random.bell() * 8,
    lift: up * 0.9 * size,
    size: (flat ? 74 : 72) * size * random.between(0.92, 1.06),
    boneAt: boneAt + random.bell() * 0.3,
    look: look(),
    flat,
  }))
  for (const { x: px, y: py, size: half, boneAt, lift } of pieces)
    if (!lift) shadeUnder(scene, x + px, y + py, half, boneAt)
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

function shadeUnder({ field }: Scene, x: number, y: number, half: number, turn: number): void {
  const shadow: Shape = (lx, ly, out) => {
    out.alpha = 0.7 * smooth(1.15, 0.6, hypot(lx / half, ly / (half * 0.62)))
    return out.alpha > 0 && put(out, SHADOW, 0, 0.3)
  }
  field.stamp(x, y + half * 0.12, half * 1.3, turn, shadow, 'decal')
}
