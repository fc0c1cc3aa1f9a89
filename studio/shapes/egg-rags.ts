// Beaten egg with cheese that a fork drew through a lively broth: long torn ribbons that follow the fork,
// thick and pale along the middle, so thin at their frayed edges that the broth shows through.
import { mix, rgb } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const YOLK = rgb('#f3c448')
const SET_EGG = rgb('#fdeaae')

/** `level`: the surface of the broth; those that hang in it are drawn before it is poured. */
export function eggRags(scene: Scene, count: number, reach: number, level: number, lift: number): void {
  const { random } = scene
  for (const [x, y] of scene.spots(count, reach)) {
    // The fork went round; a cloud of egg went the same way.
    const drift = Math.atan2(y - scene.y, x - scene.x) + Math.PI / 2 + random.bell() * 0.35
    for (let i = random.whole(2, 4); i > 0; i--) {
      const [px, py] = scene.spot(30, x, y)
      const half = random.between(46, 104)
      if (hypot(px - scene.x, py - scene.y) + half * 0.5 > 290) continue
      rag(scene, px, py, half, drift + random.bell() * 0.35, level, lift)
    }
  }
}

function rag(scene: Scene, x: number, y: number, half: number, turn: number, level: number, lift: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const width = random.between(13, 30)
  const egg = mix(YOLK, SET_EGG, random.between(0.25, 1))
  // It bends about the middle of the bowl.
  const bend = random.between(-0.1, 0.5)
  const shape = (lx: number, ly: number, out: Sample): boolean => {
    const u = lx / half
    // Nothing of it is farther out, and most points are.
    if (Math.abs(u) > 1 || Math.abs(ly - bend * half * (u * u - 0.3)) > width * 2.3) return false
    const sway = 1.7 * (noise(u * 2.2 + seed, 3.5) - 0.5)
    const v = (ly - bend * half * (u * u - 0.3)) / width + sway
    // Broad here, a thread there; it splits and frays toward its ends.
    const broad = (0.25 + 1.1 * layeredNoise(u * 2.6 + seed, v > 0 ? 1.5 : 6.5, 2)) * (1 - u * u) ** 0.4
    const d = Math.abs(v) / Math.max(0.05, broad)
    if (d > 1) return false
    const strand = layeredNoise(u * 1.9 + seed, v * 1.8 + seed, 3)
    const hole = smooth(0.36, 0.28, strand + 0.16 * (1 - d))
    const thick = smooth(1, 0.35, d) * (1 - hole)
    out.alpha = clamp(smooth(1, 0.86, d) * (0.22 + 0.62 * thick) * (1 - 0.85 * hole))
    if (out.alpha < 0.04) return false
    const fold = smooth(0.42, 0.64, strand)
    return put(out, mix(egg, SET_EGG, 0.7 * fold * thick), (0.4 + lift * thick * (0.6 + 0.4 * fold)) * out.alpha, 0.62)
  }
  const dry = (lx: number, ly: number, out: Sample): boolean =>
    field.heightAt(x + lx, y + ly) < level + 14 && shape(lx, ly, out)
  field.stamp(x, y, half * 1.25, turn, lift > 3 ? dry : shape, 'decal')
}
