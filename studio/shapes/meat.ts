// Meat as it comes to the plate, and the fillet that fish shares with it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { mound } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

export interface FilletColours {
  flesh: Rgb
  fat: Rgb
  sear: Rgb
}

export interface FilletOptions extends FilletColours {
  halfLength: number
  halfWidth: number
  turn: number
  /** Salmon and cod show flakes, meat does not. */
  flakes?: number
  /** Grill marks. */
  grilled?: boolean
}

/** A fillet, a breast, a steak: a rounded slab, browned at the edges. */
export function fillet(scene: Scene, x: number, y: number, options: FilletOptions): void {
  const { halfLength, halfWidth, turn, flesh, fat, sear, flakes = 1, grilled = false } = options
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.5, 0.1)
  const thick = Math.min(34, halfWidth * 0.42)
  scene.field.stamp(x, y, halfLength * 1.2, turn, (lx, ly, out) => {
    const wobble = 1 + 0.09 * (layeredNoise(lx * 0.02 + seed, ly * 0.02, 2) - 0.5)
    const narrowing = 1 - 0.28 * smooth(0, 1, lx / halfLength)
    const q = (Math.abs(lx / halfLength) * wobble) ** 3.4 + (Math.abs(ly / (halfWidth * narrowing)) * wobble) ** 3.4
    if (q > 1) return false
    const chevron = lx + 34 * Math.abs(Math.sin(ly * 0.022 + 0.6)) + layeredNoise(lx * 0.03 + seed, ly * 0.03, 3) * 26
    const flake = smooth(0.72, 0.98, Math.sin(chevron * 0.17)) * flakes
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 4)
    const brown = clamp(smooth(0.35, 1, q) * 0.7 + smooth(0.52, 0.75, n) * 0.5)
    let colour = mix(mix(flesh, fat, flake * 0.5), sear, brown * 0.7)
    let z = rest.z + 4 + thick * Math.sqrt(Math.max(0, 1 - q)) ** 0.7 - flake * 2 + (n - 0.5) * 5
    if (grilled) {
      const mark = Math.abs(((((lx * 0.8 + ly * 0.6) % 36) + 36) % 36) - 18) < 4 ? 1 : 0
      colour = mix(colour, scaled(sear, 0.32), mark * 0.8 * (0.6 + 0.4 * n))
      z -= mark * 1.6
    }
    return put(out, colour, z, 0.7)
  })
}

/** Slices of a steak, a breast or a roast, overlapping in a row; the inside of each shows. */
export function slicedMeat(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn: number,
  count: number,
  colours: { crust: Rgb; inside: Rgb; middle: Rgb },
): void {
  for (let i = 0; i < count; i++) {
    const along = (i - (count - 1) / 2) * size * 0.42
    const px = x + Math.cos(turn) * along
    const py = y + Math.sin(turn) * along + scene.random.bell() * 3
    const seed = scene.random.between(0, 99)
    const length = size * (1 - (0.12 * Math.abs(i - (count - 1) / 2)) / count)
    disc(scene, px, py, {
      radius: length,
      ry: size * 0.46,
      thickness: 20,
      turn: turn + Math.PI / 2 + 0.25,
      edge: 5,
      lean: 0.35,
      sink: 0.45,
      tilt: 0.03,
      face: (d, _a, u, v) => {
        if (d > 0.97 + 0.03 * Math.sin(u * 7 + seed)) return null
        const n = layeredNoise(u * 7 + seed, v * 3, 3)
        const inner = smooth(0.75, 0.2, d)
        const colour =
          d > 0.86 ? colours.crust : mix(mix(colours.inside, colours.middle, inner), colours.crust, (n - 0.45) * 0.5)
        return [colour, (n - 0.5) * 2.4, 0.6]
      },
    })
  }
}

export function meatball(scene: Scene, x: number, y: number, r: number, colour: Rgb, dark: Rgb): void {
  const seed = scene.random.between(0, 99)
  const skin = scene.vary(colour, 0.08)
  ellipsoid(scene, x, y, {
    rx: r,
    ry: r * 0.95,
    rz: r * 0.92,
    gloss: 0.55,
    bump: r * 0.28,
    bumpScale: 2.6 / r,
    sink: 0.4,
    paint: (u, v) => mix(skin, dark, smooth(0.45, 0.75, layeredNoise(u * 2.4 + seed, v * 2.4, 3))),
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
  tube(scene, arc(x, y, length, turn, scene.random.bell() * 0.4), {
    radius,
    gloss: 0.8,
    sink: 0.5,
    taper: (t) => Math.min(1, 0.55 + 9 * Math.min(t, 1 - t)),
    paint: (t, h) => mix(colour, dark, clamp(smooth(0.5, 0.75, noise(t * 14 + seed, h * 3)) + (h < 0.4 ? 0.4 : 0))),
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

/** Pulled meat: a heap of torn strands, browned at their ends. */
export function shreds(scene: Scene, x: number, y: number, radius: number, flesh: Rgb, bark: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  mound(scene, {
    radius: radius * 0.92,
    rise: 44,
    base: scene.field.heightAt(x, y) - 4,
    x,
    y,
    dark: bark,
    light: flesh,
    rough: 9,
  })
  const count = Math.round((radius / 8) ** 2 * 1.1)
  for (const [px, py] of scene.spots(count, radius * 0.95, x, y)) {
    const near = Math.round(noise(px * 0.012 + seed, py * 0.012) * 5)
    const turn = near * 1.3 + random.bell() * 0.35
    const body = scene.vary(mix(flesh, bark, random.unit() ** 2.2 * 0.8), 0.1)
    const pale = mix(body, rgb('#f6e0c0'), 0.25)
    tube(scene, arc(px, py, random.between(40, 90), turn, random.bell() * 1.9, 9), {
      radius: random.between(2.6, 6),
      gloss: 0.5,
      sink: 0.45,
      taper: (t) => 0.35 + 0.65 * Math.sin(t * Math.PI) ** 0.6,
      paint: (t, h) => mix(body, pale, smooth(0.5, 0.9, h) * (0.4 + 0.6 * noise(t * 9, seed))),
    })
  }
}
