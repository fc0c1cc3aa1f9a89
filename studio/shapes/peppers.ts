// Bell peppers: crisp tiles and strips, and the soft flaps of one that was roasted and peeled. Dried chilies.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { chunk } from '#studio/shapes/solid.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

/** A whole dried pod: thin, pointed and wrinkled. */
export function driedChili(scene: Scene, x: number, y: number, length: number): void {
  const { random } = scene
  const body = scene.vary(rgb('#94200f'), 0.12)
  const seed = random.between(0, 99)
  tube(scene, arc(x, y, length * random.between(0.85, 1.15), random.angle(), random.bell() * 0.9), {
    radius: length * 0.13,
    gloss: 0.75,
    flatten: 0.7,
    taper: (t) => (1 - 0.75 * t ** 1.6) * (0.8 + 0.3 * noise(t * 7 + seed, seed)) * Math.min(1, 0.4 + t * 6),
    paint: (t, h) => (t < 0.05 ? rgb('#8a6a34') : scaled(body, 0.6 + 0.55 * h * noise(t * 12 + seed, h * 2))),
  })
}

/** A dice of bell pepper: a thin wall, skin up or flesh up, no two cut alike. */
export function pepperTile(scene: Scene, x: number, y: number, size: number, skin: Rgb): void {
  const { random } = scene
  const outside = scene.vary(skin, 0.1)
  const flesh = mix(outside, rgb('#f6d9a0'), 0.3)
  const skinUp = random.chance(0.7)
  chunk(scene, x, y, {
    size: size * random.between(0.6, 1),
    top: skinUp ? outside : flesh,
    side: flesh,
    gloss: skinUp ? 0.9 : 0.5,
    bump: size * 0.12,
    edge: Math.max(1.4, size * 0.14),
    aspect: random.between(0.5, 1.05),
    tall: 0.34,
    tip: random.between(0.05, 0.55),
    uneven: 0.4,
  })
}

/** A strip of bell pepper: a thin, bowed wall, shiny outside, with its pale flesh along one edge. */
export function pepperStrip(scene: Scene, x: number, y: number, length: number, skin: Rgb): void {
  const { random } = scene
  const outside = scene.vary(skin, 0.1)
  const flesh = mix(outside, rgb('#f8c890'), 0.4)
  tube(scene, arc(x, y, length, random.angle(), random.between(0.6, 1.9) * (random.chance(0.5) ? 1 : -1), 12), {
    radius: length * random.between(0.085, 0.125),
    gloss: 0.55,
    sink: 0.55,
    flatten: 0.28,
    lift: random.between(0, 2),
    taper: (t) => 0.88 + 0.12 * Math.sin(t * Math.PI),
    paint: (_t, h) => scaled(mix(outside, flesh, h < 0.36 ? 0.8 : 0), 0.8 + 0.25 * h),
  })
}

export interface TornLook {
  flesh: Rgb
  /** Where a fold catches the light. */
  bright: Rgb
  /** What is left of the burnt skin. */
  char: Rgb
  /** How much of that skin is left, 0 to 1; 0.6 when left out. */
  burnt?: number
}

/** A strip of roasted pepper: broad, limp and oily, darker than a raw one, with traces of the char. */
export function roastedPepper(scene: Scene, x: number, y: number, length: number, width: number, skin: Rgb): void {
  const flesh = mix(scaled(skin, 0.74), rgb('#a8481c'), 0.25)
  tornStrip(scene, x, y, length, width, { flesh, bright: mix(flesh, rgb('#e8742c'), 0.35), char: rgb('#2f120a') })
}

/** What was roasted whole, peeled and torn along its length. */
export function tornStrip(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  look: TornLook,
  turned?: number,
): void {
  const { random, field } = scene
  const flesh = scene.vary(look.flesh, 0.1)
  const turn = turned ?? random.angle()
  const seed = random.between(0, 99)
  const half = length / 2
  const bend = random.bell() * 0.35
  const rest = field.settle(x, y, half * 0.7, width * 0.5, turn, 0.35, 0.4)
  field.stamp(x, y, half * 1.15 + width, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const across = ly - bend * half * (u * u - 0.3)
    const torn = 0.75 + 0.5 * layeredNoise(u * 1.6 + seed, across > 0 ? 2 : 7, 2)
    const wide = width * 0.5 * torn * (1 - u ** 10) ** 0.5
    const v = across / (wide || 1)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.035 + seed, ly * 0.06 + seed, 3)
    const fold = Math.sin(v * 2.4 + n * 5)
    const edge = smooth(0.72, 1, Math.abs(v))
    const burnt = smooth(0.62, 0.72, layeredNoise(lx * 0.05 + seed, ly * 0.05, 3)) * (0.35 + 0.65 * edge)
    const z = 4 + width * (0.1 * fold + 0.16 * (n - 0.5)) - edge * 2
    const lit = mix(scaled(flesh, 0.78 + 0.3 * n), look.bright, clamp(0.5 * fold))
    const paint = mix(lit, look.char, clamp(burnt * (look.burnt ?? 0.6) + edge * 0.24 * (look.burnt ?? 0.6)))
    return put(out, paint, rest.z + rest.slopeX * lx + rest.slopeY * ly + z, 0.6, 6)
  })
}
