// Macaroni and florets bound in a cheese sauce under toasted crumbs, a helping scooped out of the front corner.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { smoothGround } from '#studio/heap.ts'
import { clamp, layeredNoise, noise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { broccoliCrown } from '#studio/shapes/broccoli-crown.ts'
import { brokenCrumb } from '#studio/shapes/broken-crumb.ts'
import { cauliflowerCrown } from '#studio/shapes/cauliflower-crown.ts'
import { pastaPiece } from '#studio/shapes/pasta.ts'
import { taken } from './hotpot.ts'
import { HALF_DEPTH, HALF_WIDTH, inDish, spotsInDish } from './oven-dish.ts'

const SAUCE = { light: rgb('#f9d27a'), dark: rgb('#e8a941') }
const MACARONI = rgb('#f4cf80')
const [GOLD, BROWN, DARK] = [rgb('#dd9530'), rgb('#a55a1c'), rgb('#6a3410')]
const CRUMB = ['#d8923a', '#bd7424', '#97521a', '#e6b266'].map(rgb)
/** The sauce under the crust, and where a helping is out. */
const [FULL, LOW] = [44, 12]
const [ELBOWS, ELBOW] = [360, 31]

export function macaroniBake(scene: Scene, dish: Dish, turn: number, seed: number): void {
  const { random, field } = scene
  const dug = (x: number, y: number): number => scooped(...inDish(scene, x, y, turn), seed)
  const levelAt = (x: number, y: number): number => FULL - (FULL - LOW) * dug(x, y)
  const bound = (over: number, draw: () => void): void => field.withCeiling((x, y) => levelAt(x, y) + over, draw)
  cheeseSauce(scene, turn, seed, -16)
  field.withFinish(sauced(SAUCE.light, 0.42, seed, 0.3), () =>
    bound(4, () => {
      for (const [x, y] of spotsInDish(scene, ELBOWS, turn, ELBOW * 1.2))
        if (dug(x, y) < 0.9 || random.chance(0.6))
          pastaPiece(scene, x, y, 'elbow', ELBOW * random.between(0.9, 1.1), MACARONI)
    }),
  )
  // It stands between the pieces and over the lower half of most of them.
  cheeseSauce(scene, turn, seed, 3)
  const film = sauced(SAUCE.light, 0.3, seed + 5, 0.3)
  field.withFinish(film, () =>
    bound(2, () => {
      if (dish.has(/cauliflower/))
        for (const [x, y] of spotsInDish(scene, 10, turn, 56))
          cauliflowerCrown(scene, x, y, random.between(30, 38), SAUCE.light)
    }),
  )
  field.withFinish(sauced(SAUCE.light, 0.16, seed + 9, 0.2), () =>
    bound(2, () => {
      if (dish.has(/broccoli/))
        for (const [x, y] of spotsInDish(scene, 17, turn, 46)) broccoliCrown(scene, x, y, random.between(25, 34))
    }),
  )
  bound(7, () => {
    for (const [x, y] of spotsInDish(scene, 90, turn, ELBOW * 1.3))
      pastaPiece(scene, x, y, 'elbow', ELBOW * random.between(0.95, 1.12), mix(MACARONI, SAUCE.light, 0.3))
  })
  toastedCrumbs(scene, turn, seed)
  for (const [x, y] of spotsInDish(scene, 210, turn, 24))
    if (crumbsAt(...inDish(scene, x, y, turn), seed) > 0.35 || random.chance(0.1))
      if (dug(x, y) < 0.4) brokenCrumb(scene, x, y, random.between(4, 8), random.pick(CRUMB))
}

/** 1 where the spoon went; it left a steep edge. */
function scooped(u: number, v: number, seed: number): number {
  return smooth(0.3, 0.62, taken(u, v, seed))
}

function cheeseSauce(scene: Scene, turn: number, seed: number, over: number): void {
  scene.field.stamp(scene.x, scene.y, 470, turn, (x, y, out) => {
    const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, 30)
    if (d > 0) return false
    const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
    const m = layeredNoise(x * 0.06 - seed, y * 0.06, 2)
    const gone = scooped(x, y, seed)
    const caught = smooth(-16, 0, d) * (0.25 + 0.6 * m) * (1 - gone)
    const body = mix(mix(SAUCE.dark, SAUCE.light, smooth(0.25, 0.6, m)), BROWN, 0.7 * caught)
    return put(out, body, FULL + over - (FULL - LOW) * gone + 9 * (n - 0.5) + 5 * (m - 0.5), 0.5)
  })
}

/** Where the crumbs lie thick, 0 to 1: by the handful, not everywhere. */
function crumbsAt(u: number, v: number, seed: number): number {
  const broad = layeredNoise(u * 0.011 + seed, v * 0.011 - seed, 3)
  return smooth(0.44, 0.62, broad + 0.12 * (noise(u * 0.05, v * 0.05 + seed) - 0.5)) * (1 - scooped(u, v, seed))
}

/** Crumbs and grated cheese that browned together: they follow what lies below, and leave the macaroni to be seen between. */
function toastedCrumbs(scene: Scene, turn: number, seed: number): void {
  const { field } = scene
  const ground = smoothGround(scene, scene.x, scene.y, 450)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const coat = (x: number, y: number, out: Parameters<typeof put>[0]): boolean => {
    const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, 30)
    if (d > 0) return false
    const [px, py] = [scene.x + cos * x - sin * y, scene.y + sin * x + cos * y]
    const whole = 1 - scooped(x, y, seed)
    if (whole <= 0) return false
    const thick = crumbsAt(x, y, seed)
    const high = smooth(-3, 9, field.heightAt(px, py) - ground(px, py))
    const m = layeredNoise(x * 0.06 - seed, y * 0.06, 3)
    const crumb = layeredNoise(x * 0.2 + seed, y * 0.2, 2)
    const gold = clamp(0.24 + 0.5 * high * m + 0.85 * thick * crumb)
    const heat = clamp(0.55 * thick + 0.45 * smooth(-60, 0, d))
    const browned = clamp((0.24 + heat) * smooth(0.4, 0.85, 0.5 * high + 0.5 * m + 0.35 * (crumb - 0.5)))
    const paint: Rgb = mix(mix(SAUCE.light, GOLD, gold), mix(BROWN, DARK, 0.3 * browned), 0.85 * browned)
    out.alpha = whole * clamp(0.16 * high + 0.3 * browned + 0.78 * thick * smooth(0.28, 0.5, crumb))
    return put(out, scaled(paint, 0.92 + 0.2 * crumb), thick * (1.5 + 5 * (crumb - 0.4)), 0.3 - 0.2 * thick)
  }
  field.stamp(scene.x, scene.y, 470, turn, coat, 'decal')
}
