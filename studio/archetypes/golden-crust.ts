// Pasta and vegetables baked in a cheese sauce: the sauce fills the dish from wall to wall, and what stands out of it is golden.
import { mix, rgb } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { smoothGround } from '#studio/heap.ts'
import { clamp, layeredNoise, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { HALF_DEPTH, HALF_WIDTH } from './oven-dish.ts'

const [SAUCE, CHEESE, GOLD, BROWN, DARK] = [
  rgb('#f6d27a'),
  rgb('#f8d67c'),
  rgb('#e29a30'),
  rgb('#a8581a'),
  rgb('#6a300c'),
]
const CORNER = 30

/** Fills the gaps between the pieces, up to the wall. */
export function sauceToTheWall(scene: Scene, turn: number, seed: number, level: number): void {
  scene.field.stamp(scene.x, scene.y, 470, turn, (x, y, out) => {
    const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, CORNER)
    if (d > 0) return false
    const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
    const m = layeredNoise(x * 0.06 - seed, y * 0.06, 2)
    const caught = smooth(-16, 0, d) * (0.3 + 0.6 * m)
    return put(out, mix(mix(SAUCE, CHEESE, m), BROWN, 0.7 * caught), level + 10 * (n - 0.5) + 4 * (m - 0.5), 0.55)
  })
}

/** A coat of cheese and crumbs over all of it: it follows what lies below, thick in the hollows, brown on the peaks. */
export function goldenCrust(scene: Scene, turn: number, seed: number): void {
  const { field } = scene
  const ground = smoothGround(scene, scene.x, scene.y, 450)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const coat = (x: number, y: number, out: Parameters<typeof put>[0]): boolean => {
    const d = roundedBox(x, y, HALF_WIDTH, HALF_DEPTH, CORNER)
    if (d > 0) return false
    const [px, py] = [scene.x + cos * x - sin * y, scene.y + sin * x + cos * y]
    const high = field.heightAt(px, py) - ground(px, py)
    const broad = layeredNoise(x * 0.012 + seed, y * 0.012 - seed, 3)
    const m = layeredNoise(x * 0.05 - seed, y * 0.05, 3)
    const crumb = layeredNoise(x * 0.22 + seed, y * 0.22, 2)
    const heat = clamp(0.9 * smooth(0.36, 0.66, broad) + 0.55 * smooth(-50, 0, d))
    const peak = smooth(-3, 9, high + 7 * (m - 0.5))
    const gold = clamp(0.16 + 0.9 * heat * m + 0.7 * peak + 0.3 * (crumb - 0.5))
    const browned = (0.25 + heat) * smooth(0.42, 0.95, 0.7 * peak + 0.65 * m) + 0.3 * smooth(-14, 0, d)
    const paint = mix(mix(CHEESE, GOLD, gold), BROWN, clamp(0.85 * browned))
    // The tops of a few pieces come through where it is thin.
    const thin = smooth(0.4, 0.62, layeredNoise(x * 0.018 - seed, y * 0.018 + seed, 2)) * peak
    out.alpha = 0.95 - 0.22 * thin
    const charred = smooth(0.9, 1.2, browned + 0.3 * (crumb - 0.5))
    const rise = 2 + 3 * (m - 0.5) + 1.2 * (crumb - 0.5)
    return put(out, mix(paint, DARK, 0.45 * charred), rise, 0.36 - 0.2 * gold)
  }
  field.stamp(scene.x, scene.y, 470, turn, coat, 'decal')
}
