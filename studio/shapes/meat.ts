// Meat as it comes to the plate: slices, meatballs, patties, sausages, bacon, pulled meat.

import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { type MeatColours, pulledStrip } from '#studio/shapes/meat-pieces.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { mound } from '#studio/shapes/surface.ts'

/** Scene units that slices of a roast rise above the plate. */
const SLICES_RISE = 20

export interface SliceColours {
  crust: Rgb
  inside: Rgb
  middle: Rgb
  /** Fat along one end of each slice. */
  cap?: Rgb | undefined
}

/** Slices of a steak, a breast or a roast, overlapping in a row; the inside of each shows. */
export function slicedMeat(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn: number,
  count: number,
  colours: SliceColours,
): void {
  const { crust, inside, middle, cap } = colours
  // Each leans on the one before it, and none climbs higher than that.
  heaped(scene, { x, y, radius: size * 2.4 }, SLICES_RISE, () => {
    for (let i = 0; i < count; i++) {
      const along = (i - (count - 1) / 2) * size * (count < 7 ? 0.48 : 0.4)
      const px = x + Math.cos(turn) * along + scene.random.bell() * 3
      const py = y + Math.sin(turn) * along + scene.random.bell() * 5
      const seed = scene.random.between(0, 99)
      const length = size * (1 - (0.22 * Math.abs(i - (count - 1) / 2)) / count) * scene.random.between(0.94, 1.04)
      disc(scene, px, py, {
        radius: length,
        ry: size * scene.random.between(0.44, 0.5),
        // So that each lies over the one before it.
        thickness: 15 + i * 2.5,
        turn: turn + Math.PI / 2 + 0.2 + scene.random.bell() * 0.07,
        edge: 4,
        lean: 0.42,
        sink: 0.5,
        tilt: 0.03,
        face: (d, a, u, v) => {
          // One long side is flatter than the other.
          const outline =
            1 - 0.1 * smooth(0.2, 1, v) + 0.09 * (layeredNoise(Math.cos(a) * 2 + seed, Math.sin(a) * 2, 3) - 0.5)
          const q = d / outline
          if (q > 1) return null
          const fiber = layeredNoise(u * 5 + seed, v * 9 + seed, 3)
          const crumb = layeredNoise(u * 14 + seed, v * 8, 2)
          const rim = smooth(0.9, 0.96, q + (crumb - 0.5) * 0.08)
          const done = smooth(0.9, 0.35, q + (fiber - 0.5) * 0.35)
          const lean = scaled(mix(inside, middle, done), 0.8 + 0.4 * fiber)
          const flesh = cap ? mix(lean, cap, 0.8 * smooth(0.62, 0.72, u * 0.9 + (fiber - 0.5) * 0.3)) : lean
          return [
            mix(flesh, scaled(crust, 0.5 + 0.6 * crumb), rim),
            // It leans on the one before it.
            v * 6 + (fiber - 0.5) * 4 + (crumb - 0.5) * 1.5,
            0.32 - 0.2 * rim,
          ]
        },
      })
    }
  })
}

export function meatball(scene: Scene, x: number, y: number, r: number, colour: Rgb, dark: Rgb): void {
  const seed = scene.random.between(0, 99)
  const skin = scene.vary(colour, 0.08)
  const crust = (u: number, v: number): Rgb => {
    const brown = smooth(0.4, 0.68, layeredNoise(u * 1.7 + seed, v * 1.7, 3))
    const grain = layeredNoise(u * 6 + seed, v * 6 - seed, 2)
    return scaled(mix(skin, dark, brown * 0.85), 0.7 + 0.6 * grain)
  }
  ellipsoid(scene, x, y, {
    rx: r,
    ry: r * 0.95,
    rz: r * 0.88,
    gloss: 0.3,
    bump: r * 0.2,
    bumpScale: 4.2 / r,
    sink: 0.4,
    // Evenly brown low on its sides, where a pattern would be drawn out into streaks.
    paint: (u, v, h) => mix(mix(skin, dark, 0.45), crust(u, v), smooth(0.4, 0.8, h)),
  })
}

/** A patty, a cutlet, a fishcake, a fritter: a thick browned round. */
export function patty(scene: Scene, x: number, y: number, r: number, colour: Rgb, dark: Rgb, aspect = 0.92): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: r,
    ry: r * aspect,
    thickness: r * 0.4,
    edge: r * 0.26,
    lean: 0.2,
    face: (d, a, u, v) => {
      if (d > 0.95 + 0.05 * Math.sin(a * 4 + seed)) return null
      const n = layeredNoise(u * 4 + seed, v * 4, 4)
      return [
        mix(colour, dark, clamp(smooth(0.42, 0.68, n) * 0.9 + smooth(0.7, 1, d) * 0.3)),
        (n - 0.5) * r * 0.16,
        0.35,
      ]
    },
  })
}

/** A sausage in its skin: a bent link, browned along the sides that lay in the pan. */
export function sausage(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  radius: number,
  turn: number,
  colour: Rgb,
  dark: Rgb,
): void {
  const seed = scene.random.between(0, 99)
  const half = length / 2
  const bend = scene.random.bell() * 0.28
  const rest = scene.field.settle(x, y, half * 0.7, radius * 0.7, turn, 0.5, 0.1)
  scene.field.stamp(x, y, half + radius, turn, (lx, ly, out) => {
    const u = lx / half
    const off = ly - bend * radius * 2 * (1 - u * u)
    const past = Math.max(0, Math.abs(lx) - half + radius)
    const q = (off / radius) ** 2 + (past / radius) ** 2
    if (q > 1) return false
    const round = Math.sqrt(1 - q)
    const n = layeredNoise(lx * 0.016 + seed, off * 0.05, 3)
    const fine = layeredNoise(lx * 0.09 + seed, off * 0.09, 2)
    const seared = clamp(smooth(0.42, 0.66, n) * 0.75 + smooth(0.55, 0.1, round) * 0.45)
    const body = scaled(colour, 0.88 + 0.24 * fine)
    const z = radius * (0.4 + round) + (fine - 0.5) * 2.4
    return put(out, mix(body, dark, seared), rest.z + z, 0.6, radius * 1.8 * round + 3)
  })
}

export function sausageCoin(scene: Scene, x: number, y: number, r: number, skin: Rgb, inside: Rgb): void {
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: r,
    ry: r * scene.random.between(0.8, 1),
    thickness: 9,
    tilt: 0.25,
    face: (d, _a, u, v) => {
      if (d > 1) return null
      const fat = noise(u * 6 + seed, v * 6) > 0.66
      return [d > 0.86 ? skin : fat ? mix(inside, rgb('#f3dcc8'), 0.6) : inside, fat ? 0.5 : 0, 0.65]
    },
  })
}

/** Bacon, ham, smoked salmon, prosciutto: a thin slice in folds. */
export function ribbon(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  lean: Rgb,
  fat: Rgb,
  streaks = 3,
): void {
  const { random, field } = scene
  const turn = random.angle()
  const rest = field.settle(x, y, length * 0.4, width * 0.4, turn, 0.5, 0.3)
  const seed = random.between(0, 99)
  field.stamp(x, y, length * 0.6, turn, (lx, ly, out) => {
    const t = lx / length + 0.5
    const v = ly / (width * 0.5) + 0.25 * Math.sin(t * 9 + seed)
    if (t < 0 || t > 1 || Math.abs(v) > 1) return false
    const n = layeredNoise(t * 5 + seed, v * 2, 3)
    const streak = smooth(0.55, 0.85, Math.sin(v * streaks + n * 3 + seed) * 0.5 + 0.5)
    const fold = Math.sin(t * 11 + seed + v * 0.8)
    return put(
      out,
      mix(lean, fat, streak * 0.75),
      rest.z + 5 + rest.slopeX * lx + rest.slopeY * ly + fold * width * 0.13 + n * 3,
      0.7,
      6,
    )
  })
}

/** A rasher from under the broiler: an eye of lean meat, a rim of fat, the edges crisp and wavy. */
export function rasher(scene: Scene, x: number, y: number, half: number, turn: number, colours: MeatColours): void {
  const { flesh, fat, sear } = colours
  const seed = scene.random.between(0, 99)
  const width = half * 0.44
  const rest = scene.field.settle(x, y, half * 0.7, width * 0.7, turn, 0.5, 0.15)
  const pink = mix(flesh, rgb('#b9734f'), 0.6)
  scene.field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
    const t = lx / half
    const wave = Math.sin(t * 6 + seed)
    const eye = 0.62 + 0.38 * smooth(0.5, -0.5, t) // the loin is broad, the belly end narrow
    const v = (ly + wave * 5) / (width * eye * (1 + 0.1 * (layeredNoise(t * 4 + seed, ly > 0 ? 3 : 8, 2) - 0.5)))
    const q = Math.abs(t) ** 4 + Math.abs(v) ** 2.6
    if (q > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const fiber = layeredNoise(lx * 0.05 + seed, ly * 0.16, 2)
    const rind =
      smooth(-0.62, -0.78, v + (n - 0.5) * 0.2) + smooth(0.72, 0.5, Math.abs(v - 0.25 * n) * 5 + (t < 0.1 ? 3 : 0))
    const lean = scaled(mix(pink, flesh, fiber), 0.85 + 0.3 * fiber)
    const crisp = clamp(smooth(0.72, 1, q) * 0.75 + smooth(0.5, 0.68, n) * 0.6)
    const z = 7 + wave * 5 * smooth(0.2, 1, Math.abs(t)) + Math.sin(t * 9 + v * 2 + seed) * 3 + (fiber - 0.5) * 3
    return put(out, mix(mix(lean, fat, clamp(rind) * 0.85), sear, crisp), rest.z + z + 5, 0.6, 9)
  })
}

/** Pulled meat: a heap of torn bundles that lie roughly side by side, moist from its juices. */
export function shreds(scene: Scene, x: number, y: number, radius: number, colours: MeatColours): void {
  const { random } = scene
  const seed = random.between(0, 99)
  mound(scene, {
    radius: radius * 0.9,
    rise: radius * 0.3,
    base: scene.field.heightAt(x, y) - 4,
    x,
    y,
    dark: scaled(colours.sear, 0.8),
    light: colours.flesh,
    rough: 9,
  })
  const strips = (count: number, shortest: number, longest: number): void => {
    for (const [px, py] of scene.spots(count, radius * 0.92, x, y)) {
      const drift = noise(px * 0.011 + seed, py * 0.011) * 6
      pulledStrip(scene, px, py, random.between(shortest, longest), drift + random.bell() * 0.5, colours)
    }
  }
  // Long bundles first, then thinner strands and a few thick pieces that held together.
  heaped(scene, { x, y, radius }, 12, () => {
    strips(Math.round((radius / 12) ** 2), 84, 140)
    strips(Math.round((radius / 15) ** 2), 52, 90)
    strips(Math.round((radius / 40) ** 2), 120, 165)
  })
}
