// Tostadas with meat that was pulled apart in its sauce: beans spread on the crisp shell, lettuce on them, the meat heaped in the middle.
import { mix, rgb, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { washed } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { garnish } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { type CrustLook, roundBread } from '#studio/shapes/breads.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { jammyOnion } from '#studio/shapes/jammy-onion.ts'
import { pulledChicken } from '#studio/shapes/pulled-chicken.ts'
import { mound } from '#studio/shapes/surface.ts'

const SHELL: CrustLook = { light: rgb('#f2c873'), mid: rgb('#e2a748'), dark: rgb('#b4702a') }
const BEANS = { dark: rgb('#6e4430'), light: rgb('#9c6a4c') }
/** Tomato and chipotle, taken up by the meat. */
const SAUCE = { dark: rgb('#a8380f'), light: rgb('#d8682a') }
const MEATS = ['#e89a5e', '#dd7f42', '#d06a30'].map(rgb)
const ONIONS = { pale: rgb('#e8a468'), gold: rgb('#d37a34'), brown: rgb('#a64c1c') }

const PLACES = [
  [-202, -70],
  [26, 52],
  [252, -62],
] as const
const [SHELL_RADIUS, HEAP] = [144, 84]

/** Crisp shells that the title names, and meat in shreds for them. */
export function isHeapedTostadas(dish: Dish): boolean {
  return dish.called(/tostada/) && dish.pieces.some(({ look, cut }) => look.kind === 'poultry' && cut === 'shred')
}

export function heapedTostadas(scene: Scene, dish: Dish): void {
  const { random, field } = scene
  const leaf = dish.pieces.find(({ look }) => look.kind === 'leaf')
  const fresh = dish.pieces.filter(({ name }) => /radish|avocado/.test(name))
  const cream = dish.first('cream')
  for (const [dx, dy] of PLACES) {
    const [x, y] = [scene.x + dx, scene.y + dy + random.bell() * 8]
    roundBread(scene, x, y, { radius: SHELL_RADIUS, thickness: 6, look: SHELL, blisters: 0.9, rough: 3 })
    const base = field.heightAt(x, y) - 2
    mound(scene, { x, y, radius: 122, rise: 12, base, ...BEANS, rough: 6, gloss: 0.35 })
    lettuceRing(scene, leaf, x, y)
    const [hx, hy] = [x + random.bell() * 8, y - 4]
    mound(scene, { x: hx, y: hy, radius: HEAP, rise: 44, base: base + 8, ...SAUCE, rough: 7, gloss: 0.5 })
    field.withFinish(washed(SAUCE.light, 0.36, random.between(0, 99)), () =>
      heaped(scene, { x: hx, y: hy, radius: HEAP }, 26, () => {
        for (const [px, py] of scene.spots(58, HEAP, hx, hy)) {
          const meat = random.pick(MEATS)
          if (random.chance(0.16)) jammyOnion(scene, px, py, random.between(26, 36), ONIONS)
          else pulledChicken(scene, px, py, random.between(24, 42), meat, mix(meat, SAUCE.dark, 0.7))
        }
      }),
    )
    if (cream) zigzag(scene, 66, 5, 4.8, mix(cream.look.colour, WHITE, 0.5), hx, hy)
    for (const { name, piece } of fresh)
      for (const [px, py] of scene.spots(/radish/.test(name) ? 3 : 9, HEAP * 1.05, hx, hy))
        piece?.draw(scene, px, py, /radish/.test(name) ? random.between(0.76, 0.9) : 0.95)
    garnish(scene, dish, { x: hx, y: hy, radius: HEAP * 0.8 }, 0.6, 0.85)
  }
}

/** Shreds of lettuce about the edge, under the meat. */
function lettuceRing(scene: Scene, leaf: Part | undefined, x: number, y: number): void {
  const { random } = scene
  heaped(scene, { x, y, radius: 124 }, 8, () => {
    for (let i = 0; i < 66; i++) {
      const [angle, off] = [random.angle(), random.between(62, 118)]
      leaf?.piece?.draw(scene, x + Math.cos(angle) * off, y + Math.sin(angle) * off, random.between(0.6, 0.85))
    }
  })
}
