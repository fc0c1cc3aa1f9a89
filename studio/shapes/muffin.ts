// A muffin in its paper: a cracked dome that rose over the edge, berries baked into it, some of them burst.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { blueberry } from '#studio/shapes/berries-and-nuts.ts'
import type { CrustLook } from '#studio/shapes/breads.ts'
import { oatFlake } from '#studio/shapes/oat-bakes.ts'

const [JUICE, JUICE_DEEP] = [rgb('#5a2a6e'), rgb('#331540')]
const CRUMB = rgb('#f2d498')
/** Height of the paper, and where the dome meets it, as a share of the radius. */
const [CUP, BRIM] = [44, 0.9]

export function muffin(scene: Scene, x: number, y: number, r: number, look: CrustLook, paper: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const base = field.heightAt(x, y)
  const tall = r * random.between(0.46, 0.54)
  const pleated = (angle: number): number => Math.sin(angle * 30)
  field.withSides(
    (sx, sy, z) => {
      const fold = pleated(Math.atan2(sy - y, sx - x))
      return scaled(paper, 0.86 + 0.16 * fold - 0.3 * smooth(base + 16, base, z))
    },
    () =>
      field.stamp(x, y, r * 1.02, 0, (lx, ly, out) => {
        const angle = Math.atan2(ly, lx)
        const fold = pleated(angle)
        const d = hypot(lx, ly) / r
        if (d > 0.97 + 0.022 * fold) return false
        const brim = BRIM + 0.05 * (layeredNoise(Math.cos(angle) * 1.6 + seed, Math.sin(angle) * 1.6, 2) - 0.5)
        if (d > brim) {
          const out0 = (d - brim) / (1 - brim)
          return put(out, scaled(paper, 0.9 + 0.14 * fold), base + CUP - 10 * out0 + 1.5 * fold, 0.15)
        }
        const q = d / brim
        const n = layeredNoise(lx * 0.028 + seed, ly * 0.028, 4)
        const fine = layeredNoise(lx * 0.13 - seed, ly * 0.13, 2)
        const crack =
          smooth(0.05, 0.008, Math.abs(layeredNoise(lx * 0.019 + seed, ly * 0.019 + seed, 3) - 0.5)) *
          smooth(0.85, 0.5, q)
        const crust = mix(mix(look.light, look.mid, smooth(0.3, 0.7, n)), look.dark, 0.5 * smooth(0.62, 1, q))
        const toasted = mix(crust, look.dark, 0.25 * smooth(0.55, 0.8, fine))
        const z = base + CUP + 3 + tall * Math.sqrt(clamp(1 - q * q)) + 9 * (n - 0.5) + 3 * (fine - 0.5) - 5 * crack
        return put(out, mix(toasted, CRUMB, 0.75 * crack), z, 0.2)
      }),
  )
}

/** Berries that came to the surface in the oven: sunk in the crust, which rose about them. */
export function bakedInBerries(scene: Scene, x: number, y: number, reach: number): void {
  const { random, field } = scene
  for (const [px, py] of scene.spots(random.whole(7, 9), reach, x, y)) {
    const r = random.between(11, 15)
    const burst = random.chance(0.45)
    stain(scene, px, py, r * (burst ? 2.1 : 1.5), burst ? 0.9 : 0.5)
    if (burst) {
      burstBerry(scene, px, py, r)
      continue
    }
    const ground = field.heightAt(px, py)
    field.withCeiling(
      () => ground - r * 0.75,
      () => blueberry(scene, px, py, r),
    )
  }
}

/** Juice that ran into the crumb about a berry. */
function stain(scene: Scene, x: number, y: number, r: number, strength: number): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    x,
    y,
    r * 1.2,
    0,
    (lx, ly, out) => {
      const angle = Math.atan2(ly, lx)
      const edge = r * (0.75 + 0.5 * layeredNoise(Math.cos(angle) * 1.8 + seed, Math.sin(angle) * 1.8, 2))
      const d = hypot(lx, ly) / edge
      if (d > 1) return false
      out.alpha = strength * smooth(1, 0.55, d)
      return put(out, mix(JUICE, JUICE_DEEP, smooth(0.7, 0.2, d)), -2 * smooth(1, 0.6, d), 0.4)
    },
    'decal',
  )
}

/** Collapsed: a torn skin about wet, dark flesh, no higher than the crust. */
function burstBerry(scene: Scene, x: number, y: number, r: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const ground = field.heightAt(x, y)
  field.stamp(x, y, r * 1.2, random.angle(), (lx, ly, out) => {
    const n = layeredNoise(lx * (1.6 / r) + seed, ly * (1.6 / r), 2) - 0.5
    const d = hypot(lx / 1.12, ly) / r + 0.5 * n
    if (d > 1) return false
    const ring = smooth(0.45, 0.75, d) * smooth(1, 0.85, d)
    const wet = noise(lx * 0.3 + seed, ly * 0.3)
    const paint = mix(mix(JUICE_DEEP, rgb('#7a2a66'), 0.5 * wet), rgb('#34406e'), 0.8 * ring)
    return put(out, paint, ground + 1 + r * (0.2 * ring + 0.1 * wet), 0.75 - 0.3 * ring, 4)
  })
}

export function oatsOn(scene: Scene, x: number, y: number, reach: number): void {
  for (const [px, py] of scene.spots(13, reach, x, y))
    if (scene.facesUp(px, py, 8)) oatFlake(scene, px, py, scene.random.between(7, 11))
}
