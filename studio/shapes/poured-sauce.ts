// A thick sauce or melted cheese poured over food: opaque, with a rounded lip; it fills hollows and runs over an edge down to the plate.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

/** Where a spoonful fell, and how far it spread. */
export type Spoonful = readonly [x: number, y: number, radius: number]

export interface PouredSauce {
  dark: Rgb
  light: Rgb
  /** Scene units. */
  thick: number
  /** Width of the rounded edge. */
  lip?: number
  /** How far the outline wanders. */
  ragged?: number
  /** Chopped herbs stirred into it. */
  herbs?: Rgb
  /** Under a broiler: brown blisters. */
  blistered?: Rgb
  /** The height of the plate: it lies level there and runs up to what stands on it. Left out, it lies over everything. */
  floor?: number
  gloss?: number
}

/** Scene units: how smoothly spoonfuls run together. */
const RUNS_TOGETHER = 15
/** Scene units between the heights that are averaged, and how far they are averaged. */
const CELL = 6
const FILLS = 4
/** The most that it fills up beside what stands higher. */
const DEEPEST = 17

/** How far its edge dips below the plate, so that it meets it without a gap. */
const SHORE = 3

const WARM_BLISTER = rgb('#e3ab52')

export function pouredSauce(scene: Scene, spoonfuls: readonly Spoonful[], sauce: PouredSauce): void {
  const { dark, light, thick, lip = thick * 1.6, ragged = 16, herbs, blistered, floor, gloss = 0.85 } = sauce
  const seed = scene.random.between(0, 99)
  const left = Math.min(...spoonfuls.map(([x, , r]) => x - r)) - 24
  const right = Math.max(...spoonfuls.map(([x, , r]) => x + r)) + 24
  const top = Math.min(...spoonfuls.map(([, y, r]) => y - r)) - 24
  const bottom = Math.max(...spoonfuls.map(([, y, r]) => y + r)) + 24
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const level = levelled(scene, left, top, right, bottom)
  const inwardAt = (px: number, py: number): number => {
    let sum = 0
    for (const [x, y, r] of spoonfuls) sum += Math.exp((r - hypot(px - x, py - y)) / RUNS_TOGETHER)
    return RUNS_TOGETHER * Math.log(sum) + (layeredNoise(px * 0.021 + seed, py * 0.021, 2) - 0.5) * ragged
  }
  scene.field.stampBox(
    cx,
    cy,
    (right - left) / 2,
    (bottom - top) / 2,
    0,
    (lx, ly, out) => {
      const [px, py] = [cx + lx, cy + ly]
      const inward = inwardAt(px, py)
      if (inward <= 0) return false
      const edge = inward < lip ? Math.sqrt(1 - (1 - inward / lip) ** 2) : 1
      const n = layeredNoise(px * 0.017 + seed, py * 0.017, 2)
      const below = scene.field.heightAt(px, py)
      const fill = floor === undefined ? clamp(level(px, py) - below, 0, DEEPEST) : 0
      const rise = edge * (fill + thick * (0.75 + 0.5 * n))
      let paint = mix(mix(dark, light, clamp(n * 1.9 - 0.3)), dark, 0.4 * (1 - edge))
      if (herbs) {
        // Where it runs down steeply a camera would draw them out into streaks.
        const drop = Math.abs(scene.field.heightAt(px, py + 5) - scene.field.heightAt(px, py - 5))
        const leaf = smooth(0.7, 0.735, noise(px * 0.15 + seed, py * 0.15 - seed)) * smooth(26, 15, drop + fill * 0.5)
        paint = mix(paint, scaled(herbs, 0.75 + 0.5 * n), 0.9 * leaf)
      }
      let bubble = 0
      if (blistered) {
        // Bent by more noise: its squares would show.
        const bend = 26 * (layeredNoise(px * 0.024 + seed, py * 0.024 + seed, 2) - 0.5)
        const warm = layeredNoise((px * 0.8 + py * 0.6 + bend) * 0.032 - seed, (py * 0.8 - px * 0.6 - bend) * 0.032, 3)
        bubble = smooth(0.54, 0.64, warm) * smooth(0, lip, inward)
        paint = mix(
          mix(paint, WARM_BLISTER, 0.75 * smooth(0.44, 0.58, warm)),
          blistered,
          0.8 * smooth(0.58, 0.7, warm) * bubble,
        )
      }
      const ground = floor === undefined ? below : floor - SHORE * (1 - edge)
      return put(out, paint, ground + rise + bubble * 2.5, gloss - 0.3 * bubble, rise + 3)
    },
    'top',
  )
}

/** The heights of a place without its bumps and gaps. */
function levelled(
  scene: Scene,
  left: number,
  top: number,
  right: number,
  bottom: number,
): (x: number, y: number) => number {
  const [columns, rows] = [Math.ceil((right - left) / CELL) + 1, Math.ceil((bottom - top) / CELL) + 1]
  let cells = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) cells[j * columns + i] = scene.field.heightAt(left + i * CELL, top + j * CELL)
  const at = (i: number, j: number): number =>
    cells[clamp(j, 0, rows - 1) * columns + clamp(i, 0, columns - 1)] as number
  for (const [stepX, stepY] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const next = new Float32Array(cells.length)
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        let sum = 0
        for (let k = -FILLS; k <= FILLS; k++) sum += at(i + k * stepX, j + k * stepY)
        next[j * columns + i] = sum / (2 * FILLS + 1)
      }
    cells = next
  }
  return (x, y) => {
    const [u, v] = [(x - left) / CELL, (y - top) / CELL]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const [s, t] = [u - i, v - j]
    return (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) + (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t
  }
}
