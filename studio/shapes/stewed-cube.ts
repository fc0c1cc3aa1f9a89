// A piece of beef, lamb or goat that stewed for hours: a cube that shrank out of square, its corners gone round. One face was
// browned in the pan, one is a cut across the grain with short fine fibers and a seam of fat; the sauce clings to its foot and
// has run over part of its top.
import { lightness, mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { cutCurd } from '#studio/shapes/cut-curd.ts'
import type { MeatColours } from '#studio/shapes/meat-pieces.ts'

const [GRAIN, WARM, SEAM] = [rgb('#c08a5c'), rgb('#9a5a34'), rgb('#e2bd90')]
/** As many faces as a cube with a corner gone shows. */
const SIDES = 4

export interface StewedCubeSauce {
  dark: Rgb
  light: Rgb
  /** How much of it ran over the top, 0 to 1; the foot is always in it. */
  over?: number
  /** How much it hides, 0 to 1. */
  hides?: number
  /** Share of its height that is below the surface. */
  sunk?: number
}

/** `size`: about half its width. Without a sauce it is only wet. */
export function stewedCube(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  { flesh, fat, sear }: MeatColours,
  sauce?: StewedCubeSauce,
): void {
  const { random } = scene
  const seed = random.between(0, 99)
  // What was only boiled stays pale.
  const body = scene.vary(mix(flesh, WARM, lightness(flesh) > lightness(WARM) ? 0.1 : 0.6), 0.08)
  const inside = scene.vary(mix(mix(fat, flesh, 0.1), GRAIN, 0.55), 0.05)
  const crust = scene.vary(mix(sear, flesh, 0.22), 0.08)
  const seam = mix(fat, SEAM, 0.6)
  // The cut is on its top or on a side; the pan was at another face.
  const cutFace = random.chance(0.45) ? 0 : random.whole(1, SIDES)
  const pan = cutFace === 0 ? random.whole(1, SIDES) : 0
  const grain = random.angle()
  const [along, across] = [Math.cos(grain), Math.sin(grain)]
  const fatty = random.chance(0.55)
  const seamAt = random.between(0.4, 0.6)
  const sunk = (sauce?.sunk ?? 0.06) + random.between(0, 0.2)
  const over = 0.74 - 0.2 * (sauce?.over ?? 0.75) + random.bell() * 0.05
  const step = 1 / size
  let [cut, fiber, line, wet, fine] = [0, 0.5, 0, 0, 0.5]
  cutCurd(
    scene,
    x,
    y,
    {
      size: size * random.between(0.98, 1.22),
      aspect: random.between(0.74, 0.98),
      tall: random.between(0.8, 1.04),
      tip: random.between(0.04, 0.42),
      sunk,
      soft: random.between(0.19, 0.27),
      chipped: 0.03,
      skew: 0.2,
      broken: random.whole(1, 2),
    },
    {
      // Asked first for each point.
      relief: ({ u, v, up, shares, broad }) => {
        const [a, b] = [u * step, v * step]
        fine = layeredNoise(a * 3.4 + seed, b * 3.4, 3)
        const bump = layeredNoise(a * 1.5 - seed, b * 1.5 + seed, 2)
        cut = smooth(0.4, 0.85, shares[cutFace] as number) * smooth(0.3, 0.5, broad + 0.4 * (fine - 0.5) + 0.06)
        // Short, and in bundles that do not lie quite alike.
        const bend = 0.5 * (bump - 0.5)
        const [g, h] = [along * a + across * b + bend, along * b - across * a + bend]
        fiber = 0.6 * noise(g * 4.2 + seed, h * 13) + 0.4 * noise(g * 7 - seed, h * 22 + seed)
        const off = Math.abs(layeredNoise(g * 0.5 + seed * 2, h * 1.1 - seed, 2) - seamAt)
        line = fatty ? smooth(0.04, 0.012, off) * smooth(0.42, 0.56, noise(g * 1.3 - seed, 4.5)) : 0
        const ran = layeredNoise(a * 1.1 + seed * 3, b * 1.1, 2)
        const foot = smooth(0.32, 0.22, up - sunk + 0.7 * (ran - 0.5) + 0.2 * (fine - 0.5))
        wet = clamp(Math.max(foot, 0.8 * smooth(over, over + 0.1, ran)))
        return (
          size *
          (0.2 * (bump - 0.5) +
            0.07 * (fine - 0.5) * (1 - 0.6 * wet) +
            0.05 * (fiber - 0.5) * cut * (1 - 0.7 * wet) -
            0.02 * line +
            0.04 * wet)
        )
      },
      paint: ({ shares, edge, broad, up }) => {
        const heat = (shares[pan] as number) * smooth(0.3, 0.56, 0.65 * broad + 0.35 * fine)
        const brown = clamp(0.85 * heat + 0.34 * smooth(0.5, 0.68, 0.5 * broad + 0.5 * fine)) * (1 - 0.8 * cut)
        const outside = mix(mix(body, inside, 0.16 * smooth(0.5, 0.7, fine)), crust, 0.8 * brown)
        const face = mix(body, inside, 0.3 + 0.7 * smooth(0.28, 0.68, fiber))
        const meat = mix(mix(outside, face, 0.92 * cut), seam, line * (0.35 + 0.5 * cut))
        const own = scaled(meat, 0.95 + 0.1 * fine + 0.05 * edge - 0.12 * smooth(0.3, 0, up))
        if (!sauce) return scaled(own, 1 - 0.08 * wet)
        return mix(own, mix(sauce.dark, sauce.light, 0.44 + 0.44 * up), (sauce.hides ?? 0.8) * wet)
      },
      gloss: () => 0.2 + 0.4 * wet + 0.26 * smooth(0.56, 0.7, fine) * (1 - 0.6 * cut),
    },
  )
}
