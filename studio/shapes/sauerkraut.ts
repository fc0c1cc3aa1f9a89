// A thread of sauerkraut: fermented and simmered, glassy and golden, with a broad one here and there.
import { rgb } from '#studio/colour.ts'
import type { Scene } from '#studio/scene.ts'
import { headShred } from '#studio/shapes/shreds.ts'

const TONES = ['#ecd894', '#e2c878', '#f3e6b8', '#d8bc6a', '#efe0a6'].map(rgb)
const RIB = rgb('#f8efcc')

/** `k` scales it; 1 is its size on a dinner plate. */
export function sauerkraut(scene: Scene, x: number, y: number, k: number): void {
  const { random } = scene
  const width = random.chance(0.2) ? random.between(10, 15) : random.between(4, 8)
  headShred(scene, x, y, random.between(52, 128) * k, width * k, random.pick(TONES), RIB)
}
