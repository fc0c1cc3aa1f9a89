// Oats that baked together in syrup: a rough lump, flakes lying on it every way, bits of nut stuck in it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const OAT = { pale: rgb('#fae3ac'), gold: rgb('#e8b765'), brown: rgb('#b87a32') }
const BOUND = { light: rgb('#dca452'), dark: rgb('#a0662a') }

/** A rolled oat from the oven: thin, oval, its edge uneven, its crease dark. `browned`: 0 is pale. */
export function toastedOat(scene: Scene, x: number, y: number, size: number, browned: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const wide = size * random.between(0.6, 0.8)
  const body: Rgb = browned < 0.5 ? mix(OAT.pale, OAT.gold, browned * 2) : mix(OAT.gold, OAT.brown, browned * 2 - 1)
  const own = scene.vary(body, 0.07)
  const rest = field.settle(x, y, size * 0.7, wide * 0.7, turn, 0.7, 0.7)
  const [tipX, tipY] = [random.bell() * 0.18, random.bell() * 0.22]
  const cup = random.bell() * 0.3
  field.stamp(x, y, size * 1.08, turn, (lx, ly, out) => {
    const [u, v] = [lx / size, ly / wide]
    const d = hypot(u, v) + 0.2 * (noise(u * 1.8 + seed, v * 1.8) - 0.5)
    if (d > 1) return false
    const crease =
      smooth(0.16, 0.04, Math.abs(v + 0.12 * (noise(u * 2 + seed, 1) - 0.5))) * smooth(0.85, 0.5, Math.abs(u))
    const paint = scaled(
      mix(own, OAT.brown, 0.45 * crease + 0.25 * smooth(0.75, 1, d)),
      0.94 + 0.12 * noise(u * 4 + seed, v * 4),
    )
    const z = 1.5 + size * (0.13 * Math.sqrt(Math.max(0, 1 - d * d)) + cup * 0.3 * v * v - 0.03 * crease)
    return put(out, paint, heightOn(rest, lx, ly) + tipX * lx + tipY * ly + z, 0.3, 5)
  })
}

/** The lump alone; `oatsOn` covers it. */
export function granolaLump(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const long = random.between(1, 1.35)
  const tall = size * random.between(0.5, 0.68)
  const rest = field.settle(x, y, size * 0.7, size * 0.7, turn, 0.4, 0.25)
  field.stamp(x, y, size * 1.6, turn, (lx, ly, out) => {
    const [u, v] = [lx / (size * long), ly / size]
    const n = layeredNoise(u * 1.7 + seed, v * 1.7, 3)
    const d = hypot(u, v) / (0.7 + 0.5 * n)
    if (d > 1) return false
    const z = tall * (0.25 + 0.75 * (1 - d ** 3) ** 0.6) + size * 0.24 * (n - 0.5)
    return put(out, mix(BOUND.dark, BOUND.light, smooth(0.25, 0.75, n)), heightOn(rest, lx, ly) + z, 0.4, z + 4)
  })
}

/** Flakes all over a lump, toasted much alike. */
export function oatsOn(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const browned = random.between(0, 0.55)
  const count = Math.round((size / 9) ** 2 * 1.5)
  for (const [px, py] of scene.spots(count, size * 0.98, x, y))
    toastedOat(scene, px, py, random.between(10.5, 15.5), Math.min(1, Math.max(0, browned + random.bell() * 0.25)))
}
