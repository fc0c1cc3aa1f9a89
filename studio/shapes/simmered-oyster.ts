// A piece of oyster mushroom that simmered in a broth: a smooth, rounded cap like a shell, gray-brown at its lobed rim, on a short white stem.
// Some are torn along the stem, some lie with their fine gills up.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CAPS = ['#9a7648', '#ab8656', '#8a673c'].map(rgb)
const [MIDDLE, STEM, GAP] = [rgb('#e2cba0'), rgb('#f5e2bc'), rgb('#b58c52')]

export function simmeredOyster(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const cap = scene.vary(random.pick(CAPS), 0.08)
  const stem = scene.vary(STEM, 0.03)
  const gillsUp = random.chance(0.12)
  const folds = random.between(4, 6)
  const [rx, ry] = [size * random.between(0.72, 0.9), size * random.between(0.8, 1.1)]
  // Torn off on one side, or whole.
  const tear = random.chance(0.3) ? random.between(0.1, 0.5) : 1.2
  const bend = random.bell() * 0.2
  const foot = -size * random.between(1.05, 1.4)
  const from = -rx * 0.5
  const rest = field.settle(x, y, size * 0.7, size * 0.7, turn, 0.4, 0.3)
  field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    const [u, v] = [lx / rx, ly / ry]
    const n = layeredNoise(u * 1.5 + seed, v * 1.5, 2)
    // Measured from where the stem joins the cap.
    const angle = Math.atan2(ly, lx - foot * 0.75)
    const lobe = layeredNoise(angle * 2.6 + seed, 2.5, 2)
    const d = hypot(u, v) / (0.74 + 0.5 * lobe)
    const inCap = d < 1 && v < tear + 0.3 * (n - 0.5)
    const s = (lx - foot) / (from + rx * 0.7 - foot)
    const wide = size * (0.15 + 0.3 * s ** 3)
    const w = (ly - bend * size * (1 - s) ** 2) / wide
    const inStem = s > 0 && s < 1 && Math.abs(w) < Math.sqrt(clamp(s * 6)) && (inCap ? gillsUp : true)
    if (!inCap && !inStem) return false
    const fine = layeredNoise(lx * 0.16 + seed, ly * 0.16, 2)
    const stemUp = inStem ? size * 0.17 * Math.sqrt(Math.max(0, 1 - w * w)) : 0
    const streak = noise(angle * 16 + 2.5 * n + seed, hypot(lx - foot, ly) * 0.02)
    let paint = stem
    let rise = 0
    if (inCap) {
      const gill = smooth(0.54, 0.38, streak)
      const fold = Math.sin(angle * folds + seed + 2 * n) * smooth(0.2, 0.9, d)
      const back = mix(MIDDLE, cap, clamp(0.25 + 0.85 * smooth(0.2, 0.95, d) + 0.5 * (n - 0.5)))
      const under = mix(mix(stem, GAP, 0.55 * gill * smooth(-0.7, 0.1, lx / size)), cap, 0.75 * smooth(0.82, 0.96, d))
      paint = gillsUp ? under : scaled(back, 0.9 + 0.16 * streak + 0.06 * fold)
      // The back is a dome whose rim goes under; seen from below it is a shallow cup.
      rise = gillsUp
        ? size * (0.2 + 0.1 * d * d + 0.07 * fold) * smooth(1.02, 0.9, d)
        : size * (0.3 * (1 - d ** 4) ** 0.6 + 0.1 * (n - 0.5) + 0.04 * fold)
    }
    const onStem = inStem && stemUp > (gillsUp ? rise - size * 0.06 * (1 - s) : rise)
    const z = 3 + Math.max(0.5, rise, stemUp) + (fine - 0.5) * 1.2
    const tone = onStem || !inCap ? scaled(stem, 0.88 + 0.2 * fine) : scaled(paint, 0.94 + 0.12 * fine)
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.5, z + 3)
  })
}
