// A wide egg noodle, cut short: a flat ribbon that curls, with a ruffle along its edges.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

const LIT = rgb('#fff2c4')

export function eggNoodle(scene: Scene, x: number, y: number, half: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const turn = random.angle()
  const wide = half * random.between(0.2, 0.27)
  const bend = random.bell() * 0.6
  const snake = random.bell() * 0.18
  const body = scene.vary(colour, 0.05)
  const shade = scaled(mix(body, rgb('#b8741c'), 0.35), 0.9)
  const twist = random.between(1.6, 3)
  const rest = field.settle(x, y, half * 0.6, wide, turn, 0.5, 0.25)
  field.stamp(x, y, half * 1.25 + wide, turn, (lx, ly, out) => {
    const u = lx / half
    if (Math.abs(u) > 1) return false
    const middle = half * (bend * (u * u - 0.35) + snake * Math.sin(u * 4 + seed))
    // Turned a little on its edge here and there, where it is narrow and stands up.
    const roll = Math.sin(u * twist + seed)
    const width = wide * (1 - 0.45 * smooth(0.55, 1, Math.abs(roll)))
    const v = (ly - middle) / width
    if (Math.abs(v) > 1 + 0.1 * (noise(u * 9 + seed, v > 0 ? 3 : 8) - 0.5)) return false
    const ruffle = Math.sin(u * 11 + seed + v) * smooth(0.2, 1, Math.abs(v))
    const z = 3 + wide * (0.26 * roll * v + 0.14 * ruffle + 0.3 * smooth(0.5, 1, Math.abs(roll)))
    const edge = smooth(0.72, 1, Math.abs(v))
    const lit = 0.5 + 0.5 * roll * v
    const paint = mix(mix(shade, body, 0.45 + 0.55 * lit - 0.25 * edge), LIT, 0.35 * smooth(0.6, 1, lit))
    return put(out, paint, heightOn(rest, lx, ly) + Math.max(1.5, z), 0.5, 5)
  })
}
