// A rolled omelet: thin sheets of egg wound about each other, moist and smooth where the knife went through.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, pores, roundedBox, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const ROLLED = {
  layer: rgb('#fbc93c'),
  pale: rgb('#ffe898'),
  seam: rgb('#d98e18'),
  skin: rgb('#f4b62c'),
  brown: rgb('#c27c24'),
}

/** What is rolled up in it: a sheet between the layers, bits stirred into the egg. */
export interface RollFilling {
  sheet: Rgb | null
  bits: readonly Rgb[]
  /** How often the sheet winds about the middle. */
  turns: number
}

export const PLAIN_ROLL: RollFilling = { sheet: null, bits: [], turns: 4.2 }

interface Cut {
  colour: Rgb
  /** 1 on the line between two sheets. */
  seam: number
  bit: number
}

/** The cut at a point, both coordinates from -1 to 1: pale sheets of uneven thickness, a line between them that comes and goes. */
function cutAt(u: number, w: number, seed: number, { sheet, bits, turns: winds }: RollFilling): Cut {
  const n = layeredNoise(u * 1.5 + seed, w * 1.5, 3)
  const fine = layeredNoise(u * 9 + seed, w * 9 - seed, 2)
  const ring = (Math.abs(u) ** 2.5 + Math.abs(w) ** 2.5) ** (1 / 2.5) + (n - 0.5) * 0.22
  const turns = ring * winds - Math.atan2(w, u) / TAU + (n - 0.5) * 0.3
  const within = turns - Math.floor(turns)
  const line = smooth(sheet ? 0.12 : 0.2, 0.02, Math.min(within, 1 - within)) * smooth(0.06, 0.18, ring)
  // Where two sheets grew together it is gone.
  const joined = smooth(0.34, 0.56, noise(u * 2.6 + seed, w * 2.6 - seed))
  const seam = line * (sheet ? 0.55 + 0.45 * joined : joined) * smooth(1, 0.9, ring)
  const bubble = pores(u * 7 + seed, w * 7, 0.3) * 0.5
  const egg = scaled(mix(ROLLED.pale, ROLLED.layer, clamp(0.2 + 0.5 * smooth(0.1, 1, within) + 0.9 * (n - 0.5))), 0.96)
  const eggs = mix(egg, ROLLED.seam, 0.12 * bubble + 0.2 * smooth(0.6, 0.8, fine))
  const wound = mix(eggs, sheet ?? ROLLED.seam, seam * (sheet ? 0.92 : 0.5))
  let colour = wound
  let bit = 0
  bits.forEach((own, i) => {
    const lump = pores(u * 3.7 + seed + i * 13.7, w * 3.7 - i * 7.3, 0.46)
    // Some lie under a film of egg.
    const shown = smooth(0.1, 0.5, lump) * (0.55 + 0.45 * noise(u * 3 + i * 5, w * 3 + seed)) * (1 - seam)
    colour = mix(colour, scaled(own, 0.86 + 0.3 * fine), shown)
    bit = Math.max(bit, shown)
  })
  return { colour: mix(colour, ROLLED.skin, smooth(0.9, 1.02, ring) * 0.85), seam, bit }
}

/** The outside: even gold, a shade browner where it lay on the pan. */
function skinAt(a: number, b: number, seed: number, { bits }: RollFilling): Rgb {
  const n = layeredNoise(a * 0.014 + seed, b * 0.03, 3)
  const m = layeredNoise(a * 0.05 + seed, b * 0.05, 3)
  const gold = mix(mix(ROLLED.layer, ROLLED.skin, smooth(0.3, 0.65, n)), ROLLED.brown, smooth(0.5, 0.74, m) * 0.32)
  return bits.reduce<Rgb>((own, bit, i) => {
    const lump = pores(a * 0.052 + seed + i * 13.7, b * 0.052 - i * 7.3, 0.4)
    return mix(own, bit, 0.6 * smooth(0.2, 0.6, lump))
  }, gold)
}

export interface Roll {
  /** Half of its length, which runs away from the viewer. */
  half: number
  halfWidth: number
  height: number
  turn: number
  filling: RollFilling
}

/** The part of a roll that is not sliced yet: its cut end looks at the viewer. */
export function rollEnd(scene: Scene, x: number, y: number, roll: Roll): void {
  const { half, halfWidth, height, turn, filling } = roll
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, halfWidth * 0.6, half * 0.6, turn, 0.5, 0).z
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const side: SidePaint = (px, py, z) => {
    const [dx, dy] = [px - x, py - y]
    const [lx, ly] = [cos * dx + sin * dy, cos * dy - sin * dx]
    const up = (z - base) / height
    if (ly > half - 12) return cutAt(lx / (halfWidth * 1.02), up * 2 - 1, seed, filling).colour
    return scaled(skinAt(ly, z, seed, filling), 0.78 + 0.22 * smooth(0, 0.5, up))
  }
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, hypot(half, halfWidth), turn, (lx, ly, out) => {
      const d = roundedBox(lx, ly, halfWidth, half, 12)
      if (d > 0) return false
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.012, 3)
      const u = lx / halfWidth
      // Round shoulders; the mat left faint furrows along it.
      const furrow = Math.sin(lx * 0.42 + n * 3)
      const z = height - 30 * Math.abs(u) ** 3.4 - 9 * smooth(-9, 0, d) ** 2 + (n - 0.5) * 6 + furrow * 0.4
      return put(out, skinAt(lx + 40, ly, seed, filling), base + z, 0.72)
    }),
  )
}

export interface RollSlice {
  /** Half of its width and depth on the plate. */
  halfX: number
  halfY: number
  tall: number
  turn: number
  /** How far it leans on its neighbor, as a slope along its own width. */
  lean?: number
  base?: number
  filling: RollFilling
}

/** A slice that lies on its side: the whole winding is seen. */
export function rollSlice(scene: Scene, x: number, y: number, slice: RollSlice): void {
  const { halfX, halfY, tall, turn, lean = 0, filling } = slice
  const { random, field } = scene
  const seed = random.between(0, 99)
  const base = slice.base ?? field.settle(x, y, halfX * 0.7, halfY * 0.7, turn, 0.5, 0).z
  const corner = Math.min(halfX, halfY) * random.between(0.6, 0.8)
  const side: SidePaint = (px, py, z) =>
    scaled(skinAt((px + py) * 1.3, z, seed, filling), 0.8 + 0.2 * smooth(0, tall * 0.6, z - base))
  field.withSides(side, () =>
    field.stamp(x, y, hypot(halfX, halfY) * 1.1, turn, (lx, ly, out) => {
      const wobble = layeredNoise(lx * 0.02 + seed, ly * 0.02 + seed, 2) - 0.5
      const inward = -roundedBox(lx, ly, halfX, halfY, corner) + wobble * 11
      if (inward < 0) return false
      const { colour, seam, bit } = cutAt(lx / halfX, ly / halfY, seed, filling)
      const edge = smooth(8, 0, inward)
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 2)
      const z = tall + lean * lx - 6 * edge * edge + (n - 0.5) * 4 - 2.2 * seam + 1.4 * bit
      return put(out, mix(colour, skinAt(lx, ly, seed, filling), 0.5 * edge), base + z, 0.62 + 0.2 * n)
    }),
  )
}
