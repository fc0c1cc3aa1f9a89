// Bell peppers: crisp tiles and strips, and the soft flaps of one that was roasted and peeled. Dried chilies.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
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

/** A piece of bell pepper: a thin, bowed wall with uneven sides, skin up or flesh up. */
export function pepperTile(scene: Scene, x: number, y: number, size: number, skin: Rgb, fried = false): void {
  const { random } = scene
  const long = size * random.between(0.8, 1.25)
  const skinUp = random.chance(0.75)
  pepperWall(scene, x, y, {
    half: long,
    width: size * random.between(0.6, 0.95),
    bend: random.bell() * 0.12,
    skin,
    skinUp,
    fried,
  })
}

/** A strip of bell pepper: flat and bowed, shiny outside, with its pale flesh along one edge; some are broad. */
export function pepperStrip(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  skin: Rgb,
  fried = false,
  skinUp = scene.random.chance(0.8),
  turn?: number,
): void {
  const { random } = scene
  const width = length * (random.chance(0.3) ? random.between(0.15, 0.2) : random.between(0.095, 0.14))
  const bend = random.between(0.05, 0.34) * (random.chance(0.5) ? 1 : -1)
  pepperWall(scene, x, y, { half: length / 2, width, bend, skin, skinUp, fried, turn })
}

interface PepperWall {
  /** Half of its length, and half of its width. */
  half: number
  width: number
  /** How far its middle stands off the line between its ends, as a share of half its length. */
  bend: number
  skin: Rgb
  skinUp: boolean
  /** From a hot pan: limp, duller, blistered, its flesh no longer pale. */
  fried: boolean
  turn?: number | undefined
}

const BLISTER = rgb('#4a1c0c')

/** A piece of the wall of a bell pepper, cut square at its ends: it arches a little across, and its cut edge is pale. */
function pepperWall(scene: Scene, x: number, y: number, options: PepperWall): void {
  const { half, width, bend, skin, skinUp, fried } = options
  const { random, field } = scene
  const outside = scene.vary(skin, 0.1)
  const flesh = fried ? mix(outside, rgb('#eda052'), 0.3) : mix(outside, rgb('#f8cf98'), 0.42)
  const seed = random.between(0, 99)
  const turn = options.turn ?? random.angle()
  const slant = random.between(-0.5, 0.5)
  const thick = Math.min(6, 2.4 + width * 0.14)
  const cutSide = random.chance(0.5) ? 1 : -1
  const rest = field.settle(x, y, half * 0.75, width * 0.75, turn, 0.6, 0.5)
  const [slopeX, slopeY] = [rest.slopeX + random.bell() * 0.08, rest.slopeY + random.bell() * 0.16]
  field.stamp(x, y, half * 1.1 + width, turn, (lx, ly, out) => {
    const across = ly + bend * half * (lx / half) ** 2 - bend * half * 0.4
    const wide = width * (0.86 + 0.28 * noise(lx * 0.03 + seed, across > 0 ? 3 : 8))
    const v = across / wide
    const u = (lx + slant * across) / half
    // Its corners are a little blunt.
    if (v ** 8 + u ** 8 > 1) return false
    const arch = skinUp ? 1 - v * v : v * v
    // The knife went through skin and flesh: the cut shows along one side and at the ends.
    const cut = Math.max(
      smooth(0.6, 0.78, v * cutSide),
      smooth(1 - thick / half, 1 - (0.4 * thick) / half, Math.abs(u)),
    )
    const n = layeredNoise(lx * 0.06 + seed, ly * 0.06, 2)
    const face = skinUp ? scaled(outside, 0.9 + 0.2 * n) : scaled(flesh, 0.88 + 0.22 * n)
    const cutFace = mix(face, skinUp ? flesh : outside, cut * (skinUp ? 0.9 : 0.7))
    const edge = smooth(0.6, 1, Math.max(Math.abs(u), Math.abs(v)))
    const blister = fried ? smooth(0.5, 0.66, layeredNoise(lx * 0.11 + seed, ly * 0.11 + seed, 2)) : 0
    const paint = mix(cutFace, BLISTER, fried ? 0.3 * blister + 0.28 * edge : 0)
    const z = thick + width * (fried ? 0.16 : 0.26) * arch - cut * 1.6 + (n - 0.5) * (fried ? 4 : 2)
    const gloss = fried ? 0.08 : skinUp ? 0.65 - 0.3 * cut : 0.4
    return put(out, paint, rest.z + slopeX * lx + slopeY * across + z, gloss, thick + 2)
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
  /** 0.6 when left out. */
  gloss?: number
}

/** A strip of roasted pepper: broad, limp and dull, darker than a raw one, with traces of the char. */
export function roastedPepper(scene: Scene, x: number, y: number, length: number, width: number, skin: Rgb): void {
  const flesh = mix(scaled(skin, 0.78), rgb('#b0561c'), scene.random.between(0.02, 0.26))
  const bright = mix(flesh, rgb('#e8743c'), 0.3)
  tornStrip(scene, x, y, length, width, { flesh, bright, char: rgb('#2f120a'), gloss: 0.12 })
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
  const ragged = 0.3 * smooth(1.6, 3, length / width)
  const rest = field.settle(x, y, half * 0.7, width * 0.5, turn, 0.35, 0.4)
  field.stamp(x, y, half * 1.15 + width, turn, (lx, ly, out) => {
    const u = lx / half
    const across = ly - bend * half * (u * u - 0.3)
    // A long strip is torn at its ends, too: one side reaches further than the other.
    const end = 1 - ragged * noise(across * (2.6 / width) + seed, u > 0 ? 4 : 11)
    if (Math.abs(u) > end) return false
    const torn = 0.75 + 0.5 * layeredNoise(u * 1.6 + seed, across > 0 ? 2 : 7, 2)
    const wide = width * 0.5 * torn * (1 - (0.05 + 1.2 * ragged) * (u / end) ** 6)
    const v = across / (wide || 1)
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.035 + seed, ly * 0.06 + seed, 3)
    const fold = Math.sin(v * 2.4 + n * 5)
    const edge = smooth(0.72, 1, Math.abs(v))
    // What is left of the skin: scraps with a hard outline, most of them along the edges.
    const scrap = layeredNoise(lx * 0.07 + seed, ly * 0.09, 3) + 0.08 * edge
    const burnt = smooth(0.66, 0.7, scrap)
    // Fibers run along it.
    const fiber = layeredNoise(lx * 0.025 + seed, v * 6 + seed, 2) - 0.5
    const z = 2.5 + width * (0.06 * fold + 0.08 * (n - 0.5)) + fiber * 2.2 - edge * 1.2
    const lit = mix(scaled(flesh, 0.8 + 0.3 * n + 0.34 * fiber), look.bright, clamp(0.5 * fold))
    const share = look.burnt ?? 0.6
    const paint = mix(lit, look.char, clamp(burnt * share * 1.1 + edge * 0.2 * share))
    return put(out, paint, heightOn(rest, lx, ly) + z, (look.gloss ?? 0.6) * (1 - burnt), 6)
  })
}
