// Clear noodles that were braised with vegetables and tofu, and took up the sauce.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import type { Part } from '#studio/part.ts'
import { noodles } from '#studio/shapes/noodle-tangle.ts'
import { mound } from '#studio/shapes/surface.ts'
import { bowl } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'
import { looseStrands } from './tossed-pasta.ts'

const SAUCE = rgb('#a8661c')
const CLEAR = ['#f0d49a', '#dfb876', '#fbe8bc'].map(rgb)
const STRAND = 4.2
/** Where they lie: direction and distance from the middle. */
const NESTS = [
  [0.9, 150],
  [2.6, 165],
  [4.4, 140],
  [5.7, 185],
] as const

/** Dried mushrooms swell to four times their weight; a whole cabbage cooks down. */
function braised(part: Part): Part {
  if (/mushroom/.test(part.name)) return { ...part, grams: part.grams * 5 }
  if (part.look.kind === 'leaf') return { ...part, grams: part.grams * 0.22 }
  return part
}

export function braisedNoodles({ scene, dish, setting }: Stage): void {
  bowl(scene, { radius: 338, ...setting.ceramic, depth: 78 })
  const reach = 286
  mound(scene, { radius: reach, rise: 22, base: 34, dark: scaled(SAUCE, 0.6), light: SAUCE, rough: 5, gloss: 0.9 })
  heaped(scene, around(scene, reach), 30, () =>
    noodles(scene, 260, reach * 1.02, STRAND, CLEAR, scene.x, scene.y, 0.9, 1),
  )
  const glaze = sauced(mix(SAUCE, CLEAR[0] ?? SAUCE, 0.3), 0.16, scene.random.between(0, 99), 0.5)
  const parts = dish.pieces.map(braised)
  const tofu = parts.filter(({ look }) => look.kind === 'tofu')
  const rest = parts.filter((part) => !tofu.includes(part))
  scene.field.withFinish(glaze, () => {
    toss(scene, rest, around(scene, reach * 0.86), { cover: 0.85, rise: 24, scale: 1.12, crowd: () => 1 })
    // Nests of noodles come up between the rest.
    for (const [angle, far] of NESTS) {
      const [x, y] = scene.polar(angle, far)
      heaped(scene, { x, y, radius: 92 }, 26, () => noodles(scene, 46, 96, STRAND, CLEAR, x, y, 0.9, 1))
    }
    toss(scene, tofu, around(scene, reach * 0.78), { cover: 0.26, rise: 20, scale: 1.15, crowd: () => 1 })
    const crisp = rest.filter(({ name }) => /pea|mushroom|carrot/.test(name))
    toss(scene, crisp, around(scene, reach * 0.78), { cover: 0.2, rise: 14, scale: 1.12, crowd: () => 1 })
  })
  looseStrands(scene, 16, reach * 0.74, STRAND, CLEAR, 1)
  garnish(scene, dish, around(scene, reach * 0.8), 0.5)
}
