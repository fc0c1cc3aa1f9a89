// Oyster mushrooms torn along their stems and simmered: limp fans, narrow where they were torn off, wavy and thin at the rim.
// About half lie with their gills up, which run from the rim down into the stem; the backs are smooth, pale at the stem, gray-brown outside.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CAPS = ['#9c764c', '#ac8658', '#87643e'].map(rgb)
const [PALE, GILL, GAP] = [rgb('#ecd6ae'), rgb('#f6e4c2'), rgb('#a8814c')]

interface Fan {
  turn: number
  gillsUp: boolean
  /** Half of the angle that it opens to. */
  open: number
  lift: number
}

/** Two or three fans that hang together at the foot, or a single one. */
export function simmeredOyster(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const turn = random.angle()
  const count = random.chance(0.3) ? 1 : random.chance(0.6) ? 2 : 3
  const [footX, footY] = [x - Math.cos(turn) * size * 0.75, y - Math.sin(turn) * size * 0.75]
  const gills = random.chance(0.5)
  for (let i = 0; i < count; i++) {
    const spread = count === 1 ? 0 : (i - (count - 1) / 2) * random.between(0.6, 0.85)
    const way = turn + spread + random.bell() * 0.12
    const own = size * random.between(0.82, 1.12)
    const [px, py] = [footX + Math.cos(way) * own * 0.75, footY + Math.sin(way) * own * 0.75]
    fan(scene, px, py, own, {
      turn: way,
      gillsUp: i % 2 === 0 ? gills : random.chance(0.5),
      open: random.between(0.5, 0.78),
      lift: i * size * 0.09,
    })
  }
}

function fan(scene: Scene, x: number, y: number, size: number, { turn, gillsUp, open, lift }: Fan): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const cap = scene.vary(random.pick(CAPS), 0.08)
  const pale = scene.vary(PALE, 0.03)
  const long = size * random.between(1.65, 1.95)
  const bend = random.bell() * 0.22
  const folds = random.between(3.2, 5)
  // Torn along one side, where the flesh is white and stringy.
  const tornAt = random.chance(0.6) ? random.between(0.5, 0.8) : 1.2
  const tornSide = random.chance(0.5) ? 1 : -1
  const lines = random.between(15, 20)
  const rest = field.settle(x, y, size * 0.7, size * 0.5, turn, 0.4, 0.25)
  field.stamp(x, y, size * 1.5, turn, (lx, ly, out) => {
    // Measured from the foot.
    const px = lx + size * 0.82
    if (px < 0) return false
    const side = ly - bend * px * (px / long)
    const r = hypot(px, side) / long
    const a = Math.atan2(side, px) / (open * (0.62 + 0.5 * smooth(0.1, 0.75, r)))
    const wave = layeredNoise(a * 1.5 + seed, 2.5, 2) - 0.5
    const rim = 0.88 + 0.26 * wave - 0.2 * a * a
    const foot = 0.06 + 0.1 * noise(a * 3 + seed, 4.5)
    const ragged = layeredNoise(r * 5 + seed, a > 0 ? 3.5 : 9.5, 2) - 0.5
    const torn = tornSide * a > tornAt + 0.3 * ragged
    if (torn || Math.abs(a) > 1 + 0.22 * ragged || r > rim || r < foot) return false
    const stem = smooth(0.42, 0.2, r)
    const lip = smooth(rim - 0.09, rim, r)
    const fold = Math.sin(a * folds + seed + 3 * wave) * smooth(0.3, 0.85, r)
    const n = layeredNoise(lx * 0.07 + seed, ly * 0.07, 2)
    const streak = noise(a * 9 + seed, r * 3)
    const tearing = smooth(0.2, 0.02, Math.min(1 - Math.abs(a), tornAt - tornSide * a))
    const edge = smooth(0, 0.12, 1 - Math.abs(a)) * smooth(0, 0.05, rim - r)
    let paint: typeof pale
    let z: number
    if (gillsUp) {
      // Fewer lines near the foot, new ones between them toward the rim.
      const fine = Math.sin(a * lines * 2 + 4 * noise(a * 2 + seed, r * 2))
      const coarse = Math.sin(a * lines + 3 * noise(a * 2 + seed, r * 2))
      const line =
        smooth(-0.1, 0.75, mixed(coarse, Math.max(fine, coarse), smooth(0.45, 0.6, r))) * smooth(0.14, 0.34, r)
      const under = mix(mix(GILL, pale, 0.4 * stem), GAP, 0.66 * line * (1 - lip))
      paint = mix(under, cap, 0.8 * smooth(rim - 0.06, rim - 0.015, r))
      z = size * (0.2 + 0.05 * fold + 0.1 * smooth(rim - 0.4, rim, r) - 0.014 * line)
    } else {
      const back = mix(pale, cap, clamp(smooth(0.28, 0.72, r) * (0.8 + 0.5 * (n - 0.5))))
      paint = scaled(mix(back, pale, 0.3 * lip), 0.9 + 0.14 * streak + 0.08 * fold)
      z = size * (0.26 + 0.06 * fold - 0.12 * lip * lip + 0.03 * (n - 0.5))
    }
    paint = mix(paint, scaled(pale, 0.92 + 0.16 * streak), 0.7 * tearing * (1 - lip))
    const body = z * edge ** 0.6 + size * 0.07 * stem * Math.sqrt(clamp(1 - a * a))
    return put(out, scaled(paint, 0.95 + 0.1 * n), heightOn(rest, lx, ly) + lift + 2 + body, 0.5, body + 4)
  })
}

function mixed(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
