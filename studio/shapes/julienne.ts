// A raw vegetable in fine, long shreds. Dropped by the handful they lie in locks: a few run side by side, bend together and part at the ends.
import { mix, type Rgb, scaled, WHITE } from '#studio/colour.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { ribbon } from '#studio/shapes/ribbon.ts'
import { arc } from '#studio/shapes/tube.ts'

export interface JulienneLook {
  length: number
  width: number
  tones: readonly Rgb[]
  /** What colors some of them toward one end: skin, or the chili they were tossed in. */
  stain?: Rgb
  /** How many lie side by side. */
  strands?: number
  /** How much more than a crisp root they bend. */
  limp?: number
}

export function julienneLock(scene: Scene, x: number, y: number, look: JulienneLook): void {
  const { random } = scene
  const { length, width, strands = 5, limp = 1 } = look
  const turn = random.angle()
  const bend = random.bell() * 0.9 * limp
  const [across, along] = [-Math.sin(turn), Math.cos(turn)]
  for (let i = 0; i < strands; i++) {
    const off = (i - (strands - 1) / 2) * width * random.between(0.7, 1.25)
    const shift = random.bell() * length * 0.16
    const at = [x + across * off + along * shift, y + along * off - across * shift] as const
    shred(scene, at[0], at[1], turn + random.bell() * 0.2, bend + random.bell() * 0.35, look)
  }
}

/** One of them: flat, thinner at one end, its edges clear where light shines through. */
function shred(scene: Scene, x: number, y: number, turn: number, bend: number, look: JulienneLook): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(random.pick(look.tones), 0.05)
  const long = look.length * random.between(0.6, 1.12)
  const wide = look.width * random.between(0.65, 1.25)
  const stained = look.stain && random.chance(0.45) ? random.between(0.3, 0.75) : 2
  const thins = random.between(0.25, 0.6)
  const lean = random.bell() * 0.4
  const steps = Math.max(6, Math.round(long / 12))
  ribbon(scene, arc(x, y, long, turn, bend, steps), {
    width: wide,
    thick: wide * 0.42,
    gloss: 0.62,
    sink: 0.34,
    lift: random.between(0, 1.5),
    roll: (t) => lean + 0.5 * (noise(t * 2 + seed, seed) - 0.5),
    taper: (t) => (1 - thins * t * t) * Math.min(1, 0.5 + 9 * t, 0.4 + 9 * (1 - t)),
    paint: (t, v) => {
      const clear = smooth(0.35, 1, Math.abs(v))
      const wet = 0.22 * smooth(0.55, 0.8, noise(t * 3 + seed, v * 0.7 + 5))
      const flesh = mix(mix(body, scaled(body, 0.84), clear), WHITE, wet * (1 - clear))
      return look.stain ? mix(flesh, look.stain, 0.7 * smooth(stained - 0.2, stained + 0.25, t)) : flesh
    },
  })
}
