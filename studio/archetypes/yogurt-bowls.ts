// Fruit on thick yogurt: a crescent of fruit, something crisp beside it, honey over the rest.
import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import { finishOf } from '#studio/finish.ts'
import { type Area, season, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { figHalf } from '#studio/shapes/fig-half.ts'
import { honeyAlong, honeyOver } from '#studio/shapes/honey.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { spoonedCream } from '#studio/shapes/spooned-cream.ts'
import { grains } from '#studio/shapes/starches.ts'
import { walnutHalf } from '#studio/shapes/walnut-half.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { crescent } from './crescent.ts'
import { isRoundBerry, looseBerries } from './loose-berries.ts'

const TOASTED = rgb('#b06a28')

export function fruitOnYogurt({ scene, dish, setting }: Stage, cream: Part): void {
  bowl(scene, { radius: 330, ...setting.ceramic, body: scaled(setting.ceramic.rim, 0.85), depth: 104 })
  spoonedCream(scene, 292, 80, mix(cream.look.colour, WHITE, 0.3))
  const angle = scene.random.between(-0.5, 0.5) + (scene.random.chance(0.5) ? 0 : Math.PI)
  const honey = dish.has(/honey|syrup|maple/)
  const crisp = dish
    .of('nut', 'seed')
    .filter((part) => part.piece)
    .map(chopped)
  const oats = dish.first('grain')
  if (oats) toastedOats(scene, oats, scene.polar(angle + Math.PI, 128), 118)
  // Poured first: it lies in the hollow, and the fruit covers part of it.
  if (honey && !oats) {
    const furrow = Array.from({ length: 15 }, (_, i) =>
      scene.polar(angle + Math.PI + (i - 7) * 0.19, 118 + 34 * Math.sin(i * 0.42)),
    )
    honeyAlong(scene, furrow, 46)
    if (!dish.pieces.some(isFigHalf)) honeyOver(scene, 190, 2.2, 8)
  }
  const fruit = dish.pieces.filter(({ look }) => look.kind === 'fruit')
  if (fruit[0] && isFigHalf(fruit[0])) {
    figs(scene, angle)
    if (honey) honeyOver(scene, 150, 2.6, 7, ...scene.polar(angle, 70))
  } else if (fruit[0] && isRoundBerry(fruit[0]))
    looseBerries(scene, fruit[0], crescent(scene, 240, angle), { scale: 1.18, most: 76, second: 0.5 })
  else toss(scene, fruit, crescent(scene, 240, angle), { cover: 1.7, scale: 1.12, rise: 36, crowd: () => 1 })
  const nuts: Area = oats
    ? { x: scene.polar(angle + Math.PI, 118)[0], y: scene.polar(angle + Math.PI, 118)[1], radius: 105 }
    : { x: scene.polar(angle, 44)[0], y: scene.polar(angle, 44)[1], radius: 172 }
  strewn(scene, crisp, nuts, oats ? 220 : 560)
  for (const part of dish.garnishes.filter((each) => !crisp.includes(each)))
    for (const [x, y] of scene.spots(4, 90)) part.piece?.draw(scene, x, y, 1)
  season(scene, dish, nuts, 0.5)
}

/** Roughly chopped: some halves, most of them broken, and crumbs. */
const WALNUT = cookedPiece('garnish', 19, (s, x, y, k) => {
  walnutHalf(s, x, y, (s.random.chance(0.4) ? s.random.between(19, 25) : s.random.between(9, 16)) * k)
})

function isFigHalf({ name, cut }: Part): boolean {
  return /\bfig/.test(name) && cut === 'half'
}

/** Walnuts are known by their halves; some are left of them. */
function chopped(part: Part): Part {
  return /walnut/.test(part.name) ? { ...part, piece: WALNUT } : part
}

/** Where the halves lie: the angle from the middle of the group, how far out, and how the stem points. */
const FIGS = [
  [-1.5, 178, 0.5],
  [-0.92, 190, -0.3],
  [-0.36, 172, 0.2],
  [0.24, 194, 0.6],
  [0.8, 174, -0.4],
  [1.42, 186, 0.2],
  [-0.66, 76, 1.1],
  [0.2, 92, -0.7],
  [1.1, 70, 0.4],
] as const

/** Halves that one leaned on the next, as they slid from the pan. */
function figs(scene: Scene, angle: number): void {
  FIGS.forEach(([off, far, lie], i) => {
    const a = angle + off
    const [x, y] = scene.polar(a, far + scene.random.bell() * 6)
    scene.field.withFinish(finishOf('soft', i), () =>
      figHalf(scene, x, y, scene.random.between(48, 60), a + lie + scene.random.bell() * 0.25),
    )
  })
}

export function strewn(scene: Scene, parts: readonly Part[], { x, y, radius }: Area, many: number): void {
  for (const part of parts)
    for (const [px, py] of scene.spots(Math.round(many / (part.piece?.reach ?? 20)), radius, x, y))
      part.piece?.draw(scene, px, py, scene.random.between(0.9, 1.35))
}

/** Oats from the pan, stuck together in small clusters by the honey. */
function toastedOats(scene: Scene, oats: Part, [x, y]: readonly [number, number], radius: number): void {
  const light = mix(oats.look.colour, TOASTED, 0.62)
  for (const [px, py] of scene.spots(60, radius * 0.85, x, y))
    crumb(scene, px, py, scene.random.between(9, 26), scene.vary(light, 0.16), 0.35)
  if (!oats.look.grain) return
  const toasted = { light: mix(oats.look.grain.light, TOASTED, 0.5), dark: mix(oats.look.grain.dark, TOASTED, 0.75) }
  grains(scene, 260, radius, { ...oats.look.grain, ...toasted, length: oats.look.grain.length * 1.15 }, x, y)
}
