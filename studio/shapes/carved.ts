// A braised or boiled joint, carved across the grain.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { heaped } from '#studio/heap.ts'
import { layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

export interface CarvedColours {
  bark: Rgb
  meat: Rgb
  fat: Rgb
  /** Boiled and moist: no bark, and a clean rim of fat at one end. */
  boiled?: boolean
  /** Crackling: a hard, bubbled rind over the fat at one end; the lean below is pale and fine. */
  rind?: Rgb
  /** Lean and fat in layers, as in pork belly. */
  layered?: boolean
  /** Long, clear fibers and wet, smooth faces. */
  grained?: boolean
  /** So tender that it pulls apart: frayed at the edge, cracks along the fibers with gravy in them, the bark soft. */
  braised?: boolean
  /** A ham: several muscles of different pinks with seams of fat between them, dull where it was cut. */
  cured?: Rgb
}

/** Where fat lies between lean layers, from the rind at -1 to the other end at 1. */
function belly(u: number): number {
  const fat = (from: number, to: number): number =>
    smooth(from - 0.08, from + 0.03, u) * smooth(to + 0.08, to - 0.03, u)
  return Math.max(fat(-1.1, -0.66), 0.85 * fat(-0.3, -0.2), 0.7 * fat(0.04, 0.1), 0.8 * fat(0.46, 0.52))
}

/** Scene units that the slices rise above the plate. */
const RISE = 24

/** Broad slices that lie over each other: short fibers on the face, a dark bark around it, a thin layer of fat under the bark. */
export function carvedJoint(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  turn: number,
  count: number,
  { bark, meat, fat, boiled = false, layered = false, grained = false, braised = false, cured, rind }: CarvedColours,
): void {
  const { random } = scene
  heaped(scene, { x, y, radius: size * 2.4 }, RISE, () => {
    for (let i = 0; i < count; i++) {
      const along = (i - (count - 1) / 2) * size * 0.54
      const seed = random.between(0, 99)
      const inside = scene.vary(meat, 0.06)
      // Slices of the belly lie among those of the shoulder.
      const striped = layered && i % 2 === 0
      const shift = random.bell() * 0.1
      disc(scene, x + Math.cos(turn) * along + random.bell() * 4, y + Math.sin(turn) * along + random.bell() * 7, {
        radius: size * random.between(0.96, 1.06) * (i === 0 || i === count - 1 ? 0.92 : 1),
        ry: size * random.between(0.6, 0.66),
        thickness: 15 + i * 2.5,
        turn: turn + Math.PI / 2 + 0.22 + random.bell() * 0.09,
        edge: 5,
        lean: 0.42,
        sink: 0.5,
        tilt: 0.03,
        face: (_d, a, u, v) => {
          const frayed = braised ? 0.09 * (noise(Math.cos(a) * 5 + seed, Math.sin(a) * 5 + seed) - 0.5) * 0.6 : 0
          const bulge = frayed + 0.2 * (layeredNoise(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6, 3) - 0.5)
          // Squarer than an ellipse, and flatter on the side that lay in the pot.
          const q = (Math.abs(u) ** 3 + Math.abs(v) ** (v > 0 ? 3.4 : 2.6)) ** (1 / 3) + bulge
          if (q > 0.97) return null
          const bent = layeredNoise(u * 3 + seed, v * 3, 2) * (grained ? 2 : braised ? 3 : 5)
          const strand = grained
            ? 0.5 * noise(u * 16 + seed, v * 24 + bent + seed) + 0.5 * noise(u * 6 + bent + seed, v * 10 - seed)
            : braised
              ? 0.55 * noise(u * 34 + bent + v * 5 + seed, v * 5 + seed) +
                0.45 * noise(u * 13 + bent - seed, v * 3 + seed)
              : noise(u * 26 + bent + seed, v * 9 + seed)
          const cloud = layeredNoise(u * 2.2 + seed, v * 2.2, 3)
          const wander = layeredNoise(v * 1.6 + seed, u * 0.8, 2) - 0.5
          const vein = smooth(0.07, 0.02, Math.abs(layeredNoise(u * 2.6 - seed, v * 4 + seed, 2) - 0.5)) * 0.32
          const end = smooth(cured ? -0.5 : -0.62, cured ? -0.62 : -0.72, u + wander * 0.24)
          const cap = smooth(0.76, 0.82, q) * smooth(0.92, 0.86, q) * smooth(-0.1, -0.6, u) * 0.85
          const muscle = layeredNoise(u * 1.3 - seed, v * 1.7 + seed, 2) - 0.5
          const marbled = layered && !striped
          const seam =
            cured || rind || marbled || grained
              ? (cured ? 0.5 : grained ? 0.24 : rind ? 0.42 : 0.6) *
                smooth(marbled ? 0.07 : 0.035, 0.012, Math.abs(muscle))
              : 0
          const skin = layered ? smooth(-0.84, -0.9, u + wander * 0.1) : 0
          const crackled = rind ? smooth(-0.8, -0.86, u + wander * 0.12 + (strand - 0.5) * 0.06) : 0
          const under = rind ? smooth(-0.66, -0.74, u + wander * 0.2) : 0
          const white = striped
            ? belly(u + wander * 0.26 + shift) * (0.75 + 0.35 * cloud)
            : boiled
              ? Math.max(end, vein * 0.3, seam)
              : rind
                ? Math.max(under, seam, vein * 0.4)
                : Math.max(vein, cap)
          const rim = braised
            ? 0.85 * smooth(0.72, 0.96, q + (cloud - 0.5) * 0.16)
            : smooth(0.84, 0.93, q + (strand - 0.5) * 0.06) * (boiled ? 0.6 : 1)
          const crack = braised
            ? 0.8 *
              smooth(0.62, 0.72, layeredNoise(u * 9 + bent + v * 2 - seed, v * 1.3 + seed, 2)) *
              smooth(0.95, 0.8, q)
            : 0
          const grain = cured || layered ? 0.88 + 0.2 * strand : rind ? 0.84 + 0.26 * strand : 0.78 + 0.36 * strand
          const lean = cured ? mix(inside, cured, smooth(-0.06, 0.1, muscle)) : inside
          const face = scaled(mix(lean, fat, (boiled ? 0.14 : 0.3) * cloud), grain)
          // The heat has browned a roast from its edge inward, and one muscle is darker than the next.
          const roasted = rind
            ? mix(scaled(face, 1 + 1.1 * muscle), bark, 0.42 * smooth(0.4, 0.95, q + 0.5 * (cloud - 0.5)))
            : face
          const whole = mix(roasted, scaled(fat, 0.96 + 0.06 * cloud), white)
          const flesh = mix(whole, scaled(bark, 1.15), 0.55 * crack)
          const relief =
            v * 5 +
            (strand - 0.5) * (cured || rind || layered || grained ? 1.4 : braised ? 2 : 3) +
            white * 2 -
            crack * 2 +
            crackled * (3 + 5 * strand)
          const carved = mix(flesh, scaled(bark, 0.6 + 0.6 * cloud), Math.max(rim * (rind ? 0.8 : 1), 0.75 * skin))
          return [
            rind ? mix(carved, scaled(rind, 0.65 + 0.7 * strand), crackled) : carved,
            relief,
            (cured ? 0.26 : boiled ? 0.62 : braised ? 0.42 : 0.5) - 0.15 * rim,
          ]
        },
      })
    }
  })
}
