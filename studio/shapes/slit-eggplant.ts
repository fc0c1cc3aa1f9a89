// A whole eggplant, peeled in stripes and roasted, slit along its length and pressed open.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, SOLID } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const SKIN = { dark: rgb('#2a1226'), lit: rgb('#54283e') }
const PEELED = rgb('#a8824c')
const LIP = rgb('#d8b070')
const CALYX = rgb('#6b6a36')

export interface EggplantPlace {
  x: number
  y: number
  /** Half of its length. */
  half: number
  /** Its direction from the stalk to the round end. */
  turn: number
}

/** Half of the width over half of the length: a narrow neck, a round belly. */
function widthAt(u: number): number {
  return 0.4 * (0.5 + 0.5 * smooth(-0.95, 0.25, u)) * clamp(1 - Math.abs(u) ** (u > 0 ? 2.6 : 7)) ** 0.5
}

/** How far the slit opens at a share of the length, as a share of the width there. */
export function slitAt(u: number): number {
  return 0.66 * Math.sqrt(clamp(1 - ((u - 0.06) / 0.68) ** 2))
}

/** Answers how high its filling lies. */
export function slitEggplant(scene: Scene, { x, y, half, turn }: EggplantPlace, filling: Rgb): number {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, half * 0.5, half * 0.25, turn, 0.6, 0).z
  const tall = half * 0.3
  scene.field.stamp(x, y, half * 1.05, turn, (lx, ly, out) => {
    const u = lx / half
    const bowed = ly / half - 0.05 * (u * u - 0.3)
    const wide = widthAt(u)
    if (Math.abs(u) > 1 || Math.abs(bowed) > wide) return false
    const v = bowed / wide
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const fine = layeredNoise(lx * 0.1 + seed, ly * 0.1, 3)
    const slit = slitAt(u)
    const round = Math.sqrt(1 - v * v)
    const belly = base + tall * (0.35 + 0.65 * (wide / 0.4)) * round
    if (Math.abs(v) < slit) {
      const lump = base + tall * 1.02 + 15 * Math.sqrt(1 - (v / slit) ** 2) + 12 * (fine - 0.5)
      return put(out, scaled(filling, 0.6 + 0.75 * fine), lump, 0.6, SOLID)
    }
    const lip = smooth(slit + 0.16, slit + 0.04, Math.abs(v)) * smooth(0.02, 0.14, slit)
    // Stripes run from end to end; the roasted skin is wrinkled across.
    const stripe = smooth(-0.75, -0.35, Math.sin(Math.asin(clamp(v, -1, 1)) * 6.5 + 0.5 + 1.6 * n))
    const wrinkle = layeredNoise(lx * 0.09 + seed, ly * 0.03, 2) - 0.5
    const skin = mix(SKIN.dark, SKIN.lit, clamp(0.25 + 0.9 * wrinkle + 0.3 * n))
    const outside = mix(mix(PEELED, rgb('#7a4418'), 0.7 * n), skin, stripe)
    const calyx = smooth(-0.78, -0.84, u + 0.09 * Math.sin(v * 9 + seed))
    const colour = mix(mix(outside, mix(LIP, rgb('#a8682a'), n), lip), scaled(CALYX, 0.7 + 0.5 * n), calyx)
    return put(
      out,
      scaled(colour, 0.7 + 0.3 * round),
      belly + 5 * lip + 7 * wrinkle + 8 * (n - 0.5) + 3 * calyx,
      0.75 - 0.4 * calyx,
      SOLID,
    )
  })
  const [sx, sy] = [x - Math.cos(turn) * half * 1.06, y - Math.sin(turn) * half * 1.06]
  tube(scene, arc(sx, sy, half * 0.2, turn, 0.4, 8), {
    radius: half * 0.05,
    paint: scaled(CALYX, 0.85),
    gloss: 0.3,
    sink: 0.8,
    lift: tall * 0.1,
  })
  return base + tall
}
