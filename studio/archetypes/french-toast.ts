// French toast: slices soaked in custard and fried, leaning on each other under syrup and fruit.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { garnish, toss } from '#studio/laying.ts'
import { hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const FRIED = { egg: rgb('#f2c766'), gold: rgb('#d08c34'), brown: rgb('#7d4316'), crust: rgb('#8f5420') }
const SYRUP = rgb('#9c4a10')
/** The height of a plate's floor. */
const PLATE = 20
const CUSTARD = rgb('#f8dc96')
/** Turns the corner of a half slice away from the camera. */
const CORNER_BACK = -0.75 * Math.PI

/** Deep golden where it touched the pan, yellow where the custard shows, with a darker crust. */
function friedSlice(scene: Scene, x: number, y: number, turn: number, lift: number, half = false): void {
  const seed = scene.random.between(0, 99)
  const [halfWidth, halfHeight, thick] = [158, 168, 40]
  const base = half ? PLATE : scene.field.heightAt(x, y + halfHeight * 0.5)
  scene.field.stamp(x, y, 260, turn, (lx, ly, out) => {
    const shoulder = 1 + 0.06 * smooth(0, 0.5, -ly / halfHeight)
    const q = (Math.abs(lx) / (halfWidth * shoulder)) ** 4.5 + (Math.abs(ly) / halfHeight) ** 4.5
    // Cut across from corner to corner, the soft crumb shows along the cut.
    const cut = half ? (lx / halfWidth + ly / halfHeight) * 80 : 80
    if (q > 1 || cut < 0) return false
    const n = layeredNoise(lx * 0.014 + seed, ly * 0.014, 4)
    const fine = layeredNoise(lx * 0.09 + seed, ly * 0.09, 3)
    const pore = pores(lx * 0.035 + seed, ly * 0.035, 0.45)
    const touched = smooth(0.28, 0.62, n * 0.7 + fine * 0.3) * (1 - 0.7 * pore)
    const fried = mix(mix(FRIED.egg, FRIED.gold, touched), FRIED.brown, smooth(0.5, 0.75, n) * 0.6 + (fine - 0.4) * 0.3)
    const rim = smooth(0.62, 0.86, q)
    const crumb = smooth(9, 2, cut)
    // A half lies on the plate with its cut side, its corner on the one behind.
    const leaning = half ? (lift * cut) / 160 : lift * smooth(halfHeight, -halfHeight, ly)
    const z = base + thick + leaning + fine * 5 - pore * 5 - smooth(0.86, 1, q) * 12
    return put(
      out,
      mix(mix(fried, FRIED.crust, rim * 0.75), CUSTARD, 0.7 * crumb),
      z - 5 * crumb,
      0.3,
      half ? thick + leaning + 8 : thick,
    )
  })
}

/** Syrup that was poured in the middle and runs over an edge. */
function syrupPool(scene: Scene, x: number, y: number, colour: Rgb): void {
  const seed = scene.random.between(0, 99)
  const pool = (lx: number, ly: number, out: Parameters<typeof put>[0]): boolean => {
    const angle = Math.atan2(ly, lx)
    const edge = 82 + 110 * layeredNoise(Math.cos(angle) * 1.7 + seed, Math.sin(angle) * 1.7 + seed, 2)
    const inward = edge - hypot(lx, ly)
    if (inward < 0) return false
    out.alpha = 0.35 + 0.5 * smooth(0, 14, inward)
    return put(out, colour, 3 * smooth(0, 9, inward), 1)
  }
  scene.field.stamp(x, y, 200, 0, pool, 'decal')
}

/** Triangles like tiles on a roof: each is drawn toward the front, its corner on the one behind it. */
function triangles(scene: Scene): void {
  const { random } = scene
  for (const [dx, dy, turn, lift] of [
    [34, -44, 0.2, 24],
    [-22, 52, -0.2, 104],
    [14, 150, 0.08, 108],
  ] as const)
    friedSlice(scene, scene.x + dx, scene.y + dy, CORNER_BACK + turn + random.bell() * 0.05, lift, true)
}

function slices(scene: Scene): void {
  const lean = scene.random.between(-0.06, 0.06)
  friedSlice(scene, scene.x - 120, scene.y - 66, lean - 0.3, 6)
  friedSlice(scene, scene.x + 118, scene.y - 40, lean + 0.26, 26)
  friedSlice(scene, scene.x - 14, scene.y + 52, lean - 0.05, 46)
}

export function frenchToast({ scene, dish, setting }: Stage): void {
  const cut = dish.scene.style === 'triangles'
  plate(scene, { radius: 360, ...setting.ceramic })
  if (cut) triangles(scene)
  else slices(scene)
  const [x, y] = cut ? [scene.x + 4, scene.y + 70] : [scene.x - 8, scene.y + 30]
  syrupPool(scene, x, y, dish.has(/maple/) ? SYRUP : scaled(rgb('#d08a1c'), 0.9))
  const cream = dish.find(/yog|skyr|cream|ricotta|mascarpone/)
  if (cream && cream.grams > 30) dollop(scene, x + 18, y - 20, 62, cream.look.colour)
  const fruit = dish.of('fruit').filter((part) => part.piece)
  // Not on an edge, from which they would roll.
  const keep = (px: number, py: number, reach: number): boolean => scene.facesUp(px, py, reach * 0.9)
  toss(
    scene,
    fruit,
    { x: cut ? x : x - 20, y: cut ? y : y + 24, radius: cut ? 100 : 92, keep },
    { cover: cut ? 1.25 : 0.62, scale: 0.95 },
  )
  const [bx, by, radius] = cut ? [-214, -60, 42] : [212, 196, 46]
  toss(scene, fruit, { x: scene.x + bx, y: scene.y + by, radius, keep }, { cover: 0.85, scale: 0.95, rise: 8 })
  garnish(scene, dish, { x, y, radius: 110 }, 0.6)
}
