// The cut through an omelet that is full of shreds: soft curds of egg, and lengths and ends of what set in it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'

const EGG = { pale: rgb('#fff0ae'), crease: rgb('#d98e16'), brown: rgb('#a8621a') }

/** A number from 0 to 1 that belongs to a cell. */
function chance(i: number, j: number, salt: number): number {
  return noise(i * 7.31 + salt * 3.7, j * 5.17 + salt * 1.9)
}

/** Curds side by side, each light on its back and dark below, deep yellow in the creases. */
function curdAt(egg: Rgb, x: number, z: number, seed: number): Rgb {
  const bent = layeredNoise(x * 0.02 + seed, z * 0.03, 2) - 0.5
  const [u, w] = [x / 40 + bent * 1.2, z / 19 + bent * 1.6]
  const [ui, wi] = [Math.floor(u), Math.floor(w)]
  let nearest = 9
  let second = 9
  let above = 0
  let tone = 0
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cz] = [ui + i, wi + j]
      const dx = u - cx - chance(cx, cz, seed + 3)
      const dz = w - cz - chance(cx, cz, seed + 11)
      const d = hypot(dx, dz)
      if (d < nearest) {
        second = nearest
        nearest = d
        above = dz
        tone = chance(cx, cz, seed + 19)
      } else if (d < second) second = d
    }
  }
  const crease = smooth(0.16, 0, second - nearest)
  const body = mix(egg, EGG.pale, clamp(0.9 * tone + 0.35 * above))
  return scaled(mix(body, EGG.crease, 0.7 * crease), 1 + 0.24 * clamp(above, -0.7, 0.7))
}

/** A shred in its cell: long ones lie along the cut, short ones were met across. Null between them. */
function shredAt(
  colours: readonly Rgb[],
  x: number,
  z: number,
  seed: number,
  cell: readonly [number, number],
): Rgb | null {
  const [u, w] = [x / cell[0], z / cell[1]]
  const [ui, wi] = [Math.floor(u), Math.floor(w)]
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cz] = [ui + i, wi + j]
      const own = chance(cx, cz, seed + 21)
      if (own < 0.42) continue
      const dx = (u - cx - chance(cx, cz, seed + 31)) * cell[0]
      const dz = (w - cz - chance(cx, cz, seed + 41)) * cell[1]
      const lean = (chance(cx, cz, seed + 13) - 0.5) * 1.1
      const across = chance(cx, cz, seed + 53) > 0.58
      const [long, thick] = across ? [4.6, 3.8] : [13 + 13 * chance(cx, cz, seed + 61), 2.2 + 2 * own]
      const a = (Math.cos(lean) * dx + Math.sin(lean) * dz) / long
      const b = (Math.cos(lean) * dz - Math.sin(lean) * dx) / thick + 0.9 * (a * a - 0.4) * (own - 0.6) * 4
      const d = Math.abs(a) ** 4 + b * b
      if (d > 1) continue
      const colour = colours[Math.floor(chance(cx, cz, seed + 71) * 97) % colours.length] as Rgb // never empty here
      // Light along its upper edge; the ends of sticks show a paler middle.
      const paler = across ? mix(colour, rgb('#fff4d0'), 0.35 * (1 - d)) : colour
      return scaled(paler, 1.02 + 0.26 * b - 0.2 * smooth(0.6, 1, d))
    }
  }
  return null
}

/** `t` runs from the omelet's foot to its top. */
export function omeletAt(egg: Rgb, shreds: readonly Rgb[], x: number, z: number, t: number, seed: number): Rgb {
  const shade = 0.76 + 0.24 * smooth(0, 0.1, t) * smooth(1, 0.86, t)
  const shred = shreds.length
    ? (shredAt(shreds, x, z, seed, [30, 11]) ?? shredAt(shreds, x + 17, z + 5, seed + 7, [44, 15]))
    : null
  // Brown where it lay on the pan.
  const rough = noise(x * 0.03 + seed, seed)
  const browned = Math.max(smooth(0.1, 0.02, t - 0.05 * rough), smooth(0.92, 1, t + 0.05 * rough)) * (0.4 + 0.5 * rough)
  const curd = mix(curdAt(egg, x, z, seed), EGG.brown, browned)
  // Some of the shreds lie under a film of egg.
  const film = 0.1 + 0.6 * smooth(0.5, 0.75, layeredNoise(x * 0.03 + seed, z * 0.05, 2))
  return scaled(shred ? mix(shred, curd, film) : curd, shade)
}
