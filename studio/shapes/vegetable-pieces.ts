// Vegetables cut up: tiles, dice, ribbons, wedges, florets, rings.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { hewn } from '#studio/shapes/hewn.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

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

export interface SkinnedLook {
  flesh: Rgb
  skin: Rgb
  brown: Rgb
}

/** A chunk of eggplant or zucchini that softened in the pan: skin on a side or two, glossy flesh, brown edges. */
export function skinnedChunk(scene: Scene, x: number, y: number, size: number, look: SkinnedLook): void {
  const flesh = scene.vary(look.flesh, 0.08)
  const skin = scene.vary(look.skin, 0.15)
  const seed = scene.random.between(0, 99)
  const skinned = scene.random.whole(1, 4)
  hewn(scene, x, y, {
    size,
    long: scene.random.between(1.05, 1.4),
    tall: 0.68,
    uneven: size * 0.34,
    sides: 5,
    tip: 0.4,
    gloss: 0.75,
    grain: (u, v) => layeredNoise(u * 3 + seed, v * 3, 3),
    paint: ({ face, edge, grain }) => {
      if (face === skinned || face === skinned + 1) return mix(skin, look.brown, 0.25 * grain)
      return mix(flesh, look.brown, clamp(edge * edge * 0.5 + (grain - 0.4) * 1.3 + (face ? 0.16 : 0)))
    },
    relief: ({ grain }) => (grain - 0.5) * size * 0.16,
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

/** Broccoli, cauliflower: a stalk that branches under a crown of bud clusters. */
export function floret(scene: Scene, x: number, y: number, size: number, bud: Rgb, stalk: Rgb, tip?: Rgb): void {
  const { random } = scene
  const turn = random.angle()
  const stem = scene.vary(stalk, 0.08)
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  tube(scene, arc(x + dx * size * 0.85, y + dy * size * 0.85, size * 1.1, turn, random.bell() * 0.3), {
    radius: size * 0.26,
    paint: (t, h) => scaled(mix(stem, bud, 0.25 * (1 - t)), 0.85 + 0.2 * h),
    gloss: 0.4,
    taper: (t) => 0.85 + 0.25 * t,
  })
  // Clusters fan out away from the stalk; the middle ones stand higher.
  for (let i = 0; i < 8; i++) {
    const a = turn + Math.PI + (i < 5 ? (i - 2) * 0.72 : (i - 6) * 1.5)
    const d = i < 5 ? size * random.between(0.52, 0.66) : size * 0.2
    const r = size * random.between(0.36, 0.46)
    ellipsoid(scene, x + Math.cos(a) * d, y + Math.sin(a) * d, {
      rx: r,
      ry: r,
      rz: r * 0.9,
      gloss: 0.15,
      bump: size * 0.24,
      bumpScale: 9 / size,
      sink: i < 5 ? 0.2 : 0.5,
      paint: (u, v, h) => scaled(bud, (tip ? 0.8 : 0.62) + (tip ? 0.28 : 0.5) * h + 0.1 * (u + v)),
    })
  }
  const tips = tip ?? mix(bud, rgb('#c3dc86'), 0.3)
  const grain = Math.max(1.8, size * 0.075)
  for (let i = 0; i < 14 + size; i++) {
    const a = turn + Math.PI + random.between(-1.9, 1.9)
    const d = size * 0.95 * Math.sqrt(random.unit())
    const paint = scene.vary(random.chance(0.3) ? scaled(bud, tip ? 0.92 : 0.8) : tips, tip ? 0.07 : 0.25)
    ellipsoid(scene, x + Math.cos(a) * d, y + Math.sin(a) * d, {
      rx: grain,
      ry: grain,
      rz: grain * 0.9,
      turn: 0,
      paint,
      gloss: 0.2,
      sink: 0.3,
    })
  }
}

export function asparagus(scene: Scene, x: number, y: number, length: number, turn: number, radius: number): void {
  const green = scene.vary(rgb('#5f9440'), 0.12)
  const purple = rgb('#8a6fa0')
  tube(scene, arc(x, y, length, turn, scene.random.bell() * 0.18, 18), {
    radius,
    gloss: 0.5,
    sink: 0.6,
    // The tip swells a little and runs out into a point.
    taper: (t) => (t > 0.72 ? 1.25 * (1 - Math.abs((t - 0.8) / 0.2) ** 1.7) + 0.1 : 0.9),
    paint: (t, h) => {
      const tip = t > 0.78
      let colour = mix(rgb('#b7cf8a'), green, Math.min(1, t * 3.3))
      if (tip) colour = mix(scaled(colour, 0.78), purple, Math.abs(Math.sin(t * 46)) < 0.5 ? 0.35 : 0)
      else if (Math.abs(((t * 7.3) % 1) - 0.5) < 0.07 && h > 0.7) colour = mix(colour, purple, 0.55)
      return scaled(colour, 0.75 + 0.35 * h)
    },
  })
}

/** A stick of celery: a trough with ribs along its back. */
export function celeryStick(scene: Scene, x: number, y: number, length: number): void {
  const { random } = scene
  const green = scene.vary(rgb('#a9c86a'), 0.08)
  const hollow = random.chance(0.5)
  tube(scene, arc(x, y, length * random.between(0.8, 1.1), random.angle(), random.bell() * 0.2, 10), {
    radius: length * 0.085,
    gloss: 0.55,
    sink: 0.5,
    flatten: 0.7,
    paint: (_t, h) => {
      const rib = hollow ? smooth(0.75, 0.95, h) : 0.5 + 0.5 * Math.sin(Math.acos(h) * 11)
      return mix(green, hollow ? rgb('#e9f0c4') : rgb('#cfe09c'), 0.25 + 0.6 * rib)
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

/** Onion cooked until it is soft: a limp, glassy crescent. */
export function onionSliver(scene: Scene, x: number, y: number, length: number, flesh: Rgb, edge: Rgb): void {
  const { random } = scene
  const body = scene.vary(flesh, 0.1)
  const bend = random.between(0.4, 1.5) * (random.chance(0.5) ? 1 : -1)
  tube(scene, arc(x, y, length, random.angle(), bend, 12), {
    radius: length * 0.07,
    gloss: 0.7,
    sink: 0.6,
    flatten: 0.16,
    taper: (t) => 0.35 + 0.65 * Math.sin(t * Math.PI) ** 0.7,
    // Two fibers run along it, and its tips took color in the pan.
    paint: (t, h) => mix(edge, body, clamp(0.95 - 0.5 * smooth(0.12, 0, Math.abs(h - 0.72)) - Math.abs(t - 0.5))),
  })
}

/** A slice of pickled cucumber: small, ridged, olive through and through. */
export function pickleRound(scene: Scene, x: number, y: number, r: number): void {
  const skin = scene.vary(rgb('#56601e'), 0.12)
  const flesh = scene.vary(rgb('#a6a54a'), 0.08)
  disc(scene, x, y, {
    radius: r,
    ry: r * scene.random.between(0.8, 1),
    thickness: 7,
    tilt: 0.16,
    face: (d, a) => {
      const edge = 0.94 + 0.06 * Math.cos(a * 11)
      if (d > edge) return null
      if (d > edge - 0.16) return [skin, 0, 0.8]
      const ray = Math.abs(Math.sin(a * 1.5))
      const core = d < 0.5 && d > 0.12 ? ray : 0
      return [mix(flesh, rgb('#7d8230'), 0.55 * core), -core, 0.85]
    },
  })
}
