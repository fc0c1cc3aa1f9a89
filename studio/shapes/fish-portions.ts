// Steaks cut across a large fish, and fillets in cornmeal.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { crumbCoat } from '#studio/shapes/crumbed.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [BLOODLINE, DARK_SKIN] = [rgb('#8a4428'), rgb('#6b5f50')]

/** A steak of swordfish or tuna: rings of muscle about the place of the backbone, a dark wedge there, skin at its outer edge. */
export function fishSteak(scene: Scene, x: number, y: number, size: number, turn: number, colours: MeatColours): void {
  const { flesh, fat, sear } = colours
  const seed = scene.random.between(0, 99)
  const [half, width] = [size * 1.22, size * 0.94]
  const rest = scene.field.settle(x, y, half * 0.7, width * 0.7, turn, 0.5, 0.06)
  const thick = size * 0.42
  const meat = scene.vary(mix(flesh, rgb('#e6c08a'), 0.7), 0.03)
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
      const wedge = smooth(0.4, 0.24, r + 0.3 * Math.abs(Math.abs(u) - 0.16) + (fine - 0.5) * 0.14)
      const rim = smooth(0.62, 1, q)
      const seared = clamp(
        0.5 + 0.34 * smooth(0.3, 0.66, n * 0.7 + fine * 0.3) + 0.4 * rim - 0.3 * parting - 0.08 * ring,
      )
      const body = mix(mix(meat, fat, 0.32 + 0.16 * ring), BLOODLINE, 0.8 * wedge)
      const golden = mix(body, rgb('#c98136'), seared * 0.72)
      const face = mix(mix(golden, sear, 0.7 * smooth(0.55, 1, seared)), fat, parting * 0.55)
      const skin = smooth(0.92, 0.97, q) * smooth(-0.3, -0.55, v)
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
  return [scaled(paint, 0.76 + 0.48 * grit), (grit - 0.5) * 8 + (coarse - 0.5) * 8]
}

function crumbsAt(x: number, y: number, seed: number, edge: number): readonly [Rgb, number] {
  const [colour, relief] = crumbCoat(x, y, seed)
  return [mix(colour, CORNMEAL.brown, 0.5 * edge * edge), relief]
}

const TROUT_SKIN = rgb('#5c4f3c')
const PECAN = { pale: rgb('#dfac66'), brown: rgb('#a9692e'), dark: rgb('#512a10') }
const BAKED_TROUT = { pale: rgb('#f3b48c'), brown: rgb('#a8602c') }

/** Chopped nuts, pressed on and toasted: lumps of all sizes with dark cracks between them. */
function pecansAt(x: number, y: number, seed: number, edge: number): readonly [Rgb, number] {
  const lump = Math.max(pores(x * 0.055 + seed, y * 0.055, 0.72), 0.8 * pores(x * 0.1, y * 0.1 + seed, 0.7))
  const tone = noise(x * 0.08 + seed, y * 0.08 + seed)
  const nut = mix(mix(PECAN.brown, PECAN.pale, smooth(0.3, 0.75, tone)), PECAN.dark, 0.8 * smooth(0.5, 0.1, lump))
  return [mix(nut, PECAN.dark, 0.3 * edge), 4.6 * lump - 2]
}

const OPENED = {
  white: { pale: rgb('#f6e8cc'), deep: rgb('#c2a274') },
  trout: { pale: rgb('#f6b896'), deep: rgb('#d07a52') },
}

export type FilletCoat = 'cornmeal' | 'crumbs' | 'pecans'
const COATS = { cornmeal: cornmealAt, crumbs: crumbsAt, pecans: pecansAt }

/** A whole fillet in a crust: broad at the head, a narrow tail that curls. */
export function crustedFillet(
  scene: Scene,
  x: number,
  y: number,
  halfLength: number,
  turn: number,
  flesh: Rgb,
  kind: FilletCoat,
): void {
  const coatAt = COATS[kind]
  const nutty = kind === 'pecans'
  // Nuts lie only on top.
  const bareFrom = nutty ? 0.76 : 2
  const { random, field } = scene
  const seed = random.between(0, 99)
  const halfWidth = halfLength * (nutty ? 0.4 : 0.42)
  const bend = random.between(0.08, 0.16) * (random.chance(0.5) ? 1 : -1)
  const rest = field.settle(x, y, halfLength * 0.6, halfWidth * 0.6, turn, nutty ? 0.1 : 0.5, 0.06)
  const thick = halfWidth * (nutty ? 0.34 : 0.4)
  // A fork opened it: the flakes under the crust tell that it is fish.
  const openAt = random.between(-0.1, 0.3)
  const opened = random.chance(0.65) ? 1 : 0
  const inside = nutty ? OPENED.trout : OPENED.white
  const flank: SidePaint = (px, py, z) => {
    if (!nutty) return coatAt(px + py, z * 1.4, seed, 0.4)[0]
    // The skin lies below.
    const up = z - rest.z
    const baked = mix(
      BAKED_TROUT.pale,
      BAKED_TROUT.brown,
      0.75 * smooth(thick * 0.5, thick, up + 8 * (noise(px * 0.08, seed) - 0.5)),
    )
    return mix(scaled(baked, 0.8 + 0.2 * noise(px * 0.1, z * 0.1 + seed)), TROUT_SKIN, smooth(3, 1.5, up))
  }
  field.withSides(flank, () =>
    field.stamp(x, y, halfLength * 1.2, turn, (lx, ly, out) => {
      const t = lx / halfLength
      const n = layeredNoise(lx * 0.017 + seed, ly * 0.017, 3)
      // Broadest a third of the way from the head, then it runs out into the tail.
      const wide = halfWidth * (1 - 0.16 * smooth(-0.4, -1, t) - 0.6 * smooth(-0.1, 1.05, t))
      const off = ly - bend * halfLength * (t * t - 0.3)
      const v = off / (wide * (1 + 0.26 * (n - 0.5)))
      const q = Math.abs(t + (n - 0.5) * 0.08) ** (t < 0 ? 4 : 3.6) + Math.abs(v) ** 2.8
      if (q > 1) return false
      const [coat, relief] = coatAt(lx, ly, seed, smooth(0.5, 1, q))
      // A line runs along the middle of a fillet, where the bones were.
      const groove = smooth(0.12, 0.02, Math.abs(v + 0.1)) * smooth(0.75, 0.3, Math.abs(t))
      const bare = smooth(bareFrom, bareFrom + 0.08, q + (n - 0.5) * 0.2)
      const dome = thick * (1 - clamp(q)) ** 0.42 * (1 - 0.4 * smooth(-0.2, 1, t)) + 5 * smooth(0.7, 1, t)
      const z = (nutty ? 2 : 6) + dome + relief * (1 - bare) - 5 * groove
      const away = Math.abs(t - openAt - 0.14 * v * v + (n - 0.5) * 0.16)
      // A gap that begins at the middle and widens toward the edge.
      const gape = opened * 0.15 * smooth(-0.25, 0.95, v) * (0.7 + 0.6 * noise(lx * 0.05 + seed, ly * 0.05))
      const open = gape > 0.01 ? smooth(gape, gape * 0.7, away) * smooth(1.02, 0.9, q) : 0
      const flake = Math.sin((t - 0.14 * v * v) * 58 + n * 5)
      const flakes = mix(
        inside.pale,
        inside.deep,
        0.75 * smooth(0.1, -0.9, flake) + 0.45 * smooth(gape * 0.3, gape, away),
      )
      const crusted = mix(
        scaled(coat, 1 - 0.14 * groove),
        nutty ? mix(BAKED_TROUT.pale, BAKED_TROUT.brown, 0.05 + 0.4 * n) : flesh,
        bare,
      )
      return put(out, mix(crusted, flakes, open), rest.z + z - open * (7 - 2.2 * flake), 0.24 + 0.25 * open)
    }),
  )
}
