// Scrambled eggs and tofu, ackee: soft folds with whatever was stirred through them.
import { mix, rgb, scaled } from '#studio/colour.ts'
import type { Finish } from '#studio/field.ts'
import { finishOf, sauced } from '#studio/finish.ts'
import { heaped, smoothGround } from '#studio/heap.ts'
import { garnish, pile, toss, wedges } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import { hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import { isMeltedTomato, type Part, withFinish } from '#studio/part.ts'
import { avocadoFan } from '#studio/shapes/avocado.ts'
import { eggFold } from '#studio/shapes/egg-folds.ts'
import { friedAppleWedge } from '#studio/shapes/fried-apple.ts'
import { matzoPiece } from '#studio/shapes/matzo.ts'
import { eggFolds, eggHeap } from '#studio/shapes/soft-scramble.ts'
import { mound } from '#studio/shapes/surface.ts'
import { curdCrumble } from '#studio/shapes/tofu.ts'
import { yamSlices } from '#studio/shapes/yam-slices.ts'
import { plate } from '#studio/vessels.ts'
import { type Archetype, PLATE_ZOOM } from './archetype.ts'
import { eggSauce } from './egg-sauce.ts'
import { heapOf } from './heaps.ts'
import { CINNAMON, isLaidOn, isLox, isSoftDice, laySalmon, softBits, stirredIn } from './stirred-in.ts'

const YELLOW = rgb('#ffc936')
/** Tofu with turmeric, crumbled into a hot pan. */
const CRUMBLED = { pale: rgb('#fbe27e'), gold: rgb('#efb526'), brown: rgb('#b5741a'), crisp: 0.5 }
const TOMATO = rgb('#cf3214')
/** Egg that was fried with matzo is paler than a soft scramble. */
const SET_AROUND_MATZO = rgb('#ffd870')
const SOFT_APPLE = cookedPiece('slice', 34, (s, x, y, k) => friedAppleWedge(s, x, y, 44 * k))

/** Tomato that cooked down before the eggs went in runs through them in streaks. */
function streaked(seed: number): Finish {
  return (out, _x, _y, sceneX, sceneY) => {
    const n = layeredNoise(sceneX * 0.02 + seed, sceneY * 0.028, 3)
    const where = noise(sceneX * 0.011 - seed, sceneY * 0.011 + seed)
    const share = 0.82 * smooth(0.045, 0.012, Math.abs(n - 0.5)) * smooth(0.36, 0.6, where)
    out.red += (TOMATO[0] - out.red) * share
    out.green += (TOMATO[1] - out.green) * share
    out.blue += (TOMATO[2] - out.blue) * share
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
    const set = tomato ? mix(YELLOW, rgb('#ff9a1c'), melted.grams > 300 ? 0.16 : 0.08) : YELLOW
    const colour = tofu ? mix(dish.first('tofu')?.look.colour ?? YELLOW, rgb('#eebf4a'), 0.55) : set
    const aside = dish.parts.filter(
      (part) => dish.isBeside(part) && (part.piece ?? ['bread', 'cream'].includes(part.look.kind)),
    )
    const onYam = aside.some(({ name }) => /\byam\b/.test(name))
    const [x, y] = [scene.x + (onYam ? 56 : aside.length ? 62 : 0), scene.y + (onYam ? 30 : 0)]
    const radius = onYam ? 200 : aside.length ? (tofu ? 226 : 200) : 232
    aside.forEach((part, i) => {
      if (/\byam\b/.test(part.name)) {
        yamSlices(scene, scene.x, scene.y)
        return
      }
      const spiced = part.look.kind === 'fruit' && part.done === 'soft' && !/avocado/.test(part.name)
      // What goes with it stays within the rim.
      const spears = /asparagus/.test(part.name)
      const at = {
        x: scene.x - (spears ? 176 : 160),
        y: y - (spears ? 8 : 80) + i * 160,
        radius: spears ? 142 : part.look.kind === 'bread' ? 140 : aside.length > 1 ? 96 : 104,
      }
      if (/avocado/.test(part.name)) avocadoFan(scene, scene.x - 206, y + 14, 92, 6, random.between(0.1, 0.3))
      else if (spiced && /apple/.test(part.name))
        pile(scene, withFinish({ ...part, piece: SOFT_APPLE }, sauced(CINNAMON, 0.2, 3)), at, 2.6, 1.15)
      else if (spiced) pile(scene, withFinish(part, sauced(CINNAMON, 0.3, 3)), at, 2, 1.1)
      else heapOf(scene, dish, part, part.look.kind === 'cream' ? { ...at, radius: 84 } : at)
    })
    // Curds folded through a sauce leave it to be seen.
    const inSauce = dish.called(/egg sauce/)
    const streaks = tomato && !tofu && !ackee ? streaked(random.between(0, 99)) : null
    const shown = stirredIn(dish)
    const laid = shown.filter(isLaidOn)
    // Wilted leaves would cover everything; a few of them are enough.
    const leaves = shown.filter((part) => part.piece?.layer === 'leaf' && !laid.includes(part))
    const folded = shown.filter((part) => !laid.includes(part) && !leaves.includes(part) && !isLox(part))
    const matzo = dish.has(/matzo/)
    const [small, large] = tofu ? [17, 27] : ackee ? [30, 46] : [44, 76]
    const count = Math.round((radius / ((small + large) * 0.42)) ** 2 * (tofu ? 1.2 : 2.5))
    const curds = !tofu && !ackee
    const white = dish.called(/revuelto/) ? 0.22 : 0.1
    const cream = streaks ? 0.5 : 0.6
    const browned = matzo ? finishOf('baked', random.between(0, 99)) : null
    const folds = (share: number, reach: number): void =>
      field.withFinish(streaks, () =>
        heaped(scene, { x, y, radius }, 14, () => {
          for (const [cx, cy] of scene.spots(Math.round(count * share), reach, x, y)) {
            // Smaller towards the edge, so that none hangs over it.
            const size = random.between(small, large) * (1 - 0.35 * smooth(0.55, 0.95, hypot(cx - x, cy - y) / radius))
            if (tofu) curdCrumble(scene, cx, cy, size, CRUMBLED)
            else eggFold(scene, cx, cy, size, colour)
          }
        }),
      )
    const lox = shown.find(isLox)
    if (curds && inSauce && melted) eggSauce(scene, folded, melted, { x, y, radius })
    else if (curds) {
      const heap = eggHeap(scene, x, y, radius, 44)
      const tones = { colour: matzo ? SET_AROUND_MATZO : colour, white, cream }
      // Torn matzo lies in the egg, and the egg over some of it.
      const torn = (pieces: number, reach: number): void =>
        heaped(scene, { x, y, radius }, 9, () => {
          for (const [px, py] of scene.spots(pieces, reach, x, y)) {
            // Smaller towards the edge, so that none stands out over it.
            const far = smooth(0.45, 0.85, hypot(px - x, py - y) / radius)
            matzoPiece(scene, px, py, random.between(60, 88) * (1 - 0.35 * far))
          }
        })
      const room = (radius / 232) ** 2
      // Over what was stirred in: as many as leave it to be seen.
      const over = (share: number, reach: number): void => {
        const counts = { large: 5 * share, middle: 12 * share, small: 26 * share }
        const onto = smoothGround(scene, x, y, radius * 1.3)
        field.withFinish(streaks ?? browned, () => eggFolds(scene, heap, counts, tones, reach, onto))
      }
      field.withFinish(streaks ?? browned, () =>
        eggFolds(scene, heap, { large: 30 * room, middle: 44 * room, small: 70 * room }, tones),
      )
      toss(scene, folded, { x, y, radius: radius - 30 }, { cover: 0.5, scale: 0.95, rise: 0 })
      toss(scene, leaves, { x, y, radius: radius - 30 }, { cover: 0.26, scale: 0.7, rise: 2 })
      if (melted) toss(scene, [softBits(melted)], { x, y, radius: radius - 26 }, { cover: 0.34, rise: 0 })
      if (matzo) torn(17, radius - 52)
      over(matzo ? room * 0.5 : room, radius - 46)
      if (matzo) {
        torn(13, radius - 70)
        over(room * 0.16, radius - 60)
      }
      if (melted) toss(scene, [softBits(melted)], { x, y, radius: radius - 40 }, { cover: 0.12, rise: 2 })
      toss(scene, folded, { x, y, radius: radius - 40 }, { cover: 0.24, scale: 0.95, rise: 4 })
      if (lox) {
        laySalmon(scene, lox, x, y, radius)
        if (lox.cut === 'shred') over(room * 0.6, radius - 60)
      }
    } else {
      field.withFinish(streaks, () =>
        mound(scene, {
          radius: radius * 0.86,
          rise: 36,
          base: 14,
          x,
          y,
          dark: scaled(streaks ? TOMATO : colour, 0.85),
          light: streaks ? TOMATO : colour,
          rough: 6,
          gloss: streaks ? 0.7 : 0.3,
        }),
      )
      folds(0.7, radius - (tofu || ackee ? 22 : 26))
      toss(scene, folded, { x, y, radius: radius - 26 }, { cover: tofu ? 0.28 : 0.5, scale: 0.9 })
      toss(scene, leaves, { x, y, radius: radius - 30 }, { cover: 0.26, scale: 0.7 })
      // Some folds lie over what was stirred in.
      folds(0.3, radius - 50)
      toss(scene, folded, { x, y, radius: radius - 34 }, { cover: tofu ? 0.14 : 0.2, scale: 0.9 })
    }
    // Shrimp, ribbons of fish and what a scene asks for crown the eggs.
    const asked = ({ name }: Part): boolean => dish.scene.show.some((word) => name.includes(word))
    const crown = folded.filter((part) => part.look.kind === 'seafood' || part.look.kind === 'fish' || asked(part))
    toss(scene, crown, { x, y, radius: radius - 70 }, { cover: ackee ? 0.16 : 0.5, scale: 0.95, rise: 6 })
    const nuts = laid.filter(({ look }) => look.kind === 'nut')
    const others = laid.filter((part) => !nuts.includes(part))
    const sparse = others.every(({ look }) => look.kind === 'cheese')
    const few = crown.length > 0 || sparse || lox !== undefined
    toss(scene, others, { x, y, radius: radius - 62 }, { cover: few ? 0.2 : 0.34, scale: 0.85 })
    toss(scene, nuts, { x, y, radius: radius - 70 }, { cover: 0.06, scale: 0.48, rise: 4 })
    garnish(scene, dish, { x, y, radius: radius - 20 }, 0.9)
    if (lox) wedges(scene, dish, 262, 44, 1.2)
  },
}
