// Tofu, tempeh and seitan: white and soft in a broth, golden from the pan.
import { rgb } from '#studio/colour.ts'
import { type Cut, cookedPiece, type Entry, type Piece } from '#studio/looks/look.ts'
import { seitan } from '#studio/shapes/seitan.ts'
import { tempehCrumb } from '#studio/shapes/tempeh-crumb.ts'
import { type BlockOptions, type CurdLook, curdBlock, curdCrumble } from '#studio/shapes/tofu.ts'

const c = rgb

const TOFU = { pale: c('#fbeccb'), gold: c('#e4aa4c'), brown: c('#a8621c') }
/** Fried cubes of it. */
export const CUBED_TOFU: CurdLook = { ...TOFU, crisp: 1 }
/** Its smoke is in its skin; where it was cut it is pale. */
const SMOKED = { pale: c('#f0d8a8'), gold: c('#c98d44'), brown: c('#8a4f20') }
const TEMPEH = { pale: c('#ecd09a'), gold: c('#c98a40'), brown: c('#7c4216'), grainy: true }

/** How far each kind of piece is from a cube; the sizes vary as under a knife. */
function block(size: number, look: CurdLook, shape: Omit<BlockOptions, 'size'> = {}, reach = size * 1.05): Piece {
  return cookedPiece('chunk', reach, (s, x, y, k) => {
    curdBlock(s, x, y, { size: size * k * s.random.between(0.76, 1.14), ...shape }, look)
  })
}

/** The cuts of a block. */
function cuts(look: CurdLook): Partial<Record<Cut, Piece>> {
  const crumbles = cookedPiece('chunk', 19, (s, x, y, k) => curdCrumble(s, x, y, 21 * k, look))
  return {
    plain: block(33, look),
    cube: block(30, look),
    slice: block(52, look, { aspect: 0.7, tall: 0.28 }, 46),
    strip: block(44, look, { aspect: 0.34, tall: 0.34 }, 26),
    chop: crumbles,
    mince: crumbles,
    shred: crumbles,
  }
}

/** Seitan is sliced or torn, never a block. */
function seitanCuts(crisp: number): Partial<Record<Cut, Piece>> {
  const cut = (size: number, long: number, tall: number, reach: number): Piece =>
    cookedPiece('chunk', reach, (s, x, y, k) =>
      seitan(s, x, y, size * k * s.random.between(0.8, 1.15), { long, tall, crisp }),
    )
  const bite = cut(29, 1.25, 0.7, 30)
  const bits = cut(15, 1.3, 0.7, 16)
  return {
    plain: bite,
    cube: bite,
    slice: cut(28, 1.6, 0.42, 34),
    strip: cut(15, 2.6, 0.7, 24),
    chop: bits,
    mince: bits,
    shred: bits,
  }
}

function curds(match: RegExp, colour: string, look: Omit<CurdLook, 'crisp'>, crisp = 1): Entry {
  return {
    kind: 'tofu',
    match,
    colour: c(colour),
    dye: 0.02,
    pieces: cuts({ ...look, crisp: crisp * 0.12 }),
    browned: cuts({ ...look, crisp }),
    main: { form: 'slab', flesh: look.pale, fat: look.gold, sear: look.brown },
  }
}

/** It breaks between its beans. */
function tempeh(): Entry {
  const entry = curds(/tempeh/, '#b5804a', TEMPEH, 0.72)
  const crumbs = (browned: number): Partial<Record<Cut, Piece>> => {
    const crumb = cookedPiece('chunk', 13, (s, x, y, k) => tempehCrumb(s, x, y, s.random.between(12, 23) * k, browned))
    return { chop: crumb, mince: crumb, shred: crumb }
  }
  return {
    ...entry,
    pieces: { ...entry.pieces, ...crumbs(0.2) },
    browned: { ...entry.browned, ...crumbs(1) },
  }
}

export const TOFU_AND_LIKE: Entry[] = [
  curds(/silken tofu/, '#f8efd8', { ...TOFU, pale: c('#fff3d8') }, 0.5),
  curds(/smoked tofu/, '#d9ac66', SMOKED),
  curds(/tofu|bean curd/, '#f1dcae', TOFU),
  tempeh(),
  {
    kind: 'tofu',
    match: /seitan|textured|tvp|soya chunk|veggie (burger|mince|crumble)|plant-based|impossible|beyond/,
    colour: c('#a8703c'),
    dye: 0.02,
    pieces: seitanCuts(0.3),
    browned: seitanCuts(1),
    main: { form: 'slab', flesh: c('#b9804a'), fat: c('#8f5626'), sear: c('#4f2810') },
  },
]
