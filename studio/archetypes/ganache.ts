// A chocolate cake under ganache: matte strokes of a palette knife on top, short drips at the side, an open dark crumb.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import type { SidePaint } from '#studio/field.ts'
import { clamp, layeredNoise, noise, pores, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { TopFace } from '#studio/shapes/upright.ts'

export const GANACHE = rgb('#3f2012')
const [LIT, DEEP] = [rgb('#5e3320'), rgb('#33180d')]
const CRUMB = { light: rgb('#7a4526'), mid: rgb('#55290f'), hole: rgb('#2c1206') }

interface Stroke {
  x: number
  y: number
  cos: number
  sin: number
  long: number
  wide: number
  bend: number
  tone: number
}

/** Strokes lie over each other, each with a soft lip at its sides where the knife pushed the ganache up. */
export function ganacheTop({ random }: Scene, radius: number): TopFace {
  const seed = random.between(0, 99)
  const strokes = Array.from({ length: 30 }, (_, i): Stroke => {
    const far = radius * Math.sqrt((i + 0.5) / 30) * 0.94
    const at = i * 2.4 + random.bell() * 0.3
    const turn = at + TAU / 4 + random.bell() * 0.5
    return {
      x: Math.cos(at) * far,
      y: Math.sin(at) * far,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      long: random.between(64, 104),
      wide: random.between(26, 40),
      bend: random.between(0.0012, 0.0034),
      tone: random.unit(),
    }
  })
  return (x, y) => {
    const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
    const fine = noise(x * 0.22 + seed, y * 0.22)
    let height = 2 * n
    let tone = 0.3
    for (const stroke of strokes) {
      const [dx, dy] = [x - stroke.x, y - stroke.y]
      const u = stroke.cos * dx + stroke.sin * dy
      if (Math.abs(u) > stroke.long) continue
      const v = (stroke.cos * dy - stroke.sin * dx - stroke.bend * u * u) / stroke.wide
      if (Math.abs(v) > 1.2) continue
      const ends = smooth(stroke.long, stroke.long * 0.72, Math.abs(u))
      const inside = ends * smooth(1.2, 0.95, Math.abs(v))
      const lip = Math.exp(-(((Math.abs(v) - 0.94) / 0.16) ** 2))
      const lifted = 0.8 * smooth(0.5, 0.9, u / stroke.long)
      height += (4 * lip + 3 * lifted - 1.6 * (1 - v * v) - height * 0.75) * inside
      tone += (0.2 + 0.35 * stroke.tone + 0.5 * lip + 0.2 * lifted - tone) * inside
    }
    const paint = mix(mix(DEEP, GANACHE, 0.5 + 0.5 * n), LIT, clamp(tone))
    return [scaled(paint, 0.95 + 0.1 * fine), height + (n - 0.5) * 6 + 0.5 * fine, 0.24]
  }
}

/** The crumb of a moist cake: pores of all sizes, lighter crumbs that stand out between them. */
export function chocolateCrumb(seed: number, shade = 1): SidePaint {
  return (x, y, z) => {
    const along = x + y * 0.45
    const n = layeredNoise(along * 0.03 + seed, z * 0.04, 3)
    const crumb = layeredNoise(along * 0.16 - seed, z * 0.18, 2)
    const hole = Math.max(
      pores(along * 0.055 + seed, z * 0.075 + 0.6 * n, 0.42),
      0.8 * pores(along * 0.12 - seed, z * 0.15, 0.5),
    )
    const body: Rgb = mix(CRUMB.mid, CRUMB.light, clamp(0.2 + 0.5 * (n - 0.3) + 0.9 * smooth(0.45, 0.75, crumb)))
    return scaled(mix(body, CRUMB.hole, 0.75 * smooth(0.1, 0.5, hole)), shade)
  }
}

/** Where it was cut: a thin, even layer of ganache on the crumb. */
export function underGanache(top: number, seed: number): SidePaint {
  const crumb = chocolateCrumb(seed)
  return (x, y, z) => {
    const thick = 9 + 4 * layeredNoise((x + y) * 0.03 + seed, seed, 2)
    return mix(crumb(x, y, z), GANACHE, smooth(thick + 1.5, thick - 1.5, top - z))
  }
}

/** It ran over the edge in soft tongues; below them one sees the baked side. */
export function ranOver(baked: SidePaint, scene: Scene, top: number, seed: number): SidePaint {
  return (x, y, z) => {
    const along = Math.atan2(y - scene.y, x - scene.x) * 7
    const tongue = smooth(0.35, 0.7, layeredNoise(along + seed, seed, 2))
    const length = 20 + 34 * tongue
    const below = top - z
    const on = smooth(length + 2, length - 2, below)
    const shade = 1 - 0.3 * smooth(12, 0, below - length) * (1 - on)
    const bead = smooth(12, 3, Math.abs(below - length + 7))
    return mix(scaled(baked(x, y, z), shade), mix(GANACHE, LIT, 0.3 * bead), on)
  }
}
