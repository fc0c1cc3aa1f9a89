// Spanakopita and its like: crisp, crumpled sheets of filo over and under a filling, cut into squares.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { layeredNoise, noise, pores, roundedBox, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { block } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const HEIGHT = 122
const CRISP = { pale: rgb('#f3d48c'), gold: rgb('#dd9c3e'), brown: rgb('#96511a'), gap: rgb('#a8702c') }

/** Sheets over and under, a few millimeters of each; the filling between them with crumbs of cheese. */
function cutSide(dish: Dish, base: number, seed: number): SidePaint {
  const greens = dish.of('leaf').toSorted((a, b) => b.grams - a.grams)[0]
  const filling = greens ? mix(greens.look.colour, rgb('#4f7a2c'), 0.45) : mix(dish.sauce.dark, dish.sauce.light, 0.5)
  const cheese = dish.first('cheese')
  return (x, y, z) => {
    const along = x * 0.9 + y * 0.6
    const t = (z - base) / HEIGHT + 0.05 * (layeredNoise(along * 0.02 + seed, seed, 2) - 0.5)
    if (t > 0.8 || t < 0.13) {
      // Each sheet is a thin line, wavy, parted from the next by a dark gap.
      const sheet = Math.sin(t * 96 + 6 * layeredNoise(along * 0.03 + seed, t * 9, 2))
      const n = noise(along * 0.07 + seed, t * 30)
      return mix(CRISP.gap, mix(CRISP.pale, CRISP.gold, n), smooth(-0.5, 0.35, sheet))
    }
    const n = layeredNoise(along * 0.05 + seed, z * 0.08, 3)
    // Leaves pressed flat, one over the other, and crumbs of cheese of all sizes between them.
    const lanes = z * 0.085 + 2.4 * layeredNoise(along * 0.026 + seed, z * 0.03, 2)
    const within = lanes - Math.floor(lanes)
    const deep = mix(filling, rgb('#1f4a16'), 0.55 * smooth(0.5, 0.75, n))
    const green = scaled(mix(deep, rgb('#7fa83e'), 0.3 * smooth(0.7, 1, within)), 0.66 + 0.5 * smooth(0, 0.7, within))
    const crumb = cheese ? crumbAt(along, z, seed) : 0
    return cheese ? mix(green, scaled(rgb('#fffaec'), 0.78 + 0.5 * crumb), smooth(0.05, 0.3, crumb)) : green
  }
}

/** Cheese that was crumbled by hand: 0 between the crumbs, 1 on their upper side. */
function crumbAt(along: number, z: number, seed: number): number {
  const rough = 22 * (layeredNoise(along * 0.07 + seed, z * 0.09, 3) - 0.5)
  const large = pores((along + rough) * 0.032 + seed, (z - rough) * 0.04, 0.5)
  const small = pores((along - rough) * 0.07 - seed, (z + rough) * 0.09 + seed, 0.36)
  return Math.max(large, 0.85 * small)
}

/** A sheet that was laid on loosely: ridges where it crumpled, browned on their crests. */
function crumpled(x: number, y: number, seed: number): readonly [Rgb, number, number] {
  const drift = layeredNoise(x * 0.008 + seed, y * 0.008, 2) * 4
  const fold = 1 - Math.abs(2 * noise(x * 0.021 + drift + seed, y * 0.011 + drift) - 1)
  const second = 1 - Math.abs(2 * noise(x * 0.016 - seed, y * 0.03 + drift) - 1)
  const crest = smooth(0.5, 1, Math.max(fold, second * 0.96)) ** 1.5
  const n = layeredNoise(x * 0.025 + seed, y * 0.025, 3)
  const fine = layeredNoise(x * 0.12 + seed, y * 0.12, 2)
  const colour = mix(
    mix(CRISP.pale, CRISP.gold, smooth(0.25, 0.65, n)),
    CRISP.brown,
    0.42 * crest * smooth(0.25, 0.7, fine) + 0.4 * smooth(0.58, 0.8, n),
  )
  return [colour, crest * 12 + (n - 0.5) * 12 + (fine - 0.5) * 2.5, 0.5]
}

/** Splinters of filo that broke off under the knife. */
function flakes(scene: Scene, count: number, radius: number, x: number, y: number): void {
  for (const [px, py] of scene.spots(count, radius, x, y)) {
    const [w, h] = [scene.random.between(7, 24), scene.random.between(4, 13)]
    const seed = scene.random.between(0, 99)
    const lean = scene.random.bell() * 0.35
    const z0 = scene.field.heightAt(px, py)
    scene.field.stamp(px, py, w + h, scene.random.angle(), (lx, ly, out) => {
      if (roundedBox(lx, ly, w, h, 2) + 12 * (noise(lx * 0.13 + seed, ly * 0.13) - 0.5) > 0) return false
      return put(
        out,
        mix(CRISP.pale, CRISP.brown, 0.6 * noise(lx * 0.1 + seed, ly * 0.1)),
        z0 + 4 + Math.abs(lean * lx),
        0.4,
        2,
      )
    })
  }
}

export function filoPie({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 362, ...setting.ceramic })
  const turn = scene.random.between(-0.3, 0.1)
  const base = scene.field.heightAt(scene.x, scene.y)
  for (const [dx, dy, off] of [
    [112, -122, 0.24],
    [-66, 74, 0],
  ] as const) {
    const seed = scene.random.between(0, 99)
    block(scene, scene.x + dx, scene.y + dy, {
      halfWidth: 172,
      halfDepth: 128,
      height: HEIGHT,
      base,
      turn: turn + off,
      corner: 6,
      edge: 4,
      side: () => cutSide(dish, base, seed),
      top: (x, y) => crumpled(x, y, seed),
    })
    flakes(scene, 9, 120, scene.x + dx, scene.y + dy)
  }
  flakes(scene, 12, 90, scene.x + 190, scene.y + 150)
}
