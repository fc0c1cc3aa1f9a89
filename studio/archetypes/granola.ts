// Granola and trail mix: dry things in a bowl, no two alike.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Finish } from '#studio/field.ts'
import { heaped } from '#studio/heap.ts'
import { around, toss } from '#studio/laying.ts'
import { noise, smooth } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { wholeAlmond } from '#studio/shapes/almond.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { granolaLump, oatsOn, toastedOat } from '#studio/shapes/granola-cluster.ts'
import { grains } from '#studio/shapes/starches.ts'
import { liquid, mound } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM, type Stage } from './archetype.ts'
import { offTheGrater } from './grated-apple.ts'

const GOLDEN = rgb('#d9983e')
/** Halves of nuts and pieces of fruit, in scene units. */
const LARGE = 15
const APPLE_SKIN = rgb('#b4282a')

/** Nuts, seeds and dried fruit are the dish here, not a garnish on it. */
function loose(part: Part): Part {
  return part.piece ? { ...part, piece: { ...part.piece, layer: 'slice' } } : part
}

/** Muesli: an island of oats in the milk, fruit and nuts in it, what was grated fresh on top. */
function inMilk({ scene, dish }: Stage, oats: Part, milk: Part): void {
  const white = mix(milk.look.colour, rgb('#fffaf0'), 0.4)
  liquid(scene, { level: 60, radius: 304, dark: scaled(white, 0.94), light: white, gloss: 0.9, rough: 2 })
  const { grain, colour } = oats.look
  mound(scene, { radius: 246, rise: 34, base: 40, dark: scaled(colour, 0.8), light: colour, rough: 10 })
  if (grain) grains(scene, 1700, 250, { ...grain, light: mix(grain.light, rgb('#d9a860'), 0.3) })
  const isFresh = (part: Part): boolean => part.look.kind === 'fruit' && part.cut === 'shred'
  const parts = dish.parts.filter((part) => part.piece && part.look.kind !== 'spice')
  toss(scene, parts.filter((part) => !isFresh(part)).map(loose), around(scene, 225), { cover: 0.62 })
  const nuts = dish.of('nut').map(loose)
  toss(scene, nuts, { x: scene.x - 96, y: scene.y + 96, radius: 96 }, { cover: 0.8, scale: 1.7, rise: 12 })
  // Grated with its skin on: some shreds are red.
  const seed = scene.random.between(0, 99)
  const skinned: Finish = (out, _x, _y, sceneX, sceneY) => {
    const share = 0.75 * smooth(0.7, 0.74, noise(sceneX * 0.09 + seed, sceneY * 0.09))
    out.red += (APPLE_SKIN[0] - out.red) * share
    out.green += (APPLE_SKIN[1] - out.green) * share
    out.blue += (APPLE_SKIN[2] - out.blue) * share
  }
  const fresh = parts.filter(isFresh).map(offTheGrater)
  scene.field.withFinish(fresh.some(({ name }) => /apple/.test(name)) ? skinned : null, () =>
    toss(scene, fresh, { x: scene.x + 30, y: scene.y - 30, radius: 112 }, { cover: 1.5, rise: 44, scale: 1.1 }),
  )
}

/** Loose flakes, clusters of all sizes on them, and what was stirred in: most of it nuts, which show their brown skins. */
function inClusters(scene: Scene, strewn: readonly Part[]): void {
  const { random } = scene
  const nuts = strewn.filter(({ look }) => look.kind === 'nut')
  const rest = strewn.filter((part) => !nuts.includes(part))
  const nut = (x: number, y: number): void => {
    const part = nuts.length ? random.pick(nuts) : undefined
    if (part) choppedNut(scene, x, y, random.between(9, 13), part.look.colour)
  }
  for (const [x, y] of scene.spots(520, 286)) toastedOat(scene, x, y, random.between(11, 15.5), random.between(0, 0.7))
  const clusters = scene.spots(46, 258).map(([x, y]) => ({ x, y, size: 20 + 34 * random.unit() ** 1.5 }))
  heaped(scene, around(scene, 286), 34, () => {
    for (const { x, y, size } of clusters) granolaLump(scene, x, y, size)
  })
  for (const { x, y, size } of clusters) {
    oatsOn(scene, x, y, size)
    for (const [px, py] of scene.spots(1, size * 0.6, x, y)) nut(px, py)
  }
  toss(scene, rest, around(scene, 262), { cover: 0.2, scale: 1.3, rise: 10, crowd: () => 1 })
  for (const [x, y] of scene.spots(22, 258)) nut(x, y)
  const whole = nuts.find(({ name }) => /almond/.test(name))
  if (whole) for (const [x, y] of scene.spots(26, 246)) wholeAlmond(scene, x, y, random.between(20, 24), false)
}

export const granola: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['three-quarter', 'above'],
  cutlery: 'spoon',
  draw(stage) {
    const { scene, dish, setting } = stage
    bowl(scene, { radius: 325, ...setting.ceramic, depth: 84 })
    const oats = dish.first('grain')
    const milk = dish.find(/milk|yog|kefir/)
    if (oats && milk && milk.grams > 200) return inMilk(stage, oats, milk)
    const light = oats ? mix(oats.look.colour, GOLDEN, 0.7) : rgb('#a8743c')
    mound(scene, {
      radius: 298,
      rise: oats ? 58 : 44,
      base: 34,
      dark: mix(light, rgb('#5a2f10'), 0.6),
      light,
      rough: 16,
    })
    const strewn = dish.parts.filter((part) => part.piece && part.look.kind !== 'spice').map(loose)
    if (oats?.look.grain) return inClusters(scene, strewn)
    toss(scene, strewn, around(scene, 270), { cover: 1.6, scale: 1.4, crowd: () => 1 })
    // Of a trail mix the large pieces end on top, as they do in every jar that was shaken.
    const large = strewn.filter(({ piece }) => (piece?.reach ?? 0) > LARGE)
    const small = strewn.filter((part) => !large.includes(part))
    toss(scene, large, around(scene, 262), { cover: 0.3, scale: 1.45, rise: 12, crowd: () => 1 })
    toss(scene, small, around(scene, 268), { cover: 0.42, scale: 1.5, rise: 8, crowd: () => 1 })
  },
}
