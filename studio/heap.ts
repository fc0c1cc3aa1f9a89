// A heap of loose food: its pieces sink in among each other and make a mound, not towers.
import type { Heart } from './heart.ts'
import type { Area } from './laying.ts'
import type { Scene } from './scene.ts'

/** Scene units between the points at which the ground is measured. */
const CELL = 36
/** Points of the ground that are averaged about each of them, in each direction. */
const SAMPLES = 3

/** Runs `layAll` so that nothing rests higher than `rise` above what lay there before, less towards the edge and more about its heart. */
export function heaped(scene: Scene, { x, y, radius }: Area, rise: number, layAll: () => void, heart?: Heart): void {
  const ground = smoothGround(scene, x, y, radius * 1.15)
  scene.field.withCeiling((px, py) => {
    const r2 = ((px - x) ** 2 + (py - y) ** 2) / (radius * radius)
    const top = heart ? rise + heart.lift * heart.near(px, py) : rise
    return ground(px, py) + top * Math.max(0, 1 - r2 * r2)
  }, layAll)
}

/** The height of what lies there now, without its pieces. */
export function smoothGround({ field }: Scene, x: number, y: number, reach: number): (x: number, y: number) => number {
  const count = Math.ceil((2 * reach) / CELL) + 2
  const left = x - reach
  const top = y - reach
  const means = new Float32Array(count * count)
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      let sum = 0
      for (let j = 0; j < SAMPLES; j++) {
        for (let i = 0; i < SAMPLES; i++) {
          const px = left + (column + (i + 0.5) / SAMPLES - 0.5) * CELL
          const py = top + (row + (j + 0.5) / SAMPLES - 0.5) * CELL
          sum += field.heightAt(px, py)
        }
      }
      means[row * count + column] = sum / (SAMPLES * SAMPLES)
    }
  }
  return (px, py) => {
    const u = Math.min(count - 1.001, Math.max(0, (px - left) / CELL))
    const v = Math.min(count - 1.001, Math.max(0, (py - top) / CELL))
    const i = (v | 0) * count + (u | 0) // inside the grid
    const across = u % 1
    const upper = (means[i] as number) * (1 - across) + (means[i + 1] as number) * across
    const lower = (means[i + count] as number) * (1 - across) + (means[i + count + 1] as number) * across
    return upper + (lower - upper) * (v % 1)
  }
}
