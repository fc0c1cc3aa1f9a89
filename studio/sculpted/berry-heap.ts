// Blueberries and raspberries dropped on something soft, each against those below it, with shavings of almond among them.
import { mix, rgb } from '#studio/colour.ts'
import { clamp, hypot, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { blueberry } from './berries.ts'
import type { Solid } from './carver.ts'
import { raspberry } from './curd-cake.ts'

export interface Ball {
  x: number
  y: number
  z: number
  size: number
}

const TRIES = 500
const ALMOND = { kernel: rgb('#f8e3b6'), toasted: rgb('#dda454'), skin: rgb('#9a5a28') }

/** The height at which the middle of a ball of this size comes to rest there. */
export function restOn(balls: readonly Ball[], x: number, y: number, size: number): number {
  let z = size * 0.7
  for (const ball of balls) {
    const apart = (size + ball.size) * 0.95
    const d = hypot(x - ball.x, y - ball.y)
    if (d < apart) z = Math.max(z, ball.z + Math.sqrt(apart * apart - d * d))
  }
  return z
}

/** `red`: the share of raspberries. `radius`: within which they lie; coordinates are from the middle of what they lie on. */
export function berryHeap(scene: Scene, radius: number, count: number, flakes: number, red = 0): Solid[] {
  const { random } = scene
  const balls: Ball[] = []
  for (let i = 0; i < TRIES && balls.length < count; i++) {
    const size = random.between(14.5, 19)
    const [x, y] = scene.spot(radius - size, 0, 0)
    const z = restOn(balls, x, y, size)
    // Two layers at the rim, three in the middle.
    if (z < size * (1.4 + 1.6 * smooth(radius, radius * 0.3, hypot(x, y)))) balls.push({ x, y, z, size })
  }
  const seed = (): number => random.between(0, 99)
  const berries = balls.map(({ x, y, z, size }) =>
    red > 0 && random.chance(red)
      ? raspberry(x, y, z - size * 0.86, size * 1.04, random.angle(), seed())
      : blueberry({ x, y, z: z - size * 0.84, size, turn: random.between(-0.6, 3.7), lean: 0, seed: seed() }),
  )
  const almonds = scene.spots(flakes, radius * 0.7, 0, 0).map(([x, y]) => {
    const z = restOn(balls, x, y, 6) - 3
    return almondShaving(
      x,
      y,
      z,
      random.between(15, 20),
      random.angle(),
      [random.bell() * 0.5, random.bell() * 0.5],
      seed(),
    )
  })
  return [...berries, ...almonds]
}

/** `slope`: how much higher it is for a step to the right and to the front. */
function almondShaving(
  x: number,
  y: number,
  z: number,
  size: number,
  turn: number,
  [right, front]: readonly [number, number],
  seed: number,
): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const local = (px: number, py: number): readonly [number, number] => {
    const u = (cos * (px - x) + sin * (py - y)) / size
    return [u, (cos * (py - y) - sin * (px - x)) / (size * 0.56 * (1 - 0.26 * u))]
  }
  return {
    bounds: { x, y, reach: size * 1.05, from: z - size, to: z + size },
    distance: (px, py, pz) => {
      const [u, v] = local(px, py)
      const out = (hypot(u, v) - 1) * size * 0.5
      const level = z + right * (px - x) + front * (py - y)
      return Math.max(out, (Math.abs(pz - level) - 1.7) * 0.8)
    },
    colour: (px, py) => {
      const [u, v] = local(px, py)
      const n = noise(px * 0.12 + seed, py * 0.12)
      return mix(mix(ALMOND.kernel, ALMOND.toasted, clamp(n)), ALMOND.skin, 0.7 * smooth(0.82, 0.95, hypot(u, v)))
    },
    gloss: 0.2,
    through: 0.25,
  }
}
