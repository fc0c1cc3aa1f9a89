// Noodles in broth.
import { clearBroth, isClearBroth, paleInside, tintOf } from '#studio/clear-broth.ts'
import { lightness, mix, type Rgb, rgb, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, garnish, pile, wedges } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Tones } from '#studio/mixing.ts'
import { type Part, tornInBroth } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { wiltedLeaf } from '#studio/shapes/cooked-greens.ts'
import { fatCircles } from '#studio/shapes/fat-circles.ts'
import { flatRiceHanks } from '#studio/shapes/flat-rice-hanks.ts'
import { glazeRings } from '#studio/shapes/glaze-ring.ts'
import { slicedMeat } from '#studio/shapes/meat.ts'
import { noodles as layNoodles } from '#studio/shapes/noodle-tangle.ts'
import { pour } from '#studio/shapes/pour.ts'
import { sheen } from '#studio/shapes/sheen.ts'
import { coat, liquid, mound } from '#studio/shapes/surface.ts'
import { curdSlabs } from '#studio/shapes/tofu.ts'
import { bowl } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM } from './archetype.ts'
import { arrangeSectors } from './composed-bowls.ts'
import { isFlatRice, soaked, strandsOf } from './noodles.ts'
import { fromThePot } from './stew-pieces.ts'

/** The level of the broth, and how far below it the noodles lie. */
const BROTH = 70
const SUNK = 13
/** How low the first of them hang, and the depth at which the broth has its whole color. */
const HANG = 40
const DEEP = 44
const FAT = rgb('#f1c05c')

/** Golden noodles in a golden broth would be lost in it, and dark ones would be mud. */
function showsBelow(noodle: Rgb, broth: Rgb): boolean {
  return lightness(noodle) - lightness(broth) > 14
}

/** Through a clear broth one sees the noodles; a nest of them comes up to the surface in the middle. */
function noodlesInBroth(scene: Scene, dish: Dish, broth: Tones): void {
  const { colour, strand } = strandsOf(dish)
  const white = /rice/.test(dish.first('noodle')?.name ?? '')
  const ribbons = isFlatRice(dish)
  // White ones would be yellow deep in it.
  const sunk = ribbons ? 8 : SUNK
  const fine = ribbons ? strand : white ? strand * 0.72 : strand
  const colours = soaked(white ? mix(colour, WHITE, ribbons ? 0.8 : 0.5) : colour, dish, ribbons ? 0.01 : 0.03)
  scene.field.withFloor(HANG, () =>
    scene.field.withCeiling(
      (x, y) =>
        BROTH - sunk + (ribbons ? 1 : sunk + 5) * Math.exp(-(((x - scene.x) ** 2 + (y - scene.y) ** 2) / 165 ** 2)),
      () =>
        ribbons
          ? flatRiceHanks(scene, 278, fine, colours)
          : layNoodles(scene, Math.round(660 / fine), 252, fine, colours, scene.x, scene.y, 0.45, 1),
    ),
  )
  brothOver(scene, broth, ribbons ? 0.12 : 0.34)
}

/** Clear down to the floor of the bowl, with eyes of fat. */
function brothOver(scene: Scene, { dark, light }: Tones, share = 0.34): void {
  const body = mix(dark, light, 0.6)
  pour(scene, { level: BROTH, radius: 312, tint: tintOf(light), deep: DEEP, body, clear: 90, rough: 0.8 })
  fatCircles(scene, BROTH, 285, mix(light, FAT, 0.6), 10, 30)
  sheen(scene, { level: BROTH, radius: 304, share })
}

/** Fried slabs of tofu that the soup is named after lie in front, leaning on each other. */
function isNamedTofu({ scene }: Dish, { name, look, cut }: Part): boolean {
  return look.kind === 'tofu' && cut === 'slice' && scene.main !== '' && name.includes(scene.main)
}

/** Heaps of the rest in a half circle behind them. */
function arrangeBehind(scene: Scene, parts: readonly Part[]): void {
  parts.forEach((part, i) => {
    const angle = Math.PI * (1.02 + (0.96 * (i + 0.5)) / parts.length)
    const [x, y] = scene.polar(angle, 158)
    const softened = /spinach/.test(part.name) ? { ...part, piece: SPINACH } : part
    pile(scene, softened, { x, y, radius: 84 }, /carrot/.test(part.name) ? 0.8 : 1.3)
  })
}

const GREENS = ['#2f6a20', '#3d7d28', '#24561a'].map(rgb)
const SPINACH = cookedPiece('slice', 30, (s, x, y, k) =>
  wiltedLeaf(s, x, y, s.random.between(58, 84) * k, s.random.pick(GREENS)),
)

export const noodleSoup: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter'],
  draw({ scene, dish, setting }) {
    const clear = isClearBroth(dish)
    const body = clear ? paleInside(setting.ceramic.body) : setting.ceramic.body
    bowl(scene, { radius: 335, ...setting.ceramic, body, depth: 90 })
    if (clear) glazeRings(scene, 335, setting.ceramic.rim)
    const broth: Tones = clear ? clearBroth(dish) : dish.sauce
    const { dark, light } = broth
    const { colour, strand } = strandsOf(dish)
    if (!clear) coat(scene, 303, mix(dark, light, 0.5))
    if (clear && showsBelow(colour, light)) noodlesInBroth(scene, dish, broth)
    else if (clear) {
      const strands = soaked(colour, dish, 0.05)
      // They would be lost below it: a nest of them stands out.
      scene.field.withFloor(BROTH - SUNK, () =>
        scene.field.withCeiling(
          () => BROTH - 3,
          () => layNoodles(scene, Math.round(700 / strand), 240, strand, strands),
        ),
      )
      brothOver(scene, broth)
    } else {
      mound(scene, { radius: 235, rise: 26, base: 40, dark, light, rough: 6 })
      layNoodles(scene, Math.round(620 / strand), 250, strand, soaked(colour, dish, 0.12))
      const oil = mix(light, FAT, 0.6)
      liquid(scene, { level: BROTH, radius: 312, ...broth, gloss: 1, rough: 1.2, clear: 9, oil })
    }
    const main = dish.first('meat', 'poultry')
    const torn = main?.look.kind === 'poultry' && main.cut === 'shred'
    const others = dish.pieces
      .filter((part) => part !== main || torn || part.look.main?.form === 'mince')
      .map((part) => (part === main && torn ? tornInBroth(part) : part))
      .map((part) => (/bok choy|mushroom/.test(part.name) ? fromThePot(dish, part) : part))
    if (main?.look.main && !torn && main.look.main.form !== 'mince') {
      const { flesh, fat, sear } = main.look.main
      const [x, y] = scene.polar(-2.3, 165)
      slicedMeat(scene, x, y, 72, scene.random.between(-0.6, 0.2), 5, { crust: sear, inside: flesh, middle: fat })
    }
    // Pulled chicken is laid over the noodles in one loose heap.
    const heap = torn ? others.find(({ look }) => look.kind === 'poultry') : undefined
    if (heap) pile(scene, heap, { x: scene.x + 62, y: scene.y + 34, radius: 112 }, 1.7, 1.1)
    const slabs = others.find((part) => isNamedTofu(dish, part))
    const rest = others.filter((part) => part !== heap && part !== slabs)
    if (slabs?.look.main) {
      arrangeBehind(scene, rest.slice(0, 4))
      const { flesh, fat, sear } = slabs.look.main
      const look = { pale: flesh, gold: fat, brown: sear, crisp: 0.9 }
      curdSlabs(scene, scene.x + 6, scene.y + 104, 0.66, scene.random.between(-0.2, 0.05), look)
    } else arrangeSectors(scene, rest.slice(0, 6), 172, 76)
    garnish(scene, dish, around(scene, 190))
    wedges(scene, dish, 250, 46)
  },
}
