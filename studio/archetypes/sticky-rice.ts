// Mango with sticky rice: a heap of rice under coconut cream, sliced mango fanned out beside it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { garnish } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { tabled } from '#studio/sculpted/solids.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const COCONUT = rgb('#fffaf0')
const MANGO = { pale: rgb('#ffdc66'), ripe: rgb('#f38c12'), rim: rgb('#ea8a10') }

/** Slices of the fan, how far each is from the next, and how far away the point is from which they spread. */
const SLICES = 8
const STEP = 43
const SPREAD = 310

/** One long slice: flat and smooth from the knife, round along its outer edge. `raised`: how far its front edge lies on the next. */
function slice(scene: Scene, x: number, y: number, turn: number, base: number, raised: number): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const [long, wide, thick] = [random.between(142, 154), random.between(58, 64), 9]
  const body = scene.vary(mix(MANGO.pale, MANGO.ripe, random.between(0, 0.8)), 0.03)
  const bow = random.between(4, 10)
  field.stamp(x, y, long * 1.1, turn, (lx, ly, out) => {
    const u = lx / long
    if (Math.abs(u) >= 1) return false
    // Blunt at the stem, narrower at the tip, bent a little like the fruit.
    const half = wide * (1 - Math.abs(u) ** 3) ** 0.5 * (1 - 0.14 * u)
    const v = (ly - bow * (u * u - 0.3)) / half
    if (Math.abs(v) >= 1) return false
    const inward = Math.min(half * (1 - Math.abs(v)), long * (1 - Math.abs(u)))
    const round = Math.sqrt(Math.max(0, 1 - (1 - clamp(inward / 8)) ** 2))
    const n = layeredNoise(lx * 0.014 + seed, ly * 0.03, 2) - 0.5
    const fiber = noise(lx * 0.02 + seed, ly * 0.2) - 0.5
    // Riper toward the skin, paler where the stone was.
    const flesh = mix(body, MANGO.pale, clamp(0.3 * smooth(0.5, -0.7, v) + 0.45 * n))
    const paint = mix(flesh, MANGO.rim, 0.4 * smooth(8, 1, inward))
    const z = 3 + thick * round + raised * (0.5 + 0.5 * v) + 3 * n + 0.5 * fiber
    return put(out, scaled(paint, 1 + 0.03 * fiber), base + z, 0.9, thick * round + 4)
  })
}

/** A mango in slices, pushed over so that they lie like the cards of a hand, from the back to the front. */
function fan(scene: Scene, x: number, y: number): void {
  const base = scene.field.heightAt(x, y)
  for (let i = 0; i < SLICES; i++) {
    const off = (i - (SLICES - 1) / 2) * STEP + scene.random.bell() * 3
    const angle = off / SPREAD
    const [px, py] = [x + SPREAD * (Math.cos(angle) - 1), y + SPREAD * Math.sin(angle)]
    slice(scene, px, py, angle + scene.random.bell() * 0.025, base, i === SLICES - 1 ? 8 : 22)
  }
}

/** Heights about a place that tell how high the cream lies on it. */
const AROUND = 48

/** Coconut cream over the heap: thick and smooth, no grain shows through it, and it runs down in tongues. */
function cream(scene: Scene, x: number, y: number, reach: number): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const level = tabled(
    (lx, ly) => {
      let sum = 0
      for (let i = 0; i < AROUND; i++) {
        const [angle, far] = [i * 2.4, 42 * Math.sqrt((i + 0.5) / AROUND)]
        sum += field.heightAt(x + lx + Math.cos(angle) * far, y + ly + Math.sin(angle) * far)
      }
      return sum / AROUND
    },
    reach * 1.2,
    reach * 1.2,
    5,
  )
  field.stamp(x, y, reach * 1.2, 0, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
    const lobes = 0.62 + 0.5 * layeredNoise(ax * 1.9 + seed, ay * 1.9 + seed, 2)
    const d = hypot(lx, ly) / (reach * lobes)
    if (d > 1) return false
    const n = layeredNoise(lx * 0.018 + seed, ly * 0.018, 2) - 0.5
    const z = level(lx, ly) + 12 * Math.sqrt(1 - d ** 5) - 3 + 5 * n
    return put(out, scaled(COCONUT, 1 + 0.06 * n), z, 0.95, 20)
  })
}

export function mangoWithRice({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const look = dish.first('grain')?.look
  const rice = { x: scene.x - 150, y: scene.y - 14 }
  // Some of the cream has run out onto the plate.
  runout(scene, rice.x - 30, rice.y + 96, 118, COCONUT)
  if (look?.grain) {
    const white = { ...look.grain, light: rgb('#fbf4e4'), dark: rgb('#e4dac2') }
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
  cream(scene, rice.x, rice.y - 4, 124)
  garnish(scene, dish, { ...rice, radius: 98 }, 1.8, 1.15)
  fan(scene, scene.x + 142, scene.y - 4)
}
