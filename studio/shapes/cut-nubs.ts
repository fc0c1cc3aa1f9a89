// Pieces that stand out of a cut: what the knife pushed to the front, so that a face is not a printed picture of its filling.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { clamp, layeredNoise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import type { CutLine } from '#studio/shapes/cut-edge.ts'

export interface Nub {
  colour: Rgb
  /** Half of its length along the cut, half of its height, and how far it stands out, in scene units. */
  long: number
  tall: number
  out: number
  gloss?: number
  /** How far its outline wanders: 0 is a bean, 1 a torn shred of meat. */
  rough?: number
  /** How many of them, relative to the others. */
  share: number
}

interface Layer {
  /** Heights between which they lie. */
  foot: number
  top: number
  /** How much of the cut they cover: 1 is one beside the other. */
  cover: number
}

const LIT = rgb('#fff6e0')
/** From the bottom up; the lower one stands out farther, so that both are seen. */
const ROWS = [1, 0.66] as const

/** Before the food itself is drawn, which hides their inner halves. */
export function nubsAlong(scene: Scene, line: CutLine, nubs: readonly Nub[], { foot, top, cover }: Layer): void {
  const { random } = scene
  const total = nubs.reduce((sum, { share }) => sum + share, 0)
  const picked = (): Nub | undefined => {
    let at = random.unit() * total
    return nubs.find(({ share }) => {
      at -= share
      return at <= 0
    })
  }
  ROWS.forEach((far, row) => {
    const height = (top - foot) / ROWS.length
    let along = -line.reach + random.between(0, 20)
    while (along < line.reach) {
      const nub = picked()
      if (!nub) return
      const size = random.between(0.8, 1.2)
      along += nub.long * size
      const high = foot + height * (row + random.between(0.3, 0.6))
      if (along < line.reach - nub.long * 0.7)
        stampNub(scene, line, { ...nub, out: nub.out * far }, size, along, Math.min(high, top - nub.tall * size))
      along += (nub.long * size) / cover - nub.long * size * 0.3
    }
  })
}

function stampNub(scene: Scene, line: CutLine, nub: Nub, size: number, along: number, high: number): void {
  const { random, field } = scene
  const { rough = 0.3, gloss = 0.5 } = nub
  const seed = random.between(0, 99)
  const colour = scene.vary(nub.colour, 0.08)
  const [long, tall, far] = [nub.long * size, nub.tall * size, nub.out * size]
  const back = long * 0.6
  const lean = random.bell() * 0.12
  const [cos, sin] = [Math.cos(line.turn), Math.sin(line.turn)]
  const [x, y] = [line.x + cos * along, line.y + sin * along]
  field.stamp(x, y, Math.max(long, far, back) * 1.3, line.turn, (lx, ly, out) => {
    const u = lx / long
    const v = ly > 0 ? ly / far : ly / back
    const angle = Math.atan2(v, u)
    const edge = 1 + rough * (layeredNoise(Math.cos(angle) * 1.6 + seed, Math.sin(angle) * 1.6, 2) - 0.5)
    const d = Math.hypot(u, v) / edge
    if (d > 1) return false
    const round = Math.sqrt(1 - d * d)
    const grain = layeredNoise(lx * 0.12 + seed, ly * 0.12, 2)
    const shine = gloss * smooth(0.45, 0.05, Math.hypot(u + 0.25, v - 0.35))
    const paint = mix(scaled(colour, (0.86 + 0.28 * grain) * (1 - 0.2 * smooth(0.7, 1, d))), LIT, clamp(0.35 * shine))
    const z = high + lean * lx + tall * (round - 0.5) + (grain - 0.5) * tall * rough * 0.5
    return put(out, paint, z, gloss, 2 * tall * round + 2)
  })
}
