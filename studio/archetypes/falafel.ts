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

const CRUST = { gold: rgb('#b8762c'), brown: rgb('#7d4414'), dark: rgb('#4a260c') }
const INSIDE = { light: rgb('#b8b264'), dark: rgb('#768432') }

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
    const crag = pores(u * 3.4 + seed, v * 3.4, 0.7)
    const round = Math.sqrt(1 - d * d)
    if (broken && d < 0.84) {
      const crumbs = layeredNoise(u * 7 + seed, v * 7, 3)
      const z = r * 0.52 + (crumbs - 0.5) * 13 + (n - 0.5) * 10
      return put(out, mix(INSIDE.dark, INSIDE.light, smooth(0.3, 0.68, crumbs)), base + z, 0.15, z)
    }
    const onTop = smooth(0.97, 0.7, d)
    const tone = mix(mix(CRUST.gold, CRUST.brown, smooth(0.3, 0.65, n)), CRUST.dark, 0.42 * (1 - crag) * onTop)
    const z = r * (0.14 + (broken ? 0.42 : 0.86) * round) + (crag * 5 + (n - 0.5) * 16) * onTop
    return put(out, mix(tone, rgb('#c98c3a'), 0.3 * smooth(0.5, 0.75, n) * onTop), base + z, 0.3, z + 3)
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
