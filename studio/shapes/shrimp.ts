// A peeled shrimp, curled by the heat to a C: thick at the head end, tapering to a narrow last ring and a fan of shell.
// Its flesh is white; each ring has a coral band, strongest along the back.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const CORAL = rgb('#f0713c')
const [WHITE, BLUSH, DEEP, TAIL] = [rgb('#fce4d2'), rgb('#f7b48e'), rgb('#d4481c'), rgb('#e0491c')]
const SEGMENTS = 6
/** The fins, as angles about the end of the body. */
const FINS = 4
const SPREAD = 0.78

interface ShrimpLook {
  colour?: Rgb
  /** Whether its fins were left on. */
  tail?: boolean
  /** 1 lies on the highest point below it: in a heap of shrimp none passes through another. */
  sink?: number
}

export function shrimp(scene: Scene, x: number, y: number, size: number, look: ShrimpLook = {}): void {
  const { colour = CORAL, tail = true, sink = 0.5 } = look
  const { random, field } = scene
  const coral = scene.vary(colour, 0.08)
  const turn = random.angle()
  const hand = random.chance(0.5) ? 1 : -1
  const seed = random.between(0, 99)
  const sweep = random.between(3.3, 4)
  // Some are rounder, some longer.
  const long = 0.98 + 0.2 * noise(seed * 7.3, 1.5)
  const lean = noise(seed * 3.1, 8.5) * Math.PI
  const [leanX, leanY] = [Math.cos(lean), Math.sin(lean)]
  /** Half the thickness from head to tail, and the outer edge, which draws inward along the way. */
  const fatAt = (t: number): number => size * (0.15 + 0.2 * smooth(1.02, 0.2, t)) * (0.9 + 0.1 * smooth(-0.1, 0.2, t))
  const outerAt = (t: number): number => size * (0.94 - 0.07 * t)
  const endWay = outerAt(1) - fatAt(1)
  const [endX, endY] = [Math.cos(sweep) * endWay, hand * Math.sin(sweep) * endWay]
  const [alongX, alongY] = [-Math.sin(sweep), hand * Math.cos(sweep)]
  const fan = size * 0.46
  const rest = field.settle(x, y, size * 0.75, size * 0.75, 0, sink, 0.3)
  const [slopeX, slopeY] = [rest.slopeX, rest.slopeY]
  field.stamp(x, y, size * 1.5, turn, (px, py, out) => {
    const far = px * leanX + py * leanY
    const aside = py * leanX - px * leanY
    const lx = (far * leanX) / long - aside * long * leanY
    const ly = (far * leanY) / long + aside * long * leanX
    const r = hypot(lx, ly)
    const floor =
      rest.z +
      slopeX * (px * Math.cos(turn) - py * Math.sin(turn)) +
      slopeY * (px * Math.sin(turn) + py * Math.cos(turn))
    // From the head (0) around to the tail (1).
    const angle = (((hand * Math.atan2(ly, lx)) % TAU) + TAU) % TAU
    const before = angle > (sweep + TAU) / 2 ? angle - TAU : angle
    const t = before / sweep
    const n = layeredNoise(lx * (3 / size) + seed, ly * (3 / size), 2)
    if (t > 1) {
      if (!tail) return false
      // Thin ribbed shell, opened like a fan.
      const [dx, dy] = [lx - endX, ly - endY]
      const u = dx * alongX + dy * alongY + size * 0.06
      const v = dx * alongY - dy * alongX
      const phi = Math.atan2(v, u) / SPREAD
      if (Math.abs(phi) > 1) return false
      const blade = (phi * 0.5 + 0.5) * FINS
      const off = Math.abs(blade - Math.floor(blade) - 0.5) * 2
      const reach = fan * (0.94 + 0.1 * Math.abs(phi) - 0.24 * off * off)
      const rho = hypot(u, v) / reach
      if (rho > 1) return false
      const cleft = smooth(0.66, 0.98, off) * smooth(0.25, 0.7, rho)
      const rib = 0.94 + 0.12 * Math.abs(Math.sin(phi * 15))
      const paint = mix(mix(scaled(TAIL, rib), coral, 0.55 * smooth(0.3, 0.95, rho)), DEEP, 0.55 * cleft)
      return put(out, paint, floor + size * (0.2 - 0.1 * rho - 0.05 * cleft), 0.6, size * 0.1 + 2)
    }
    const fat = fatAt(t)
    const way = outerAt(t) - fat
    // The outer edge is scalloped by the segments.
    const phase = t * SEGMENTS + 0.15
    const index = Math.floor(phase)
    const within = phase - index
    const ringed = 1 + 0.07 * Math.sin(Math.PI * clamp(within)) - 0.035
    const v = (r - way) / (fat * (r > way ? ringed : 1))
    // Cut straight where the head was.
    const cap = t < 0 ? (-before * way) / (fat * 0.5) : 0
    const q = v * v + cap * cap * cap
    if (q > 1) return false
    const round = Math.sqrt(1 - q)
    const own = noise(index * 3.7 + seed, 2.5)
    // Each segment reaches a little over the next one.
    const seam = smooth(0.14, 0, within) * smooth(-0.95, -0.1, v)
    const back = smooth(0.2, 0.95, v + (n - 0.5) * 0.4)
    const band = smooth(0.3, 0.8, within + (n - 0.5) * 0.3) * smooth(-0.85, 0.1, v + (own - 0.5) * 0.5)
    const flesh = mix(WHITE, BLUSH, 0.7 * smooth(-0.5, 0.7, v) + 0.3 * (n - 0.5))
    const colored = mix(flesh, coral, clamp(0.66 * back + band * (0.48 + 0.4 * own)))
    const last = smooth(0.8, 1, t)
    const vein = smooth(0.09, 0.02, Math.abs(v - 0.6)) * smooth(0.02, 0.12, t) * smooth(0.8, 0.55, t)
    const ringedPaint = mix(mix(colored, DEEP, 0.42 * seam * back + 0.1 * seam), DEEP, 0.3 * vein)
    const paint = mix(ringedPaint, TAIL, 0.5 * last)
    const cut = smooth(0.02, -0.05, t)
    const z = fat * (0.5 + 1.0 * round) + size * (0.045 * within - 0.035 * seam - 0.015 * vein)
    return put(out, mix(scaled(paint, 0.96 + 0.08 * n), WHITE, 0.6 * cut), floor + z, 0.6, z + 2)
  })
}
