// Doneness: what heat does to the color and the shine of whatever is stamped, the same for every shape.
import { type Rgb, rgb, stained } from './colour.ts'
import type { Finish } from './field.ts'
import { layeredNoise, noise, smooth } from './noise.ts'
import type { Doneness } from './scene-spec.ts'
import { crumbCoat } from './shapes/crumbed.ts'

interface Heat {
  /** Brown patches: how much of the surface, and how dark. */
  brown: Rgb
  patches: number
  strength: number
  /** A warm cast over all of it. */
  warm: number
  gloss: number
  /** Bars of the grill. */
  marks?: boolean
}

const BAR_WIDTH = 30

const HEATS: Record<Doneness, Heat | null> = {
  raw: null,
  soft: { brown: rgb('#b98a4a'), patches: 0, strength: 0, warm: 0.1, gloss: 0.25 },
  baked: { brown: rgb('#8f5320'), patches: 0.34, strength: 0.55, warm: 0.12, gloss: 0.05 },
  fried: { brown: rgb('#8a4a18'), patches: 0.42, strength: 0.6, warm: 0.16, gloss: 0.3 },
  roasted: { brown: rgb('#6b3412'), patches: 0.46, strength: 0.72, warm: 0.2, gloss: 0.22 },
  grilled: { brown: rgb('#4a2510'), patches: 0.3, strength: 0.6, warm: 0.16, gloss: 0.25, marks: true },
  charred: { brown: rgb('#2b160b'), patches: 0.86, strength: 0.9, warm: 0.6, gloss: 0.2 },
}

const CAST = rgb('#d98a34')

/** A finish for one batch of pieces; null leaves colors as they are. */
export function finishOf(done: Doneness | null, seed: number): Finish | null {
  const heat = done && HEATS[done]
  if (!heat) return null
  const { brown, patches, strength, warm, gloss, marks } = heat
  return (out, x, y, sceneX, sceneY) => {
    const coarse = noise(sceneX * 0.045 + seed, sceneY * 0.045)
    const fine = noise(sceneX * 0.17 + seed, sceneY * 0.17 + seed)
    let share = patches ? strength * smooth(1 - patches - 0.22, 1 - patches + 0.2, coarse * 0.6 + fine * 0.4) : 0
    if (marks) {
      const bar = Math.abs(((((x * 0.8 + y * 0.6) % BAR_WIDTH) + BAR_WIDTH) % BAR_WIDTH) - BAR_WIDTH / 2)
      share = Math.max(share, 0.62 * smooth(4.6, 2.4, bar))
    }
    out.red += (out.red * (0.7 + 0.3 * CAST[0]) - out.red) * warm
    out.green += (out.green * (0.55 + 0.45 * CAST[1]) - out.green) * warm
    out.blue += (out.blue * (0.3 + 0.5 * CAST[2]) - out.blue) * warm
    out.red += (brown[0] - out.red) * share
    out.green += (brown[1] - out.green) * share
    out.blue += (brown[2] - out.blue) * share
    out.gloss = Math.min(1, out.gloss + gloss * (1 - share))
  }
}

const BOILED = rgb('#b07a4a')

/** Meat that was never browned: paler, wet with broth. */
export function boiledMeat(out: Parameters<Finish>[0]): void {
  out.red += (BOILED[0] - out.red) * 0.2
  out.green += (BOILED[1] - out.green) * 0.2
  out.blue += (BOILED[2] - out.blue) * 0.2
  out.gloss = Math.min(1, out.gloss + 0.2)
}

const POACHED = rgb('#f4d79c')

/** Chicken that was only simmered: its skin is pale and wet. */
export function boiledBird(out: Parameters<Finish>[0]): void {
  out.red += (POACHED[0] - out.red) * 0.35
  out.green += (POACHED[1] - out.green) * 0.35
  out.blue += (POACHED[2] - out.blue) * 0.28
  out.gloss = Math.min(1, out.gloss + 0.2)
}

/** Sauce that clings: most of it in the hollows, the tops nearly clean, all of it wet. */
export function sauced(sauce: Rgb, share: number, seed: number, shine = 0.35): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const cling = share * (0.45 + 0.9 * noise(sceneX * 0.05 + seed, sceneY * 0.05))
    const k = Math.min(0.9, cling)
    out.red += (sauce[0] - out.red) * k
    out.green += (sauce[1] - out.green) * k
    out.blue += (sauce[2] - out.blue) * k
    out.gloss = Math.min(1, out.gloss + shine)
  }
}

/** A thin sauce that ran over pale pieces: it stains them unevenly and leaves no edge. */
export function washed(sauce: Rgb, share: number, seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const ran = smooth(0.3, 0.75, layeredNoise(sceneX * 0.022 + seed, sceneY * 0.022, 3))
    const [red, green, blue] = stained([out.red, out.green, out.blue], sauce, Math.min(0.85, share * (0.3 + 1.2 * ran)))
    // Cream does not bleach salmon.
    out.red = Math.min(out.red, red)
    out.green = Math.min(out.green, green)
    out.blue = Math.min(out.blue, blue)
    out.gloss = Math.min(1, out.gloss + 0.15)
  }
}

/** Sauce spooned over large pieces: it runs over part of each in a layer with an edge, and leaves the rest nearly clean. */
export function spooned(sauce: Rgb, share: number, seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const pool = smooth(0.9 - share, 1.06 - share, layeredNoise(sceneX * 0.018 + seed, sceneY * 0.018, 3))
    // As a stain: mixed, red on white would be pink.
    const [red, green, blue] = stained([out.red, out.green, out.blue], sauce, 0.16 + 0.78 * pool)
    out.red = red
    out.green = green
    out.blue = blue
    out.gloss = Math.min(1, out.gloss + 0.1 + 0.4 * pool)
    out.z += 2.5 * pool
  }
}

/** Chopped greens or a thick green sauce on meat: it lies on part of each piece and hides it there; mixed, it would be gray. */
export function clinging(greens: Rgb, share: number, seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const broad = layeredNoise(sceneX * 0.05 + seed, sceneY * 0.05, 3)
    const fine = layeredNoise(sceneX * 0.11 + seed, sceneY * 0.11, 2)
    const on = smooth(0.66 - 0.3 * share, 0.78 - 0.3 * share, broad + 0.24 * (fine - 0.5))
    const tone = 0.55 + 0.65 * fine
    out.red += (greens[0] * tone - out.red) * on
    out.green += (greens[1] * tone - out.green) * on
    out.blue += (greens[2] * tone - out.blue) * on
    out.z += on * (1.5 + 3 * fine)
    out.gloss = Math.min(1, out.gloss + 0.12)
  }
}

/** A film of oil and vinegar: wet all over, and brightest where it gathers. */
export const glistening: Finish = (out, _x, _y, sceneX, sceneY) => {
  out.gloss = Math.min(1, out.gloss + 0.12 + 0.4 * smooth(0.45, 0.7, noise(sceneX * 0.06, sceneY * 0.06)))
}

/** Crumbs over any shape: cutlets, croquettes, fish fingers. */
export function breadcrumbs(seed: number): Finish {
  return (out, x, y) => {
    const [[red, green, blue], relief] = crumbCoat(x, y, seed)
    out.red = red
    out.green = green
    out.blue = blue
    out.z += relief * 0.7
    out.gloss = 0.2
  }
}
