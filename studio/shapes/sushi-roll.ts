// A slice of a sushi roll, cut side up, in its sheet of seaweed: grains of rice about sticks of filling that were cut across.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { drum } from '#studio/shapes/upright.ts'

const [NORI, SHEEN] = [rgb('#1d3022'), rgb('#3f5a40')]
const [RICE, BETWEEN] = [rgb('#fffaf0'), rgb('#e6dac0')]
const ROLL_HEIGHT = 60

export interface Stick {
  inside: Rgb
  /** Its skin or outer edge. */
  rim: Rgb
  /** How much of the rim shows: 1 on one side only, as on a wedge of cucumber, 0 not at all. */
  peel: number
  /** Half its width over half its height. */
  aspect: number
}

interface Placed extends Stick {
  x: number
  y: number
  size: number
  cos: number
  sin: number
  power: number
}

/** Side by side about the middle, pressed together by the roll. */
function placed(scene: Scene, sticks: readonly Stick[]): Placed[] {
  const { random } = scene
  const start = random.angle()
  const away = sticks.length > 1 ? 0.27 : 0
  return sticks.map((stick, i) => {
    const angle = start + (i / sticks.length) * TAU + random.bell() * 0.14
    const turn = angle + random.bell() * 0.35
    return {
      ...stick,
      x: Math.cos(angle) * away,
      y: Math.sin(angle) * away,
      size: random.between(0.21, 0.26),
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      power: random.between(2.6, 4.5),
    }
  })
}

export function sushiRoll(scene: Scene, x: number, y: number, r: number, sticks: readonly Stick[]): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const filling = placed(scene, sticks)
  const off = [random.bell() * 0.06, random.bell() * 0.06] as const
  const reach = (lx: number, ly: number): { stick: Placed; q: number; u: number } | null => {
    const [px, py] = [lx / r - off[0], ly / r - off[1]]
    const n = (layeredNoise(lx * 0.06 + seed, ly * 0.06, 2) - 0.5) * 0.08
    for (const stick of filling) {
      const [dx, dy] = [px - stick.x, py - stick.y]
      const u = (stick.cos * dx + stick.sin * dy) / (stick.size * stick.aspect) + n
      const v = (-stick.sin * dx + stick.cos * dy) / stick.size + n
      const q = Math.abs(u) ** stick.power + Math.abs(v) ** stick.power
      if (q < 1) return { stick, q, u }
    }
    return null
  }
  const top = drum(scene, x, y, {
    radius: r,
    height: ROLL_HEIGHT,
    edge: 4,
    side: () => (sx, sy, z) => {
      const crinkle = layeredNoise((sx + sy) * 0.07 + seed, z * 0.05, 3)
      return mix(scaled(NORI, 0.8 + 0.5 * crinkle), SHEEN, 0.6 * smooth(0.55, 0.8, crinkle))
    },
    top: (lx, ly) => {
      const d = hypot(lx, ly) / r
      const sheet = 0.925 + 0.02 * (noise(lx * 0.08 + seed, ly * 0.08) - 0.5)
      if (d > sheet) return [scaled(NORI, 1.15), 0, 0.35]
      const n = layeredNoise(lx * 0.14 + seed, ly * 0.14, 2)
      const at = reach(lx, ly)
      if (!at) return [scaled(BETWEEN, 0.9 + 0.14 * n), -3 + n * 2, 0.3]
      const { stick, q, u } = at
      const outer = stick.peel * smooth(0.5, 0.9, u) + 0.3 * smooth(0.55, 1, q)
      const flesh = scaled(stick.inside, 0.92 + 0.14 * n)
      return [mix(flesh, stick.rim, Math.min(1, outer)), 2.4 - 3.4 * smooth(0.6, 1, q) + n * 1.6, 0.6]
    },
  })
  // Grains lie every way, and none on the filling.
  for (const [px, py] of scene.spots(92, r * 0.87, x, y)) {
    if (reach(px - x, py - y)) continue
    const long = random.between(5.6, 7.4) * (r / 58)
    scene.field.withCeiling(
      () => top - 2.4,
      () =>
        ellipsoid(scene, px, py, {
          rx: long,
          ry: long * 0.46,
          rz: 3.4,
          paint: scene.vary(RICE, 0.025),
          gloss: 0.4,
          sink: 0.2,
        }),
    )
  }
}
