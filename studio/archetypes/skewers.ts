// Food on sticks.
import { rgb, scaled } from '#studio/colour.ts'
import { finishOf } from '#studio/finish.ts'
import { around, garnish, toss, wedgesInCorner } from '#studio/laying.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { herbFlecks } from '#studio/shapes/greens.ts'
import { grilledChunk } from '#studio/shapes/grilled-chunk.ts'
import { kofta } from '#studio/shapes/meat-pieces.ts'
import { grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { platter } from '#studio/vessels.ts'
import { type Archetype, BOARD_ZOOM } from './archetype.ts'
import { sauceDish } from './on-bread.ts'
import { stripSkewers } from './strip-skewers.ts'

/** Grated cucumber and dill in the yogurt, and a thread of oil on it. */
function cucumberInYogurt(scene: Scene, x: number, y: number): void {
  const green = [rgb('#5f9a3c'), rgb('#a9cc7c'), rgb('#cfe3a8')]
  for (const [px, py] of scene.spots(26, 56, x, y))
    tube(scene, arc(px, py, scene.random.between(14, 26), scene.random.angle(), scene.random.bell(), 6), {
      radius: 2.6,
      paint: scene.random.pick(green),
      sink: 0.8,
    })
  herbFlecks(scene, 40, 58, rgb('#4f8a34'), 5, x, y)
}

/** Souvlaki and kofta have their bowl and their salad at one end of the platter, where no stick reaches. */
const ASIDE = { sticks: -70, bowl: [316, -132], salad: [290, 70] } as const

/** Sticks with pieces on them, side by side, over rice or leaves where the dish has some. */
export const skewers: Archetype = {
  zoom: BOARD_ZOOM,
  cameras: ['three-quarter', 'above'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.called(/suya|satay|yakitori|anticucho/)) {
      stripSkewers(
        stage,
        dish.of('vegetable', 'leaf').filter((part) => part.piece),
      )
      return
    }
    platter(scene, 425, 270, 0, setting.ceramic)
    const grain = dish.first('grain')
    if (grain?.look.grain) {
      mound(scene, {
        radius: 190,
        aspect: 0.9,
        rise: 20,
        base: 18,
        x: scene.x - 60,
        dark: scaled(grain.look.colour, 0.9),
        light: grain.look.colour,
        rough: 5,
      })
      grains(scene, 1300, 185, grain.look.grain, scene.x - 60, scene.y)
    } else if (!dish.called(/souvlaki/))
      toss(
        scene,
        dish.of('leaf').filter((part) => part.piece),
        around(scene, 200),
        { cover: 0.5 },
      )
    const meat = dish.first('meat', 'poultry', 'seafood', 'fish', 'tofu') ?? dish.first('cheese', 'vegetable')
    const minced = meat?.look.main?.form === 'mince' || dish.called(/kofta|kefta|kebab koobideh|cevap|adana/)
    const others = dish
      .of('vegetable', 'fruit', 'cheese')
      .filter(
        (part) =>
          part !== meat &&
          part.piece &&
          !part.look.citrus &&
          part.cut !== 'chop' &&
          part.cut !== 'mince' &&
          part.piece.reach > 12,
      )
      .slice(0, 2)
    // Cubes whose salad comes beside them are threaded alone.
    const alone = dish.called(/souvlaki/)
    const lean = scene.random.between(-0.16, 0.16) * (alone || minced ? 0.3 : 1)
    const salad = alone ? [...dish.of('leaf').filter((part) => part.piece), ...others] : others
    const apart = alone || minced
    if (apart) {
      const [dx, dy] = ASIDE.salad
      toss(
        scene,
        salad,
        { x: scene.x + dx, y: scene.y + dy, radius: 112 },
        { cover: 1.8, rise: 36, scale: 0.9, crowd: () => 1 },
      )
    }
    for (let i = 0; i < 4; i++) {
      const off = (i - 1.5) * 112
      const at = (u: number): Point => [
        scene.x + Math.cos(lean) * u - Math.sin(lean) * off,
        scene.y + Math.sin(lean) * u + Math.cos(lean) * off,
      ]
      tube(scene, [at(apart ? -392 : -365), at(apart ? 215 : 365)], {
        radius: 5,
        paint: rgb('#c9a26a'),
        gloss: 0.2,
        rigid: true,
        lift: 8,
      })
      if (minced && meat?.look.main) {
        const { main } = meat.look
        kofta(
          scene,
          ...at(ASIDE.sticks - 8 + scene.random.bell() * 12),
          235 * scene.random.between(0.94, 1.05),
          40,
          lean,
          main,
        )
        continue
      }
      const pieces = meat?.look.pieces
      const threaded = (meat?.look.kind === 'cheese' && pieces?.half) || pieces?.cube || pieces?.plain
      const count = alone ? 6 : 8
      const pitch = alone ? 74 : 66
      for (let j = 0; j < count; j++) {
        const middle = alone ? ASIDE.sticks : 0
        const [x, y] = at((j - (count - 1) / 2) * pitch + middle + scene.random.bell() * 4)
        if (alone && meat?.look.main) {
          grilledChunk(scene, x, y, scene.random.between(40, 49), lean, meat.look.main.flesh)
          continue
        }
        const other = !alone && others.length && j % 2 === 1 ? others[((j - 1) / 2) % others.length] : undefined
        const heat = finishOf(dish.called(/caprese/) ? null : 'grilled', scene.random.between(0, 99))
        // Fresh mozzarella is round, with a leaf folded to each side of it.
        const ball = other?.look.kind === 'cheese' ? other.look.pieces.half : undefined
        const basil = ball ? dish.find(/basil/)?.piece : undefined
        if (ball) {
          ball.draw(scene, x, y, 1.5)
          for (const side of [-33, 33]) basil?.draw(scene, x + Math.cos(lean) * side, y + Math.sin(lean) * side, 1.1)
        } else if (other?.piece) other.piece.draw(scene, x, y, Math.min(1.6, 40 / other.piece.reach))
        else scene.field.withFinish(heat, () => threaded?.draw(scene, x, y, alone ? 1.85 : 1.6))
      }
    }
    garnish(scene, dish, around(scene, 240), 0.8)
    const sauce = dish.first('sauce', 'cream')
    const [bx, by] = apart ? ASIDE.bowl : [330, -240]
    if (sauce && sauce.grams > 30) sauceDish(scene, sauce, scene.x + bx, scene.y + by, setting.ceramic.rim)
    if (sauce && dish.called(/tzatziki/)) cucumberInYogurt(scene, scene.x + bx, scene.y + by)
    if (alone && dish.citrus) {
      citrusWedge(scene, scene.x + 214, scene.y + 168, 52, dish.citrus)
      citrusWedge(scene, scene.x + 276, scene.y + 186, 52, dish.citrus)
    } else wedgesInCorner(scene, dish, 48)
  },
  cutlery: 'none',
}
