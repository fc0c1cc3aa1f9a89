// A poached egg.
import { mix, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const WHITE = rgb('#fefaf2')
const THIN = rgb('#eadfca')
const YOLK = { dark: rgb('#e57f0a'), light: rgb('#fdb92e'), veiled: rgb('#f8b23c') }

/**
 * A soft white cushion, longer than wide, with folds where the white wrapped itself around the yolk, which glows through
 * it, and a thin ragged skirt. Cut open, the yolk fills a torn hollow and runs down over the white to the front.
 */
export function poachedEgg(scene: Scene, x: number, y: number, size: number, cut = false): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.bell() * 0.5
  // Below the mean height of what it lies on: it gives way to what is beside it.
  const rest = field.settle(x, y, size * 0.8, size * 0.7, 0, -0.15, 0.2)
  const [long, wide] = [size * random.between(0.96, 1.06), size * random.between(0.76, 0.86)]
  const [yolkX, yolkY] = [random.bell() * 0.12, random.between(-0.08, 0.04)]
  // Toward the front of the picture, whichever way the egg lies.
  const [downX, downY] = [Math.sin(turn), Math.cos(turn)]
  const run = random.bell() * 0.16
  field.stamp(x, y, size * 1.25, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    // By place, not by angle, which would flute the white like a shell.
    const wisp = layeredNoise(u * 1.7 + seed, v * 1.7 + seed, 3) - 0.5
    const q = Math.max(0, hypot(u, v) * 1.04 + 0.34 * wisp * smooth(0.3, 0.8, hypot(u, v)))
    if (q > 1) return false
    const n = layeredNoise(u * 2 + seed, v * 2, 2)
    const [du, dv] = [u - yolkX, (v - yolkY) * 0.84]
    const from = hypot(du, dv)
    const [down, aside] = [du * downX + dv * downY, dv * downX - du * downY]
    const torn = 0.34 * (layeredNoise(u * 3.2 + seed, v * 3.2 - seed, 2) - 0.5)
    const open = hypot(down / 0.38, aside / 0.42) + torn
    // It runs in a stream that narrows, and spreads again where it comes to the plate.
    const across =
      0.1 + 0.1 * noise(down * 3 + seed, seed + 5) + 0.16 * smooth(0.55, 0.95, down) + 0.12 * smooth(0.35, 0, down)
    const stream = Math.abs(aside - run * down - 0.24 * (noise(down * 2.4 + seed, seed) - 0.5)) / across
    const runs = smooth(1.05, 0.6, stream + 0.3 * torn) * smooth(0, 0.2, down)
    const pool = smooth(1.02, 0.9, open)
    const yolk = cut ? Math.max(pool, runs) : 0
    const gold = mix(YOLK.dark, YOLK.light, clamp(0.3 + 0.6 * n + 0.4 * (1 - open)))
    // Folds run around it, where the white closed.
    const crease = Math.abs(layeredNoise(u * 1.2 + seed, v * 1.8 - seed, 2) - 0.5)
    const fold = smooth(0.06, 0, crease) * smooth(0.42, 0.72, q)
    // It shimmers through where the white over it is thin.
    const glow = smooth(0.6, 0.1, from) * (0.68 + 0.3 * n) * (cut ? 0.35 : 1)
    const skirt = smooth(0.78, 0.98, q)
    const white = mix(mix(WHITE, THIN, 0.7 * skirt + 0.16 * fold), YOLK.veiled, glow)
    const cushion = (1 - q ** 2) ** 0.62 * size * 0.4 + smooth(0.55, 0, from) * size * 0.07
    // The white stands up around the tear.
    const lip = cut ? 3 * smooth(0.9, 1.05, open) * smooth(1.35, 1.1, open) * (1 - runs) : 0
    const relief =
      (n - 0.5) * 8 * (1 - q) - 1.5 * fold + lip + yolk * (2.5 - pool * size * 0.05 * smooth(0.95, 0.4, open))
    const z = 2 + cushion + relief
    return put(out, mix(white, gold, yolk), heightOn(rest, lx, ly) + z, 0.6 + 0.4 * yolk, z + 3)
  })
}
