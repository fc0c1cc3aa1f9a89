// The place in a dish that the eye finds first: food stands higher there, closer and in larger pieces. The rest of the dish is full too.
import type { Area } from './laying.ts'
import { hypot, layeredNoise, noise, smooth } from './noise.ts'
import type { Crowd } from './scatter.ts'
import type { Scene } from './scene.ts'

export interface Heart {
  x: number
  y: number
  /** How near a place is to the top of the heap: 1 on it, 0 far off. */
  near: (x: number, y: number) => number
  /** How far the heap rises above the rest there, in scene units. */
  lift: number
  /** How much larger the pieces on it are, as a share. */
  larger: number
  /** 1 at the heart, less across from it. */
  dense: Crowd
}

export interface HeartOptions {
  lift: number
  larger?: number
  /** How many fewer pieces lie across from it, as a share. */
  thin?: number
  /** How far the heap lies off the middle, as a share of the radius. */
  off?: number
}

/** Toward the back on one side, or toward the viewer: never in the middle, never straight before or behind it. */
const PLACES = [-2.45, -0.7, 2.5, 0.65, -2.1, -1.05] as const
const WIDE = 0.52

export function heartOf(scene: Scene, { x, y, radius }: Area, options: HeartOptions): Heart {
  const { lift, larger = 0.16, thin = 0, off = 0.34 } = options
  const { random } = scene
  const angle = random.pick(PLACES) + random.bell() * 0.15
  const seed = random.between(0, 99)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [hx, hy] = [x + cos * off * radius, y + sin * off * radius]
  const aside = random.bell() * 0.5
  const [bx, by] = [x - Math.cos(angle + aside) * radius * 0.74, y - Math.sin(angle + aside) * radius * 0.74]
  const wide = WIDE * radius
  return {
    x: hx,
    y: hy,
    lift,
    larger,
    near: (px, py) => Math.exp(-((px - hx) ** 2 + (py - hy) ** 2) / (wide * wide)),
    dense: (px, py) => {
      if (thin === 0) return 1
      const n = layeredNoise((px * 2.6) / radius + seed, (py * 2.6) / radius + seed, 2) - 0.5
      return 1 - thin * smooth(1.1, 0.2, hypot(px - bx, py - by) / radius + 0.5 * n)
    },
  }
}

/** The outline of what was tipped out of a bowl: no circle. 0 outside of it. */
export function lobed(scene: Scene, { x, y, radius }: Area, depth = 0.3): Crowd {
  const seed = scene.random.between(0, 99)
  return (px, py) => {
    const far = hypot(px - x, py - y)
    if (far < 1) return 1
    const [u, v] = [(px - x) / far, (py - y) / far]
    const edge =
      1 - depth * smooth(0.32, 0.68, 0.75 * noise(u * 1.4 + seed, v * 1.4 + seed) + 0.25 * noise(u * 4 + seed, v * 4))
    return smooth(edge + 0.03, edge - 0.03, far / radius)
  }
}

export function both(one: Crowd, other: Crowd): Crowd {
  return (x, y) => one(x, y) * other(x, y)
}
