// A main thing with its sides on a plate, and roasts on a platter or a tray.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish, Part } from '#studio/dish.ts'
import { breadcrumbs, finishOf, sauced } from '#studio/finish.ts'
import { around, garnish, season, toss, wedges, wheels } from '#studio/laying.ts'
import { TAU } from '#studio/noise.ts'
import { zigzag } from '#studio/shapes/drizzle.ts'
import { meatball, patty, sausage } from '#studio/shapes/meat.ts'
import { wholeFish as drawWholeFish } from '#studio/shapes/seafood.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { plate as drawPlate, platter, sheetPan } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { creamOf } from './bowls.ts'
import { grainHeap, heapOf } from './heaps.ts'
import { drawMain, mainOf } from './mains.ts'

function sidesOf(dish: Dish, main: Part | undefined): Part[] {
  const minced = main?.look.main?.form === 'mince'
  const same = (part: Part): boolean => part === main || (minced && part.look.main?.form === 'mince')
  return dish.pieces.filter((part) => !same(part) && part.grams > 25)
}

export const plate: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['above', 'three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    drawPlate(scene, { radius: 355, ...setting.ceramic })
    const main = mainOf(dish)
    const sides = sidesOf(dish, main)
    const start = scene.random.between(0.3, 0.9)
    const cream = creamOf(dish)
    const saucy = dish.grams('sauce', 'cream') > 50
    const bed = dish.first('grain')
    const shares = [...(bed ? [bed] : []), ...sides].slice(0, 3)
    shares.forEach((part, i) => {
      const angle = start + (i / Math.max(2, shares.length)) * Math.PI * 1.25
      const [x, y] = scene.polar(angle, 150)
      heapOf(scene, dish, part, { x, y, radius: shares.length === 1 ? 150 : 124 })
    })
    const extra = sides.filter((part) => !shares.includes(part))
    toss(scene, extra, around(scene, 190), { cover: 0.25, scale: 0.8 })
    const [mx, my] = scene.polar(start + Math.PI * 1.45, 62)
    if (saucy && scene.random.chance(0.6)) {
      const { dark, light } = dish.sauce
      liquid(scene, { level: 22, radius: 170, dark, light, x: mx, y: my, rough: 2 })
    }
    if (main?.look.main) drawMain(scene, dish, main, mx, my, 0.98)
    else toss(scene, sides, around(scene, 200), { cover: 0.7 })
    if (saucy && dish.drizzled) zigzag(scene, 110, 5, 5, cream ?? dish.sauce.light, mx, my)
    if (main && /fish|seafood/.test(main.look.kind))
      wheels(scene, dish, [
        [mx - 40, my + 6],
        [mx + 34, my - 22],
      ])
    garnish(scene, dish, { x: mx, y: my, radius: 170 }, 0.8)
    season(scene, dish, around(scene, 225), 0.7)
    wedges(scene, dish, 255, 46)
  },
}

/** Separate things on one plate, none of them in front: a cooked breakfast, a mezze, a great aïoli. */
export const assorted: Archetype = {
  zoom: [1.2, 1.34],
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    drawPlate(scene, { radius: 375, ...setting.ceramic })
    const kinds = [
      'meat',
      'poultry',
      'fish',
      'seafood',
      'egg',
      'vegetable',
      'legume',
      'bread',
      'leaf',
      'fruit',
      'tofu',
      'cheese',
    ]
    const shown = dish.parts
      .filter((part) => dish.isBeside(part) || (kinds.includes(part.look.kind) && part.grams > 20 && !part.look.citrus))
      .filter((part) => part.piece?.layer !== 'garnish')
      .filter((part) => part.piece ?? (part.look.main || part.look.kind === 'bread' || dish.isBeside(part)))
      .slice(0, 8)
    const ring = shown.slice(0, 7)
    const start = scene.random.angle()
    const middle = shown.length > 4 ? ring.shift() : undefined
    ring.forEach((part, i) => {
      const [x, y] = scene.polar(start + (i / ring.length) * TAU, 178)
      heapOf(scene, dish, part, { x, y, radius: Math.min(136, 700 / ring.length) })
    })
    if (middle) heapOf(scene, dish, middle, { x: scene.x, y: scene.y, radius: 112 })
    garnish(scene, dish, around(scene, 220), 0.5)
    season(scene, dish, around(scene, 225), 0.6)
  },
}

export const stirFry: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['above', 'three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    drawPlate(scene, { radius: 355, ...setting.ceramic, deep: 10 })
    const rice = dish.first('grain')
    let [x, y] = [scene.x, scene.y]
    let radius = 230
    if (rice?.look.grain && rice.grams > 60) {
      const side = scene.random.chance(0.5) ? 1 : -1
      const [rx, ry] = [scene.x - side * 128, scene.y + 24]
      grainHeap(scene, rice, { x: rx, y: ry, radius: 168 })
      x += side * 88
      y -= 14
      radius = 178
    }
    const { dark, light } = dish.sauce
    mound(scene, {
      radius: radius * 1.05,
      rise: 26,
      base: 16,
      x,
      y,
      dark: scaled(dark, 0.8),
      light: dark,
      rough: 6,
      gloss: 0.9,
    })
    scene.field.withFinish(sauced(mix(dark, light, 0.5), 0.3, scene.random.between(0, 99)), () =>
      toss(scene, dish.pieces, { x, y, radius }, { cover: 1.7 }),
    )
    liquid(scene, { level: 30, radius: radius * 0.98, dark, light, x, y, rough: 6, gloss: 1, clear: 10 })
    garnish(scene, dish, { x, y, radius: radius * 0.9 })
    wedges(scene, dish, 262, 46)
  },
}

/** Several of the same: meatballs, fritters, falafel, fishcakes, croquettes. */
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

/** Roast meat on a platter over its vegetables. */
export const roast: Archetype = {
  zoom: [1.14, 1.28],
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    const turn = scene.random.between(-0.15, 0.15)
    platter(scene, 430, 268, turn, setting.ceramic)
    const main = mainOf(dish)
    const vegetables = dish.pieces.filter((part) => part !== main)
    for (const side of [-1, 1]) {
      const area = { x: scene.x + side * 205, y: scene.y + side * 14, radius: 140 }
      scene.field.withFinish(finishOf('roasted', side), () =>
        toss(scene, vegetables, area, { cover: 1.2, scale: 0.92 }),
      )
    }
    if (main?.look.main) drawMain(scene, dish, main, scene.x, scene.y, 1.2)
    garnish(scene, dish, around(scene, 230))
    wedges(scene, dish, 235, 50)
  },
}

/** On the baking sheet: tray bakes, roasted vegetables, fries, wings. */
export const tray: Archetype = {
  zoom: [1.14, 1.28],
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish }) {
    sheetPan(scene, 430, 290, scene.random.between(-0.1, 0.1), rgb('#d9bf94'))
    const main = mainOf(dish)
    const others = dish.pieces.filter((part) => part !== main)
    const spots = [
      { x: scene.x - 190, y: scene.y },
      { x: scene.x + 190, y: scene.y },
      { x: scene.x, y: scene.y },
    ]
    const shown = others.length ? others : dish.pieces
    scene.field.withFinish(finishOf('roasted', scene.random.between(0, 99)), () => {
      for (const at of spots) toss(scene, shown, { ...at, radius: 205 }, { cover: main ? 0.5 : 0.72, scale: 1.1 })
    })
    if (main?.look.main) {
      for (const [dx, dy] of [
        [-200, -30],
        [190, 40],
      ] as const) {
        drawMain(scene, dish, main, scene.x + dx, scene.y + dy, 0.8)
      }
    }
    garnish(scene, dish, around(scene, 260), 1.2)
    wedges(scene, dish, 240, 50)
  },
}

export const wholeFish: Archetype = {
  zoom: [1.16, 1.28],
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    const turn = scene.random.between(-0.2, 0.1)
    platter(scene, 430, 235, turn, setting.ceramic)
    toss(
      scene,
      dish.pieces.filter((part) => part.look.kind !== 'fish'),
      around(scene, 200),
      { cover: 0.6 },
    )
    const red = dish.has(/snapper/)
    const back = rgb(red ? '#c8563f' : '#7f8a86')
    drawWholeFish(scene, scene.x, scene.y, {
      length: 640,
      turn: turn + scene.random.between(-0.08, 0.08),
      back,
      belly: rgb(red ? '#f3c0a6' : '#e9e2cf'),
    })
    wheels(
      scene,
      dish,
      [
        [scene.x - 70, scene.y + 16],
        [scene.x + 10, scene.y - 8],
        [scene.x + 90, scene.y + 14],
      ],
      44,
    )
    garnish(scene, dish, around(scene, 210))
  },
}
