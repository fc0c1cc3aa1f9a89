// A pie under a lid of pastry, in its dish: part of the crust is broken off, and the creamy filling stands below it.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { crumbSide, drum } from '#studio/shapes/upright.ts'
import { waterline } from '#studio/shapes/waterline.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const RADIUS = 272
const HEIGHT = 84
/** How far below the lid the filling stands, and how thick the pastry is. */
const SUNK = 20
const PASTRY_THICK = 13
const PASTRY = { pale: rgb('#efc983'), gold: rgb('#d39442'), brown: rgb('#95541e') }
const CREAM = rgb('#f8e6b4')
/** The angle toward the viewer at which the crust is gone, and half of its width. */
const OPENING = { at: 1.15, half: 0.72 }
const FOOD = new Set(['poultry', 'meat', 'fish', 'vegetable', 'legume'])

/** Where the crust was broken off: ragged, as pastry breaks. */
function brokenOff(x: number, y: number, seed: number): boolean {
  const away = Math.abs(((Math.atan2(y, x) - OPENING.at + 3 * Math.PI) % TAU) - Math.PI)
  const r = hypot(x, y)
  const ragged = 26 * (layeredNoise(x * 0.03 + seed, y * 0.03, 3) - 0.5)
  return away * r < OPENING.half * r + ragged && r > 24 + ragged
}

export function potPie({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 355, ...setting.ceramic })
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(scene.x, scene.y)
  const level = base + HEIGHT - SUNK
  filled(scene, dish, level, seed)
  const glaze = mix(setting.ceramic.rim, rgb('#b5532c'), 0.1)
  const crust = crumbSide(PASTRY.pale, PASTRY.gold, seed)
  const isWall = (x: number, y: number): boolean => hypot(x, y) > RADIUS * 0.935
  drum(scene, scene.x, scene.y, {
    radius: RADIUS,
    height: HEIGHT,
    base,
    edge: 5,
    keep: (x, y) => isWall(x, y) || !brokenOff(x, y, seed),
    side: () => (x, y, z) => {
      const outside = hypot(x - scene.x, y - scene.y) > RADIUS * 0.955
      if (z > base + HEIGHT - PASTRY_THICK - (outside ? 4 : 0)) return crust(x, y, z)
      return outside ? scaled(glaze, 0.92 + 0.1 * noise(x * 0.02, z * 0.05)) : scaled(CREAM, 0.8)
    },
    top: (x, y) => {
      const d = hypot(x, y) / RADIUS
      const n = layeredNoise(x * 0.019 + seed, y * 0.019, 4)
      const fine = layeredNoise(x * 0.09 + seed, y * 0.09, 2)
      if (isWall(x, y) && brokenOff(x, y, seed)) return [glaze, -6, 0.75]
      const blister = smooth(0.5, 0.72, n)
      const paint = mix(mix(PASTRY.pale, PASTRY.gold, 0.25 + n), PASTRY.brown, 0.55 * blister + 0.12 * (fine - 0.5))
      if (d > 0.86) {
        const crimp = Math.sin(Math.atan2(y, x) * 38)
        const round = Math.sqrt(clamp(1 - ((d - 0.93) / 0.07) ** 2))
        return [mix(paint, PASTRY.brown, 0.3 * smooth(0.4, -0.8, crimp)), 11 * round + crimp * 3 * round, 0.35]
      }
      const slit = isSlit(x / RADIUS, y / RADIUS)
      const dome = 16 * Math.sqrt(clamp(1 - (d / 0.87) ** 2.4))
      return [slit ? mix(PASTRY.brown, CREAM, 0.3) : paint, dome + (n - 0.5) * 9 + fine * 2 - (slit ? 9 : 0), 0.45]
    },
  })
}

/** Four short cuts about the middle, through which the steam went. */
function isSlit(u: number, v: number): boolean {
  const angle = Math.atan2(v, u) + 0.5
  const r = hypot(u, v)
  const step = Math.PI / 2
  const off = angle - step * Math.round(angle / step)
  return r > 0.2 && r < 0.44 && Math.abs(off) * r < 0.018
}

function filled(scene: Scene, dish: Stage['dish'], level: number, seed: number): void {
  const cream = mix(dish.sauce.light, CREAM, 0.75)
  const sauce = { dark: scaled(cream, 0.86), light: cream }
  liquid(scene, { ...sauce, level, radius: RADIUS * 0.95, rough: 4, gloss: 0.85 })
  const parts = dish.pieces.filter(({ look }) => FOOD.has(look.kind))
  const [dx, dy] = [Math.cos(OPENING.at), Math.sin(OPENING.at)]
  const area = { x: scene.x + dx * RADIUS * 0.56, y: scene.y + dy * RADIUS * 0.56, radius: RADIUS * 0.46 }
  const keep = (x: number, y: number, reach: number): boolean =>
    hypot(x - scene.x, y - scene.y) + reach * 0.8 < RADIUS * 0.92
  scene.field.withFinish(sauced(cream, 0.22, seed, 0.3), () => {
    toss(scene, parts, { ...area, keep }, { cover: 1.1, scale: 1.05, afloat: level + 6, crowd: () => 1 })
    toss(scene, parts, { ...area, keep }, { cover: 0.45, scale: 1.05, afloat: level + 12, crowd: () => 1 })
  })
  waterline(scene, { ...sauce, level, radius: RADIUS * 0.93, climb: 8, share: 0.5 })
  garnish(scene, dish, { ...area, radius: area.radius * 0.8 }, 0.5)
}
