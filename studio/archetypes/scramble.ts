// Scrambled eggs and tofu, ackee: soft folds with whatever was stirred through them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { Finish } from '#studio/field.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { heaped } from '#studio/heap.ts'
import { garnish, pile, toss } from '#studio/laying.ts'
import { cookedPiece, piece } from '#studio/looks/look.ts'
import { hypot, layeredNoise, smooth, TAU } from '#studio/noise.ts'
import { isMeltedTomato, type Part, withFinish } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { avocadoFan } from '#studio/shapes/avocado.ts'
import { disc } from '#studio/shapes/disc.ts'
import { eggCurds } from '#studio/shapes/egg-curds.ts'
import { eggFold } from '#studio/shapes/egg-folds.ts'
import { friedAppleWedge } from '#studio/shapes/fried-apple.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { loxSlice } from '#studio/shapes/seafood.ts'
import { softDice } from '#studio/shapes/soft-dice.ts'
import { mound } from '#studio/shapes/surface.ts'
import { curdCrumble } from '#studio/shapes/tofu.ts'
import { plate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { inFlakes } from './flaked-fish.ts'
import { heapOf } from './heaps.ts'

const YELLOW = rgb('#fbcb3a')
/** Tofu with turmeric, crumbled into a hot pan. */
const CRUMBLED = { pale: rgb('#fbe27e'), gold: rgb('#efb526'), brown: rgb('#b5741a'), crisp: 0.5 }
const TOMATO = rgb('#dc4a1c')
const DICE = { flesh: rgb('#ee6a3c'), skin: rgb('#d33c1e') }
const FETA = rgb('#fbf2de')
/** Fruit that was stewed with its spices. */
const CINNAMON = rgb('#a8601c')
const MATZO = { crust: rgb('#f7d468'), edge: rgb('#a8601a') }
const SOFT_APPLE = cookedPiece('slice', 34, (s, x, y, k) => friedAppleWedge(s, x, y, 44 * k))

const SOFT_TOMATO = cookedPiece('chunk', 15, (s, x, y, k) =>
  softDice(s, x, y, s.random.between(11, 18) * k, DICE.flesh, DICE.skin),
)
/** Grams of diced tomato up to which its pieces can be told apart; more of it is a sauce. */
const FEW_TOMATOES = 200

/** Diced tomato that went soft in the pan before the eggs did. */
function isSoftDice(part: Part): boolean {
  return isMeltedTomato(part) && part.cut === 'cube' && part.grams <= FEW_TOMATOES
}

/** Tomato that cooked down before the eggs went in runs through them in streaks. */
function streaked(seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const n = layeredNoise(sceneX * 0.022 + seed, sceneY * 0.03, 3)
    const share = 0.1 + 0.62 * smooth(0.46, 0.66, n)
    out.red += (TOMATO[0] - out.red) * share
    out.green += (TOMATO[1] - out.green) * share
    out.blue += (TOMATO[2] - out.blue) * share
  }
}

/** Feta over eggs is crumbled, some of it fine. */
function crumbled(part: Part): Part {
  if (part.look.kind !== 'cheese' || !part.look.pieces.mince) return part
  const feta = piece('slice', 10, (s, x, y, k) => {
    crumb(s, x, y, (4 + 12 * s.random.unit() ** 1.8) * k, scaled(FETA, s.random.between(0.94, 1)), 0.2)
  })
  return { ...part, piece: feta }
}

const LOX = { flesh: rgb('#ee7b4e'), fat: rgb('#fbd3b6') }

function isLox({ name }: Part): boolean {
  return /smoked salmon|\blox\b/.test(name)
}

/** Smoked salmon in thin slices, laid over the eggs in folds. */
function inSlices(part: Part): Part {
  if (!isLox(part)) return part
  const slice = piece('slice', 52, (s, x, y, k) =>
    loxSlice(s, x, y, s.random.between(128, 168) * k, s.random.between(58, 76) * k, LOX.flesh, LOX.fat),
  )
  return { ...part, piece: slice }
}

/** Put on last and left whole, where everything else is folded in. */
function isLaidOn({ look, done, name }: Part): boolean {
  if (look.kind === 'fish' || look.kind === 'seafood') return false
  return (done === null || done === 'raw') && (look.kind !== 'vegetable' || /radish|cucumber|avocado|tomato/.test(name))
}

function stirredIn(dish: Dish): Part[] {
  const solid = dish.pieces.filter(
    (part) => part.look.kind !== 'egg' && part.look.kind !== 'tofu' && !/ackee/.test(part.name),
  )
  const dice = dish.parts.filter(isSoftDice).map((part) => ({ ...part, piece: SOFT_TOMATO }))
  return [...solid.filter((part) => !isSoftDice(part)), ...dice]
    .filter((part) => !dish.isBeside(part) && part.look.kind !== 'bread')
    .map(crumbled)
    .map(inFlakes)
    .map(inSlices)
    .map((part) => (part.look.kind === 'fruit' && part.done ? withFinish(part, sauced(CINNAMON, 0.42, 3)) : part))
}

/** A piece broken off a sheet of matzo, softened in the eggs: thin, with rows of toasted bubbles. */
function matzoPiece(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const crust = scene.vary(MATZO.crust, 0.08)
  const [wide, high] = [random.between(0.6, 0.85), random.between(0.5, 0.8)]
  disc(scene, x, y, {
    radius: size,
    thickness: 6,
    edge: 0.5,
    tilt: 0.28,
    lean: 0.3,
    face: (_d, _a, u, v) => {
      const n = layeredNoise(u * 2.4 + seed, v * 2.4, 3)
      const broken = (n - 0.5) * 0.34
      const rim = Math.max(Math.abs(u) / (wide + broken), Math.abs(v) / (high + broken))
      if (rim > 1) return null
      // Rows of fine pricks, and blisters that browned here and there.
      const prick = smooth(0.55, 0.95, Math.sin(v * 26 + seed)) * smooth(0.2, 0.8, Math.sin(u * 34 + seed))
      const blister = smooth(0.55, 0.68, layeredNoise(u * 3.4 - seed, v * 3.4 + seed, 2))
      const toasted = 0.4 * prick + 0.55 * blister + 0.35 * smooth(0.88, 1, rim)
      return [mix(crust, MATZO.edge, Math.min(0.85, toasted)), 2 * blister - 1.2 * prick + 6 * (n - 0.5), 0.3]
    },
  })
}

const YAM = { flesh: rgb('#f0dfb0'), edge: rgb('#cfb070'), fleck: rgb('#c2a066') }

/** Boiled yam: thick slices, floury and white, in a ring under what is piled on them. */
function yamSlices(scene: Scene, x: number, y: number): void {
  for (let i = 0; i < 8; i++) {
    const seed = scene.random.between(0, 99)
    const body = scene.vary(YAM.flesh, 0.03)
    const at = (i / 8) * TAU + 0.3
    disc(scene, x + Math.cos(at) * 166, y + Math.sin(at) * 158, {
      radius: scene.random.between(74, 84),
      ry: scene.random.between(62, 72),
      thickness: 20,
      edge: 6,
      tilt: 0.04,
      lean: 0.25,
      face: (d, a, u, v) => {
        if (d > 0.94 + 0.06 * Math.sin(a * 3 + seed)) return null
        const n = layeredNoise(u * 3 + seed, v * 3, 3)
        const fiber = smooth(0.62, 0.74, layeredNoise(u * 9 + seed, v * 9, 2))
        // Floury where it begins to break up, darker toward the peel.
        const tone = mix(
          mix(body, YAM.edge, 0.75 * smooth(0.84, 1, d)),
          YAM.fleck,
          0.12 * fiber + 0.2 * smooth(0.5, 0.75, n),
        )
        return [tone, (n - 0.5) * 5 - fiber, 0.15]
      },
    })
  }
}

export const scramble: Archetype = {
  zoom: PLATE_ZOOM,
  cameras: ['three-quarter', 'close'],
  draw({ scene, dish, setting }) {
    const { random, field } = scene
    plate(scene, { radius: 350, ...setting.ceramic })
    // Ackee looks like eggs; its lobes are smaller.
    const ackee = dish.has(/ackee/)
    const tofu = dish.of('egg').length === 0 && !ackee
    const melted = dish.parts.find((part) => isMeltedTomato(part) && part.grams > 100 && !isSoftDice(part))
    const tomato = melted !== undefined
    const set = tomato ? mix(YELLOW, rgb('#ff9a1c'), melted.grams > 300 ? 0.6 : 0.15) : YELLOW
    const colour = tofu ? mix(dish.first('tofu')?.look.colour ?? YELLOW, rgb('#eebf4a'), 0.55) : set
    const aside = dish.parts.filter(
      (part) => dish.isBeside(part) && (part.piece ?? ['bread', 'cream'].includes(part.look.kind)),
    )
    const onYam = aside.some(({ name }) => /\byam\b/.test(name))
    const [x, y] = [scene.x + (aside.length && !onYam ? 62 : 0), scene.y]
    const radius = onYam ? 196 : aside.length ? 200 : 232
    aside.forEach((part, i) => {
      if (/\byam\b/.test(part.name)) {
        yamSlices(scene, x, y)
        return
      }
      const spiced = part.look.kind === 'fruit' && part.done === 'soft' && !/avocado/.test(part.name)
      // What goes with it stays within the rim.
      const spears = /asparagus/.test(part.name)
      const at = {
        x: scene.x - (spears ? 176 : 160),
        y: y - (spears ? 8 : 80) + i * 160,
        radius: spears ? 142 : aside.length > 1 ? 96 : 104,
      }
      if (/avocado/.test(part.name)) avocadoFan(scene, scene.x - 206, y + 14, 92, 6, random.between(0.1, 0.3))
      else if (spiced && /apple/.test(part.name)) pile(scene, { ...part, piece: SOFT_APPLE }, at, 1.7, 1.05)
      else if (spiced) pile(scene, withFinish(part, sauced(CINNAMON, 0.3, 3)), at, 2, 1.1)
      else heapOf(scene, dish, part, part.look.kind === 'cream' ? { ...at, radius: 84 } : at)
    })
    const streaks = tomato && !tofu && !ackee ? streaked(random.between(0, 99)) : null
    const shown = stirredIn(dish)
    const laid = shown.filter(isLaidOn)
    // Wilted leaves would cover everything; a few of them are enough.
    const leaves = shown.filter((part) => part.piece?.layer === 'leaf' && !laid.includes(part))
    const folded = shown.filter((part) => !laid.includes(part) && !leaves.includes(part) && !isLox(part))
    const matzo = dish.has(/matzo/)
    // Curds folded through a sauce leave it to be seen.
    const inSauce = dish.called(/egg sauce/)
    const [small, large] = tofu ? [17, 27] : ackee ? [30, 46] : [44, 76]
    const count = Math.round(
      (radius / ((small + large) * 0.42)) ** 2 * (tofu ? 0.9 : matzo ? 3.2 : inSauce ? 1.5 : 2.5),
    )
    const curds = !tofu && !ackee && !matzo && !inSauce
    const white = dish.called(/revuelto/) ? 0.75 : 0.2
    const cream = streaks ? 0.12 : 0.55
    const browned = matzo ? finishOf('fried', random.between(0, 99)) : null
    const folds = (share: number, reach: number): void =>
      field.withFinish(streaks ?? browned, () =>
        heaped(scene, { x, y, radius }, 14, () => {
          if (curds) {
            for (const [cx, cy] of scene.spots(Math.round(34 * share), reach - 26, x, y)) {
              const long = random.between(44, 96)
              const shape = { ry: long * random.between(0.55, 0.85), rise: random.between(18, 28), fold: 66 }
              eggCurds(scene, cx, cy, long, { ...shape, colour, white, cream })
            }
            for (const [cx, cy] of scene.spots(Math.round((streaks ? 24 : 46) * share), reach - 12, x, y))
              eggCurds(scene, cx, cy, random.between(20, 36), {
                colour,
                white,
                cream,
                rise: random.between(13, 20),
                fold: 48,
              })
            return
          }
          for (const [cx, cy] of scene.spots(Math.round(count * share), reach, x, y)) {
            // Smaller towards the edge, so that none hangs over it.
            const size = random.between(small, large) * (1 - 0.35 * smooth(0.55, 0.95, hypot(cx - x, cy - y) / radius))
            if (tofu) curdCrumble(scene, cx, cy, size, CRUMBLED)
            else if (matzo && random.chance(0.5)) matzoPiece(scene, cx, cy, size * 0.92)
            else eggFold(scene, cx, cy, size, colour)
          }
        }),
      )
    if (curds)
      field.withFinish(streaks, () =>
        eggCurds(scene, x, y, radius * 1.06, { colour, rise: 40, fold: 92, sink: 0, white, cream }),
      )
    else
      field.withFinish(streaks, () =>
        mound(scene, {
          radius: radius * 0.86,
          rise: 36,
          base: onYam ? 30 : 14,
          x,
          y,
          dark: scaled(streaks ? TOMATO : colour, 0.85),
          light: streaks ? TOMATO : colour,
          rough: 6,
          gloss: streaks ? 0.7 : 0.3,
        }),
      )
    folds(0.7, radius - (tofu || ackee ? 22 : 26))
    toss(scene, folded, { x, y, radius: radius - 26 }, { cover: tofu ? 0.32 : 0.5, scale: 0.9 })
    toss(scene, leaves, { x, y, radius: radius - 30 }, { cover: 0.26, scale: 0.7 })
    // Some folds lie over what was stirred in.
    folds(0.3, radius - 50)
    toss(scene, folded, { x, y, radius: radius - 34 }, { cover: 0.2, scale: 0.9 })
    const lox = shown.filter(isLox)
    toss(scene, lox, { x: x + 30, y: y + 26, radius: radius - 84 }, { cover: 0.95, rise: 16, crowd: () => 1 })
    // Shrimp, ribbons of fish and what a scene asks for crown the eggs.
    const asked = ({ name }: Part): boolean => dish.scene.show.some((word) => name.includes(word))
    const crown = folded.filter((part) => part.look.kind === 'seafood' || part.look.kind === 'fish' || asked(part))
    toss(scene, crown, { x, y, radius: radius - 70 }, { cover: ackee ? 0.16 : 0.5, scale: 0.95 })
    const sparse = laid.every(({ look }) => look.kind === 'cheese')
    toss(scene, laid, { x, y, radius: radius - 62 }, { cover: crown.length || sparse ? 0.2 : 0.34, scale: 0.85 })
    garnish(scene, dish, { x, y, radius: radius - 20 }, 0.9)
  },
}
