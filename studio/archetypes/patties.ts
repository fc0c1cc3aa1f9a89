// Several of the same on a plate: meatballs, fritters, falafel, fishcakes, croquettes.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { breadcrumbs } from '#studio/finish.ts'
import { around, garnish, toss, wedges } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { meatball, patty, sausage } from '#studio/shapes/meat.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { plate as drawPlate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { creamOf } from './bowls.ts'
import { grainHeap } from './heaps.ts'

export const patties: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'close', 'above'],
  draw({ scene, dish, setting }) {
    drawPlate(scene, { radius: 355, ...setting.ceramic })
    const main = dish.of('meat', 'poultry', 'fish', 'legume', 'vegetable')[0]
    const base = main?.look.main?.sear ?? mix(main?.look.colour ?? rgb('#c9904a'), rgb('#b5742c'), 0.6)
    const small = dish.called(
      /ball|kottbullar|keftedes|albondigas|kofta|kefta|falafel|kibbeh|polpett|croquette|arancini|bite/,
    )
    const leaves = dish.of('leaf').filter((part) => part.piece)
    toss(scene, leaves, around(scene, 215), { cover: 0.8 })
    const saucy = dish.grams('sauce', 'cream') + (dish.has(/tomato/) ? 80 : 0) > 100
    const { dark, light } = dish.sauce
    if (saucy && !leaves.length) liquid(scene, { level: 23, radius: 228, dark, light, rough: 4 })
    const grain = dish.first('grain')
    if (grain?.look.grain && grain.grams > 100) {
      grainHeap(scene, grain, around(scene, 215))
    }
    const long = dish.scene.style === 'sausages'
    const size = small ? 46 : 86
    const rings = small
      ? ([
          [185, 11],
          [96, 6],
          [0, 1],
        ] as const)
      : long
        ? ([
            [130, 4],
            [0, 1],
          ] as const)
        : ([
            [142, 5],
            [0, 1],
          ] as const)
    for (const [distance, count] of rings) {
      for (let i = 0; i < count; i++) {
        const [x, y] = scene.polar((i / count) * TAU + distance, distance + scene.random.bell() * 6)
        const r = size * scene.random.between(0.93, 1.05)
        const brown = mix(base, rgb('#d9a050'), 0.35)
        const coat = dish.breaded ? breadcrumbs(scene.random.between(0, 99)) : null
        scene.field.withFinish(coat, () => {
          if (long) sausage(scene, x, y, 190, 40, scene.random.bell() * 0.2 - 0.3, brown, scaled(base, 0.55))
          else if (small) meatball(scene, x, y, r, brown, scaled(base, 0.55))
          else patty(scene, x, y, r, brown, scaled(base, 0.55), 0.9)
        })
      }
    }
    const cream = creamOf(dish)
    if (saucy || cream) zigzag(scene, 150, 6, 5, cream ?? light)
    const fresh = dish.of('vegetable', 'fruit').filter((part) => part.piece?.layer === 'slice' && part.cut !== 'chop')
    toss(scene, fresh.slice(0, 2), around(scene, 215), { cover: 0.16, scale: 0.8 })
    garnish(scene, dish, around(scene, 215), 0.8)
    wedges(scene, dish, 258, 46)
  },
}
