// Meat on the bone: drumsticks, thighs, chops.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put, type SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const BONE = rgb('#ecdcb8')
const TAN = rgb('#d9a873')
const [SEARED, CHARRED, FAT] = [rgb('#bd762e'), rgb('#4a200a'), rgb('#f8e2b2')]

/** Roast skin at a point: bumpy, golden, darker in patches and where it is stretched. */
export function roastSkin(
  scene: Scene,
  skin: Rgb,
  char: Rgb,
): (x: number, y: number, edge: number) => readonly [Rgb, number] {
  const seed = scene.random.between(0, 99)
  const gold = scene.vary(mix(skin, rgb('#d98a34'), 0.3), 0.05)
  return (x, y, edge) => {
    const n = layeredNoise(x * 0.028 + seed, y * 0.028, 4)
    const bump = layeredNoise(x * 0.13 + seed, y * 0.13, 2)
    const brown = clamp(smooth(0.4, 0.7, n) * 0.85 + edge * 0.45)
    return [scaled(mix(gold, char, brown), 0.84 + 0.32 * bump), (bump - 0.5) * 5 + (n - 0.5) * 7]
  }
}

/** A leg of chicken: thick at one end, drawn in where the skin ends, and the bone with its knuckle. */
export function drumstick(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn: number,
  skin: Rgb,
  char: Rgb,
  /** How steeply it may hang down to the platter. */
  lean = 0,
): void {
  const surface = roastSkin(scene, skin, char)
  const bone = scene.vary(rgb('#ead9b4'), 0.04)
  const length = size * 2.5
  const rest = scene.field.settle(x, y, size * 0.9, size * 0.5, turn, lean ? 0.3 : 0.45, lean)
  // From the knuckle of the bone to the thick end.
  const at = (lx: number): number => lx / length + 0.5
  // A club: thin where the skin has drawn back from the bone, thickest near its round end.
  const meatAt = (t: number): number => {
    const s = (t - 0.24) / 0.76
    if (s < 0 || s > 1) return 0
    const round = s > 0.66 ? Math.sqrt(1 - ((s - 0.66) / 0.34) ** 2) : 1
    return size * 0.62 * (0.3 + 0.7 * smooth(0, 0.62, s)) * round
  }
  scene.field.stamp(x, y, length * 0.62, turn, (lx, ly, out) => {
    const t = at(lx)
    if (t < 0 || t > 0.4) return false
    const knuckle = 0.2 * Math.sqrt(clamp(1 - ((t - 0.055) / 0.055) ** 2))
    const half = size * Math.max(knuckle, t > 0.04 ? 0.115 : 0)
    const v = ly / half
    if (Math.abs(v) > 1 || half < 1) return false
    const round = Math.sqrt(1 - v * v)
    const z = size * 0.16 + half * (0.35 + 0.8 * round) + rest.slopeX * lx
    return put(out, scaled(bone, 0.8 + 0.2 * round), rest.z + z, 0.25, half * 2)
  })
  // Down its sides the skin is read by height, or it would be drawn out into streaks.
  const flank: SidePaint = (px, py, z) => surface(px - x + (py - y) * 0.3, z * 1.1 + (py - y) * 0.4, 0.25)[0]
  scene.field.withSides(flank, () =>
    scene.field.stamp(x, y, length * 0.62, turn, (lx, ly, out) => {
      const t = at(lx)
      const half = meatAt(t)
      const v = ly / half
      if (half < 1 || Math.abs(v) > 1) return false
      const z = size * 0.08 + half * (0.2 + 0.85 * Math.sqrt(1 - v * v)) + rest.slopeX * lx
      const [colour, relief] = surface(lx, ly, 0.6 * smooth(0.55, 1, Math.abs(v)) + smooth(0.38, 0.28, t))
      return put(out, colour, rest.z + z + relief, 0.55)
    }),
  )
}

/** A chicken thigh on the bone: browned skin drawn over most of it, the meat showing at one side. */
export function thigh(scene: Scene, x: number, y: number, size: number, colours: MeatColours): void {
  const { random, field } = scene
  const { flesh, fat, sear } = colours
  const turn = random.angle()
  const part = random.between(0.85, 1.12)
  const [half, width] = [size * 1.12 * part, size * 0.84 * part]
  const seed = random.between(0, 99)
  const surface = roastSkin(scene, flesh, sear)
  const meat = scene.vary(mix(flesh, fat, 0.6), 0.05)
  const edgeOfSkin = random.between(0.42, 0.75)
  const rest = field.settle(x, y, half * 0.7, width * 0.7, turn, 0.4, 0.25)
  if (random.chance(0.6)) {
    const [bx, by] = [x - Math.cos(turn) * half * 0.98, y - Math.sin(turn) * half * 0.98]
    ellipsoid(scene, bx, by, {
      rx: size * 0.24,
      ry: size * 0.14,
      rz: size * 0.16,
      turn,
      paint: BONE,
      gloss: 0.3,
      lift: 6,
    })
  }
  field.stamp(x, y, half * 1.2, turn, (lx, ly, out) => {
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
    const u = lx / half
    // Broad where it met the body, narrow towards the drumstick.
    const v = ly / (width * (0.86 + 0.2 * u))
    const q = Math.abs(u) ** 2.5 + Math.abs(v) ** 2.5 + (n - 0.5) * 0.4
    if (q > 1) return false
    const bare = smooth(edgeOfSkin, edgeOfSkin + 0.1, v + (n - 0.5) * 0.5)
    const [skin, relief] = surface(lx, ly, 0.7 * smooth(0.55, 1, q))
    const fiber = layeredNoise(lx * 0.05 + seed, ly * 0.22, 2)
    const bareMeat = mix(scaled(meat, 0.82 + 0.3 * fiber), sear, 0.25 * smooth(0.5, 0.7, n))
    const z = 4 + size * 0.5 * part * (1 - clamp(q)) ** 0.45 + relief - bare * 4 + (fiber - 0.5) * 4 * bare
    const gloss = 0.6 - 0.25 * bare
    return put(out, mix(skin, bareMeat, bare), heightOn(rest, lx, ly) + z, gloss, z + 3)
  })
}

export interface ChopOptions extends MeatColours {
  boneless?: boolean
}

/** A chop: an eye of meat that tapers off, a rim of fat around its back, the rib along its inner side. */
export function chop(scene: Scene, x: number, y: number, size: number, turn: number, options: ChopOptions): void {
  const { flesh, fat, sear, boneless = false } = options
  const seed = scene.random.between(0, 99)
  const rest = scene.field.settle(x, y, size * 0.8, size * 0.5, turn, 0.5, 0.2)
  const thick = 30
  scene.field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    const u = lx / size
    // Bent about the rib, thick at the eye and thin at the tail.
    const bent = ly / size - 0.12 * u * u
    const wide = 0.68 - 0.24 * smooth(-0.2, 1.1, u) + 0.04 * Math.sin(u * 5 + seed)
    const v = bent / wide
    const q = Math.abs(u / 1.12) ** 3 + Math.abs(v) ** 2.4
    const rib = smooth(0.09, 0.06, Math.abs(bent - wide * 0.86)) * smooth(-0.35, -0.25, u) * smooth(1.42, 1.36, u)
    if (q > 1 && (rib < 0.5 || boneless)) return false
    const n = layeredNoise(u * 4 + seed, v * 3, 4)
    const fiber = layeredNoise(u * 5 + seed, v * 14, 2)
    if (rib > 0.5 && !boneless) {
      const round = 1 - (Math.abs(bent - wide * 0.86) / 0.09) ** 2
      return put(out, scaled(BONE, 0.78 + 0.2 * round), rest.z + 16 + 16 * round, 0.3, 26)
    }
    const rind = smooth(-0.58, -0.66, v + (n - 0.5) * 0.16) * smooth(1.05, 0.8, Math.abs(u))
    // Rosy tan where it only just touched the pan, golden, brown, and nearly black along the edge.
    const heat = n + 0.14 * (fiber - 0.5) + 0.16 * smooth(0.6, 1, q)
    const tan = mix(mix(flesh, TAN, 0.7), SEARED, smooth(0.34, 0.48, heat))
    const seared = mix(tan, sear, 0.8 * smooth(0.5, 0.62, heat))
    const meat = scaled(mix(seared, CHARRED, 0.8 * smooth(0.64, 0.76, heat)), 0.9 + 0.2 * fiber)
    // The fat drew in and left a furrow beside it.
    const furrow = smooth(0.07, 0.02, Math.abs(v + 0.56 + (n - 0.5) * 0.16))
    const z = 3 + thick * (1 - clamp(q)) ** 0.3 + (n - 0.5) * 8 + (fiber - 0.5) * 2.4 + 3 * rind - 4 * furrow
    const rim = mix(mix(fat, FAT, 0.75), SEARED, 0.75 * smooth(0.42, 0.6, n) + 0.5 * smooth(0.88, 1, q))
    return put(out, mix(meat, rim, rind * 0.95), rest.z + z, 0.5, z + 3)
  })
}
