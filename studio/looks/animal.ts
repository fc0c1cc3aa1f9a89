// Meat, fish, seafood and eggs.
import { type Rgb, rgb } from '#studio/colour.ts'
import {
  type Cut,
  cookedPiece,
  crumbs,
  type Entry,
  type FoodLook,
  type Kind,
  type MainForm,
  type Piece,
  piece,
  strips,
} from '#studio/looks/look.ts'
import { SHELLFISH } from '#studio/looks/shellfish.ts'
import type { Scene } from '#studio/scene.ts'
import { boneInThigh } from '#studio/shapes/bone-in-thigh.ts'
import { bonedThigh } from '#studio/shapes/boned-thigh.ts'
import { eggHalf } from '#studio/shapes/egg-half.ts'
import { friedEgg } from '#studio/shapes/eggs.ts'
import { type FishSkin, fishChunk, fishFillet } from '#studio/shapes/fish.ts'
import { meatball, ribbon, sausageCoin } from '#studio/shapes/meat.ts'
import { type MeatColours, minceCrumb, pulledStrip, sliver } from '#studio/shapes/meat-pieces.ts'
import { poachedBite } from '#studio/shapes/poached-chicken.ts'
import { poachedEgg } from '#studio/shapes/poached-egg.ts'
import { salmonCube } from '#studio/shapes/salmon-cube.ts'
import { loxSlice } from '#studio/shapes/seafood.ts'
import { searedBite } from '#studio/shapes/seared-bite.ts'
import { stewedCube } from '#studio/shapes/stewed-cube.ts'
import type { EggStyle } from '#studio/treatment.ts'

const c = rgb
type Cooked = Record<'flesh' | 'fat' | 'sear', string>

const CHICKEN: Cooked = { flesh: '#e3b071', fat: '#f3d3a0', sear: '#b06f2e' }
const BEEF: Cooked = { flesh: '#7c4528', fat: '#a5694a', sear: '#43210f' }
const PORK: Cooked = { flesh: '#d9a06c', fat: '#f0ccA0', sear: '#8f5424' }
const LAMB: Cooked = { flesh: '#8a4c2e', fat: '#b9805a', sear: '#4c2412' }
const WHITE_FISH: Cooked = { flesh: '#f6e3b8', fat: '#fff4da', sear: '#96541a' }
const CANNED_TUNA: Cooked = { flesh: '#c4946c', fat: '#dab48c', sear: '#94694a' }
const SALMON: Cooked = { flesh: '#ee8f5a', fat: '#f9c294', sear: '#7f3a10' }
const OILY_FISH: Cooked = { flesh: '#c9975c', fat: '#ecd0a0', sear: '#7a5a34' }

const colorsOf = ({ flesh, fat, sear }: Cooked): MeatColours => ({ flesh: c(flesh), fat: c(fat), sear: c(sear) })

const [SARDINE, TUNA_FLAKES] = [colorsOf(OILY_FISH), colorsOf(CANNED_TUNA)]

/** Ground meat, fried until it crumbles. */
function minced(size: number, flesh: Rgb, sear: Rgb): Piece {
  return piece('chunk', size * 0.85, (s, x, y, k) => minceCrumb(s, x, y, size * k, flesh, sear))
}

/** Meat that was pulled apart. */
function pulled(cooked: Cooked): Piece {
  const colours = colorsOf(cooked)
  return piece('chunk', 19, (s, x, y, k) => pulledStrip(s, x, y, 78 * k, s.random.angle(), colours))
}

/** Some pieces are large, some are scraps. */
function cutByHand({ random }: Scene, size: number): number {
  return size * (random.chance(0.25) ? random.between(1.1, 1.24) : random.between(0.74, 1.08))
}

/** By this the pieces are known that a stew draws in its own sauce. */
export const STEWED_REACH = 27

function meat(kind: Kind, match: RegExp, form: MainForm, cooked: Cooked, plain?: Piece): Entry {
  const colours = colorsOf(cooked)
  const bites = piece('chunk', 26, (s, x, y, k) => searedBite(s, x, y, 25 * k, colours))
  const braised = piece('chunk', STEWED_REACH, (s, x, y, k) => stewedCube(s, x, y, cutByHand(s, 25) * k, colours))
  const slices = piece('chunk', 23, (s, x, y, k) => sliver(s, x, y, 78 * k, colours))
  const pale = kind === 'poultry' || cooked === PORK
  const pieces: Entry['pieces'] = {
    plain: plain ?? (pale ? bites : braised),
    strip: slices,
    slice: slices,
    shred: pulled(cooked),
    mince: minced(11, colours.flesh, colours.sear),
  }
  return {
    kind,
    match,
    colour: colours.sear,
    dye: kind === 'meat' ? 0.35 : 0.12,
    pieces,
    main: { form, ...colours },
  }
}

function fish(match: RegExp, cooked: Cooked, skin?: FishSkin): Entry {
  const entry = meat('fish', match, 'fillet', cooked)
  const colours = colorsOf(cooked)
  const chunks = (crusted: number): Piece =>
    cookedPiece('chunk', 38, (s, x, y, k) => fishChunk(s, x, y, 35 * k, { ...colours, skin, crusted }))
  const [poached, fried] = [chunks(0.15), chunks(0.9)]
  return {
    ...entry,
    colour: c(cooked.flesh),
    dye: 0.1,
    pieces: { ...entry.pieces, plain: poached, cube: poached, strip: poached },
    browned: { ...entry.pieces, plain: fried, cube: fried, strip: fried },
  }
}

const SEARED_SALMON = cookedPiece('chunk', 31, (s, x, y, k) => salmonCube(s, x, y, 30 * k))

// Pulled apart, or cut into pale cubes.
function cookedBreast(): Entry {
  const entry = meat('poultry', /rotisserie|cooked chicken|shredded chicken/, 'breast', CHICKEN, pulled(CHICKEN))
  const bites = piece('chunk', 25, (s, x, y, k) => poachedBite(s, x, y, 30 * k, c('#f6e0b6'), c('#d9a968')))
  return { ...entry, pieces: { ...entry.pieces, cube: bites } }
}

/** Left whole they come to the table on the bone; cut small they are bites like any other. */
function thighs(match: RegExp): Entry {
  const cooked = { flesh: '#d39a58', fat: '#ecc48a', sear: '#8f4c1c' }
  const entry = meat('poultry', match, 'drumstick', cooked)
  const whole = piece('slice', 64, (s, x, y, k) =>
    boneInThigh(s, x, y, 64 * s.random.between(0.88, 1.08) * k, s.random.angle(), colorsOf(cooked)),
  )
  const bites = entry.pieces.plain
  const pieces = { ...entry.pieces, plain: whole, half: whole, whole, ...(bites ? { cube: bites, chop: bites } : {}) }
  return { ...entry, pieces }
}

/** Boned and skinned thighs, left whole: flat pieces, browned in patches. */
export function bonelessThigh({ main }: FoodLook, cut: Cut, words: string): Piece | null {
  const whole = cut === 'plain' || cut === 'whole' || cut === 'half'
  if (main?.form !== 'drumstick' || !whole || !/boneless|skinless/.test(words)) return null
  const size = cut === 'half' ? 44 : 54
  return piece('slice', size * 0.95, (s, x, y, k) => bonedThigh(s, x, y, size * k, main))
}

const slicedHam = (lean: string, fat: string): Piece =>
  piece('slice', 34, (s, x, y, k) => ribbon(s, x, y, 90 * k, 44 * k, c(lean), c(fat)))

const lox: Piece = piece('slice', 38, (s, x, y, k) => loxSlice(s, x, y, 104 * k, 62 * k, c('#f08258'), c('#fcc8a4')))

const crisp: Piece = piece('slice', 14, (s, x, y, k) => ribbon(s, x, y, 44 * k, 18 * k, c('#a8402a'), c('#efc79a'), 4))

const eggPieces: Entry['pieces'] = {
  plain: piece('slice', 50, (s, x, y, k) => eggHalf(s, x, y, 52 * k)),
  mince: crumbs(11, c('#f8e6a8'), 'slice'),
  chop: crumbs(13, c('#f8e6a8'), 'slice'),
  shred: strips(60, 4, c('#f6cf5a'), c('#e3b23c'), 1, 'garnish'),
}

const salmon = fish(/salmon|trout|arctic char/, SALMON)

export const ANIMAL: Entry[] = [
  meat(
    'poultry',
    /(ground|minced) (chicken|turkey)|(chicken|turkey),? (ground|mince)/,
    'mince',
    CHICKEN,
    minced(12, c('#d39c60'), c('#a86f34')),
  ),
  thighs(/(chicken|turkey|duck).*(thigh|leg|drum|wing|quarter)|whole chicken|chicken, whole|cornish|quail/),
  cookedBreast(),
  meat('poultry', /duck|goose/, 'steak', { flesh: '#b5664a', fat: '#e3b48a', sear: '#6a3216' }),
  meat('poultry', /chicken|turkey|poultry|pheasant/, 'breast', CHICKEN),
  meat(
    'meat',
    /chorizo|merguez|andouille|linguica|linguiça|nduja|sujuk|pepperoni|salami/,
    'sausage',
    { flesh: '#b03a1c', fat: '#e08a5c', sear: '#6a1c0c' },
    piece('slice', 20, (s, x, y, k) => sausageCoin(s, x, y, 21 * k, c('#7a1f10'), c('#b5401f'))),
  ),
  meat(
    'meat',
    /sausage|bratwurst|kielbasa|frankfurter|hot dog|wurst|banger|boerewors|lap cheong/,
    'sausage',
    { flesh: '#b5743f', fat: '#d9a572', sear: '#6f3a18' },
    piece('slice', 20, (s, x, y, k) => sausageCoin(s, x, y, 21 * k, c('#7f4a22'), c('#d3a078'))),
  ),
  meat(
    'meat',
    /bacon|pancetta|guanciale|speck|lardon/,
    'slab',
    { flesh: '#a8402a', fat: '#efc79a', sear: '#6a2010' },
    crisp,
  ),
  meat(
    'meat',
    /prosciutto|serrano ham|jam[oó]n|\bham\b|pastrami|corned beef|bresaola|\bdeli\b|mortadella|smoked turkey/,
    'slab',
    { flesh: '#d98a86', fat: '#f6d6c8', sear: '#a8584c' },
    slicedHam('#d9817c', '#f8dccb'),
  ),
  meat(
    'meat',
    /(ground|minced) (beef|lamb|pork|veal|meat|bison)|(beef|lamb|pork|veal|bison),? (ground|mince)|mince\b/,
    'mince',
    BEEF,
    minced(12, c('#8a5232'), c('#55301a')),
  ),
  meat(
    'meat',
    /meatball/,
    'mince',
    BEEF,
    piece('chunk', 30, (s, x, y, k) => meatball(s, x, y, 32 * k, c('#8a5028'), c('#4a2410'))),
  ),
  meat('meat', /spare ?rib|\bribs?\b|short rib/, 'ribs', { flesh: '#8f3f1c', fat: '#c9743c', sear: '#4a1c0a' }),
  meat('meat', /pork.*(shoulder|butt|belly|loin roast)|pulled pork|carnitas/, 'roast', PORK),
  meat('meat', /pork|veal/, 'steak', PORK),
  meat('meat', /lamb|mutton|goat(?!.*cheese)/, 'roast', LAMB),
  meat('meat', /beef.*(chuck|brisket|stew|shank|round|roast|rump)|brisket|oxtail|pot roast/, 'roast', BEEF),
  meat(
    'meat',
    /beef|steak|sirloin|ribeye|flank|venison|bison|rabbit|liver|kidney(?! bean)|tongue|tripe/,
    'steak',
    BEEF,
  ),
  { ...fish(/smoked salmon|lox|gravlax|gravad/, SALMON), pieces: { plain: lox }, browned: {} },
  { ...salmon, browned: { ...salmon.browned, cube: SEARED_SALMON } },
  {
    ...fish(/anchov|sardine|herring|mackerel|sprat|smoked (mackerel|herring|trout|fish)|kipper/, OILY_FISH),
    browned: {},
    pieces: {
      plain: piece('slice', 26, (s, x, y, k) =>
        fishFillet(s, x, y, {
          halfLength: 46 * k,
          halfWidth: 19 * k,
          turn: s.random.angle(),
          ...SARDINE,
          skin: 'silver',
          crusted: 0.34,
        }),
      ),
    },
  },
  {
    ...fish(/canned tuna|tuna,? canned|tuna in|tinned tuna/, CANNED_TUNA),
    browned: {},
    pieces: {
      plain: piece('chunk', 22, (s, x, y, k) => fishChunk(s, x, y, 19 * k, { ...TUNA_FLAKES, crusted: 0 })),
    },
  },
  fish(/tuna|swordfish|bonito/, { flesh: '#c97a68', fat: '#e3a595', sear: '#7a4a3a' }),
  fish(/snapper/, WHITE_FISH, 'red'),
  fish(
    /\bcod\b|haddock|halibut|tilapia|sea ?bass|bream|pollock|hake|sole\b|flounder|catfish|monkfish|barramundi|mahi|grouper|whitefish|turbot|perch|\bcarp\b|pike|\bfish\b|saltfish|bacalao|branzino|surimi|caviar|roe\b/,
    WHITE_FISH,
  ),
  ...SHELLFISH,
  { kind: 'egg', match: /egg (white|yolk)|(white|yolk)s?,? egg/, colour: c('#f8e6b0'), dye: 0.6, pieces: {} },
  { kind: 'egg', match: /\beggs?\b(?! noodle| roll| wash)/, colour: c('#f6d25c'), dye: 0.5, pieces: eggPieces },
]

/** A whole egg in the way it was cooked; what is beaten shows no piece. */
export const EGG_PIECES: Record<EggStyle, Piece | undefined> = {
  beaten: undefined,
  scrambled: undefined,
  fried: piece('slice', 74, (s, x, y, k) => friedEgg(s, x, y, 86 * k)),
  poached: piece('slice', 56, (s, x, y, k) => poachedEgg(s, x, y, 58 * k)),
  boiled: { ...piece('slice', 50, (s, x, y, k) => eggHalf(s, x, y, 52 * k, false)), apart: 102 },
  'soft-boiled': { ...piece('slice', 50, (s, x, y, k) => eggHalf(s, x, y, 52 * k, true)), apart: 102 },
}
