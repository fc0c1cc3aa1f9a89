// Potatoes as they lie beside a main dish: fries, slices from the pan, thick boiled slices.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export interface FryLook {
  flesh: Rgb
  crust: Rgb
  /** Thinner at its ends, as sweet potato shrinks in the oven. */
  limp?: boolean
}

export const CHIP: FryLook = { flesh: rgb('#f2c96e'), crust: rgb('#b26c1e') }
export const SWEET_FRY: FryLook = { flesh: rgb('#f08a2a'), crust: rgb('#b9540f'), limp: true }

/** A stick with square sides: three of its faces show, crisp and darker along the edges and at both ends. */
export function fry(scene: Scene, x: number, y: number, length: number, width: number, look: FryLook): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const half = (length / 2) * random.between(0.6, 1.18)
  const wide = width * random.between(0.8, 1.2)
  const turn = random.angle()
  const bow = random.bell() * (look.limp ? 0.16 : 0.07)
  const flesh = scene.vary(look.flesh, 0.06)
  const crust = scene.vary(look.crust, 0.12)
  const browned = random.between(0.3, 0.95)
  // Turned a little about its length, so that one long side is seen.
  const roll = random.between(0.1, 0.5) * (random.chance(0.5) ? 1 : -1)
  const rest = field.settle(x, y, half * 0.75, wide * 0.5, turn, 0.5, 0.3)
  const slant = random.between(-0.5, 0.5)
  field.stamp(x, y, half * 1.12, turn, (lx, ly, out) => {
    const t = (lx + slant * ly) / half
    if (Math.abs(t) > 1) return false
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 3)
    const taper = look.limp ? 1 - 0.34 * smooth(0.5, 1, Math.abs(t)) : 1
    const v = (ly - bow * half * (t * t - 0.4)) / (wide * 0.5 * taper * (0.9 + 0.24 * n))
    if (Math.abs(v) > 1) return false
    const ridge = roll > 0 ? 0.45 : -0.45
    const beyond = roll > 0 ? v - ridge : ridge - v
    const flank = beyond > 0 ? beyond / 0.55 : 0
    const top = wide * (0.86 - 0.6 * flank) * (1 - 0.16 * smooth(0.9, 1, Math.abs(v)))
    const ends = smooth(1, 0.93, Math.abs(t))
    const edge = smooth(0.13, 0.02, Math.abs(v - ridge)) + smooth(0.78, 1, Math.abs(v))
    const tip = smooth(0.8, 1, Math.abs(t) + (n - 0.5) * 0.2)
    const gold = clamp(browned * (0.25 + 1.6 * Math.max(0, n - 0.42)) + 0.42 * edge * (0.5 + n) + 0.6 * tip)
    const paint = scaled(mix(flesh, crust, gold), flank > 0 ? 0.9 : 0.98 + 0.08 * (n - 0.5))
    const z = 3 + top * (0.5 + 0.5 * ends) + (n - 0.5) * (look.limp ? 3.4 : 1.6)
    return put(out, paint, heightOn(rest, lx, ly) + z, look.limp ? 0.2 : 0.4, z + 2)
  })
}

const [WAXY, PALE, FLOURY] = [rgb('#f2d98c'), rgb('#f8e8b4'), rgb('#fff6da')]
/** Peeled and boiled: yellow, glassy where it is wet. */
const BOILED = rgb('#f8df7e')
const [GOLDEN, CRISP] = [rgb('#dc9f3a'), rgb('#8a4d14')]

/** A slice fried in the pan: gold all over, brown and crisp along a rim that is not quite round, blistered. */
export function friedPotatoSlice(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const [rx, ry] = [size * random.between(0.8, 1.15), size * random.between(0.62, 0.9)]
  const turn = random.angle()
  const well = random.between(0.3, 1)
  // Some are halves, broken or cut from the end.
  const cut = random.chance(0.3) ? random.between(-0.1, 0.4) : -2
  const cup = random.between(-0.1, 0.22)
  const rest = field.settle(x, y, rx * 0.8, ry * 0.8, turn, 0.5, 0.5)
  const tilt = random.bell() * 0.14
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * (2.6 / size) + seed, ly * (2.6 / size), 3)
    const [u, v] = [lx / rx, ly / ry]
    const d = hypot(u, v) * (1 + 0.22 * (n - 0.5))
    if (d > 1 || v < cut) return false
    const fine = noise(lx * 0.22 + seed, ly * 0.22)
    const rim = Math.max(smooth(0.68, 1, d), cut > -1 ? smooth(cut + 0.22, cut, v) : 0)
    const patch = smooth(0.36, 0.62, n)
    const gold = mix(mix(WAXY, PALE, 0.3), GOLDEN, clamp(0.2 + (0.25 + 0.7 * patch) * well + rim * 0.5))
    const paint = mix(gold, CRISP, clamp(rim * (0.2 + 0.55 * patch) + 0.4 * well * smooth(0.6, 0.75, n)))
    const z = 3 + size * 0.17 * (1 - d ** 6) + size * cup * d * d + (fine - 0.5) * 2.2 + tilt * ly
    return put(out, scaled(paint, 0.92 + 0.16 * fine), heightOn(rest, lx, ly) + z, 0.55 - 0.2 * rim, size * 0.2 + 3)
  })
}

/** A thick slice of a boiled potato, now and then broken in half: a flat, waxy face, floury where it broke and along its rim. `round`: thinner, from the middle of the potato. */
export function thickPotatoSlice(scene: Scene, x: number, y: number, size: number, round = false): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const longer = random.between(0.9, 1.16)
  const [rx, ry] = [size * (round ? 1 : longer), size * random.between(round ? 0.9 : 0.72, round ? 0.98 : 0.9)]
  const turn = random.angle()
  const broken = random.chance(0.22) ? random.between(-0.5, -0.15) : -2
  const flesh = scene.vary(mix(BOILED, PALE, random.between(0, 0.5)), 0.03)
  const tall = size * random.between(0.2, 0.3) * (round ? 0.6 : 1)
  const rest = field.settle(x, y, rx * 0.75, ry * 0.75, turn, 0.4, 0.45)
  const [tipX, tipY] = [random.bell() * 0.16, random.bell() * 0.2]
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * (2 / size) + seed, ly * (2 / size), 3)
    const [u, v] = [lx / rx, ly / ry]
    const jag = broken + 0.16 * (n - 0.5) + 0.05 * (noise(lx * 0.12 + seed, 2) - 0.5)
    const d = hypot(u, v) * (1 + 0.1 * (layeredNoise(u * 0.8 + seed, v * 0.8, 2) - 0.5))
    if (d > 1 || v < jag) return false
    const rim = smooth(0.76, 1, d)
    const near = Math.max(rim, smooth(jag + 0.14, jag, v))
    const fine = noise(lx * 0.18 + seed, ly * 0.18)
    // Glassier within a faint ring below the skin.
    const ring = smooth(0.05, 0.015, Math.abs(d - 0.8 + 0.04 * (n - 0.5)))
    const wet = mix(mix(flesh, rgb('#e6c25a'), 0.4 * smooth(0.4, 0.75, n)), FLOURY, 0.3 * ring)
    const crumbly = smooth(jag + 0.14, jag, v)
    const paint = mix(mix(wet, scaled(flesh, 0.93), 0.4 * rim), FLOURY, 0.5 * crumbly * smooth(0.3, 0.65, fine))
    const z = 3 + tall * (1 - near ** 2 * 0.66) + (fine - 0.5) * 0.8 + tipX * lx + tipY * ly
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.62 - 0.3 * near, z)
  })
}
