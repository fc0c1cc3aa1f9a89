// Flakes of white fish: thick, smooth leaves of muscle with a moist, half clear edge.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export const WHITE_FLAKES = {
  pearl: rgb('#f5ead3'),
  /** Moist and half clear: thin edges, and between two flakes. */
  glassy: rgb('#e3cfa6'),
  between: rgb('#b08d5e'),
}

/** Hot-smoked: rosy, deeper where the smoke touched it. */
export const SMOKED_FLAKES = {
  pearl: rgb('#f6b090'),
  glassy: rgb('#e98f6a'),
  between: rgb('#b85f3e'),
}

type FlakeTones = typeof WHITE_FLAKES
const [SILVER, SLATE] = [rgb('#d9d6cc'), rgb('#6f7274')]

interface Flake {
  /** Half the length along the fillet, and half the width across it. */
  long: number
  wide: number
  turn: number
  /** The height of what it lies on, where that is known. */
  base?: number
  /** How high its inner edge stands; its outer edge is thin. */
  lean: number
  tones?: FlakeTones
  /** A strip of silver skin that stayed on along one side. */
  skin?: boolean
  /** How much its fibers show: 1 hardly, 3 where it dried a little. */
  fibers?: number
  /** How uneven its outline is; 1 is nearly smooth. */
  ragged?: number
  /** How thick it is; 1 as in a stew. */
  plump?: number
}

/** One flake: a bent leaf, thick along its middle, smooth, its corners broken off here and there. */
export function fishFlake(scene: Scene, x: number, y: number, flake: Flake): void {
  const { long, wide, turn, lean, tones = WHITE_FLAKES, skin = false, fibers = 1, ragged = 1, plump = 1 } = flake
  const { random, field } = scene
  const seed = random.between(0, 99)
  const bow = long * random.between(0.15, 0.5)
  const skew = random.bell() * 0.3
  const tilt = random.bell() * 0.14
  const thick = Math.min(long, wide) * plump * random.between(0.36, 0.5)
  // A corner that stayed on the next flake.
  const corner = random.between(0.75, 1.25)
  const side = random.chance(0.5) ? 1 : -1
  const base = flake.base ?? field.settle(x, y, long * 0.6, wide * 0.6, turn, 0.25, 0).z
  const pearl = scene.vary(mix(tones.pearl, tones.glassy, random.between(0, 0.2)), 0.025)
  field.stamp(x, y, hypot(long + bow, wide) * 1.15, turn, (lx, ly, out) => {
    const v = ly / wide
    if (Math.abs(v) > 1.1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3) - 0.5
    const s = (lx + bow * (v * v - 0.4) + skew * ly) / long
    const off = Math.max(0, 0.62 * (s + side * v) - corner + 0.45)
    const q = Math.abs(s) ** 3 + Math.abs(v) ** 3 + 2.4 * off * off + 1.1 * ragged * n
    if (q > 1) return false
    const rim = smooth(0.45, 1, q)
    const thread = (layeredNoise(s * 1.4 + seed, ly * (fibers > 1 ? 0.2 : 0.12) + seed, 2) - 0.5) * fibers
    const shade = mix(scaled(pearl, 0.97 + 0.1 * thread), tones.glassy, clamp(0.6 * rim + 0.2 * smooth(0.2, 1, s)))
    const paint = mix(shade, tones.between, 0.3 * smooth(-0.35, -0.95, s) + 0.16 * rim * rim)
    if (skin) {
      // It reaches over the edge and shines; small scales run along it.
      const on = smooth(0.3, 0.38, side * v + 0.4 * n)
      const scale = layeredNoise(lx * 0.16 + seed, ly * 0.16, 2)
      const band = mix(SILVER, SLATE, 0.9 * smooth(0.45, 0.85, side * v) + 0.5 * (scale - 0.5))
      const shown = mix(paint, band, on)
      const up = 2 + lean * (0.5 - 0.5 * s) + thick * (1 - clamp(q)) ** 0.42 + n * 3 + tilt * ly
      return put(out, shown, base + up, 0.5 + 0.45 * on, up + 2)
    }
    const z = 2 + lean * (0.5 - 0.5 * s) + thick * (1 - clamp(q)) ** 0.42 + thread * 1.1 + n * 3 + tilt * ly
    return put(out, paint, base + z, 0.5 + 0.24 * rim, z + 2)
  })
}

/** A row of two, left and right of the seam that runs along the fillet. */
export function flakePair(scene: Scene, x: number, y: number, flake: Flake): void {
  const { random } = scene
  const { wide, turn } = flake
  // The side that lies on top changes.
  const first = random.chance(0.5) ? 1 : -1
  for (const side of [first, -first]) {
    const across = side * wide * random.between(0.4, 0.5)
    const along = random.bell() * flake.long * 0.3
    const [px, py] = [
      x + Math.cos(turn) * along - Math.sin(turn) * across,
      y + Math.sin(turn) * along + Math.cos(turn) * across,
    ]
    fishFlake(scene, px, py, {
      ...flake,
      long: flake.long * random.between(0.85, 1.15),
      wide: wide * random.between(0.52, 0.66),
      turn: turn + side * random.between(0.2, 0.5),
      lean: flake.lean * random.between(0.8, 1.3),
    })
  }
}
