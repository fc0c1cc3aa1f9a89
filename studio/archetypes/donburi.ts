// A bowl of rice under meat and soft egg, as for oyakodon.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { garnish, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { clamp, hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { poachedBite } from '#studio/shapes/poached-chicken.ts'
import { type GrainLook, grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { withCookedMushrooms } from './stewed-mushrooms.ts'

const WHITE = rgb('#fdf3dc')
const SET = rgb('#fbe08c')
const YOLK = rgb('#f6bb3c')
/** Scene units: hollows narrower than twice this are filled. */
const FILLS = 20

/** Beaten with a few strokes and barely set: streaks of yolk and white that run over everything and leave gaps. */
function softEgg(scene: Scene, x: number, y: number, reach: number): void {
  const seed = scene.random.between(0, 99)
  const level = (lx: number, ly: number): number => {
    let sum = 0
    for (let i = 0; i < 8; i++)
      sum += scene.field.heightAt(x + lx + Math.cos((i * TAU) / 8) * FILLS, y + ly + Math.sin((i * TAU) / 8) * FILLS)
    return sum / 8
  }
  scene.field.stamp(x, y, reach, 0, (lx, ly, out) => {
    const angle = Math.atan2(ly, lx)
    const edge = 0.7 + 0.3 * layeredNoise(Math.cos(angle) * 2.2 + seed, Math.sin(angle) * 2.2 + seed, 3)
    const d = hypot(lx, ly) / (reach * edge)
    const gap = layeredNoise(lx * 0.022 - seed, ly * 0.022, 3)
    if (d > 1 || gap > 0.7) return false
    const bent = layeredNoise(lx * 0.012 + seed, ly * 0.012, 2)
    const streak = layeredNoise(lx * 0.02 + bent * 4 + seed, ly * 0.034 + bent * 3, 3)
    const fold = Math.sin(lx * 0.05 + ly * 0.07 + bent * 14)
    const fine = layeredNoise(lx * 0.09 + seed, ly * 0.09, 2)
    const set = mix(mix(SET, YOLK, smooth(0.5, 0.68, streak)), WHITE, smooth(0.43, 0.33, streak) * 0.85)
    const thin = smooth(0.7, 0.62, gap) * smooth(1, 0.93, d)
    // It veils most of what lies under it and runs off the rest.
    const veil = smooth(0.5, 0.38, layeredNoise(lx * 0.013 + seed, ly * 0.013 - seed, 2))
    const flat = level(lx, ly)
    const below = scene.field.heightAt(x + lx, y + ly)
    const z = flat + veil * Math.max(0, below - flat) + 4 + 7 * thin + 3.5 * fold * thin + (fine - 0.5) * 4
    return put(out, scaled(set, clamp(0.9 + 0.07 * fold + 0.1 * fine, 0, 1.05)), z, 0.8, 14)
  })
}

const SOY = rgb('#9a5a1e')
/** Thigh that simmered in dashi and soy: never browned. */
const BITE = { flesh: rgb('#edc793'), shade: rgb('#a9672a') }

/** Bites of thigh that took the color of soy and mirin. */
function simmeredBites(part: Part): Part {
  const { main } = part.look
  if (part.look.kind !== 'poultry' || !main) return part
  const bite = cookedPiece('chunk', 34, (s, x, y, k) =>
    poachedBite(s, x, y, s.random.between(31, 42) * k, BITE.flesh, BITE.shade),
  )
  return { ...part, piece: bite }
}

export function donburi({ scene, dish, setting }: Stage, rice: GrainLook): void {
  bowl(scene, { radius: 326, ...setting.ceramic, depth: 92 })
  mound(scene, { radius: 286, rise: 22, base: 52, dark: scaled(rice.dark, 0.9), light: rice.light, rough: 6 })
  grains(scene, grainCount(rice, 286), 288, rice)
  const parts = dish.simmered.filter((part) => part.look.kind !== 'egg')
  const [x, y] = [scene.x + 10, scene.y - 14]
  const greens = parts.filter((part) => part.look.kind === 'leaf')
  const rest = parts
    .filter((part) => part.look.kind !== 'leaf')
    .map(simmeredBites)
    .map(withCookedMushrooms)
  toss(scene, rest, { x, y, radius: 196 }, { cover: 0.95, scale: 1.15, rise: 26 })
  softEgg(scene, x, y, 262)
  const meat = rest.filter((part) => part.look.kind === 'poultry' || part.look.kind === 'meat')
  scene.field.withFinish(sauced(SOY, 0.14, scene.random.between(0, 99)), () =>
    toss(scene, meat, { x, y, radius: 165 }, { cover: 0.34, scale: 1.15, rise: 5 }),
  )
  toss(scene, greens, { x, y, radius: 180 }, { cover: 0.1, scale: 0.7, rise: 2 })
  garnish(scene, dish, { x, y, radius: 150 })
}
