// Half a peach from the oven, cut side up: soft flesh that is red about the stone, downy skin that wrinkled, nut paste in the hollow.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const FLESH = { pale: rgb('#ffd884'), ripe: rgb('#fdb040'), deep: rgb('#ee8a24'), stone: rgb('#c42a3c') }
const SKIN = { gold: rgb('#f8bf6a'), blush: rgb('#d94a4c'), deep: rgb('#a3203c'), down: rgb('#fbdcc4') }
const CARAMEL = rgb('#a8561c')
/** Height over radius: it sits low, its round back sunk into the dish and the juice. */
const TALL = 0.5
/** The skin turns down here; the paste ends there. Shares of the radius. */
const CUT = 0.93
const FILLED = 0.5

export function filledPeach(scene: Scene, x: number, y: number, radius: number, paste: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const base = field.heightAt(x, y)
  const tall = radius * TALL * random.between(0.92, 1.1)
  const [leanX, leanY] = [random.bell() * 0.1, -0.04 + random.bell() * 0.08]
  // Most turn their red cheek to the front, where it is seen.
  const blushed = Math.PI / 2 + random.bell() * 1.2
  const skin = (sx: number, sy: number, z: number): Rgb => {
    // The side that hung in the sun is red, the other gold; the border is soft.
    const sun = (Math.cos(blushed) * (sx - x) + Math.sin(blushed) * (sy - y)) / radius
    const n = layeredNoise(sx * 0.016 + seed, sy * 0.016 + z * 0.02, 3)
    const red = smooth(-0.7, 0.75, sun + 1.5 * (n - 0.5))
    const fine = noise(sx * 0.16 + seed, sy * 0.1 + z * 0.2)
    const under = 0.5 + 0.5 * smooth(-tall * 0.2, tall * 0.7, z - base)
    const body = mix(mix(SKIN.gold, SKIN.blush, red), SKIN.deep, 0.5 * smooth(0.7, 1, red) * n)
    return scaled(mix(body, SKIN.down, 0.16 * fine), (0.92 + 0.14 * n) * under)
  }
  field.withSides(skin, () =>
    field.stamp(x, y, radius * 1.1, turn, (lx, ly, out) => {
      const angle = Math.atan2(ly, lx)
      // The crease of the fruit is a small notch on one side, a blunt tip on the other.
      const crease = Math.exp(-((angle / 0.2) ** 2)) - 0.35 * Math.exp(-(((Math.abs(angle) - 0.55) / 0.3) ** 2))
      const tip = Math.exp(-(((Math.PI - Math.abs(angle)) / 0.3) ** 2))
      const sagged = 0.09 * (layeredNoise(Math.cos(angle) * 1.2 + seed, Math.sin(angle) * 1.2, 2) - 0.5)
      const d = hypot(lx, ly * 1.04) / (radius * (1 - 0.13 * crease + 0.06 * tip + sagged))
      if (d > 1) return false
      const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
      const fine = layeredNoise(lx * 0.12 + seed, ly * 0.12, 3)
      const level =
        base +
        tall +
        leanX * (Math.cos(turn) * lx - Math.sin(turn) * ly) -
        leanY * (Math.sin(turn) * lx + Math.cos(turn) * ly)
      if (d > CUT) {
        const down = (d - CUT) / (1 - CUT)
        const wrinkle = Math.sin(angle * 46 + 9 * n) * smooth(0.9, 0.2, down)
        const z = level + 1.5 - tall * 0.6 * (1 - Math.sqrt(1 - down * down)) + wrinkle * 0.9
        const peel = skin(
          x + Math.cos(turn) * lx - Math.sin(turn) * ly,
          y + Math.sin(turn) * lx + Math.cos(turn) * ly,
          z,
        )
        return put(out, scaled(peel, 1 + 0.05 * wrinkle), z, 0.16)
      }
      const heap = d / (FILLED + 0.2 * (n - 0.5) + 0.06 * (fine - 0.5))
      if (heap < 1) return pasteAt(out, paste, level + 3 + radius * 0.2 * Math.sqrt(1 - heap ** 2.6), lx, ly, seed)
      return put(out, fleshAt(angle, d, n, fine, seed), level + reliefAt(angle, d, n, fine, seed), 0.62)
    }),
  )
}

/** Soft and yellow, with fine fibers; the stone left its red on them, and the edge of the cut caught the heat. */
function fleshAt(angle: number, d: number, n: number, fine: number, seed: number): Rgb {
  const inner = (d - FILLED) / (CUT - FILLED)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const ray = noise(cos * 4 + seed, sin * 4 + d) * 0.5 + noise(cos * 17 - seed, sin * 17 + d) * 0.5
  const red = smooth(0.5, -0.1, inner + 0.7 * (ray - 0.5) + 0.5 * (n - 0.5))
  const ripe = mix(FLESH.pale, FLESH.ripe, clamp(0.15 + 0.7 * n + 0.5 * (ray - 0.5)))
  const wet = mix(ripe, FLESH.deep, 0.5 * smooth(0.35, 1, inner + 0.5 * (n - 0.5)))
  const baked =
    0.5 * smooth(0.86, 1.02, inner + 0.3 * (fine - 0.5)) + 0.2 * smooth(0.62, 0.8, fine) * smooth(0.3, 0.8, n)
  return scaled(mix(mix(wet, FLESH.stone, 0.72 * red), CARAMEL, baked), 0.97 + 0.07 * fine)
}

/** A knife left it flat; its fibers stand up a little. */
function reliefAt(angle: number, d: number, n: number, fine: number, seed: number): number {
  const inner = (d - FILLED) / (CUT - FILLED)
  const fiber = noise(Math.cos(angle) * 7 + seed, Math.sin(angle) * 7 + d) - 0.5
  return 4 * (n - 0.5) + 1.2 * (fine - 0.5) + fiber - 2.5 * smooth(0.3, 0, inner) - 3 * smooth(0.8, 1, inner)
}

/** Ground almonds and cocoa that baked to a firm, cracked dome. */
function pasteAt(out: Sample, paste: Rgb, z: number, lx: number, ly: number, seed: number): true {
  const coarse = layeredNoise(lx * 0.1 + seed, ly * 0.1, 3)
  const grain = layeredNoise(lx * 0.3 - seed, ly * 0.3, 2)
  const bend = 10 * (coarse - 0.5)
  const crack = smooth(0.035, 0, Math.abs(layeredNoise((lx + bend) * 0.03 + seed, (ly - bend) * 0.03 + seed, 2) - 0.5))
  const toasted = mix(scaled(paste, 0.7 + 0.6 * coarse), rgb('#d8a468'), 0.5 * smooth(0.58, 0.75, grain))
  return put(out, scaled(toasted, 1 - 0.45 * crack), z + 6 * (coarse - 0.5) + 2.5 * (grain - 0.5) - 4 * crack, 0.18)
}
