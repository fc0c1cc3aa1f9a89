// Small pieces that are drawn in large numbers: cubes, strips, beans, seeds, crumbs.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { leaf } from '#studio/shapes/leaf.ts'
import { chunk, ellipsoid } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

export interface CubeLook {
  side: Rgb
  top?: Rgb
  gloss?: number
  bump?: number
}

export function cube(scene: Scene, x: number, y: number, size: number, look: CubeLook): void {
  chunk(scene, x, y, {
    size,
    side: scene.vary(look.side, 0.1),
    top: scene.vary(look.top ?? look.side, 0.08),
    gloss: look.gloss ?? 0.35,
    bump: look.bump ?? 1.6,
    edge: Math.max(1.4, size * scene.random.between(0.17, 0.36)),
    aspect: scene.random.between(0.62, 1.12),
    tall: scene.random.between(0.5, 0.95),
    uneven: 0.22,
  })
}

/** A fry: a stick with flat sides and square ends. */
export function baton(scene: Scene, x: number, y: number, length: number, width: number, top: Rgb, side: Rgb): void {
  const { random } = scene
  const half = (length / 2) * random.between(0.72, 1.12)
  chunk(scene, x, y, {
    size: half,
    aspect: (width / 2 / half) * random.between(0.85, 1.1),
    tall: width / 2 / half,
    tip: random.between(0, 0.08),
    top: scene.vary(top, 0.08),
    side: scene.vary(side, 0.08),
    gloss: 0.35,
    bump: 1.4,
    edge: 1.6,
  })
}

export function strip(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  radius: number,
  top: Rgb,
  edge: Rgb,
  bend: number,
  gloss = 0.6,
): void {
  const colour = scene.vary(top, 0.1)
  tube(scene, arc(x, y, length, scene.random.angle(), scene.random.bell() * bend, 10), {
    radius,
    gloss,
    sink: 0.6,
    flatten: 0.9,
    taper: (t) => 0.75 + 0.25 * Math.sin(t * Math.PI),
    paint: (_t, h) => mix(edge, colour, h),
  })
}

const TOASTED = rgb('#e2a548')

/** Bread torn or cut up and toasted: pale, open crumb, golden, brown along its edges. */
export function torn(scene: Scene, x: number, y: number, size: number, crumbColour: Rgb, crust: Rgb): void {
  const { random } = scene
  const inside = scene.vary(crumbColour, 0.07)
  const brown = scene.vary(crust, 0.12)
  const seed = random.between(0, 99)
  const holes = (u: number, v: number): number =>
    pores(u * 5 + seed, v * 4 - u, 0.6) * smooth(0.42, 0.6, layeredNoise(u * 1.4 - seed, v * 1.4, 2))
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.4),
    tall: random.between(0.6, 0.95),
    uneven: size * 0.26,
    sides: 5,
    tip: 0.35,
    round: 0.38,
    gloss: 0.16,
    grain: (u, v) => layeredNoise(u * 2.6 + seed, v * 2.6, 3),
    // Crumb with holes in it, toasted along the edges; one side is crust.
    paint: ({ edge, grain, face, u, v }) => {
      const gold = mix(inside, TOASTED, clamp(0.3 + edge * 0.5 + (grain - 0.5) * 1.6))
      const crumb = mix(gold, brown, clamp(edge * 0.35 + (grain - 0.62) * 1.6 + (face === 1 ? 0.75 : 0)))
      return scaled(crumb, 1 - 0.26 * (face === 1 ? 0 : holes(u, v)))
    },
    relief: ({ grain, face, u, v }) => ((grain - 0.5) * 0.24 - (face === 1 ? 0 : 0.05 * holes(u, v))) * size,
  })
}

/** A crescent, thicker at one end. */
export function cashew(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const path = arc(x, y, size * 1.3, scene.random.angle(), 1.5, 7)
  const taper = (t: number): number => 0.78 + 0.3 * t
  tube(scene, path, { radius: size * 0.46, paint: scene.vary(colour, 0.13), gloss: 0.35, sink: 0.5, taper })
}

export function chickpea(scene: Scene, x: number, y: number, r: number, colour: Rgb = rgb('#d8a557')): void {
  const skin = scene.vary(colour, 0.1)
  const seam = scaled(skin, 0.62)
  const paint = (u: number, v: number, h: number): Rgb =>
    Math.abs(v) < 0.1 && u > 0.1 ? seam : scaled(skin, 0.78 + 0.24 * h)
  const wrinkled = { bump: r * 0.32, bumpScale: 1.7 / r }
  ellipsoid(scene, x, y, { rx: r * 1.12, ry: r * 0.94, rz: r * 0.9, paint, gloss: 0.3, ...wrinkled })
}

/** Peas, corn, lentils, raisins, capers, pomegranate: small round things of one color. */
export function pellet(
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  rz: number,
  colour: Rgb,
  gloss: number,
  bump = 0,
): void {
  ellipsoid(scene, x, y, { rx, ry, rz, paint: scene.vary(colour, 0.12), gloss, bump, bumpScale: 0.3, sink: 0.4 })
}

export function seedling(scene: Scene, x: number, y: number, length: number, colour: Rgb): void {
  const paint = scene.vary(colour, 0.1)
  ellipsoid(scene, x, y, { rx: length, ry: length * 0.6, rz: length * 0.5, paint, gloss: 0.4, sink: 0.9, lift: 0.4 })
}

/** Minced meat, crumbled tofu, crumbs of cheese: a small irregular crumb. */
export function crumb(scene: Scene, x: number, y: number, size: number, colour: Rgb, gloss = 0.4): void {
  const { random } = scene
  ellipsoid(scene, x, y, {
    rx: size * random.between(0.7, 1.25),
    ry: size * random.between(0.6, 0.9),
    rz: size * 0.75,
    paint: scene.vary(colour, 0.16),
    gloss,
    bump: size * 0.7,
    bumpScale: 1.9 / size,
    sink: 0.35,
  })
}

export function flake(scene: Scene, x: number, y: number, length: number, width: number, colour: Rgb): void {
  leaf(scene, x, y, { length, width, colour: scene.vary(colour, 0.08), vein: colour, gloss: 0.2, curl: 1.6, sink: 0.7 })
}
