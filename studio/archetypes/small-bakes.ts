// Muffins, cookies, bars and energy balls: several of a kind on a board or a plate.
import { mix, rgb, WHITE } from '#studio/colour.ts'
import { garnish, toss } from '#studio/laying.ts'
import { hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type CrustLook, cookie, crumbOf, DARK_CRUST } from '#studio/shapes/breads.ts'
import { chocolateChip } from '#studio/shapes/chocolate-chip.ts'
import { curdBar } from '#studio/shapes/curd-bar.ts'
import { energyBall } from '#studio/shapes/energy-ball.ts'
import { bakedInBerries, muffin, oatsOn } from '#studio/shapes/muffin.ts'
import { oatBar, oatFlake } from '#studio/shapes/oat-bakes.ts'
import { popover } from '#studio/shapes/popover.ts'
import { block, crumbSide, drum } from '#studio/shapes/upright.ts'
import { board, plate } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { bunStyle, buns } from './buns.ts'
import { cheeseRolls } from './cheese-rolls.ts'

export const muffins: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    if (scene.random.chance(0.5)) board(scene, 420, 290, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 375, ...setting.ceramic })
    const look = crumbOf(dish)
    const hollow = dish.called(/yorkshire|popover/)
    const paper = mix(rgb(setting.palette.napkin), WHITE, 0.3)
    for (const [dx, dy] of [
      [-200, -125],
      [8, -140],
      [210, -115],
      [-205, 105],
      [0, 112],
      [208, 120],
    ] as const) {
      const [x, y] = [scene.x + dx, scene.y + dy]
      if (hollow) {
        popover(scene, x + scene.random.bell() * 6, y + scene.random.bell() * 5, scene.random.between(98, 112))
        continue
      }
      muffin(scene, x, y, 106, look, paper)
      const berries = dish.find(/blueberr/)
      if (berries) bakedInBerries(scene, x, y, 68)
      if (dish.has(/\boats\b/)) oatsOn(scene, x, y, 62)
      toss(
        scene,
        dish.of('fruit', 'nut', 'vegetable', 'cheese').filter((part) => part.piece && part !== berries),
        { x, y, radius: 70 },
        { cover: 0.3, scale: 0.62 },
      )
      garnish(scene, dish, { x, y, radius: 66 }, 0.7, 0.75)
    }
  },
  cutlery: 'none',
}

/** Places of cookies about the middle: some lean on their neighbors. */
const ROUND_PLACES = [
  [-142, -150],
  [128, -158],
  [-244, 34],
  [8, 12],
  [252, 10],
  [-122, 184],
  [142, 176],
] as const

/** Balls lie close together. */
const BALL_PLACES = [
  [-128, -150],
  [70, -172],
  [-216, 14],
  [-24, -6],
  [176, -36],
  [-110, 150],
  [92, 142],
] as const

/** How far toward the viewer balls lie, because they stand higher than cookies. */
const BALLS_STAND = 44

/** Bars lie in rows within the rim of the plate. */
const BAR_PLACES = [
  [-92, -150],
  [92, -150],
  [-184, 0],
  [0, 0],
  [184, 0],
  [-92, 150],
  [92, 150],
] as const

/** Brown sugar makes a cookie golden brown, not dark like gingerbread. */
const BROWN_SUGAR: CrustLook = { light: rgb('#dba664'), mid: rgb('#c48744'), dark: rgb('#85501f') }

export const cookies: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    const round = bunStyle(dish.scene.style)
    if (round) return buns(stage, round)
    if (scene.random.chance(0.5)) board(scene, 420, 290, scene.random.between(-0.08, 0.08))
    else plate(scene, { radius: 370, ...setting.ceramic })
    if (dish.called(/queijo|cheese bread|gougere|gougère/)) return cheeseRolls(scene)
    const dough = crumbOf(dish)
    const look = dough === DARK_CRUST && !dish.has(/molasses|treacle|date/) ? BROWN_SUGAR : dough
    const ball = dish.called(/ball|bite|truffle|ladoo|laddu|energy/)
    const scone = dish.called(/scone|biscuits?\b(?!.*(oat|ginger|chocolate))/) && dish.types.includes('bread')
    const bar = dish.called(/\bbars?\b|flapjack|brownie|blondie|squares?|baklava|fudge|slice|fingers/)
    const chewy = bar && dish.first('grain') !== undefined && !dish.scene.sauce && !dish.has(/cocoa/)
    const chips = !bar && !ball && !scone && dish.has(/chocolate chip/)
    const places = bar ? BAR_PLACES : ball ? BALL_PLACES : ROUND_PLACES
    for (const [dx, dy] of places) {
      const spacing = bar ? 1.14 : 1
      const [x, y] = [scene.x + dx * spacing, scene.y + dy * (bar ? 1.04 : 0.95) + (ball ? BALLS_STAND : 0)]
      const size = ball ? 89 : 122
      if (chewy) oatBar(scene, x, y, 99, 70)
      else if (bar && dish.scene.sauce) curdBar(scene, x, y, 92, 74, dish.sauce)
      else if (bar) bakedBar(scene, x, y, 99, 70, look)
      else if (ball) {
        energyBall(scene, x, y, size * scene.random.between(0.9, 1.08), look.light, look.dark, dish.has(/coconut/))
        continue
      } else if (scone) sconeRound(scene, x, y, 104)
      else {
        cookie(scene, x, y, size * scene.random.between(0.94, 1.05), look)
        if (dish.has(/\boats\b/))
          for (const [px, py] of scene.spots(34, size * 0.86, x, y))
            oatFlake(scene, px, py, scene.random.between(9, 14))
      }
      // What was stirred into the dough is all over it.
      const area = { x, y, radius: size * (bar ? 0.62 : 0.78), even: true }
      const keep = bar ? (px: number, py: number) => Math.abs(px - x) < 86 && Math.abs(py - y) < 56 : undefined
      toss(
        scene,
        dish.of('fruit', 'nut').filter((part) => part.piece),
        { ...area, keep },
        { cover: chewy ? 0.14 : 0.24, scale: 0.8 },
      )
      if (chips) {
        // Some large, some small, a few at the very edge.
        for (const [px, py] of scene.spots(15, size * 0.8, x, y)) chocolateChip(scene, px, py, chipSize(scene))
        continue
      }
      garnish(scene, dish, { ...area, keep }, scone || chewy ? 0.5 : 1, scone ? 0.8 : bar ? 1 : 1.35)
    }
  },
  cutlery: 'none',
}

function chipSize({ random }: Scene): number {
  return random.chance(0.3) ? random.between(15, 19) : random.between(9, 14)
}

const RISEN = { gold: rgb('#d2913c') }

/** A scone: tall, its sides pale and torn, its top brushed and golden. */
function sconeRound(scene: Scene, x: number, y: number, r: number): void {
  const seed = scene.random.between(0, 99)
  drum(scene, x, y, {
    radius: r,
    height: 62,
    edge: 14,
    side: (base) => (sx, sy, z) => {
      const t = (z - base) / 62
      const torn = layeredNoise(sx * 0.05 + seed, z * 0.16 + sy * 0.04, 3)
      const pale = mix(rgb('#f6e4bc'), rgb('#d9b478'), smooth(0.4, 0.65, torn))
      return mix(pale, RISEN.gold, smooth(0.7, 0.95, t) + smooth(0.15, 0, t) * 0.6)
    },
    top: (lx, ly) => {
      const d = hypot(lx, ly) / r
      const n = layeredNoise(lx * 0.035 + seed, ly * 0.035, 4)
      const glaze = mix(rgb('#e0a24a'), rgb('#a8602a'), smooth(0.4, 0.75, n))
      return [mix(glaze, rgb('#efc98a'), smooth(0.8, 1, d) * 0.6), 7 * (1 - d * d) + n * 8, 0.45]
    },
  })
}

function bakedBar(scene: Scene, x: number, y: number, halfWidth: number, halfDepth: number, look: CrustLook): void {
  const seed = scene.random.between(0, 99)
  block(scene, x, y, {
    halfWidth,
    halfDepth,
    height: 44,
    turn: scene.random.bell() * 0.12,
    side: () => crumbSide(look.light, look.dark, seed),
    top: (lx, ly) => {
      const n = layeredNoise(lx * 0.05 + seed, ly * 0.05, 4)
      const lump = pores(lx * 0.07 + seed, ly * 0.07, 0.7)
      const fine = layeredNoise(lx * 0.2 + seed, ly * 0.2, 2)
      const colour = mix(mix(look.light, look.mid, n), look.dark, 0.35 * (1 - lump) + fine * 0.15)
      return [colour, n * 8 + lump * 3 + fine * 2, 0.25]
    },
  })
}
