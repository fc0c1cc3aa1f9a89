// Small pieces that are drawn in large numbers: strips, beans, berries, nuts, florets, crumbs.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { layeredNoise, noise, TAU } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
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
    edge: Math.max(1.4, size * 0.17),
  })
}

/** A square of bell pepper: a thin wall, skin up or flesh up. */
export function pepperTile(scene: Scene, x: number, y: number, size: number, skin: Rgb): void {
  const { random } = scene
  const outside = scene.vary(skin, 0.1)
  const flesh = mix(outside, rgb('#f6d9a0'), 0.3)
  const skinUp = random.chance(0.7)
  chunk(scene, x, y, {
    size,
    top: skinUp ? outside : flesh,
    side: flesh,
    gloss: skinUp ? 0.9 : 0.5,
    bump: size * 0.12,
    edge: Math.max(1.4, size * 0.14),
    aspect: random.between(0.7, 1),
    tall: 0.26,
    tip: random.between(0.05, 0.55),
  })
}

/** A dice of tomato: soft, skin on one side, wet flesh and seeds on the others. */
export function tomatoDice(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(rgb('#c9281a'), 0.1)
  const flesh = scene.vary(rgb('#e0503a'), 0.1)
  const jelly = rgb('#b8321c')
  const side = random.between(0.1, 0.6)
  ellipsoid(scene, x, y, {
    rx: size * random.between(0.95, 1.2),
    ry: size * random.between(0.75, 0.95),
    rz: size * 0.72,
    power: 2.4,
    bump: size * 0.22,
    bumpScale: 1.8 / size,
    gloss: 0.9,
    sink: 0.4,
    paint: (u, v) => {
      if (v > side) return skin
      const n = noise(u * 2.2 + seed, v * 2.2 + seed)
      if (n < 0.56) return mix(flesh, rgb('#f08a6a'), 0.4 * n)
      return noise(u * 7 + seed, v * 7) > 0.68 ? rgb('#f0cf86') : jelly
    },
  })
}

/** A piece of stewing meat: rounded corners, fibers along it, darker where it was seared. */
export function braisedChunk(scene: Scene, x: number, y: number, size: number, flesh: Rgb, sear: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(mix(flesh, sear, 0.25), 0.08)
  ellipsoid(scene, x, y, {
    rx: size * random.between(1, 1.25),
    ry: size * random.between(0.8, 1),
    rz: size * 0.9,
    power: 2.6,
    bump: size * 0.4,
    bumpScale: 1.9 / size,
    gloss: 0.55,
    sink: 0.4,
    paint: (u, v, h) => {
      const fiber = layeredNoise(u * 2 + seed, v * 7 + seed, 3)
      const seared = layeredNoise(u * 1.6 - seed, v * 1.6, 3)
      return mix(
        inside,
        sear,
        Math.min(1, 0.9 * Math.max(0, fiber - 0.38) + 1.6 * Math.max(0, seared - 0.52) + 0.35 * (1 - h)),
      )
    },
  })
}

/** A thin slice of meat from the pan: flat, with seared edges. */
export function sliver(scene: Scene, x: number, y: number, length: number, flesh: Rgb, sear: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(flesh, 0.08)
  ellipsoid(scene, x, y, {
    rx: length * random.between(0.4, 0.56),
    ry: length * random.between(0.2, 0.28),
    rz: length * 0.16,
    power: 1.9,
    bump: length * 0.09,
    bumpScale: 4 / length,
    gloss: 0.6,
    sink: 0.55,
    paint: (u, v, h) => {
      const fiber = layeredNoise(u * 2 + seed, v * 6 + seed, 3)
      return mix(inside, sear, Math.min(1, 1.1 * Math.max(0, fiber - 0.42) + 0.75 * (1 - h) ** 1.5))
    },
  })
}

/** A piece of cooked fish that shows its flakes. */
export function flakyChunk(scene: Scene, x: number, y: number, size: number, flesh: Rgb, sear: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(flesh, 0.05)
  const gap = mix(inside, sear, 0.45)
  ellipsoid(scene, x, y, {
    rx: size * random.between(1.05, 1.35),
    ry: size * random.between(0.75, 0.95),
    rz: size * 0.72,
    power: 2.3,
    bump: size * 0.18,
    bumpScale: 2 / size,
    gloss: 0.5,
    paint: (u, v, h) => {
      const flake = Math.sin((u + 0.35 * v * v) * 11 + layeredNoise(u * 2 + seed, v * 2, 2) * 3)
      return mix(mix(inside, gap, flake > 0.72 ? 0.8 : 0), sear, 0.3 * (1 - h))
    },
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

/** A shred of lettuce or cabbage: a flat, wavy ribbon, pale where it was near the rib. */
export function leafRibbon(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  leaf: Rgb,
  rib: Rgb,
): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(mix(leaf, rib, random.unit() ** 2 * 0.8), 0.12)
  tube(scene, arc(x, y, length, random.angle(), random.bell() * 1.6, 12), {
    radius: width / 2,
    gloss: 0.4,
    sink: 0.5,
    flatten: 0.16,
    lift: random.between(0, 5),
    taper: (t) => 0.62 + 0.5 * noise(t * 5 + seed, seed) - 0.5 * Math.max(0, Math.abs(t - 0.5) - 0.38) * 4,
    // Flat: only the very edge is darker.
    paint: (t, h) => scaled(mix(body, rib, 0.4 * noise(t * 3 + seed, seed)), h < 0.3 ? 0.86 : 1),
  })
}

/** Roasted potato: a rounded lump with golden edges, unlike the sharp cubes of tofu. */
export function roastLump(scene: Scene, x: number, y: number, size: number, flesh: Rgb, crust: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const inside = scene.vary(flesh, 0.06)
  const brown = scene.vary(crust, 0.1)
  ellipsoid(scene, x, y, {
    rx: size * random.between(0.95, 1.25),
    ry: size * random.between(0.7, 0.9),
    rz: size * 0.85,
    gloss: 0.4,
    power: 2.2,
    bump: size * 0.22,
    bumpScale: 2.2 / size,
    paint: (u, v, h) => {
      const n = layeredNoise(u * 2 + seed, v * 2, 3)
      return mix(inside, brown, Math.min(1, (1 - h) * 0.9 + Math.max(0, n - 0.5) * 1.6))
    },
  })
}

/** A wedge of potato, squash, pear: a crescent with two cut faces. */
export function wedge(scene: Scene, x: number, y: number, size: number, skin: Rgb, flesh: Rgb, browned = 0.3): void {
  const seed = scene.random.between(0, 99)
  const outside = scene.vary(skin, 0.1)
  const inside = scene.vary(flesh, 0.07)
  const brown = rgb('#8a4f1e')
  const path = arc(x, y, size * 2, scene.random.angle(), 0.9, 10)
  tube(scene, path, {
    radius: size * 0.48,
    gloss: 0.4,
    sink: 0.6,
    taper: (t) => 0.2 + 0.8 * Math.sin(t * Math.PI) ** 0.7,
    paint: (t, h) => {
      if (h < 0.55) return outside
      return mix(inside, brown, browned * noise(t * 9 + seed, h * 4 + seed))
    },
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

export function bean(scene: Scene, x: number, y: number, size: number, colour: Rgb, gloss = 0.9): void {
  const path = arc(x, y, size * 1.3, scene.random.angle(), 1.1, 6)
  tube(scene, path, { radius: size * 0.52, paint: scene.vary(colour, 0.13), gloss, sink: 0.5 })
}

export function chickpea(scene: Scene, x: number, y: number, r: number, colour: Rgb = rgb('#dcae63')): void {
  const skin = scene.vary(colour, 0.1)
  const seam = scaled(skin, 0.75)
  const paint = (u: number, v: number): Rgb => (Math.abs(v) < 0.07 && u > 0 ? seam : skin)
  ellipsoid(scene, x, y, { rx: r * 1.08, ry: r, rz: r * 0.9, paint, gloss: 0.55, bump: 1.5, bumpScale: 0.2 })
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

export function cherry(scene: Scene, x: number, y: number, r: number, colour: Rgb): void {
  const paint = scene.vary(colour, 0.12)
  ellipsoid(scene, x, y, { rx: r, ry: r * scene.random.between(0.9, 1), rz: r * 0.95, paint, gloss: 1, sink: 0.6 })
}

export function olive(scene: Scene, x: number, y: number, r: number, colour: Rgb): void {
  const skin = scene.vary(colour, 0.2)
  const pitted = scene.random.chance(0.6)
  const hole = scaled(skin, 0.25)
  const paint = (u: number, v: number): Rgb => (pitted && Math.hypot(u - 0.3, v) < 0.26 ? hole : skin)
  ellipsoid(scene, x, y, { rx: r * 1.12, ry: r, rz: r * 0.9, paint, gloss: 1 })
}

export function blueberry(scene: Scene, x: number, y: number, r: number): void {
  const skin = scene.vary(rgb('#39477f'), 0.16)
  const bloom = rgb('#9aa7cf')
  const cx = scene.random.bell() * 0.3
  const cy = scene.random.bell() * 0.3
  const paint = (u: number, v: number): Rgb => {
    const d = Math.hypot(u - cx, v - cy)
    if (d > 0.3) return mix(skin, bloom, 0.18 + 0.2 * noise(u * 3 + cx * 9, v * 3))
    const star = d > 0.16 && Math.abs(Math.sin(Math.atan2(v - cy, u - cx) * 2.5)) > 0.3
    return scaled(skin, star ? 1.5 : 0.35)
  }
  ellipsoid(scene, x, y, { rx: r, ry: r, rz: r * 0.92, paint, gloss: 0.35 })
}

/** Raspberry, blackberry: rings of drupelets. */
export function drupelets(scene: Scene, x: number, y: number, r: number, colour: Rgb): void {
  const rings = [
    [11, 0.86],
    [9, 0.66],
    [6, 0.36],
    [1, 0],
  ] as const
  rings.forEach(([count, distance], ring) => {
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU + ring
      const bead = {
        rx: r * 0.25,
        ry: r * 0.25,
        rz: r * 0.24,
        turn: 0,
        gloss: 0.8,
        sink: 0.2,
        lift: r * (ring > 0 ? 0.14 : 0.06),
      }
      ellipsoid(scene, x + Math.cos(a) * r * distance, y + Math.sin(a) * r * distance, {
        ...bead,
        paint: scene.vary(colour, 0.12),
      })
    }
  })
}

export function nut(scene: Scene, x: number, y: number, size: number, colour: Rgb, round = 0.62): void {
  const skin = scene.vary(colour, 0.1)
  const seam = scaled(skin, 0.7)
  const paint = (_u: number, v: number): Rgb => (Math.abs(v) < 0.08 ? seam : skin)
  ellipsoid(scene, x, y, { rx: size, ry: size * round, rz: size * 0.5, paint, gloss: 0.35, bump: 1.5, bumpScale: 0.3 })
}

export function walnut(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  for (const side of [-1, 1]) {
    const paint = scene.vary(colour, 0.12)
    const turn = scene.random.angle()
    const lobe = {
      rx: size * 0.62,
      ry: size * 0.5,
      rz: size * 0.5,
      paint,
      gloss: 0.25,
      bump: size * 0.7,
      bumpScale: 2.6 / size,
    }
    ellipsoid(scene, x + side * Math.cos(turn) * size * 0.34, y + side * Math.sin(turn) * size * 0.34, lobe)
  }
}

/** Broccoli, cauliflower: a stalk under a crowd of buds. */
export function floret(scene: Scene, x: number, y: number, size: number, bud: Rgb, stalk: Rgb): void {
  const { random } = scene
  const turn = random.angle()
  tube(scene, arc(x + Math.cos(turn) * size * 0.6, y + Math.sin(turn) * size * 0.6, size * 0.9, turn, 0.2), {
    radius: size * 0.24,
    paint: stalk,
    gloss: 0.3,
  })
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU
    const d = i < 6 ? size * 0.55 : size * 0.2
    const cluster = {
      rx: size * 0.4,
      ry: size * 0.4,
      rz: size * 0.36,
      gloss: 0.15,
      bump: 9,
      bumpScale: 0.28,
      sink: 0.4,
    }
    ellipsoid(scene, x + Math.cos(a) * d, y + Math.sin(a) * d, { ...cluster, paint: scene.vary(bud, 0.1) })
  }
  const tips = mix(bud, rgb('#b6d27a'), 0.22)
  for (let i = 0; i < 46; i++) {
    const [px, py] = scene.spot(size * 0.85, x, y)
    ellipsoid(scene, px, py, { rx: 3.3, ry: 3.3, rz: 3, turn: 0, paint: scene.vary(tips, 0.25), gloss: 0.2, sink: 0.3 })
  }
}

export function asparagus(scene: Scene, x: number, y: number, length: number, turn: number, radius: number): void {
  const green = scene.vary(rgb('#5f9440'), 0.12)
  const purple = rgb('#8a6fa0')
  tube(scene, arc(x, y, length, turn, scene.random.bell() * 0.18, 18), {
    radius,
    gloss: 0.5,
    sink: 0.6,
    taper: (t) => (t > 0.76 ? 1.22 * Math.sqrt(Math.max(0, 1 - ((t - 0.82) / 0.185) ** 2)) + 0.05 : 0.92),
    paint: (t, h) => {
      const tip = t > 0.78
      let colour = mix(rgb('#b7cf8a'), green, Math.min(1, t * 3.3))
      if (tip) colour = mix(scaled(colour, 0.78), purple, Math.abs(Math.sin(t * 46)) < 0.5 ? 0.35 : 0)
      else if (Math.abs(((t * 7.3) % 1) - 0.5) < 0.07 && h > 0.7) colour = mix(colour, purple, 0.55)
      return scaled(colour, 0.75 + 0.35 * h)
    },
  })
}

export function onionRing(scene: Scene, x: number, y: number, r: number, skin: Rgb, flesh: Rgb): void {
  const { random } = scene
  const outside = scene.vary(skin)
  const turn = random.angle()
  const squeeze = random.between(0.7, 1)
  for (const share of random.chance(0.5) ? [1] : [1, 0.78]) {
    const start = random.angle()
    const sweep = random.between(4, 6.3)
    const path: Point[] = []
    for (let i = 0; i <= 26; i++) {
      const a = start + (sweep * i) / 26
      const px = Math.cos(a) * r * share
      const py = Math.sin(a) * r * share * squeeze
      path.push([x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)])
    }
    tube(scene, path, { radius: 3.6, paint: (_t, h) => mix(outside, flesh, h * 0.85), gloss: 0.6, flatten: 1.3 })
  }
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
