// A poached egg.
import { mix, rgb } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const WHITE = rgb('#fdf9f1')
const THIN = rgb('#efe4cf')
const YOLK = { dark: rgb('#e8860c'), light: rgb('#fbb42a'), veiled: rgb('#f6b24a') }

/**
 * A soft white cushion, longer than wide, with a fold or two where the white wrapped itself around the yolk, which glows
 * through it. Cut open, the yolk fills a hollow of the white.
 */
export function poachedEgg(scene: Scene, x: number, y: number, size: number, cut = false): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.bell() * 0.5
  // Below the mean height of what it lies on: it gives way to what is beside it.
  const rest = field.settle(x, y, size * 0.8, size * 0.7, 0, -0.15, 0.12)
  const [long, wide] = [size * random.between(0.96, 1.04), size * random.between(0.76, 0.84)]
  const [yolkX, yolkY] = [random.bell() * 0.12, random.between(-0.06, 0.08)]
  // Toward the front of the picture, whichever way the egg lies.
  const [downX, downY] = [Math.sin(turn), Math.cos(turn)]
  field.stamp(x, y, size * 1.15, turn, (lx, ly, out) => {
    const [u, v] = [lx / long, ly / wide]
    const a = Math.atan2(v, u)
    const frill = layeredNoise(Math.cos(a) * 1.3 + seed, Math.sin(a) * 1.3 + seed, 2)
    const q = Math.hypot(u, v) / (0.96 + 0.2 * (frill - 0.5))
    if (q > 1) return false
    const n = layeredNoise(u * 2 + seed, v * 2, 2)
    const [du, dv] = [u - yolkX, (v - yolkY) * 0.84]
    const from = Math.hypot(du, dv)
    // Opened with a fork: a round-ended pool, longer toward the front, that stays on the white.
    const [down, aside] = [du * downX + dv * downY, dv * downX - du * downY]
    const open = Math.hypot((down - 0.16) / 0.5, aside / 0.34) + (n - 0.5) * 0.3
    const yolk = cut ? smooth(1.04, 0.9, open) : 0
    const gold = mix(YOLK.dark, YOLK.light, clamp(0.25 + 0.5 * n + 0.4 * (1 - open)))
    const fold = smooth(0.07, 0, Math.abs(layeredNoise(u * 1.1 + seed, v * 1.6 - seed, 2) - 0.52)) * smooth(0.5, 0.8, q)
    // It shimmers through where the white over it is thin.
    const glow = smooth(0.62, 0.12, from) * (0.72 + 0.3 * n) * (cut ? 0.5 : 1)
    const white = mix(mix(WHITE, THIN, 0.8 * smooth(0.7, 1, q) + 0.12 * fold), YOLK.veiled, glow)
    const cushion = (1 - q ** 2.3) ** 0.62 * size * 0.36 + smooth(0.6, 0, from) * size * 0.07
    const z = 3 + cushion + (n - 0.5) * 5 * (1 - q) - 1.2 * fold - yolk * (3 + size * 0.05 * smooth(0.9, 0.3, open))
    return put(out, mix(white, gold, yolk), heightOn(rest, lx, ly) + z, 0.62 + 0.38 * yolk, z + 3)
  })
}
