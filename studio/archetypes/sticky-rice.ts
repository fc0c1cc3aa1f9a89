// Mango with sticky rice: a heap of rice under coconut cream, a sliced mango half beside it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { garnish } from '#studio/laying.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const COCONUT = rgb('#fffaf0')
const MANGO = { flesh: rgb('#fdbd30'), edge: rgb('#ec8e10'), gap: rgb('#b9640a') }

const SLICES = 11

/** Half a mango, cut across into slices and pushed over: of each one sees a band of the smooth back and its cut edge. */
function slicedHalf(scene: Scene, x: number, y: number, turn: number): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const [long, across, high] = [196, 92, 64]
  const rest = field.settle(x, y, long * 0.6, across * 0.6, turn, 0.2, 0.02)
  const step = (2 * long) / SLICES
  field.stamp(x, y, long * 1.1, turn, (lx, ly, out) => {
    // The cuts bow a little, and each slice leans over the next.
    const bowed = lx + 20 * (ly / across) ** 2 - 8 + 3 * noise(ly * 0.02 + seed, 2)
    const place = (bowed + long) / step
    const index = clamp(Math.floor(place), 0, SLICES - 1)
    const within = place - index
    const jitter = noise(index * 3.7 + seed, 5) - 0.5
    // A blunt end where the stem was, a narrower one at the tip.
    const u = lx / long
    const wide = across * Math.max(0, 1 - Math.abs(u) ** 2.6) ** 0.5 * (1 - 0.12 * u) * (1 + 0.05 * jitter)
    if (wide < 4) return false
    const v = (ly - jitter * 9) / wide
    if (Math.abs(v) > 1 || Math.abs(lx) > long) return false
    const dome = Math.sqrt(1 - v * v)
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3) - 0.5
    // The upper edge of a slice catches the light; below it lies the shadow of the gap.
    const cut = smooth(0.78, 0.98, within)
    const lip = smooth(0.5, 0.74, within) * (1 - cut)
    const back = mix(MANGO.flesh, MANGO.edge, 0.55 * (1 - dome) + 0.5 * n + 0.12 * jitter)
    const paint = mix(scaled(mix(back, rgb('#ffe27c'), 0.5 * lip), 1 + 0.1 * n), MANGO.gap, 0.45 * cut)
    const z = 6 + high * dome * (0.72 + 0.28 * Math.sqrt(Math.max(0, 1 - u * u))) + 8 * within - 10 * cut
    return put(out, paint, rest.z + z, 0.8, z)
  })
}

export function mangoWithRice({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const look = dish.first('grain')?.look
  const rice = { x: scene.x - 128, y: scene.y - 14 }
  if (look?.grain) {
    const white = { ...look.grain, light: rgb('#fffdf6'), dark: rgb('#ece4d2') }
    mound(scene, {
      ...rice,
      radius: 150,
      rise: 62,
      base: 14,
      rough: 6,
      dark: scaled(white.dark, 0.9),
      light: white.light,
    })
    grains(scene, grainCount(white, 150), 152, white, rice.x, rice.y)
  }
  runout(scene, rice.x + 6, rice.y + 4, 92, COCONUT)
  garnish(scene, dish, { ...rice, radius: 92 }, 1.6, 1.1)
  slicedHalf(scene, scene.x + 118, scene.y - 84, 0.24)
  slicedHalf(scene, scene.x + 106, scene.y + 112, 0.12)
}
