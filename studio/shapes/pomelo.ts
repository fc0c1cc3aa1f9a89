// Pomelo out of its skin: part of a segment, its long drops of juice packed side by side and fanning out from the core.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const [HONEY, ROSE, CORAL] = [rgb('#f8d864'), rgb('#f7b592'), rgb('#ea8468')]
const [CLEAR, PITH] = [rgb('#fffbe0'), rgb('#fffaf0')]

interface Drop {
  /** 0 in its middle, 1 where it meets the next one. */
  off: number
  /** Each drop has its own tone, 0 to 1. */
  tone: number
}

/** The drop at a place: `a` counts drops around the core, `b` along them. */
function dropAt(a: number, b: number): Drop {
  const [column, row] = [Math.floor(a), Math.floor(b)]
  let nearest = 9
  let second = 9
  let tone = 0
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [c, r] = [column + i, row + j]
      const d = hypot(c + 0.15 + 0.7 * noise(c, r) - a, (r + noise(c + 57, r + 131) - b) * 0.8)
      if (d < nearest) {
        second = nearest
        nearest = d
        tone = noise(c + 23, r + 71)
      } else if (d < second) second = d
    }
  return { off: clamp(nearest / ((nearest + second) / 2 || 1)), tone }
}

export function pomeloPiece(scene: Scene, x: number, y: number, size: number): void {
  const { random, field } = scene
  const seed = random.whole(0, 90)
  const turn = random.angle()
  const deep = size * random.between(0.92, 1.15)
  const pulp = scene.vary(mix(HONEY, ROSE, random.between(0, 0.5)), 0.03)
  // A whole segment is half a disc; most pieces are a part of one, torn off on one side or on both.
  const [from, to] = [random.between(0.1, 0.75), Math.PI - random.between(0.1, 0.75)]
  const tall = size * random.between(0.28, 0.36)
  const rest = field.settle(x, y, size * 0.7, deep * 0.4, turn, 0.45, 0.4)
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const [u, w] = [lx / size, (ly + deep * 0.48) / deep]
    const d = hypot(u, w)
    if (w < -0.02 || d > 1.12) return false
    const around = Math.atan2(w, u)
    const { off, tone } = dropAt(around * 5.6 + seed, d * 1.35 + seed)
    // Drops stand out of the round back and of the torn sides.
    if (d > 0.9 + 0.2 * tone - 0.1 * off || d < 0.08) return false
    const torn = Math.min(around - from, to - around) * d + 0.16 * (tone - 0.5)
    if (torn < 0) return false
    const dome = Math.sqrt(clamp(1 - off * off))
    const back = smooth(1.06, 0.6, d)
    const core = smooth(0.24, 0.1, d)
    const juicy = mix(mix(pulp, CORAL, 0.2 * tone), CLEAR, 0.6 * smooth(0.6, 0.98, off))
    const z = 3 + tall * (0.22 + 0.78 * Math.sqrt(clamp(d))) * (0.12 + 0.88 * back) * smooth(-0.04, 0.2, torn)
    const paint = mix(scaled(juicy, 0.92 + 0.14 * dome), PITH, 0.7 * core)
    return put(out, paint, heightOn(rest, lx, ly) + z + size * 0.06 * dome, 0.75, z + 3)
  })
}
