// A dice of tomato: matt skin on one face, coral flesh where the knife went, a wet pocket of seeds on some.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { hewn } from '#studio/shapes/hewn.ts'

const [SKIN, FLESH, WALL] = [rgb('#b3200f'), rgb('#dc4429'), rgb('#f08f6c')]
const [JELLY, SEED] = [rgb('#cf5a1c'), rgb('#f4dca0')]

interface Pip {
  x: number
  y: number
  cos: number
  sin: number
}

export function tomatoDice(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const skin = scene.vary(SKIN, 0.1)
  const flesh = scene.vary(mix(FLESH, WALL, 0.3 * random.unit()), 0.07)
  // A few lie with their skin up.
  const skinned = random.chance(0.24) ? 0 : random.whole(1, 4)
  const open = skinned > 0 && random.chance(0.62)
  const [px, py, wide] = [random.between(-0.3, 0.3), random.between(-0.25, 0.25), random.between(0.4, 0.56)]
  const pips = Array.from({ length: open ? random.whole(2, 4) : 0 }, (): Pip => {
    const [angle, off, turn] = [random.angle(), wide * random.between(0.25, 0.72), random.angle()]
    return {
      x: px + Math.cos(angle) * off * 1.2,
      y: py + Math.sin(angle) * off * 0.8,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
    }
  })
  const pocketAt = (u: number, v: number, grain: number): number =>
    open ? smooth(1.08, 0.86, hypot((u - px) / 1.25, (v - py) / 0.85) / wide + 0.6 * (grain - 0.5)) : 0
  const pipAt = (u: number, v: number): number => {
    let nearest = 2
    for (const pip of pips) {
      const [dx, dy] = [u - pip.x, v - pip.y]
      nearest = Math.min(nearest, hypot((pip.cos * dx + pip.sin * dy) / 0.17, (pip.cos * dy - pip.sin * dx) / 0.1))
    }
    return smooth(1.1, 0.8, nearest)
  }
  hewn(scene, x, y, {
    size,
    long: random.between(1, 1.25),
    tall: random.between(0.66, 0.92),
    uneven: size * 0.12,
    sides: 4,
    tip: 0.4,
    round: 0.07,
    gloss: ({ face, u, v, grain }) => (face === skinned ? 0.2 : face === 0 ? 0.26 + 0.3 * pocketAt(u, v, grain) : 0.24),
    grain: (u, v) => noise(u * 2.2 + seed, v * 2.2 + seed),
    paint: ({ face, u, v, edge, grain }) => {
      if (face === skinned) return scaled(skin, 0.92 + 0.14 * grain)
      const fine = layeredNoise(u * 5 + seed, v * 5 - seed, 2)
      const cut = mix(mix(flesh, WALL, 0.55 * smooth(0.42, 0.7, 0.5 * fine + 0.5 * grain)), WALL, 0.3 * edge)
      if (face > 0) return scaled(cut, 0.94 + 0.1 * fine)
      const pocket = pocketAt(u, v, grain)
      const wall = smooth(0, 0.4, pocket) * smooth(1, 0.6, pocket)
      const inner = mix(mix(cut, JELLY, 0.85 * pocket), WALL, 0.5 * wall)
      return mix(inner, SEED, 0.92 * pipAt(u, v) * pocket)
    },
    relief: ({ face, u, v, grain }) =>
      face > 0 || face === skinned
        ? (grain - 0.5) * size * 0.06
        : size * ((grain - 0.5) * 0.06 + pocketAt(u, v, grain) * (0.07 * pipAt(u, v) - 0.12)),
  })
}
