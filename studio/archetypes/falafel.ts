// Falafel: crisp balls, some broken open to show the green inside, with a bowl of tahini sauce, salad and pita.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { garnish, toss } from '#studio/laying.ts'
import { hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { roundBread, WHEAT } from '#studio/shapes/breads.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const CRUST = { gold: rgb('#b8762c'), brown: rgb('#7d4414'), dark: rgb('#54290c'), crisp: rgb('#dba04c') }
const INSIDE = { light: rgb('#b8b264'), dark: rgb('#6f8430'), herb: rgb('#4a7a22') }

/** A craggy brown ball; a broken one lies with its green, crumbly middle up. */
export function falafel(scene: Scene, x: number, y: number, r: number, broken: boolean): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const base = field.settle(x, y, r * 0.6, r * 0.6, 0, 0.3, 0).z
  field.stamp(x, y, r * 1.05, 0, (lx, ly, out) => {
    const [u, v] = [lx / r, ly / r]
    const d = hypot(u, v) / (0.95 + 0.1 * layeredNoise(Math.atan2(v, u) * 1.3 + seed, seed, 2))
    if (d > 1) return false
    const n = layeredNoise(u * 3 + seed, v * 3, 4)
    const round = Math.sqrt(1 - d * d)
    // Over the curve of the ball, so that its crumbs are not drawn out at the edge.
    const bulge = Math.asin(Math.min(1, d)) / (d || 1)
    const [p, q] = [u * bulge + seed, v * bulge]
    if (broken && d < 0.76 + 0.16 * n) {
      const crumbs = 0.6 * layeredNoise(u * 7 + seed, v * 7, 3) + 0.4 * pores(u * 6 + seed, v * 6, 0.7)
      const leaf = smooth(0.2, 0.5, pores(u * 9 - seed, v * 9, 0.42))
      const z = r * 0.5 + (crumbs - 0.5) * 20 + (n - 0.5) * 12
      const green = mix(INSIDE.dark, INSIDE.light, smooth(0.22, 0.7, crumbs))
      return put(out, mix(green, INSIDE.herb, 0.6 * leaf), base + z, 0.15, z)
    }
    const coarse = pores(p * 3.2, q * 3.2, 0.75)
    const fine = pores(p * 7.5 + 9, q * 7.5, 0.7)
    const crag = Math.max(coarse, 0.7 * fine)
    const onTop = smooth(0.99, 0.8, d)
    const fried = mix(CRUST.brown, CRUST.gold, smooth(0.15, 0.8, 0.55 * crag + 0.6 * n))
    const lit = mix(fried, CRUST.crisp, 0.7 * smooth(0.5, 0.95, crag) * smooth(0.4, 0.65, n))
    const tone = mix(lit, CRUST.dark, 0.5 * smooth(0.25, 0, crag) * onTop)
    const herb = smooth(0.3, 0.55, pores(p * 6 - 31, q * 6, 0.34))
    const z = r * (0.14 + (broken ? 0.42 : 0.86) * round) + (coarse * 7 + fine * 4 + (n - 0.5) * 16) * onTop
    return put(out, mix(tone, INSIDE.herb, 0.45 * herb), base + z, 0.26, z + 3)
  })
}

/** Around the bowl of sauce, from the middle of the plate; the third and the seventh are broken open. */
const PLACES = [
  [-268, -20],
  [-212, -128],
  [-160, 12],
  [-94, -168],
  [-236, 110],
  [-122, 138],
  [-14, 190],
  [20, -186],
  [98, 150],
] as const

export function falafelPlate({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 368, ...setting.ceramic })
  const pita = dish.find(/pita/)
  if (pita)
    for (const [dx, dy] of [
      [222, -142],
      [268, -44],
    ] as const)
      roundBread(scene, scene.x + dx, scene.y + dy, {
        radius: 128,
        thickness: 13,
        look: WHEAT,
        blisters: 0.8,
        rough: 9,
      })
  const salad = dish.of('vegetable').filter((part) => part.piece && /tomato|cucumber/.test(part.name))
  toss(
    scene,
    salad,
    { x: scene.x + 202, y: scene.y + 116, radius: 104 },
    { cover: 1.5, scale: 1.15, rise: 26, crowd: () => 1 },
  )
  PLACES.forEach(([dx, dy], i) => {
    const [x, y] = [scene.x + dx, scene.y + dy]
    falafel(scene, x, y, scene.random.between(60, 68), i % 4 === 2)
  })
  const [x, y] = [scene.x + 18, scene.y - 8]
  bowl(scene, { radius: 124, ...setting.ceramic, depth: 70, x, y })
  const tahini = mix(dish.find(/tahini/)?.look.colour ?? WHITE, rgb('#f6e8c8'), 0.55)
  liquid(scene, {
    level: 58,
    radius: 114,
    x,
    y,
    dark: scaled(tahini, 0.9),
    light: tahini,
    gloss: 0.8,
    rough: 3,
    swirl: 1.8,
  })
  garnish(scene, dish, { x, y, radius: 62 }, 0.7)
  garnish(scene, dish, { x: scene.x + 202, y: scene.y + 116, radius: 84 }, 0.8)
}
