// A bhaji: a tangle of sliced onion held together by a spiced batter, gold all over, dark and crisp where ends stick out.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon, wanderingRoll } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

const BATTER = { crevice: rgb('#94480e'), gold: rgb('#dc8c1c'), crest: rgb('#f6bb4c'), crisp: rgb('#7a3a0e') }
const ONION = { flesh: rgb('#f2b650'), gold: rgb('#d98a22'), brown: rgb('#8f430f') }

/** A slice of onion in its thin coat of batter: flat, limp in its middle, crisp and brown at its ends. */
function coatedOnion(scene: Scene, x: number, y: number, length: number, turn: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const flesh = mix(ONION.flesh, ONION.gold, random.unit() ** 1.4)
  const bare = random.between(0.2, 0.8)
  const burnt = random.between(0.3, 1)
  ribbon(scene, arc(x, y, length, turn, random.between(0.8, 3.2) * (random.chance(0.5) ? 1 : -1), 16), {
    width: random.between(8, 16),
    thick: 3.2,
    gloss: 0.5,
    sink: 0.3,
    cup: random.between(0, 0.25),
    roll: wanderingRoll(scene, 0.7),
    taper: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t) ** 0.5 + 0.35 * (noise(t * 5 + seed, seed) - 0.5),
    paint: (t, v) => {
      const end = smooth(0.55, 1, Math.abs(2 * t - 1))
      const coat = smooth(bare - 0.2, bare + 0.2, noise(t * 5 + seed, v * 1.2 + seed))
      const took = clamp(
        burnt * end + 0.35 * smooth(0.6, 1, Math.abs(v)) + 0.3 * smooth(0.6, 0.8, noise(t * 9 - seed, v)),
      )
      return mix(mix(flesh, BATTER.gold, 0.75 * coat), ONION.brown, took)
    },
  })
}

/** The batter between them: soft lumps, gold on their backs, brown in the gaps and at the ragged rim. */
function batter(scene: Scene, x: number, y: number, size: number, tall: number, greens: Rgb | undefined): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const aspect = random.between(0.84, 0.98)
  const rest = field.settle(x, y, size * 0.7, size * 0.6, turn, 0.2, 0.3)
  field.stamp(x, y, size * 1.2, turn, (lx, ly, out) => {
    const a = Math.atan2(ly, lx)
    const edge = 0.8 + 0.32 * layeredNoise(Math.cos(a) * 2 + seed, Math.sin(a) * 2 + seed, 3)
    const d = hypot(lx, ly / aspect) / (size * edge)
    if (d > 1) return false
    const lump = layeredNoise(lx * 0.035 + seed, ly * 0.035 - seed, 3)
    const fine = layeredNoise(lx * 0.15 + seed, ly * 0.15, 2)
    const dome = (1 - d * d) ** 0.7
    const z = tall * dome * (0.82 + 0.36 * lump) + size * 0.12 * (lump - 0.5) + (fine - 0.5) * 5
    const high = clamp(0.5 + 2.4 * (lump - 0.45) + 0.6 * (fine - 0.5))
    const fried = mix(mix(BATTER.crevice, BATTER.gold, smooth(0, 0.5, high)), BATTER.crest, smooth(0.55, 1, high) * 0.7)
    const browned = mix(fried, BATTER.crisp, 0.5 * smooth(0.84, 1, d) + 0.3 * smooth(0.62, 0.8, lump) * fine)
    const leaf = greens ? smooth(0.69, 0.73, layeredNoise(lx * 0.075 - seed, ly * 0.075 + seed, 2)) : 0
    const colour = greens ? mix(browned, scaled(greens, 0.6 + 0.5 * fine), 0.7 * leaf) : browned
    return put(out, colour, heightOn(rest, lx, ly) + z, 0.34, z + 6)
  })
}

export function bhaji(scene: Scene, x: number, y: number, size: number, greens: Rgb | undefined): void {
  const { random, field } = scene
  const tall = size * 0.54
  const foot = field.settle(x, y, size * 0.7, size * 0.6, 0, 0.2, 0).z
  batter(scene, x, y, size, tall, greens)
  // What rests on it follows its dome instead of bridging the lumps.
  const dome = (px: number, py: number): number =>
    foot + tall * Math.max(0, 1 - (hypot(px - x, py - y) / size) ** 2) ** 0.7
  const onions = (count: number, from: number, to: number, long: number): void => {
    for (let i = 0; i < count; i++) {
      const angle = random.angle()
      const off = size * random.between(from, to)
      const [px, py] = [x + Math.cos(angle) * off, y + Math.sin(angle) * off * 0.92]
      const lie = angle + (random.chance(0.7) ? Math.PI / 2 : 0) + random.bell() * 0.7
      field.withCeiling(
        (cx, cy) => dome(cx, cy) + 3,
        () => coatedOnion(scene, px, py, size * random.between(0.6, 1) * long, lie),
      )
    }
  }
  onions(18, 0.15, 0.74, 1)
  for (const [bx, by] of scene.spots(4, size * 0.55, x, y))
    field.withCeiling(
      (cx, cy) => dome(cx, cy) - 4,
      () => batter(scene, bx, by, size * random.between(0.22, 0.36), size * 0.17, greens),
    )
  onions(8, 0.05, 0.6, 0.9)
  // Ends that stick out of its side, where it is crispest.
  for (let i = 0; i < 6; i++) {
    const angle = random.angle()
    const [px, py] = [x + Math.cos(angle) * size * 0.84, y + Math.sin(angle) * size * 0.8]
    field.withCeiling(
      () => foot + tall * random.between(0.2, 0.5),
      () => coatedOnion(scene, px, py, size * random.between(0.36, 0.55), angle + random.bell() * 0.4),
    )
  }
}
