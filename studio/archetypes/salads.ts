import { mix, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { glistening, sauced } from '#studio/finish.ts'
import { both, heartOf, lobed } from '#studio/heart.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { smooth } from '#studio/noise.ts'
import { type Part, withFinish } from '#studio/part.ts'
import { crowdOf } from '#studio/scatter.ts'
import type { Scene } from '#studio/scene.ts'
import { spoonfuls } from '#studio/shapes/drizzle.ts'
import { grainCount, grains } from '#studio/shapes/starches.ts'
import { mound } from '#studio/shapes/surface.ts'
import { bowl, plate } from '#studio/vessels.ts'
import { type Archetype, BOWL_ZOOM } from './archetype.ts'
import { boundSalad } from './bound-salad.ts'
import { choppedSalad } from './chopped-salad.ts'
import { creamOf } from './cream-and-oil.ts'
import { pitaPieces } from './crisp-bread.ts'
import { crownedSalad } from './crowned-salad.ts'
import { dicedSalad } from './diced-salad.ts'
import { drapedSalad } from './draped-salad.ts'
import { fetaSlabs, isFetaSlab } from './feta-slabs.ts'
import { inLargeFlakes } from './flaked-fish.ts'
import { greenDressing } from './green-dressing.ts'
import { groupedSalad } from './grouped-salad.ts'
import { fennelFronds, freshHerbs, herbsOver } from './herbs-over.ts'
import { namedFirst, namedOnTop } from './named-first.ts'
import { popcornBowl } from './popcorn.ts'
import { roastedRows } from './roasted-rows.ts'
import { asInFruitSalad, boundIn, JICAMA, peeled } from './salad-cuts.ts'
import { cutForSalad } from './salad-potatoes.ts'
import { shingled } from './shingled-salad.ts'
import { creamySlaw, isCreamySlaw } from './slaw.ts'
import { clungBits, poolOf, SMASHED } from './smashed-salad.ts'
import { spearSalad } from './spear-salad.ts'
import { stripedSalad } from './striped-salad.ts'
import { tangle } from './tangle.ts'
import { wholeLeafSalad } from './whole-leaf-salad.ts'

/** Grams of diced beets that stain a whole salad. */
const BEETS_BLEED = 250

/** How much more of a salad chopped herbs fill than their weight says. */
const LIGHT_HERBS = 9

/** A creamy dressing or a chili paste that everything was tossed in. */
function dressingOf(dish: Dish, scene: Scene): Finish | null {
  const cream = dish.first('cream')
  const chili = dish.find(/gochugaru|gochujang|harissa/)
  const beet = dish.pieces.find((part) => /beet/.test(part.name) && part.cut !== 'slice' && part.grams > BEETS_BLEED)
  const soy = dish.called(/smashed/) && dish.find(/tamari|soy sauce/)
  if (soy) return sauced(rgb('#9a6a24'), 0.14, scene.random.between(0, 99), 0.2)
  if (beet) return sauced(beet.look.colour, 0.3, scene.random.between(0, 99))
  if (chili) return sauced(mix(chili.look.colour, rgb('#d8341a'), 0.55), 0.85, scene.random.between(0, 99))
  if (dish.scene.sauce) return sauced(mix(dish.sauce.light, rgb('#f0c890'), 0.5), 0.22, scene.random.between(0, 99))
  if (!cream || dish.drizzled || dish.grams('cream') < 60) return null
  // Bound with it, the pieces keep their own colors under a thin coat.
  if (dish.scene.style === 'on-leaves') return sauced(rgb('#f6e6bd'), 0.2, scene.random.between(0, 99))
  return sauced(mix(cream.look.colour, WHITE, 0.2), 0.36, scene.random.between(0, 99))
}

/** What is spooned into whole leaves is dressed, the leaves are not; skins keep their color under a film of it. */
function dressedIn(part: Part, dressing: Finish): Part {
  if (part.piece?.layer === 'leaf' && part.cut !== 'shred') return part
  const skinned = /grape|olive|cherry tomato|corn/.test(part.name)
  return skinned ? withFinish(part, glistening) : withFinish(part, dressing)
}

function isFriedTofu({ look, done }: Part): boolean {
  return look.kind === 'tofu' && done === 'fried'
}

/** Lettuce in shreds is what the rest lies on. */
function isShreddedLettuce({ name, cut, piece: drawn }: Part): boolean {
  return drawn !== null && cut === 'shred' && /lettuce|romaine|iceberg/.test(name)
}

function asBed(part: Part): Part {
  return part.piece ? { ...part, piece: { ...part.piece, layer: 'leaf' } } : part
}

/** Dice that would be confetti on a card, and how much larger they are drawn. */
const FINE = 17
const LARGER = 1.3

/** A salad that is mostly dice shows fewer and larger ones. */
function withLargeDice(parts: readonly Part[]): readonly Part[] {
  const fine = parts.filter(({ piece: drawn, look }) => drawn && drawn.reach < FINE && look.kind !== 'legume')
  const gramsOf = (some: readonly Part[]): number => some.reduce((sum, { grams }) => sum + grams, 0)
  if (gramsOf(fine) < gramsOf(parts) * 0.55) return parts
  return parts.map((part) => {
    const { piece: drawn } = part
    if (!drawn || !fine.includes(part)) return part
    const draw: typeof drawn.draw = (s, x, y, k) => drawn.draw(s, x, y, k * LARGER)
    return { ...part, piece: { ...drawn, reach: drawn.reach * LARGER, draw } }
  })
}

/** Inside the lip of its bowl: a leaf that reached out through it would be seen on the outside. */
const WALL = 314

function saladIn(scene: Scene, dish: Dish, flat: boolean) {
  if (dish.scene.style === 'shingled') return shingled(scene, dish)
  if (dish.scene.style === 'draped') return drapedSalad(scene, dish, flat ? 258 : 285)
  if (dish.scene.style === 'spears') return spearSalad(scene, dish, flat ? 286 : 290)
  if (dish.scene.style === 'whole-leaves') return wholeLeafSalad(scene, dish, flat ? 280 : 285)
  if (dish.scene.style === 'rows') return roastedRows(scene, dish, flat ? 262 : 285)
  if (dish.scene.style === 'striped') return stripedSalad(scene, dish, flat ? 262 : 290)
  if (dish.scene.style === 'grouped') return groupedSalad(scene, dish, flat ? 268 : 288)
  if (dish.scene.style === 'crowned') return crownedSalad(scene, dish, flat ? 262 : 280)
  if (dish.scene.style === 'chopped') return choppedSalad(scene, dish, flat ? 252 : 280)
  if (dish.has(/popcorn/)) return popcornBowl(scene, dish, flat ? 258 : 300)
  if (dish.scene.style === 'bound') return boundSalad(scene, dish, flat ? 258 : 285, flat ? 14 : 20)
  if (isCreamySlaw(dish)) return creamySlaw(scene, dish, flat ? 250 : 280)
  const shreds = dish.pieces.filter((part) => part.cut === 'shred' && part.look.kind !== 'leaf')
  if (shreds.length > 1 && shreds.length === dish.pieces.length) return tangle(scene, dish, flat ? 258 : 285)
  if (dish.scene.style === 'diced') return dicedSalad(scene, dish, flat ? 258 : 285)
  const total = dish.pieces.reduce((sum, part) => sum + part.grams, 0)
  const leafy = dish.pieces.some((part) => part.piece?.layer === 'leaf' && part.grams > total * 0.12)
  const grain = dish.first('grain')
  const pulse = dish.of('legume').find((part) => part.piece && part.grams > total * 0.2)
  // In a salad of herbs the grain is only strewn in.
  const herby = dish.of('herb').some((part) => part.piece?.layer === 'slice')
  const bed = leafy || herby ? undefined : grain
  // Below fruit lies its juice.
  const juice = dish.pieces[0]?.look.citrus ? mix(dish.pieces[0].look.colour, rgb('#fdf1d0'), 0.85) : undefined
  const dry = juice ?? scaled(pulse?.look.colour ?? dish.tone, 0.8)
  const tone = leafy || herby ? rgb('#5d862f') : (bed?.look.colour ?? dry)
  const reach = flat ? 258 : 285
  const loose = !leafy && !bed
  const smashed = dish.called(/smashed/)
  const tossed = dish.scene.style === 'tossed'
  // "Lentils with roots": what comes after "with" is piled onto them.
  const piled = pulse !== undefined && dish.called(/lentils? with/)
  const onLeaves = dish.scene.style === 'on-leaves'
  // Whole leaves lie flat on the plate.
  const rise = loose ? 16 : onLeaves ? 14 : 50
  const heap = around(
    scene,
    reach * (onLeaves ? 0.72 : smashed ? 0.79 : dish.scene.main ? 0.92 : piled ? 0.78 : flat ? 1.02 : 0.96),
  )
  const heart = heartOf(scene, heap, { lift: 30, larger: 0.14, off: 0.18 })
  const edge = lobed(scene, heap, 0.09)
  mound(scene, {
    // What the fruit of a named salad leaves free is plate.
    radius:
      juice && dish.scene.main ? reach * 0.5 : herby ? reach * 0.8 : loose ? reach * 0.4 : leafy ? reach * 0.6 : reach,
    rise,
    base: flat ? 18 : 22,
    dark: scaled(tone, 0.7),
    light: tone,
    rough: loose ? 4 : bed ? 7 : 13,
  })
  const look = grain?.look.grain
  if (look && herby) grains(scene, 500, reach * 0.75, look)
  else if (look) grains(scene, leafy ? 1100 : grainCount(look, reach), reach, look)
  if (smashed) poolOf(scene, dish, reach)
  const others = withLargeDice(dish.pieces.filter((part) => part !== bed))
    .map((part) => (dish.called(/fruit salad|j[ií]cama/) ? asInFruitSalad(part) : peeled(part)))
    .map((part) => (/jicama/.test(part.name) ? { ...part, piece: JICAMA, grams: part.grams * 1.3 } : part))
    .map(inLargeFlakes)
    .map((part) => namedFirst(dish, part))
    // Chopped herbs weigh little, yet they are most of what one sees.
    .map((part) => (herby && part.look.kind === 'herb' ? { ...part, grams: part.grams * LIGHT_HERBS } : part))
    .map((part) => (isShreddedLettuce(part) ? asBed(part) : part))
    .map(cutForSalad)
    .map((part) => (smashed && /cucumber/.test(part.name) ? { ...part, piece: SMASHED } : part))
    // A handful of croutons on a bowl of leaves.
    .map((part) => (leafy && part.look.kind === 'bread' ? { ...part, grams: part.grams * 0.3 } : part))
    .map((part) => (dish.scene.style === 'on-leaves' ? boundIn(part) : part))
  const green = greenDressing(dish)
  const dressing = green ? sauced(green, 0.05, scene.random.between(0, 99), 0.1) : dressingOf(dish, scene)
  const under = piled ? [pulse] : []
  toss(scene, under, around(scene, reach * 0.9), { cover: 2.4 })
  // Greens that wilted among them take little room.
  const mixed = others
    .filter((part) => part !== under[0] && !isFetaSlab(part))
    .map((part) => (under[0] && part.look.kind === 'leaf' ? { ...part, grams: part.grams * 0.06 } : part))
  // What was bound with a dressing is heaped on whole leaves.
  const leaves = onLeaves ? mixed.filter((part) => part.piece?.layer === 'leaf') : []
  toss(scene, leaves, around(scene, reach * 0.92), { cover: 0.9, scale: 1.15 })
  const strength = leafy ? 0.75 : bed && !tossed ? 0.6 : 0
  const groups = strength ? crowdOf(scene, heap, strength) : () => 1
  toss(
    scene,
    (dressing ? mixed.map((part) => dressedIn(part, dressing)) : mixed).filter(
      (part) => !leaves.some(({ name }) => name === part.name),
    ),
    heap,
    {
      heart,
      crowd: both(groups, edge),
      leaves: edge,
      cover: onLeaves
        ? 1.7
        : under.length
          ? 0.75
          : leafy
            ? 0.92
            : bed
              ? tossed
                ? 1.05
                : 0.62
              : pulse && pulse.grams > total * 0.3
                ? 1.6
                : 2.15,
      scale: herby ? 0.85 : 1,
    },
  )
  // The spoon left grains on what it turned over.
  if (look && tossed)
    for (const [gx, gy] of scene.spots(30, reach * 0.84)) grains(scene, 30, reach * 0.12, look, gx, gy)
  namedOnTop(scene, dish, mixed, reach)
  if (others.some(isFetaSlab)) fetaSlabs(scene, reach)
  // The beans of a bean salad do not disappear under its vegetables.
  const flakes = mixed.filter(({ name }) => /salt cod|smoked trout/.test(name))
  if (pulse && !bed && !under.length && !flakes.length)
    toss(scene, [pulse], around(scene, reach * 0.8), {
      cover: leafy ? 0.1 : 0.6 * smooth(0.16, 0.45, pulse.grams / total),
    })
  // Nor does the fish, or the fried tofu, under the beans.
  toss(scene, flakes, around(scene, reach * 0.68), { cover: 0.2 })
  if (pulse) toss(scene, mixed.filter(isFriedTofu), around(scene, reach * 0.7), { cover: 0.4, scale: 1.1 })
  const cream = creamOf(dish)
  if (dish.scene.sauce && !green) spoonfuls(scene, 15, reach * 0.52, 20, mix(dish.sauce.light, rgb('#f6dcae'), 0.55))
  if (green) spoonfuls(scene, 7, reach * 0.52, 22, green)
  if (cream) spoonfuls(scene, 11, reach * 0.62, 24, cream)
  if (herby && look) grains(scene, 200, reach * 0.75, look)
  if (dish.called(/fattoush/)) pitaPieces(scene, dish, reach)
  const herbs = leafy || herby || green ? [] : freshHerbs(dish)
  herbsOver(scene, herbs, around(scene, reach * 0.66), 9, 0.9)
  fennelFronds(scene, dish, reach * 0.74)
  if (smashed) clungBits(scene, dish, reach * 0.8)
  const [gx, gy] = [(scene.x + heart.x) / 2, (scene.y + heart.y) / 2]
  garnish(scene, dish, bed ? around(scene, reach * 0.86) : { x: gx, y: gy, radius: reach * (smashed ? 0.64 : 0.74) })
}

export const salad: Archetype = {
  zoom: BOWL_ZOOM,
  cameras: ['above', 'three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    const flat = scene.random.chance(0.4) ? dish.scene.vessel !== 'bowl' : dish.scene.vessel === 'plate'
    if (flat) {
      plate(scene, { radius: 350, ...setting.ceramic, deep: 10 })
      saladIn(scene, dish, true)
      return
    }
    bowl(scene, { radius: 330, ...setting.ceramic, depth: 82 })
    scene.field.withWall({ x: scene.x, y: scene.y, radius: WALL }, () => saladIn(scene, dish, false))
  },
}
