// Pomelo out of its skin, torn by hand: chunks of long, clear drops of juice that lie side by side, here and there a whole segment.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [HONEY, ROSE, DEEP, CLEAR, SKIN] = [
  rgb('#ffdc6c'),
  rgb('#ff8078'),
  rgb('#e8583c'),
  rgb('#fff0b8'),
  rgb('#fffaf0'),
]
/** Light passes through it, so that even its shaded sides are bright. */
const LIT = 1.08
/** Of how many pieces one is a segment in its thin skin. */
const SEGMENTS = 0.16

interface Drop {
  x: number
  y: number
  cos: number
  sin: number
  /** Half its length and half its width. */
  long: number
  wide: number
  colour: Rgb
  lift: number
  /** Toward the lamp, along it and across it. */
  lampAlong: number
  lampAcross: number
}

/** Where the lamp is, in scene directions. */
const LAMP = Math.atan2(-0.85, -0.5)

export function pomeloPiece(scene: Scene, x: number, y: number, size: number): void {
  if (scene.random.chance(SEGMENTS)) segment(scene, x, y, size)
  else chunk(scene, x, y, size * 0.76)
}

/** Drops over an oval, all of them more or less along it and closer together at one end, where the core was. */
function chunk(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const turn = random.angle()
  const [long, wide] = [size * random.between(0.74, 1), size * random.between(0.56, 0.78)]
  const tall = size * random.between(0.16, 0.26)
  const rosy = random.between(0.25, 0.75)
  const drops = Array.from({ length: Math.round(random.between(24, 32)) }, (): Drop => {
    const angle = random.angle()
    const off = Math.sqrt(random.unit())
    const [dx, dy] = [Math.cos(angle) * off * long * 0.84, Math.sin(angle) * off * wide * 0.88]
    // They point to the core.
    const way = Math.atan2(dy, dx + long * 2.1) + random.bell() * 0.22
    const tint = mix(HONEY, ROSE, clamp(rosy + random.bell() * 0.16 - 0.5 * (dx / long)))
    return {
      x: dx,
      y: dy,
      cos: Math.cos(way),
      sin: Math.sin(way),
      long: size * random.between(0.25, 0.38),
      wide: size * random.between(0.12, 0.17),
      colour: scene.vary(scaled(mix(tint, CLEAR, random.between(0, 0.3)), LIT), 0.03),
      lift: random.between(0, size * 0.06),
      lampAlong: Math.cos(LAMP - turn - way),
      lampAcross: Math.sin(LAMP - turn - way),
    }
  })
  const rest = field.settle(x, y, long * 0.7, wide * 0.7, turn, 0.4, 0.35)
  const gap = mix(mix(HONEY, ROSE, rosy + 0.2), DEEP, 0.25)
  field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    const d = hypot(lx / long, ly / wide)
    const body = tall * Math.sqrt(Math.max(0, 1 - (d * 0.8) ** 2))
    let top = -1
    let high = 0
    let facing = 0
    let aside = 0
    let own: Drop | null = null
    for (const drop of drops) {
      const [dx, dy] = [lx - drop.x, ly - drop.y]
      const a = (drop.cos * dx + drop.sin * dy) / drop.long
      if (a <= -1 || a >= 1) continue
      // Pointed toward the core, round toward the peel.
      const b = (drop.cos * dy - drop.sin * dx) / (drop.wide * (0.72 + 0.28 * a))
      const q = a * a + b * b
      if (q >= 1) continue
      const h = Math.sqrt(1 - q)
      const z = drop.lift + drop.wide * 0.75 * h
      if (z <= top) continue
      top = z
      high = h
      facing = a * drop.lampAlong + b * drop.lampAcross
      aside = b * drop.lampAlong - a * drop.lampAcross
      own = drop
    }
    if (!own) {
      if (d > 0.8) return false
      return put(out, gap, heightOn(rest, lx, ly) + 2 + body, 0.6, body + 4)
    }
    // Clear: deeper where one looks along its skin, light gathered on the side away from the lamp, a spark on the other.
    const edge = mix(own.colour, DEEP, 0.3 * smooth(0.4, 0, high) + 0.1 * smooth(0, 0.5, facing))
    const glow = mix(edge, CLEAR, 0.55 * smooth(-0.1, -0.6, facing) * smooth(0.1, 0.5, high))
    const seen = mix(glow, WHITE, 0.85 * smooth(0.26, 0.12, hypot(facing - 0.42, aside * 0.7)))
    return put(out, seen, heightOn(rest, lx, ly) + 2 + body + top, 0.95, d < 0.75 ? body + top + 3 : own.wide * 1.6)
  })
}

/** A half moon in what is left of its skin: smooth, and through it one sees the drops. */
function segment(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 90)
  const turn = random.angle()
  const [long, wide, tall] = [size * random.between(0.74, 0.86), size * random.between(0.62, 0.72), size * 0.2]
  const rosy = random.between(0.2, 0.5)
  const rest = field.settle(x, y, long * 0.7, wide * 0.5, turn, 0.4, 0.35)
  field.stamp(x, y, size * 1.1, turn, (lx, ly, out) => {
    const u = lx / long
    if (Math.abs(u) >= 1) return false
    const inner = -wide * 0.4 + wide * 0.12 * (1 - u * u)
    const thick = wide * (1 - Math.abs(u) ** 2.2) ** 0.6
    const w = (ly - inner) / (thick || 1)
    if (w < 0 || w > 1) return false
    // Long drops, seen as tones and hardly as relief.
    const fan = Math.atan2(lx, ly + wide * 1.3) * 13 + 1.4 * (layeredNoise(u * 2 + seed, w * 2, 2) - 0.5)
    const column = Math.floor(fan)
    const phase = w * 1.5 + 3 * noise(column * 3.7 + seed, 2.5)
    const tone = noise(column * 5.3 + seed, Math.floor(phase) * 3.1 + 0.5)
    const seam = Math.max((2 * (fan - column) - 1) ** 4, (2 * (phase - Math.floor(phase)) - 1) ** 8)
    const edge = Math.min(w, 1 - w) * 2 * (1 - Math.abs(u) ** 3)
    const round = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, edge / 0.8)) ** 2))
    const pulp = scaled(mix(HONEY, ROSE, clamp(rosy + 0.7 * (0.55 - w) + 0.2 * (tone - 0.5))), LIT)
    const juice = mix(mix(pulp, CLEAR, 0.4 * tone), DEEP, 0.22 * seam + 0.14 * smooth(0.3, 0, edge))
    const paint = mix(juice, SKIN, 0.8 * smooth(0.12, 0.03, w))
    const z = 2 + tall * (0.2 + 0.8 * round) + size * 0.008 * (1 - seam)
    return put(out, paint, heightOn(rest, lx, ly) + z, 0.85, z + 2)
  })
}
