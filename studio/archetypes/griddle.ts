// From the griddle: pancakes in a stack, waffles, crêpes, and buckwheat squares folded over an egg.
import { mix, type Rgb, rgb, WHITE } from '#studio/colour.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { around, garnish, season, toss } from '#studio/laying.ts'
import { type Part, withFinish } from '#studio/part.ts'
import { boxty } from '#studio/shapes/boxty.ts'
import { type CrustLook, roundBread } from '#studio/shapes/breads.ts'
import { dollop } from '#studio/shapes/dairy.ts'
import { pouredSyrup } from '#studio/shapes/syrup.ts'
import { thickPool } from '#studio/shapes/thick-pool.ts'
import { waffle } from '#studio/shapes/waffle.ts'
import { plate } from '#studio/vessels.ts'
import type { Archetype, Stage } from './archetype.ts'
import { curdCakes } from './curd-cakes.ts'
import { foldedQuarters } from './folded-crepes.ts'
import { foldedSquare } from './galette.ts'
import { okonomiyaki } from './okonomiyaki.ts'
import { pancakeStack } from './pancake-stack.ts'
import { spinachCakes } from './spinach-cakes.ts'

const WAFFLE: CrustLook = { light: rgb('#e8b564'), mid: rgb('#c47f30'), dark: rgb('#84420f') }

export const pancakes: Archetype = {
  zoom: [1.24, 1.42],
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    const { style } = dish.scene
    if (style === 'square') {
      foldedSquare(stage)
      return
    }
    if (style === 'quarters') {
      foldedQuarters(stage)
      return
    }
    if (style === 'small') {
      curdCakes(stage)
      return
    }
    if (style === 'sauced') {
      okonomiyaki(stage)
      return
    }
    if (style === 'potato') {
      potatoCakes(stage)
      return
    }
    if (style === 'thin' && dish.called(/spinach/)) {
      spinachCakes(stage)
      return
    }
    const thin = style === 'thin' || dish.called(/cr[ee]pe|blini|injera|dosa|galette|palatschinken|pannekoek|swedish/)
    const waffles = style === 'waffle' || dish.called(/waffle/)
    if (!thin && !waffles) {
      pancakeStack(stage)
      return
    }
    plate(scene, { radius: 340, ...setting.ceramic })
    const green = dish.called(/spinach|matcha|courgette|zucchini/) ? rgb('#6f8a34') : null
    const tint = (colour: Rgb): Rgb => (green ? mix(colour, green, 0.62) : colour)
    const look: CrustLook = { light: tint(rgb('#dfa65e')), mid: tint(rgb('#c9843e')), dark: tint(rgb('#9a5a22')) }
    if (waffles) {
      waffle(scene, scene.x - 84, scene.y + 40, 158, 0.26, WAFFLE)
      waffle(scene, scene.x + 74, scene.y - 34, 158, -0.2, WAFFLE)
    }
    const sweet = dish.find(/syrup|honey|maple|agave/)
    const seed = scene.random.between(0, 9)
    const count = waffles ? 0 : 3
    for (let i = 0; i < count; i++)
      roundBread(scene, scene.x + scene.random.bell() * 26, scene.y + scene.random.bell() * 20, {
        radius: 225,
        thickness: 8,
        look: i === count - 1 ? look : { ...look, light: tint(rgb('#eecb8c')) },
        blisters: 0.7,
        rough: 2,
      })
    if (sweet) pouredSyrup(scene, 186, seed)
    const tops = dish.of('fruit', 'vegetable', 'meat', 'fish', 'seafood', 'poultry').filter((part) => part.piece)
    if (waffles) onRidges(scene, tops)
    else toss(scene, tops, around(scene, 112), { cover: 0.85, scale: 0.85 })
    const cream = dish.find(/yog|cream|skyr|ricotta|quark/)
    if (cream && waffles) dollop(scene, scene.x + 16, scene.y - 16, 74, mix(cream.look.colour, WHITE, 0.3))
    else if (cream) dollop(scene, scene.x - 8, scene.y - 30, 62, mix(cream.look.colour, WHITE, 0.3))
    garnish(scene, dish, around(scene, 125), 0.9)
    season(scene, dish, around(scene, 180), 0.3)
  },
}

/** Fruit on waffles: it lies on the ridges, not in the pockets, and not on the edge, where it would hang over. */
function onRidges(scene: Stage['scene'], parts: readonly Part[]): void {
  for (const part of parts)
    for (const [x, y] of scene.spots(24, 172)) {
      const reach = part.piece?.reach ?? 0
      if (!scene.facesUp(x, y, reach * 1.2)) continue
      const around = [-20, 0, 20].flatMap((dx) => [-20, 0, 20].map((dy) => scene.field.heightAt(x + dx, y + dy)))
      scene.field.withFloor(Math.max(...around) - 3, () => part.piece?.draw(scene, x, y, 1))
    }
}

/** Each leans on the one before it. */
const CAKES = [
  [104, -116, 158],
  [-148, -34, 160],
  [176, 62, 150],
  [4, 54, 172],
] as const

/** Pancakes of grated potato the size of a saucer, crisp at the edge, vegetables in cream spooned over them. */
function potatoCakes({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 356, ...setting.ceramic })
  for (const [dx, dy, radius] of CAKES)
    boxty(scene, scene.x + dx + scene.random.bell() * 8, scene.y + dy + scene.random.bell() * 8, radius)
  const cream = dish.first('cream')
  const spoonful = { x: scene.x + 8, y: scene.y - 6 }
  if (cream) {
    thickPool(scene, spoonful.x, spoonful.y + 20, 214, 172, mix(cream.look.colour, rgb('#f3d49a'), 0.6))
  }
  const over = dish.pieces
    .filter((part) => !['egg', 'leaf'].includes(part.look.kind) && !/potato/.test(part.name))
    // The mushrooms browned first, and are most of it.
    .map((part) =>
      /mushroom/.test(part.name)
        ? { ...withFinish(part, finishOf('fried', 7) ?? (() => {})), grams: part.grams * 1.5 }
        : part,
    )
  const wilted = dish.pieces.filter(({ look }) => look.kind === 'leaf')
  // Everything was stirred into the cream.
  const film = cream ? mix(cream.look.colour, rgb('#f0c88a'), 0.55) : null
  const creamed = film ? sauced(film, 0.22, scene.random.between(0, 99), 0.5) : null
  scene.field.withFinish(creamed, () => {
    toss(scene, wilted, { ...spoonful, radius: 124 }, { cover: 0.3, scale: 0.5, rise: 8 })
    toss(scene, over, { ...spoonful, radius: 138 }, { cover: 1.35, rise: 26, scale: 0.94 })
    toss(scene, wilted, { ...spoonful, radius: 104 }, { cover: 0.07, scale: 0.42, rise: 20 })
  })
  garnish(scene, dish, { ...spoonful, radius: 130 }, 0.6)
}
