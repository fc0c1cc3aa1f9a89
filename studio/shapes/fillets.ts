// Whole pieces from the pan or the oven: a fish fillet, a chicken breast, a slab of cheese.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

export interface FilletOptions extends MeatColours {
  halfLength: number
  halfWidth: number
  turn: number
  /** Mackerel, herring and their like are served with the skin up. */
  skinUp?: boolean
  /** How much of it has a crust: 1 from the pan, less from the oven, 0 when poached. */
  crusted?: number
  /** A crust of spices from a very hot pan: nearly black, with white flakes where it cracks and at the edge. */
  blackened?: boolean
}

const SILVER = { back: rgb('#4a5a5c'), bar: rgb('#1f2b30'), belly: rgb('#d8cfb8'), shine: rgb('#a9b8b4') }
/** What a pan or a grill makes of silver skin. */
const CRISP_SKIN = { back: rgb('#6a4826'), bar: rgb('#2c1a10'), belly: rgb('#dca050'), blister: rgb('#8a4a16') }

/** Blue-gray bars on the back that fade into a silver belly; `v` runs from the back to the belly. Heat turns it to bronze and gold. */
function silverSkin(lx: number, v: number, seed: number, crusted: number): Rgb {
  const wave = Math.sin(lx * 0.1 + 2.2 * Math.sin(v * 3 + seed) + layeredNoise(lx * 0.03 + seed, v * 2, 2) * 5)
  const bar = smooth(0.1, 0.7, wave) * smooth(0.25, -0.15, v)
  const side = mix(mix(SILVER.back, SILVER.shine, smooth(-0.5, 0.1, v)), SILVER.belly, smooth(0.05, 0.6, v))
  const golden = mix(CRISP_SKIN.back, CRISP_SKIN.belly, smooth(-0.6, 0.35, v))
  const blister = smooth(0.48, 0.66, layeredNoise(lx * 0.05 + seed, v * 4 + seed, 3))
  const crisp = mix(mix(golden, CRISP_SKIN.bar, bar * 0.75), CRISP_SKIN.blister, blister * 0.6)
  return mix(mix(side, SILVER.bar, bar * 0.8), crisp, smooth(0, 0.7, crusted))
}

/** Slashes through the skin, opened by the heat: 1 in the middle of a slash. */
function slashAt(t: number, v: number): number {
  const at = Math.min(...[-0.45, -0.05, 0.35].map((cut) => Math.abs(t - cut - v * 0.09)))
  return smooth(0.035, 0.012, at) * smooth(0.62, 0.4, Math.abs(v))
}

const SPICES = { burnt: rgb('#3a1a0c'), red: rgb('#63280f'), black: rgb('#1c0d07') }

/** 0 at the beginning of each pitch, nearly 1 at its end. */
function sawtooth(x: number): number {
  return ((x % 1) + 1) % 1
}

/** A fish fillet: flakes that meet in chevrons, thinner towards the tail, golden where it was browned. */
export function fishFillet(scene: Scene, x: number, y: number, options: FilletOptions): void {
  const { halfLength, halfWidth, turn, flesh, fat, sear, skinUp = false, crusted = 0.7, blackened = false } = options
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.5, 0.1)
  const thick = Math.min(40, halfWidth * 0.5)
  const pitch = halfWidth * 0.38
  scene.field.stamp(x, y, halfLength * 1.15, turn, (lx, ly, out) => {
    const t = lx / halfLength
    const wobble = 1 + 0.12 * (layeredNoise(lx * 0.018 + seed, ly * 0.018, 3) - 0.5)
    const width = halfWidth * (1 - 0.3 * smooth(0, 1, t))
    const v = ly / width
    const q = (Math.abs(t) * wobble) ** 4 + (Math.abs(v) * wobble) ** 3
    if (q > 1) return false
    const drift = layeredNoise(lx * 0.02 + seed, ly * 0.02, 2)
    const along = sawtooth((lx + Math.abs(ly + halfWidth * 0.12) * 0.62) / pitch + drift * 0.9)
    const step = along < 0.14 ? 1 - along / 0.14 : (along - 0.14) / 0.86
    const line = smooth(0.16, 0.05, along) * smooth(1.05, 0.75, Math.abs(v))
    const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 4)
    const fine = layeredNoise(lx * 0.14, ly * 0.14 + seed, 2)
    // It browns in patches, most at the edges and along the ridges of the flakes.
    const patch = smooth(0.4, 0.62, n * 0.7 + fine * 0.2 + 0.12 * along)
    const crust = clamp(patch * 0.9 * crusted + smooth(0.5, 1, q) * (0.25 + 0.45 * crusted))
    const warm = mix(flesh, sear, 0.2 * crusted)
    const body = scaled(mix(warm, fat, 0.25 * along), 0.9 + 0.2 * fine)
    const gap = smooth(0.1, 0.02, along) * smooth(0.95, 0.6, Math.abs(v))
    const flaked = scaled(
      mix(mix(body, fat, line * 0.6), sear, crust * (1 - 0.5 * line)),
      1 - (0.3 - 0.14 * crusted) * gap,
    )
    const spiced = blackened ? smooth(0.97, 0.8, q + (n - 0.5) * 0.3) * (1 - 0.85 * gap * smooth(0.5, 0.62, drift)) : 0
    const rub = mix(mix(SPICES.burnt, SPICES.red, smooth(0.42, 0.7, n)), SPICES.black, smooth(0.5, 0.7, fine) * 0.7)
    const slash = skinUp && halfLength > 90 ? slashAt(t, v) : 0
    const skin = skinUp ? mix(silverSkin(lx, v, seed, crusted), sear, crust * 0.5) : null
    const colour = skin ? mix(skin, fat, slash * 0.9) : mix(flaked, rub, spiced)
    const z =
      5 +
      thick * (1 - q) ** 0.45 * (1 - 0.25 * smooth(0, 1, t)) +
      (skinUp ? -6 * slash : step * (7.5 - 4.5 * crusted) - line) +
      (fine - 0.5) * (3 + 3 * spiced)
    return put(out, colour, rest.z + z, 0.3 + 0.3 * (1 - crust) + 0.2 * (1 - crusted), z + 2)
  })
}

/** A chicken breast: pointed at one end, browned on top, cut across into slices that lean on each other. */
export function slicedBreast(scene: Scene, x: number, y: number, options: FilletOptions): void {
  const { halfLength, halfWidth, turn, flesh, fat, sear } = options
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.5, 0.1)
  const thick = halfWidth * 0.62
  const pitch = halfLength * 0.26
  const inside = mix(flesh, fat, 0.85)
  scene.field.stamp(x, y, halfLength * 1.1, turn, (lx, ly, out) => {
    const t = lx / halfLength
    if (Math.abs(t) > 1) return false
    const wobble = 1 + 0.14 * (layeredNoise(lx * 0.014 + seed, ly * 0.014, 2) - 0.5)
    const width = halfWidth * (1 - t * t) ** 0.42 * (1 - 0.22 * t) * wobble
    const v = ly / width
    if (Math.abs(v) > 1) return false
    const round = Math.sqrt(1 - v * v) * (1 - t ** 4)
    const phase = (lx + ly * 0.3) / pitch + 0.12 * Math.sin(ly * 0.03 + seed)
    const slice = sawtooth(phase)
    // The two ends stay in one piece.
    const cut = t > -0.55 && t < 0.8 ? smooth(0.7, 0.76, slice) : 0
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 4)
    const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
    const fiber = layeredNoise(lx * 0.05 + seed, ly * 0.2, 2)
    const browned = clamp(0.25 + smooth(0.34, 0.62, n) * 0.7 + smooth(0.6, 1, Math.abs(v)) * 0.2)
    const skin = scaled(mix(flesh, sear, browned), 0.86 + 0.28 * fine)
    const face = scaled(inside, 0.9 + 0.2 * fiber)
    const lean = cut ? (slice - 0.76) / 0.24 : 0
    const z = 4 + thick * round ** 0.8 + (1 - cut) * (-slice * 7 + (fine - 0.5) * 4) - cut * 16 * (1 - lean)
    return put(out, mix(skin, face, cut), rest.z + Math.max(3, z), 0.35 * (1 - cut) + 0.2, z + 3)
  })
}

/** Halloumi, ham, a thick slice of anything: flat, with browned edges. */
export function slab(scene: Scene, x: number, y: number, options: FilletOptions): void {
  const { halfLength, halfWidth, turn, flesh, fat, sear } = options
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.5, 0.1)
  const thick = Math.min(26, halfWidth * 0.4)
  scene.field.stamp(x, y, halfLength * 1.2, turn, (lx, ly, out) => {
    const wobble = 1 + 0.07 * (layeredNoise(lx * 0.02 + seed, ly * 0.02, 2) - 0.5)
    const q = (Math.abs(lx / halfLength) * wobble) ** 5 + (Math.abs(ly / halfWidth) * wobble) ** 5
    if (q > 1) return false
    const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 4)
    const brown = clamp(smooth(0.35, 1, q) * 0.6 + smooth(0.42, 0.66, n) * 0.75)
    const body: Rgb = mix(flesh, fat, 0.5 * n)
    const z = 4 + thick * (1 - q) ** 0.4 + (n - 0.5) * 4
    return put(out, mix(body, sear, brown), rest.z + z, 0.3, z + 2)
  })
}
