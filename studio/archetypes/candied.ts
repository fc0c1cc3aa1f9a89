// Thick slices of a root that simmered in dark sugar until the syrup coats them.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

const SYRUP = rgb('#5f2204')
const AMBER = rgb('#a84c08')
const THICK = 34

/** Cut face up, its side glossy and darker, syrup standing on it in pools. */
function candiedSlice(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  turn: number,
  flesh: Rgb,
  base: number,
): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const aspect = random.between(0.76, 0.94)
  const lean = random.between(0.02, 0.14)
  const side = (sx: number, sy: number, z: number): Rgb => {
    const n = layeredNoise((sx + sy * 0.5) * 0.035 + seed, z * 0.05, 3)
    const lit = smooth(0.08, 0.02, Math.abs(n - 0.52))
    const body = mix(scaled(flesh, 0.62 + 0.34 * n), SYRUP, 0.22 + 0.45 * smooth(THICK * 0.8, 0, z - base))
    return mix(body, rgb('#ffd08a'), 0.3 * lit)
  }
  scene.field.withSides(side, () =>
    scene.field.stamp(x, y, radius * 1.15, turn, (lx, ly, out) => {
      const angle = Math.atan2(ly / aspect, lx)
      const bumpy = layeredNoise(Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3 + seed, 2) - 0.5
      const d = hypot(lx, ly / aspect) / (radius * (1 + 0.16 * bumpy))
      if (d > 1) return false
      const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
      // Short fibres stand in the cut, paler, in loose rings; the flesh under the peel is a denser band.
      const fibre =
        smooth(0.45, 0.8, 0.6 * noise(lx * 0.16 + seed, ly * 0.16) + 0.4 * noise(angle * 9 + seed, d * 8)) *
        smooth(0.95, 0.75, d)
      const band = smooth(0.07, 0.02, Math.abs(d - 0.84 + 0.03 * bumpy))
      const rim = smooth(0.8, 1, d + 0.1 * (n - 0.5))
      const caught = smooth(0.6, 0.78, layeredNoise(lx * 0.04 - seed, ly * 0.04, 3) + 0.12 * d)
      const pooled = smooth(0.46, 0.66, n)
      const open = mix(scaled(flesh, 0.98 + 0.24 * (n - 0.5)), rgb('#ffc46a'), 0.24 * fibre)
      const bright = mix(open, rgb('#ffa83c'), 0.4 * smooth(0.85, 0.3, d))
      const roasted = mix(mix(bright, scaled(flesh, 0.72), 0.35 * band), SYRUP, Math.min(0.7, 0.4 * caught + 0.4 * rim))
      // Deeper in color towards the edge, where the sugar went in.
      const soaked = mix(roasted, AMBER, 0.62 * smooth(0.3, 1, d))
      const glazed = mix(soaked, AMBER, 0.42 * pooled)
      // Its lower end stays above the syrup.
      const z = base + THICK + lean * lx + 4 * (n - 0.5) + 1.2 * pooled + 0.6 * fibre - 14 * smooth(0.74, 1, d) ** 2
      return put(out, glazed, z, 0.3 + 0.5 * pooled)
    }),
  )
}

/** Where the slices lie: across the plate and down it; the last ones lean on those below them. */
const LAID = [
  [-128, -118, 0],
  [22, -136, 0],
  [160, -84, 0],
  [-182, 24, 0],
  [-96, 140, 0],
  [62, 146, 0],
  [176, 66, 0],
  [-36, 2, 1],
  [94, 24, 1],
] as const

/** Where a few nuts were left whole, among the chopped ones. */
const HALVES = [
  [-22, 8],
  [34, -16],
  [48, 52],
] as const

/** Slices side by side in a pool of their syrup, with nuts and threads of zest. */
export function candiedSlices(scene: Scene, dish: Dish, flesh: Rgb): void {
  const { random } = scene
  const base = scene.field.heightAt(scene.x, scene.y)
  liquid(scene, { radius: 276, level: base + 12, dark: SYRUP, light: AMBER, gloss: 0.95, rough: 1.2 })
  for (const [across, down, on] of LAID) {
    const [x, y] = [scene.x + across + random.bell() * 7, scene.y + down + random.bell() * 7]
    const own = scene.vary(mix(flesh, rgb('#f07c0c'), 0.6), 0.1)
    candiedSlice(scene, x, y, random.between(70, 82), random.angle(), own, base + 4 + on * 16)
  }
  // Strewn from one hand over a few slices: spread evenly, nuts and threads look like faces.
  const nuts = dish.first('nut')?.look.pieces
  const [nx, ny] = [scene.x - 74, scene.y - 54]
  for (const [x, y] of scene.spots(64, 92, nx, ny))
    if (nuts && scene.facesUp(x, y, 8)) choppedNut(scene, x, y, random.between(6, 13), rgb('#9a5a26'))
  for (const [across, down] of HALVES)
    nuts?.plain?.draw(scene, nx + across + random.bell() * 6, ny + down + random.bell() * 6, random.between(0.8, 1))
  if (!dish.has(/orange zest/)) return
  for (const [x, y] of scene.spots(16, 34, scene.x + 96, scene.y + 34)) {
    const paint = scene.vary(rgb('#ffae2e'), 0.06)
    tube(scene, arc(x, y, random.between(30, 52), random.angle(), random.between(-2, 2), 8), {
      radius: random.between(1.6, 2.6),
      paint,
      gloss: 0.6,
      sink: 0.7,
    })
  }
}
