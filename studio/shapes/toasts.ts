// What an open sandwich is built on: slices of a loaf, half rolls, crispbread, rice cakes; and what is spread on it.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type Shape } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crumbAt } from '#studio/shapes/breads.ts'

/** How far out a point is: 1 at the edge. u and v run from -1 to 1. */
export type Outline = (u: number, v: number) => number

export type ToastKind = 'tin' | 'sourdough' | 'roll' | 'crispbread' | 'rice-cake'

function superellipse(u: number, v: number, power: number): number {
  return (Math.abs(u) ** power + Math.abs(v) ** power) ** (1 / power)
}

/** A loaf from a tin: straight below, with a dome that swelled over the rim of the tin. */
const tin: Outline = (u, v) => {
  const swollen = 1 + 0.07 * Math.exp(-(((v + 0.42) / 0.3) ** 2))
  return superellipse(u / swollen, v, v < -0.1 ? 2.9 : 5)
}

/** A free-standing loaf: a low arch on a flatter base. */
const sourdough: Outline = (u, v) => superellipse(u, v, v > 0 ? 3.1 : 2.15)

const roll: Outline = (u, v) => superellipse(u, v, 2.05)
const crispbread: Outline = (u, v) => superellipse(u, v, 14)
const riceCake: Outline = (u, v) => superellipse(u, v, 2)

export const OUTLINES: Record<ToastKind, Outline> = { tin, sourdough, roll, crispbread, 'rice-cake': riceCake }

export interface Toast {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  turn: number
  kind: ToastKind
  crumb: Rgb
  crust: Rgb
  /** Striped by a grill pan. */
  striped?: boolean
}

const BAKED = { gold: rgb('#c98a44'), brown: rgb('#8f5220') }

/** Draws the bread; answers the height of its face. */
export function toastBase(scene: Scene, toast: Toast): number {
  if (toast.kind === 'crispbread') return crispbreadSheet(scene, toast)
  if (toast.kind === 'rice-cake') return puffedCake(scene, toast)
  const { x, y, halfWidth, halfHeight, turn, kind, crumb, crust, striped } = toast
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, halfWidth * 0.6, halfHeight * 0.6, turn, 0.8, 0).z
  const toasted = mix(crumb, rgb('#b06a26'), 0.55)
  const thick = kind === 'roll' ? 46 : 34
  const slice: Shape = (lx, ly, out) => {
    const wobble = 0.05 * (layeredNoise(lx * 0.012 + seed, ly * 0.012, 2) - 0.5)
    const d = OUTLINES[kind](lx / halfWidth, ly / halfHeight) + wobble
    if (d > 1) return false
    const n = layeredNoise(lx * 0.014 + seed, ly * 0.014, 3)
    const fine = layeredNoise(lx * 0.16 + seed, ly * 0.16 + seed, 2)
    const [open, hole] = crumbAt(crumb, lx + seed * 60, ly)
    // It browns most towards the edge, and where the crumb stands up.
    const heat = clamp(0.9 * smooth(0.3, 0.68, n) + 0.5 * smooth(0.55, 0.9, d) - hole * 0.5)
    const stripe = striped ? 0.75 * smooth(0.55, 0.85, Math.sin(ly * 0.105 + 0.4 * n)) * smooth(0.95, 0.8, d) : 0
    const face = mix(scaled(mix(open, toasted, heat), 0.94 + 0.12 * fine), rgb('#5a2f12'), stripe)
    const rim = smooth(0.915, 0.955, d)
    const z = thick + (fine - 0.5) * 3 - hole * 5 + rim * 2 - smooth(0.955, 1, d) ** 2 * 16
    return put(out, mix(face, scaled(crust, 0.86 + 0.3 * n), rim), base + z, 0.08, z + 2)
  }
  // The crust around it: brown where it was baked hardest, paler toward the cut.
  const side = (sceneX: number, sceneY: number, z: number): Rgb => {
    const n = layeredNoise((sceneX + sceneY) * 0.03 + seed, z * 0.06, 3)
    return mix(mix(BAKED.gold, BAKED.brown, smooth(0.3, 0.7, n)), crumb, 0.25 * smooth(thick * 0.6, thick, z - base))
  }
  scene.field.withSides(side, () => scene.field.stamp(x, y, hypot(halfWidth, halfHeight) * 1.1, turn, slice))
  return base + thick
}

/** A thin, stiff sheet of rye, pricked all over so that it does not rise, dusted with flour. */
function crispbreadSheet(scene: Scene, { x, y, halfWidth, halfHeight, turn, crumb }: Toast): number {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, halfWidth * 0.6, halfHeight * 0.6, turn, 0.8, 0).z
  const [pale, dark] = [mix(crumb, rgb('#c08a4c'), 0.5), mix(crumb, rgb('#5a3014'), 0.55)]
  const pitch = 27
  scene.field.stamp(x, y, hypot(halfWidth, halfHeight) * 1.05, turn, (lx, ly, out) => {
    const ragged = 0.02 * (layeredNoise(lx * 0.03 + seed, ly * 0.03, 3) - 0.5)
    const d = OUTLINES.crispbread(lx / halfWidth, ly / halfHeight) + ragged
    if (d > 1) return false
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 4)
    const fine = layeredNoise(lx * 0.12 + seed, ly * 0.12, 3)
    const row = Math.round(ly / pitch)
    const shift = row % 2 ? pitch / 2 : 0
    const du = lx - shift - pitch * Math.round((lx - shift) / pitch)
    const dimple = smooth(9.5, 3, hypot(du, ly - row * pitch))
    const seeds = pores(lx * 0.05 + seed, ly * 0.05, 0.2)
    const baked = smooth(0.35, 0.7, n) * 0.45 + dimple * 0.55 + smooth(0.93, 1, d) * 0.5 + (fine - 0.5) * 0.4
    const flour = 0.35 * smooth(0.5, 0.75, fine) * (1 - dimple)
    const tone = mix(mix(mix(pale, dark, clamp(baked)), rgb('#f3e6cc'), flour), rgb('#7a4a22'), seeds * 0.5)
    const z = 17 + (n - 0.5) * 5 + (fine - 0.5) * 4 - dimple * 6 - smooth(0.97, 1, d) * 4
    return put(out, tone, base + z, 0.06, z + 2)
  })
  return base + 16
}

/** Kernels of puffed rice, pressed side by side: how far into one a point is, 0 between them. */
function kernelAt(x: number, y: number, seed: number): number {
  return Math.max(pores(x * 0.036 + seed, y * 0.036, 0.95), 0.8 * pores(x * 0.048 - seed, y * 0.048 + 31, 0.85))
}

/** Rice puffed in a mold: kernels pressed together, white on their backs, golden between. */
function puffedCake(scene: Scene, { x, y, halfWidth, halfHeight, turn, crumb }: Toast): number {
  const seed = scene.random.between(0, 99)
  const base = scene.field.settle(x, y, halfWidth * 0.6, halfHeight * 0.6, turn, 0.8, 0).z
  const pale = mix(crumb, rgb('#fff6e2'), 0.72)
  const toned = (kernel: number, n: number): Rgb =>
    scaled(mix(rgb('#c89550'), pale, 0.2 + 0.8 * smooth(0, 0.55, kernel)), 0.93 + 0.12 * n)
  // The kernels show at the side too.
  const side = (sceneX: number, sceneY: number, z: number): Rgb => {
    const along = Math.atan2(sceneY - y, sceneX - x) * halfWidth
    return scaled(toned(kernelAt(along, z * 1.3, seed), 0.3), 0.94)
  }
  const cake: Shape = (lx, ly, out) => {
    const kernel = kernelAt(lx, ly, seed)
    const d = OUTLINES['rice-cake'](lx / halfWidth, ly / halfHeight) + 0.02 * (1 - kernel)
    if (d > 1) return false
    const n = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
    const z = 30 + kernel * 8 - smooth(0.9, 1, d) ** 2 * 9
    return put(out, toned(kernel, n), base + z, 0.1, z + 2)
  }
  scene.field.withSides(side, () => scene.field.stamp(x, y, Math.max(halfWidth, halfHeight) * 1.05, turn, cake))
  return base + 36
}

export type SpreadKind = 'smooth' | 'curds' | 'pulp'

/** How far toward the edge one spreads. */
const SPREAD_TO: Record<ToastKind, number> = {
  tin: 0.96,
  sourdough: 0.96,
  roll: 0.96,
  crispbread: 0.86,
  'rice-cake': 0.9,
}

/** Toasted crumb that drank the juice. */
const SOAKED = rgb('#ee8a52')

/** What a knife or a spoon left on the bread: strokes in a smooth spread, curds, or juicy pulp that shows the bread. */
export function spreadOn(scene: Scene, toast: Toast, top: number, colour: Rgb, kind: SpreadKind): void {
  const { x, y, halfWidth, halfHeight, turn } = toast
  const outline = OUTLINES[toast.kind]
  const seed = scene.random.between(0, 99)
  const lean = scene.random.between(-0.5, 0.5)
  // A dark spread would turn grey.
  const pale = 0.12 * Math.min(1, colour[0] * 1.6)
  const [light, dark] = [mix(colour, rgb('#fffaf0'), pale), scaled(colour, 0.82)]
  scene.field.stamp(x, y, hypot(halfWidth, halfHeight) * 1.05, turn, (lx, ly, out) => {
    const far = layeredNoise(lx * 0.022 + seed, ly * 0.022, 3)
    const inward = SPREAD_TO[toast.kind] - 0.1 * far - outline(lx / halfWidth, ly / halfHeight)
    if (inward < 0) return false
    const n = layeredNoise(lx * 0.02 - seed, ly * 0.02, 3)
    const fine = layeredNoise(lx * 0.1 + seed, ly * 0.1, 3)
    const swell = 12 * Math.sqrt(clamp(inward / 0.12))
    if (kind === 'pulp') {
      // Grated tomato soaks in: a wet film through which the bread shows, with soft shreds of flesh and pale seeds in it.
      const lump = layeredNoise(lx * 0.03 + seed, ly * 0.03, 3)
      const shred = layeredNoise(lx * 0.075 - seed, ly * 0.075 + seed, 3)
      if (smooth(0.42, 0.34, lump) * smooth(0.26, 0.02, inward) > 0.5) return false
      const seeds = smooth(0.1, 0.4, pores(lx * 0.042 + seed, ly * 0.042, 0.2))
      const thick = smooth(0.42, 0.6, 0.4 * lump + 0.6 * shred)
      const film = mix(SOAKED, colour, 0.5 + 0.4 * smooth(0.3, 0.55, lump))
      const pulp = mix(film, scaled(mix(colour, rgb('#b8200c'), 0.25), 0.95), 0.7 * thick)
      const flesh = mix(pulp, rgb('#f79a70'), 0.45 * smooth(0.6, 0.74, fine))
      const z = top - 3 + swell * 0.25 + 4 * thick + 2 * fine + 1.5 * seeds
      return put(out, mix(flesh, rgb('#f6d488'), seeds * 0.85), z, 0.8)
    }
    if (kind === 'curds') {
      const lump = Math.max(pores(lx * 0.05 + seed, ly * 0.05, 0.8), 0.8 * pores(lx * 0.08 - seed, ly * 0.08, 0.7))
      return put(out, mix(dark, light, 0.45 + 0.55 * lump), top - 3 + swell * 0.6 + lump * 11 + n * 5, 0.45)
    }
    // Strokes of the knife, one across the other.
    const along = lx * Math.cos(lean) + ly * Math.sin(lean)
    const across = ly * Math.cos(lean) - lx * Math.sin(lean)
    const stroke = Math.sin(across * 0.075 + Math.sin(along * 0.016 + seed) * 1.6 + n * 3)
    const z = top - 4 + swell + stroke * 3.4 + (n - 0.5) * 8 + (fine - 0.5) * 3
    return put(out, mix(dark, light, clamp(0.55 + stroke * 0.22 + (n - 0.5) * 0.9)), z, 0.45)
  })
}
