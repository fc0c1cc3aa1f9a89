// Focaccia on a board: fingermarks that hold oil, needles of rosemary, flakes of salt, one piece cut off.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { specks } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { block, type TopFace } from '#studio/shapes/upright.ts'
import { board } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const CRUST = { pale: rgb('#f2cf88'), gold: rgb('#dd9f42'), brown: rgb('#8f4d16') }
const CRUMB = rgb('#f7e3b4')
const OIL = rgb('#b98a14')
const HEIGHT = 66
const DIMPLE = 96

/** How deep in the nearest fingermark a point is, 0 to 1: in staggered rows, no two marks quite alike. */
function dimpleAt(x: number, y: number, seed: number): number {
  const row = Math.round(y / (DIMPLE * 0.8))
  const shift = row % 2 ? DIMPLE / 2 : 0
  const column = Math.round((x - shift) / DIMPLE)
  const stray = (salt: number): number => (noise(column * 3.7 + salt + seed, row * 5.3 + salt) - 0.5) * 44
  const dx = x - column * DIMPLE - shift - stray(1)
  const dy = y - row * DIMPLE * 0.8 - stray(2)
  return smooth(40, 8, hypot(dx, dy * 1.15) + stray(3) * 0.3)
}

const topOf =
  (seed: number): TopFace =>
  (x, y) => {
    const n = layeredNoise(x * 0.02 + seed, y * 0.02, 4)
    const m = layeredNoise(x * 0.06 - seed, y * 0.06, 3)
    const hollow = dimpleAt(x, y, seed)
    const bubble = pores(x * 0.013 + seed, y * 0.013, 0.42) * (1 - hollow)
    const browned = clamp(0.55 * smooth(0.4, 0.7, n) + 0.4 * smooth(0.5, 0.75, m) + 0.5 * bubble)
    const risen = mix(mix(CRUST.pale, CRUST.gold, 0.55 + 0.4 * n), CRUST.brown, browned * (1 - 0.7 * hollow))
    // Oil stands in the deepest of the marks.
    const pooled = smooth(0.6, 0.9, hollow) * smooth(0.35, 0.55, layeredNoise(x * 0.008 + seed, y * 0.008, 2))
    const z = n * 16 + m * 5 + bubble * 9 - hollow * 26
    return [mix(risen, OIL, 0.5 * pooled), z, 0.3 + 0.65 * pooled]
  }

/** The crumb where it was cut: open, with holes that shine; a thin crust above and below. */
function cutSide(base: number, seed: number): (x: number, y: number, z: number) => Rgb {
  return (x, y, z) => {
    const [along, up] = [x * 0.94 + y * 0.6, z - base]
    const hole = Math.max(pores(along * 0.024 + seed, up * 0.04 + seed, 0.5), 0.8 * pores(along * 0.07, up * 0.09, 0.5))
    const n = layeredNoise(along * 0.04 + seed, up * 0.05, 2)
    const crumb = scaled(mix(CRUMB, rgb('#d9ab62'), 0.75 * hole), 0.92 + 0.14 * n)
    const crust = Math.max(smooth(HEIGHT - 10, HEIGHT + 4, up), 0.9 * smooth(9, 3, up))
    return mix(crumb, mix(CRUST.gold, CRUST.brown, 0.6), crust)
  }
}

/** A few needles that stayed together, or one alone; dark and curled from the oven. */
function rosemary(scene: Scene, x: number, y: number): void {
  const { random } = scene
  const way = random.angle()
  const count = random.chance(0.45) ? random.whole(5, 9) : random.whole(1, 3)
  for (let i = 0; i < count; i++) {
    const along = (i - count / 2) * 6
    const side = (i % 2 ? 1 : -1) * random.between(0.4, 0.9)
    const [px, py] = [x + Math.cos(way) * along, y + Math.sin(way) * along]
    const paint = mix(rgb('#3f5226'), rgb('#6f6a30'), random.unit())
    const needle = arc(
      px,
      py,
      random.between(18, 30),
      way + (count > 3 ? side : random.angle()),
      random.bell() * 0.4,
      5,
    )
    tube(scene, needle, { radius: random.between(1.9, 2.7), paint, gloss: 0.35, sink: 0.6, lift: 1 })
  }
}

export function focaccia({ scene, dish }: Stage): void {
  const { random } = scene
  board(scene, 440, 310, random.between(-0.08, 0.08))
  const seed = random.between(0, 99)
  const turn = random.bell() * 0.05
  const foot = scene.field.heightAt(scene.x, scene.y)
  const slab = { height: HEIGHT, base: foot, corner: 18, edge: 14, side: (base: number) => cutSide(base, seed) }
  const top = topOf(seed)
  block(scene, scene.x - 78, scene.y - 22, { ...slab, halfWidth: 272, halfDepth: 214, turn, top })
  const at = [scene.x + 296, scene.y + 66] as const
  block(scene, ...at, { ...slab, halfWidth: 92, halfDepth: 150, turn: 0.2, top: (x, y) => top(x + 390, y + 60) })
  if (dish.has(/rosemary/)) {
    const onSlab = (): readonly [number, number] => [
      scene.x - 78 + random.between(-245, 245),
      scene.y - 22 + random.between(-188, 188),
    ]
    for (const [x, y] of scene.spread(64, onSlab)) rosemary(scene, x, y)
    for (const [x, y] of scene.spread(15, () => [at[0] + random.between(-70, 70), at[1] + random.between(-120, 120)]))
      rosemary(scene, x, y)
  }
  specks(scene, 90, 205, [WHITE, rgb('#f2ece0')], 3.2, scene.x - 90, scene.y - 22)
}
