// Half a peach from the oven, its hollow heaped with a paste of nuts.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const FLESH = { pale: rgb('#ffe093'), ripe: rgb('#fdb84e'), stone: rgb('#c62f28') }
const SKIN = { gold: rgb('#f7a43c'), blush: rgb('#c9262e'), down: rgb('#fbc9a0') }
/** Height over radius: soft fruit settles in the oven. */
const TALL = 0.66
/** The round shoulder of skin begins here; the paste ends there. Shares of the radius. */
const CUT = 0.84
const FILLED = 0.5
/** The halves lean a little toward the viewer. */
const LEAN = 0.13

/** Cut side up: a round shoulder of blushed skin, juicy flesh that is red about the stone's hollow, paste heaped in it. */
export function filledPeach(scene: Scene, x: number, y: number, radius: number, paste: Rgb): void {
  const seed = scene.random.between(0, 99)
  const turn = scene.random.between(0.7, 2.4)
  const base = scene.field.heightAt(x, y)
  const tall = radius * TALL
  const skin = (sx: number, sy: number, z: number): Rgb => {
    const blush = smooth(0.34, 0.62, layeredNoise(sx * 0.012 + seed, sy * 0.012 + z * 0.01, 3))
    const n = layeredNoise((sx + sy) * 0.05 + seed, z * 0.05, 2)
    // It curves under towards the dish.
    const under = 0.5 + 0.5 * smooth(-2, tall * 0.55, z - base)
    return scaled(mix(SKIN.gold, SKIN.blush, 0.16 + 0.78 * blush), (0.9 + 0.2 * n) * under)
  }
  scene.field.withSides(skin, () =>
    scene.field.stamp(x, y, radius * 1.1, turn, (lx, ly, out) => {
      // The groove that runs down one side, a small point opposite.
      const angle = Math.atan2(ly, lx)
      const groove = Math.exp(-((angle / 0.2) ** 2))
      const point = Math.exp(-(((Math.PI - Math.abs(angle)) / 0.26) ** 2))
      const d = hypot(lx, ly) / (radius * (1 - 0.15 * groove + 0.07 * point + 0.02 * Math.sin(angle * 3 + seed)))
      if (d > 1) return false
      const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 3)
      const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 3)
      const level = base + tall - LEAN * (Math.sin(turn) * lx + Math.cos(turn) * ly)
      if (d > CUT) {
        const out01 = (d - CUT) / (1 - CUT)
        const round = 1 - Math.sqrt(1 - out01 * out01)
        const z = level - 3 - tall * 0.5 * round + 3 * (n - 0.5)
        const fuzz = 0.3 * smooth(0.25, 0.6, out01) * fine
        return put(out, mix(skin(x + lx, y + ly, z), SKIN.down, fuzz), z, 0.35)
      }
      const heap = d / (FILLED + 0.12 * (n - 0.5))
      if (heap < 1) return pasteAt(out, paste, level + radius * 0.2 * Math.sqrt(1 - heap * heap), lx, ly, seed)
      const inner = (d - FILLED) / (CUT - FILLED)
      const rays = layeredNoise(angle * 8 + seed, d * 1.2, 2)
      const red = smooth(0.7, 0, inner) * clamp(0.1 + 1.3 * rays)
      const ripe = mix(FLESH.pale, FLESH.ripe, clamp(0.1 + 0.35 * (rays - 0.4) + 0.8 * n))
      const flesh = mix(ripe, FLESH.stone, red * 0.8)
      // A fine line of skin stands over the cut, which dips to the hollow.
      const peel = smooth(0.9, 1, inner + 0.06 * (n - 0.5))
      const z = level - 6 * smooth(0.35, 0, inner) + 3 * (n - 0.5) + 1.5 * (fine - 0.5)
      return put(out, mix(scaled(flesh, 0.96 + 0.1 * fine), SKIN.blush, peel * 0.6), z, 0.95)
    }),
  )
}

/** Ground almonds and cocoa that baked to a firm, cracked dome. */
function pasteAt(out: Parameters<typeof put>[0], paste: Rgb, z: number, lx: number, ly: number, seed: number): true {
  const coarse = layeredNoise(lx * 0.1 + seed, ly * 0.1, 3)
  const grain = layeredNoise(lx * 0.3 - seed, ly * 0.3, 2)
  const bend = 10 * (coarse - 0.5)
  const crack = smooth(0.035, 0, Math.abs(layeredNoise((lx + bend) * 0.03 + seed, (ly - bend) * 0.03 + seed, 2) - 0.5))
  const toasted = mix(scaled(paste, 0.7 + 0.6 * coarse), rgb('#d8a468'), 0.5 * smooth(0.58, 0.75, grain))
  return put(out, scaled(toasted, 1 - 0.5 * crack), z + 6 * (coarse - 0.5) + 2.5 * (grain - 0.5) - 5 * crack, 0.18)
}
