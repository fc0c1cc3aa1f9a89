// Falafel: crisp balls, some broken open to show the green inside, with a bowl of tahini sauce, salad and pita.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put, type Shape } from '#studio/field.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { roundBread, WHEAT } from '#studio/shapes/breads.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const CRUST = { gold: rgb('#b8762c'), brown: rgb('#7d4414'), dark: rgb('#54290c'), crisp: rgb('#dba04c') }
const SHADOW = rgb('#2a160c')
const INSIDE = { light: rgb('#b8b264'), dark: rgb('#6f8430'), herb: rgb('#4a7a22') }

/**
 * A craggy brown ball, round below too; a broken one lies with its green, crumbly middle up. Heights cannot overhang, so it
 * ends where the camera's line of sight meets its lower edge, and the upright side there is painted with what one sees of its front.
 */
export function falafel(scene: Scene, x: number, y: number, r: number, broken: boolean): void {
  const { field, random } = scene
  const seed = random.between(0, 99)
  const base = field.heightAt(x, y)
  const [cos, sin] = [Math.cos(field.tilt), Math.sin(field.tilt)]
  /** How far down the picture a point is from the middle of the ball, as a share of its radius. */
  const downAt = (ly: number, z: number): number => (ly * cos - (z - base - r) * sin) / r

  const crustAt = (across: number, down: number) => {
    const d = Math.min(1, hypot(across, down))
    // Over the curve of the ball, so that its crumbs are not drawn out at the edge.
    const bulge = Math.asin(d) / (d || 1)
    const [p, q] = [across * bulge + seed, down * bulge]
    const n = layeredNoise(p * 2.6, q * 2.6 + seed, 4)
    const coarse = pores(p * 3.2, q * 3.2, 0.75)
    const fine = pores(p * 7.5 + 9, q * 7.5, 0.7)
    const crag = Math.max(coarse, 0.7 * fine)
    const fried = mix(CRUST.brown, CRUST.gold, smooth(0.1, 1.05, 0.5 * crag + 0.75 * n))
    const lit = mix(fried, CRUST.crisp, 0.4 * smooth(0.5, 0.95, crag) * smooth(0.4, 0.65, n))
    const tone = mix(lit, CRUST.dark, 0.35 * smooth(0.25, 0, crag))
    const herb = smooth(0.3, 0.55, pores(p * 6 - 31, q * 6, 0.34))
    return { colour: mix(tone, INSIDE.herb, 0.45 * herb), relief: coarse * 6 + fine * 3.5 + (n - 0.5) * 12 }
  }

  /** Every crumb is lit from above, on top of the ball as on its front, where heights do not tell. */
  const crumbed = (across: number, down: number): Rgb => {
    const { colour, relief } = crustAt(across, down)
    const slope = crustAt(across + 0.02, down + 0.035).relief - relief
    return scaled(colour, clamp(1 + 0.2 * slope, 0.5, 1.5))
  }

  const front = (sceneX: number, sceneY: number, z: number): Rgb => {
    const across = (sceneX - x) / r
    const down = downAt(sceneY - y, z)
    const toCamera = Math.sqrt(Math.max(0, 1 - across * across - down * down))
    // 1 where the ball faces up, -1 where it faces the plate.
    const up = toCamera * cos - down * sin
    return scaled(crumbed(across, down), 0.46 + 0.94 * smooth(-0.8, 0.95, up))
  }

  // It touches the plate in a point; about it, it is dark.
  const shadow: Shape = (lx, ly, out) => {
    out.alpha = 0.5 * smooth(0.85, 0.1, hypot(lx, ly) / r)
    return out.alpha > 0 && put(out, SHADOW, 0, 0.2)
  }
  field.stamp(x, y, r, 0, shadow, 'decal')
  const lean = random.bell() * 0.2
  field.withSides(front, () =>
    field.stamp(x, y, r * 1.1, 0, (lx, ly, out) => {
      const [u, v] = [lx / r, ly / r]
      const d2 = u * u + v * v
      if (d2 > 1) return false
      const ragged = 0.07 * (layeredNoise(u * 4 + seed, seed, 2) - 0.5)
      if (v * cos - Math.sqrt(1 - u * u) + sin > ragged) return false
      const top = r + r * Math.sqrt(1 - d2)
      const n = layeredNoise(u * 3 + seed, v * 3, 3)
      const plane = r * (1 - 0.4 * v + lean * u) + (n - 0.5) * 14
      if (broken && plane < top - 5) {
        const crumbs = 0.6 * layeredNoise(u * 7 + seed, v * 7, 3) + 0.4 * pores(u * 6 + seed, v * 6, 0.7)
        const leaf = smooth(0.2, 0.5, pores(u * 9 - seed, v * 9, 0.42))
        const green = mix(INSIDE.dark, INSIDE.light, smooth(0.22, 0.7, crumbs))
        return put(out, mix(green, INSIDE.herb, 0.6 * leaf), base + plane + (crumbs - 0.5) * 8, 0.12)
      }
      const z = broken ? Math.min(top, plane) : top
      const down = downAt(ly, base + z)
      return put(out, crumbed(u, down), base + z + 0.3 * crustAt(u, down).relief, 0.2)
    }),
  )
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
