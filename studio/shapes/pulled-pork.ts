// Pork pulled apart with two forks: short, thick bundles of strands, pale and moist inside, dark where they were the bark.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'
import { mound } from '#studio/shapes/surface.ts'

const RED = rgb('#8f3a18')

interface Bundle {
  length: number
  width: number
  turn: number
  strands: number
}

function bundle(
  scene: Scene,
  x: number,
  y: number,
  { length, width, turn, strands }: Bundle,
  colours: MeatColours,
): void {
  const { random, field } = scene
  const { flesh, fat, sear } = colours
  const seed = random.between(0, 99)
  const half = length / 2
  const bend = random.bell() * 0.5
  const inside = scene.vary(mix(flesh, fat, random.between(0.05, 1)), 0.08)
  // A third of them come from the outside of the roast.
  const bark = random.chance(0.4) ? random.between(-0.4, 0.5) : 2
  const rest = field.settle(x, y, half * 0.7, width * 0.5, turn, 0.45, 0.45)
  field.stamp(x, y, half * 1.25 + width * 0.5, turn, (lx, ly, out) => {
    const u = lx / half
    const across = (ly - bend * width * (1 - u * u)) / (width * 0.5)
    const v = across / (1 - 0.15 * u * u + 0.3 * (noise(u * 2.2 + seed, across > 0 ? 2 : 7) - 0.5))
    if (Math.abs(v) > 1) return false
    const wander = noise(u * 1.4 + seed, across * 1.2 + seed) * 1.6
    const fiber = noise(v * strands + wander + seed, u * 1.1 + seed)
    // It tore off unevenly, strand by strand.
    if (Math.abs(u) > 0.64 + 0.44 * noise(v * strands * 0.8 + seed, u > 0 ? 3.3 : 8.1)) return false
    const n = layeredNoise(u * 2.4 + seed, v * 2, 2)
    const dark = smooth(bark, bark + 0.34, u + (n - 0.5) * 0.9)
    const meat = mix(scaled(inside, 0.84 + 0.28 * fiber), fat, 0.35 * smooth(0.6, 0.8, fiber))
    const reddened = mix(meat, RED, 0.55 * smooth(bark - 0.4, bark + 0.1, u + (n - 0.5) * 0.6))
    const gap = smooth(0.34, 0.2, fiber)
    const paint = mix(reddened, scaled(sear, 0.7 + 0.7 * fiber), 0.95 * dark)
    const z = 4 + width * (0.36 * Math.sqrt(clamp(1 - v * v)) + 0.2 * (fiber - 0.5) - 0.1 * gap)
    return put(out, scaled(paint, 1 - 0.3 * gap), heightOn(rest, lx, ly) + z, 0.6 + 0.2 * dark, z + 2)
  })
}

export function pulledHeap(scene: Scene, x: number, y: number, radius: number, colours: MeatColours): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const base = scene.field.heightAt(x, y) - 4
  const juices = { dark: scaled(colours.sear, 0.8), light: colours.flesh, rough: 9, gloss: 0.8 }
  mound(scene, { ...juices, radius: radius * 0.88, rise: radius * 0.3, base, x, y })
  const lay = (count: number, long: readonly [number, number], thick: readonly [number, number]): void => {
    for (const [px, py] of scene.spots(count, radius * 0.92, x, y)) {
      const drift = noise(px * 0.01 + seed, py * 0.01) * 9
      const width = random.between(...thick)
      const shape = {
        length: random.between(...long),
        width,
        turn: drift + random.bell() * 1.3,
        strands: width / 9,
      }
      bundle(scene, px, py, shape, colours)
    }
  }
  heaped(scene, { x, y, radius }, 14, () => {
    lay(Math.round((radius / 16) ** 2), [56, 100], [18, 34])
    lay(Math.round((radius / 34) ** 2), [56, 84], [34, 50])
    lay(Math.round((radius / 15) ** 2), [40, 92], [8, 17])
  })
}
