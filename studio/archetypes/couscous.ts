// Couscous under the vegetables of its broth: long ones laid like spokes, chunks between them, chickpeas over all.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { washed } from '#studio/finish.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { smooth, TAU } from '#studio/noise.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { oilDrops } from '#studio/shapes/drizzle.ts'
import { pumpkinChunk } from '#studio/shapes/pumpkin-chunk.ts'
import { rootChunk } from '#studio/shapes/root-chunk.ts'
import { spreadBroth } from '#studio/shapes/spread-broth.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { stewedWedge } from '#studio/shapes/stewed-wedge.ts'
import { mound } from '#studio/shapes/surface.ts'
import { thickCarrot } from '#studio/shapes/thick-carrot.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { stewedStick } from '#studio/shapes/vegetable-stick.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const SEMOLINA = { light: rgb('#f0d592'), dark: rgb('#cfa24e') }
const BROTH = rgb('#c03a0c')
const RED_OIL = rgb('#d8591a')
const CHILI = { skin: rgb('#5f9a34'), stalk: rgb('#8a9a5a') }
const TURNIP = cookedPiece('chunk', 40, (s, x, y, k) => stewedWedge(s, x, y, s.random.between(46, 58) * k))
const POTATO = cookedPiece('chunk', 38, (s, x, y, k) => rootChunk(s, x, y, s.random.between(32, 44) * k, WAXY, 0.3))
const PUMPKIN = cookedPiece('chunk', 40, (s, x, y, k) => pumpkinChunk(s, x, y, s.random.between(38, 50) * k))
const WAXY = rgb('#f6d272')

/** Each chunk as the broth left it: none of them is a plain lump. */
function fromTheBroth(part: Part): Part {
  const { name } = part
  if (/turnip/.test(name)) return { ...part, piece: TURNIP }
  if (/potato/.test(name)) return { ...part, piece: POTATO }
  return /pumpkin|squash/.test(name) ? { ...part, grams: part.grams * 1.3, piece: PUMPKIN } : part
}

/** In turns about the middle, their thin ends up on the heap. */
function spokes(scene: Scene, parts: readonly Part[], reach: number): void {
  const { random } = scene
  const carrots = parts.some(({ name }) => /carrot/.test(name))
  const zucchini = parts.some(({ name }) => /zucchini/.test(name))
  const count = 12
  const start = random.angle()
  for (let i = 0; i < count; i++) {
    const a = start + (i / count) * TAU + random.bell() * 0.12
    const [x, y] = scene.polar(a, reach * random.between(0.5, 0.62))
    const turn = a + Math.PI + random.bell() * 0.2
    if (carrots && (i % 2 === 0 || !zucchini))
      thickCarrot(scene, x, y, {
        length: random.between(128, 168),
        radius: random.between(18, 22),
        turn,
        browned: 0.06,
        halved: true,
      })
    else if (zucchini) stewedStick(scene, x, y, turn, random.between(100, 130), 'zucchini')
  }
}

/** The chili that went in whole crowns the heap. */
function wholeChili(scene: Scene): void {
  const path = arc(scene.x + 20, scene.y - 22, 150, scene.random.between(-0.6, -0.2), 0.7, 14)
  tube(scene, path, {
    radius: 13,
    gloss: 0.8,
    sink: 0.6,
    taper: (t) => Math.min(1, 0.5 + 4 * t) * (1 - 0.82 * t ** 2.2),
    paint: (t, h) => mix(scaled(CHILI.skin, 0.7 + 0.4 * h), CHILI.stalk, smooth(0.09, 0.05, t)),
  })
}

export function vegetableCouscous({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 350, ...setting.ceramic, deep: 14 })
  const reach = 272
  const look = { ...dish.first('grain')?.look.grain, ...SEMOLINA, length: 4, round: 0.95 }
  mound(scene, { radius: reach, rise: 52, base: 16, dark: scaled(SEMOLINA.dark, 0.9), light: SEMOLINA.light, rough: 6 })
  grains(scene, grainCount(look, reach), reach * 1.01, look)
  spreadBroth(scene, reach * 0.92, BROTH)
  // The onion melted into the broth.
  const parts = dish.pieces.filter((part) => part !== dish.first('grain') && !/onion/.test(part.name))
  const long = parts.filter(({ name }) => /carrot|zucchini/.test(name))
  const beans = parts.filter(({ look: { kind } }) => kind === 'legume')
  const chunks = parts
    .filter((part) => ![...long, ...beans].includes(part) && !/chil[li]/.test(part.name))
    .map(fromTheBroth)
  const seed = scene.random.between(0, 99)
  // Red oil runs over everything and leaves each food its own color.
  scene.field.withFinish(washed(RED_OIL, 0.3, seed), () => {
    toss(scene, chunks, around(scene, reach * 0.62), { cover: 0.85, rise: 34 })
    spokes(scene, long, reach)
    toss(scene, chunks, around(scene, reach * 0.42), { cover: 0.5, rise: 20 })
    toss(scene, beans, around(scene, reach * 0.84), { cover: 0.22, scale: 1.1, rise: 8, crowd: () => 1 })
  })
  if (dish.has(/green chil/)) wholeChili(scene)
  oilDrops(scene, RED_OIL, 26)
  garnish(scene, dish, around(scene, reach * 0.6), 1, 1.1)
}
