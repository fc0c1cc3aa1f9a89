// Steaks cut across a large fish, and fillets in cornmeal.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crumbCoat } from '#studio/shapes/crumbed.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [BLOODLINE, DARK_SKIN] = [rgb('#8a4a34'), rgb('#4c4a46')]

/** A steak of swordfish or tuna: rings of muscle about the place of the backbone, a dark wedge there, skin at its outer edge. */
export function fishSteak(scene: Scene, x: number, y: number, size: number, turn: number, colours: MeatColours): void {
  const { flesh, fat, sear } = colours
  const seed = scene.random.between(0, 99)
  const [half, width] = [size * 1.22, size * 0.94]
  const rest = scene.field.settle(x, y, half * 0.7, width * 0.7, turn, 0.5, 0.06)
  const thick = size * 0.36
  const meat = scene.vary(mix(flesh, rgb('#dcae78'), 0.6), 0.03)
  const flank: SidePaint = (px, _py, z) => {
    const up = (z - rest.z) / thick
    const strand = noise(px * 0.12 + seed, z * 0.03)
    return scaled(mix(mix(meat, fat, 0.4 * strand), sear, 0.75 * smooth(0.7, 1, up)), 0.82 + 0.2 * strand)
  }
  scene.field.withSides(flank, () =>
    scene.field.stamp(x, y, half * 1.15, turn, (lx, ly, out) => {
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
      const u = lx / half
      // Round at the back, where the skin is; nearly straight where it was cut from the bone, with a notch in the middle.
      const notch = 0.16 * smooth(0.26, 0.02, Math.abs(u)) * (ly > 0 ? 1 : 0)
      const v = ly > 0 ? ly / (width * (0.74 - notch)) : ly / (width * (1.02 - 0.18 * u * u))
      const q = Math.abs(u) ** (ly > 0 ? 5 : 2.6) + Math.abs(v) ** (ly > 0 ? 5 : 2.6) + (n - 0.5) * 0.14
      if (q > 1) return false
      const fine = layeredNoise(lx * 0.13 + seed, ly * 0.13, 2)
      const [cx, cy] = [lx * 0.8, ly - width * 0.66]
      const r = Math.hypot(cx, cy) / size
      const ring = Math.sin(r * 30 + (n - 0.5) * 5)
      // Each half of the steak is two muscles; a pale line parts them.
      const parting = smooth(0.05, 0.015, Math.abs(Math.abs(Math.atan2(cx, -cy)) - 0.6 - (n - 0.5) * 0.3)) * 0.7
      const wedge = smooth(0.34, 0.2, r + 0.25 * Math.abs(u) + (fine - 0.5) * 0.12)
      const rim = smooth(0.62, 1, q)
      const seared = clamp(
        0.25 + 0.66 * smooth(0.4, 0.62, n * 0.88 + fine * 0.12) + 0.5 * rim - 0.3 * parting - 0.07 * ring,
      )
      const body = mix(mix(meat, fat, 0.3 + 0.14 * ring), BLOODLINE, 0.8 * wedge)
      const golden = mix(body, rgb('#c98136'), seared * 0.72)
      const face = mix(mix(golden, sear, 0.7 * smooth(0.55, 1, seared)), fat, parting * 0.55)
      const skin = smooth(0.9, 0.95, q) * (ly < -width * 0.2 ? 1 : 0)
      const z = 5 + thick * (1 - clamp(q)) ** 0.16 + ring * 1.5 + (fine - 0.5) * 2.4 - 3 * parting - 4 * wedge
      return put(out, mix(scaled(face, 0.92 + 0.12 * fine + 0.03 * ring), DARK_SKIN, skin), rest.z + z, 0.45)
    }),
  )
}

const CORNMEAL = { pale: rgb('#f2c65a'), gold: rgb('#d9922c'), brown: rgb('#8f4c14') }

/** Cornmeal fried on: fine grit, deep gold, brown at the thin places. */
function cornmealAt(x: number, y: number, seed: number, edge: number): readonly [Rgb, number] {
  const coarse = layeredNoise(x * 0.024 + seed, y * 0.024, 3)
  const grit = noise(x * 0.3 + seed, y * 0.3 + seed) * 0.6 + noise(x * 0.62, y * 0.62 + seed) * 0.4
  const gold = mix(CORNMEAL.pale, CORNMEAL.gold, smooth(0.3, 0.62, coarse + (grit - 0.5) * 0.4))
  const paint = mix(gold, CORNMEAL.brown, clamp(0.65 * smooth(0.52, 0.78, coarse) + 0.75 * edge * edge))
  return [scaled(paint, 0.82 + 0.36 * grit), (grit - 0.5) * 5 + (coarse - 0.5) * 7]
}

function crumbsAt(x: number, y: number, seed: number, edge: number): readonly [Rgb, number] {
  const [colour, relief] = crumbCoat(x, y, seed)
  return [mix(colour, CORNMEAL.brown, 0.5 * edge * edge), relief]
}

export type FilletCoat = 'cornmeal' | 'crumbs'

interface CrustedFillet {
  flesh: Rgb
  coat: FilletCoat
  /** Broken open over its white flakes. */
  cracked: boolean
}

/** A whole fillet in a crust: broad at the head, a narrow tail that curls, cracked open over white flakes. */
export function crustedFillet(
  scene: Scene,
  x: number,
  y: number,
  halfLength: number,
  turn: number,
  { flesh, coat: kind, cracked }: CrustedFillet,
): void {
  const coatAt = kind === 'cornmeal' ? cornmealAt : crumbsAt
  const { random, field } = scene
  const seed = random.between(0, 99)
  const halfWidth = halfLength * 0.42
  const bend = random.between(0.08, 0.16) * (random.chance(0.5) ? 1 : -1)
  const rest = field.settle(x, y, halfLength * 0.6, halfWidth * 0.6, turn, 0.5, 0.06)
  const thick = halfWidth * 0.5
  const flank: SidePaint = (px, py, z) => coatAt(px + py, z * 1.4, seed, 0.4)[0]
  field.withSides(flank, () =>
    field.stamp(x, y, halfLength * 1.2, turn, (lx, ly, out) => {
      const t = lx / halfLength
      const n = layeredNoise(lx * 0.017 + seed, ly * 0.017, 3)
      // Broadest a third of the way from the head, then it runs out into the tail.
      const wide = halfWidth * (1 - 0.16 * smooth(-0.4, -1, t) - 0.74 * smooth(-0.25, 1.02, t))
      const off = ly - bend * halfLength * (t * t - 0.3)
      const v = off / (wide * (1 + 0.26 * (n - 0.5)))
      const q = Math.abs(t + (n - 0.5) * 0.08) ** (t < 0 ? 4 : 9) + Math.abs(v) ** 2.8
      if (q > 1) return false
      const [coat, relief] = coatAt(lx, ly, seed, smooth(0.5, 1, q))
      // A line runs along the middle of a fillet, where the bones were.
      const groove = smooth(0.12, 0.02, Math.abs(v + 0.1)) * smooth(0.75, 0.3, Math.abs(t))
      const jag = 16 * (noise(ly * 0.07 + seed, 3.5) - 0.5) + 0.35 * Math.abs(off)
      const crack = cracked ? smooth(17, 11, Math.abs(lx - halfLength * 0.22 - jag) + 16 * Math.abs(v) ** 3) : 0
      const flake = Math.abs(Math.sin((lx - jag) * 0.24 + off * 0.03))
      const white = scaled(mix(flesh, rgb('#fffaf0'), 0.6), 0.8 + 0.22 * flake)
      const dome = thick * (1 - clamp(q)) ** 0.4 * (1 - 0.4 * smooth(-0.2, 1, t)) + 13 * smooth(0.7, 1, t)
      const z = 6 + dome + relief * (1 - crack) - 5 * groove - crack * (7 - 4 * flake)
      return put(out, mix(scaled(coat, 1 - 0.14 * groove), white, crack), rest.z + z, 0.24 + 0.3 * crack)
    }),
  )
}
