// Salad leaves and herbs.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { leaf } from '#studio/shapes/leaf.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

export interface FrillyOptions {
  size: number
  colour: Rgb
  /** The pale rib and foot of the leaf. */
  rib: Rgb
  /** Length over width. */
  long?: number
  /** 0: a soft butterhead, 1: frilly, 1.6: kale. */
  frill?: number
  turn?: number
}

/** A broad leaf that fans out from its rib, with a rim that stands up in waves. */
export function frillyLeaf(scene: Scene, x: number, y: number, options: FrillyOptions): void {
  const { size, rib, long = 1.25, frill = 1 } = options
  const { random, field } = scene
  const colour = scene.vary(options.colour, 0.14)
  const turn = options.turn ?? random.angle()
  const rest = field.settle(x, y, size * 0.4, size * 0.35, turn, 0.5, 0.45)
  const seed = random.between(0, 99)
  const cup = random.between(0.5, 1.1)
  field.stamp(x, y, size * 0.75, turn, (lx, ly, out) => {
    const u = lx / (size * 0.5 * Math.sqrt(long))
    const v = (ly / (size * 0.5)) * Math.sqrt(long)
    if (u * u + v * v > 1.3) return false // outside every outline
    const angle = Math.atan2(v, u)
    // The foot of the leaf is narrow, the far end is broad.
    const outline =
      (0.72 + 0.22 * Math.cos(angle)) * (0.9 + 0.3 * frill * (layeredNoise(angle * 2.2 + seed, seed, 3) - 0.42))
    const d = hypot(u, v) / outline
    if (d > 1) return false
    const rim = d * d * d
    const waves = Math.sin(angle * (9 + 5 * frill) + layeredNoise(u * 3 + seed, v * 3, 2) * 7)
    const crinkle = layeredNoise(u * 4 + seed, v * 4 + seed, 3) - 0.5
    const foot = smooth(0.5, -0.9, u)
    const ribWidth = 0.05 + 0.16 * foot
    const spine = Math.exp(-((v / ribWidth) ** 2)) * smooth(0.85, 0.2, u)
    const branch = Math.abs(Math.sin((u * 2.6 - Math.abs(v) * 2.2) * Math.PI))
    const veins = (1 - smooth(0, 0.13, branch)) * (1 - d) * 0.6
    let z = heightOn(rest, lx, ly) + 3
    z += size * (0.1 * cup * d * d + 0.055 * frill * rim * waves + 0.1 * crinkle * (0.3 + d) * frill)
    z += spine * size * 0.03 - veins * 0.8
    const pale = clamp(spine * 0.85 + veins * 0.4 + foot * foot * 0.55)
    const shade = 0.85 + 0.25 * layeredNoise(u * 3 + seed, v * 3, 3) + 0.12 * rim * waves
    return put(out, mix(scaled(colour, shade), rib, pale), z, 0.3, 5)
  })
}

export function smoothLeaf(scene: Scene, x: number, y: number, length: number, colour: Rgb, width = 0.6): void {
  leaf(scene, x, y, { length, width: length * width, colour: scene.vary(colour, 0.14), gloss: 0.42, curl: 1.3 })
}

/** Leaves that stand in a rosette: basil tops, mint tops. */
export function rosette(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  leaves: number,
  ruffle = 0,
): void {
  const { random } = scene
  const start = random.angle()
  for (let i = 0; i < leaves; i++) {
    const turn = start + (i * TAU) / leaves + random.bell() * 0.2
    const length = size * (i % 2 ? random.between(0.7, 0.85) : 1)
    const px = x + Math.cos(turn) * length * 0.42
    const py = y + Math.sin(turn) * length * 0.42
    const green = scene.vary(colour, 0.1)
    leaf(scene, px, py, {
      length,
      width: length * 0.58,
      turn,
      colour: green,
      ruffle,
      gloss: 0.45,
      curl: 1.4,
      sink: 0.92,
    })
  }
  const young = mix(colour, rgb('#a8d67a'), 0.35)
  leaf(scene, x, y, { length: size * 0.42, width: size * 0.26, turn: start + 0.7, colour: young, ruffle, sink: 1 })
}

/** Parsley and coriander: a stalk with three lobed leaflets. */
export function parsley(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random } = scene
  const turn = random.angle()
  const green = scene.vary(colour, 0.16)
  const stalk = arc(x - Math.cos(turn) * size * 0.6, y - Math.sin(turn) * size * 0.6, size * 1.1, turn, random.bell())
  tube(scene, stalk, { radius: 1.7, paint: mix(green, rgb('#b5d27a'), 0.4), gloss: 0.3, sink: 0.9, lift: 1 })
  for (const side of [-0.95, 0, 0.95]) {
    const t = turn + side
    leaf(scene, x + Math.cos(t) * size * 0.38, y + Math.sin(t) * size * 0.38, {
      length: size * 0.92,
      width: size * 0.72,
      turn: t,
      colour: green,
      lobes: 2.6,
      sink: 0.9,
      widest: 0.55,
    })
  }
}

/** Dill and fennel tops: a stem with hair-fine branches. */
export function frond(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random } = scene
  const turn = random.angle()
  const green = scene.vary(colour, 0.14)
  const stem = arc(x, y, size * 1.5, turn, random.bell() * 0.8, 10)
  tube(scene, stem, { radius: 1.4, paint: green, gloss: 0.2, sink: 0.8, lift: 1.5 })
  for (let i = 1; i <= 10; i++) {
    const [px, py] = stem[i] ?? [x, y]
    const reach = size * (0.62 - 0.045 * i)
    for (const side of [-1, 1]) {
      const t = turn + side * random.between(0.5, 0.95)
      const ex = px + Math.cos(t) * reach
      const ey = py + Math.sin(t) * reach
      tube(
        scene,
        [
          [px, py],
          [(px + ex) / 2, (py + ey) / 2],
          [ex, ey],
        ],
        { radius: 1, paint: green, gloss: 0.2, lift: 1.2 },
      )
      for (const twig of [-0.6, 0.6]) {
        const tx = ex + Math.cos(t + twig) * reach * 0.32
        const ty = ey + Math.sin(t + twig) * reach * 0.32
        tube(
          scene,
          [
            [ex - Math.cos(t) * reach * 0.3, ey - Math.sin(t) * reach * 0.3],
            [tx, ty],
          ],
          { radius: 0.9, paint: green, lift: 1.2 },
        )
      }
    }
  }
}

/** Rosemary, thyme, oregano: a woody stem with short leaves all along. */
export function sprig(scene: Scene, x: number, y: number, size: number, colour: Rgb, needle = 0.3, width = 0.28): void {
  const { random } = scene
  const turn = random.angle()
  const stem = arc(x, y, size * 1.8, turn, random.bell() * 0.6, 12)
  tube(scene, stem, { radius: 1.6, paint: rgb('#7a6a42'), gloss: 0.2, sink: 0.8, lift: 1 })
  for (let i = 0; i < stem.length; i++) {
    const [px, py] = stem[i] ?? [x, y]
    for (const side of [-1, 1]) {
      const t = turn + side * random.between(0.6, 1.1)
      const length = size * needle * random.between(0.8, 1.2)
      leaf(scene, px + Math.cos(t) * length * 0.45, py + Math.sin(t) * length * 0.45, {
        length,
        width: length * width,
        turn: t,
        colour: scene.vary(colour, 0.15),
        sink: 0.9,
        curl: 0.8,
      })
    }
  }
}

/** Chopped herbs, strewn. */
export function herbFlecks(
  scene: Scene,
  count: number,
  radius: number,
  colour: Rgb,
  size = 5.5,
  x = scene.x,
  y = scene.y,
): void {
  const { random } = scene
  for (let i = 0; i < count; i++) {
    const [px, py] = scene.spot(radius, x, y)
    if (!scene.facesUp(px, py, 9)) continue
    const length = size * random.between(0.8, 2)
    leaf(scene, px, py, {
      length,
      width: size * random.between(0.7, 1.1),
      colour: scene.vary(colour, 0.25),
      sink: 0.9,
      curl: 1,
    })
  }
}
