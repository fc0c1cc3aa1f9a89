// Legumes, nuts, grains, noodles, pasta and bread.
import { mix, rgb } from '#studio/colour.ts'
import { crumbs, type Entry, type Piece, piece } from '#studio/looks/look.ts'
import { wholeAlmond } from '#studio/shapes/almond.ts'
import { almondFlake } from '#studio/shapes/almond-flake.ts'
import { type BeanLook, bean } from '#studio/shapes/beans.ts'
import { nut } from '#studio/shapes/berries-and-nuts.ts'
import { popped } from '#studio/shapes/bites.ts'
import { chestnut } from '#studio/shapes/chestnut.ts'
import { choppedNut } from '#studio/shapes/chopped-nut.ts'
import { blackEyedPea } from '#studio/shapes/cut-fruit.ts'
import type { PastaShape } from '#studio/shapes/pasta.ts'
import { pecanHalf } from '#studio/shapes/pecan.ts'
import { cashew, chickpea, flake, pellet, torn } from '#studio/shapes/pieces.ts'
import { pineNut } from '#studio/shapes/pine-nut.ts'
import type { GrainLook } from '#studio/shapes/starches.ts'
import { walnutHalf } from '#studio/shapes/walnut-half.ts'

const c = rgb

function beans(match: RegExp, colour: string, dye: number, look: Omit<BeanLook, 'skin'>): Entry {
  const skin = c(colour)
  const plain = piece('chunk', look.size * 0.85, (s, x, y, k) => bean(s, x, y, { ...look, skin, size: look.size * k }))
  return { kind: 'legume', match, colour: skin, dye, pieces: { plain } }
}

function lentils(match: RegExp, colours: string[], dye: number): Entry {
  const plain = piece('chunk', 7, (s, x, y, k) => {
    pellet(s, x, y, 8 * k, 7.5 * k, 4.4 * k, c(s.random.pick(colours)), 0.5)
  })
  return { kind: 'legume', match, colour: c(colours[0] as string), dye, pieces: { plain } }
}

function nuts(match: RegExp, colour: string, size: number, draw?: Piece['draw']): Entry {
  const plain = piece('garnish', size * 0.9, draw ?? ((s, x, y, k) => nut(s, x, y, size * k, c(colour))))
  return {
    kind: 'nut',
    match,
    colour: c(colour),
    dye: 0.3,
    pieces: { plain, chop: crumbs(size * 0.55, c(colour), 'garnish', 0.25) },
  }
}

/** Large nuts that are chopped roughly: the bits show skin and kernel. */
function choppedRoughly(entry: Entry, size: number): Entry {
  const chop = piece('garnish', size, (s, x, y, k) => choppedNut(s, x, y, size * k, entry.colour))
  return { ...entry, pieces: { ...entry.pieces, chop } }
}

/** Chopped, most bits still show the folds that one knows walnuts by. */
function crackedWalnuts(entry: Entry): Entry {
  const chop = piece('garnish', 10, (s, x, y, k) => {
    if (s.random.chance(0.65)) walnutHalf(s, x, y, s.random.between(11, 15) * k)
    else choppedNut(s, x, y, 9 * k, entry.colour)
  })
  return { ...entry, pieces: { ...entry.pieces, chop } }
}

function grain(match: RegExp, light: string, dark: string, length: number, round: number, flake?: true): Entry {
  const look: GrainLook = { light: c(light), dark: c(dark), length, round, ...(flake && { flake }) }
  return { kind: 'grain', match, colour: mix(c(light), c(dark), 0.5), dye: 0.1, pieces: {}, grain: look }
}

/** Rice that was rolled to flakes as thin as paper. */
const FLATTENED: GrainLook = { light: c('#fbf0d4'), dark: c('#f0dfb0'), length: 15, round: 0.62, thin: true }

/** The seed of a grass, which bursts as it cooks. */
const WILD: GrainLook = { light: c('#6b4024'), dark: c('#33190c'), length: 17, round: 0.21, burst: true }

/** Sticky grains that shine. */
function steamed(...look: Parameters<typeof grain>): Entry {
  const entry = grain(...look)
  return { ...entry, grain: entry.grain && { ...entry.grain, gloss: 0.8 } }
}

function noodle(match: RegExp, colour: string, strand: number): Entry {
  return { kind: 'noodle', match, colour: c(colour), dye: 0.02, pieces: {}, strand }
}

function pasta(match: RegExp, shape: PastaShape, colour = '#f0cf80'): Entry {
  return { kind: 'pasta', match, colour: c(colour), dye: 0.02, pieces: {}, pasta: shape }
}

function bread(match: RegExp, colour: string, crust: string): Entry {
  const crouton = piece('slice', 23, (s, x, y, k) => torn(s, x, y, 22 * k, c(colour), c(crust)))
  return { kind: 'bread', match, colour: c(colour), dye: 0.1, pieces: { cube: crouton, chop: crouton } }
}

const almond = c('#b0713a')
const slivered = (s: Parameters<Piece['draw']>[0], x: number, y: number, k: number): void =>
  almondFlake(s, x, y, 14 * k)

export const PANTRY: Entry[] = [
  {
    kind: 'legume',
    match: /chick ?pea|garbanzo/,
    colour: c('#dcb46e'),
    dye: 0.3,
    pieces: { plain: piece('chunk', 12, (s, x, y, k) => chickpea(s, x, y, 13 * k)) },
  },
  { kind: 'legume', match: /falafel/, colour: c('#8a5a2c'), dye: 0, pieces: { plain: crumbs(34, c('#8a5a2c')) } },
  { kind: 'legume', match: /hummus/, colour: c('#e3c590'), dye: 1, pieces: {} },
  lentils(/moong dal|mung dal/, ['#f2d674', '#e6c458', '#f8e49c', '#eccd62'], 1.4),
  lentils(
    /red lentil|masoor|toor|urad|chana dal|yellow (lentil|split)|split pea, yellow/,
    ['#e2a22f', '#cf8a20', '#edb84a', '#d9952a'],
    2.2,
  ),
  lentils(/green split|split pea/, ['#9aa84a', '#8a9a3c', '#a9b65a'], 1.6),
  lentils(/black lentil|beluga/, ['#2c2420', '#3a2f28'], 0.4),
  lentils(/green lentil|puy|french lentil/, ['#665230', '#76603a', '#54482a'], 0.4),
  lentils(/lentil/, ['#7a4a24', '#94602f', '#a8763f'], 0.6),
  beans(/black bean|turtle bean/, '#3d2a2e', 0.6, {
    size: 15.5,
    plump: 0.7,
    bend: 0.14,
    gloss: 0.36,
    scar: rgb('#6a5450'),
  }),
  beans(/kidney|red bean/, '#7d211c', 0.4, { size: 20 }),
  beans(/adzuki|azuki/, '#7a1f1c', 0.4, { size: 11, plump: 0.72, bend: 0.1 }),
  // Fermented: small, brown, sticky.
  beans(/natto/, '#b07a3a', 0.3, { size: 12, plump: 0.74, bend: 0.1, gloss: 0.9 }),
  beans(/borlotti|cranberry bean/, '#b78a68', 0.7, { size: 18, bend: 0.28, mottle: c('#7a3a34') }),
  beans(/pinto|refried|charro/, '#a9744e', 0.7, { size: 17, bend: 0.24 }),
  {
    kind: 'legume',
    match: /black-?eyed|cowpea/,
    colour: c('#dcc392'),
    dye: 0.2,
    pieces: { plain: piece('chunk', 12.5, (s, x, y, k) => blackEyedPea(s, x, y, 14 * k)) },
  },
  beans(/pigeon pea|gandule/, '#a08a4a', 0.3, { size: 10, plump: 0.86, bend: 0 }),
  beans(/(dried|canned) (fava|broad)/, '#8f6238', 0.5, { size: 21, plump: 0.7, bend: 0.2, tall: 0.6 }),
  beans(/fava|broad bean|lima/, '#8db04c', 0.2, { size: 21, plump: 0.68, bend: 0.22, tall: 0.58 }),
  beans(/edamame|soybean|mung bean/, '#93b94e', 0.2, { size: 16, plump: 0.7, bend: 0.12, gloss: 0.45 }),
  beans(/butter bean|giant bean|gigante/, '#efe2c2', 0.3, { size: 30, plump: 0.64, bend: 0.3, tall: 0.7 }),
  beans(
    /cannellini|white bean|navy|great northern|haricot(?! vert)|\bbeans?\b(?!.*(green|sprout|string|long|french|runner|sauce|paste))(?<!(green|string|long|french|runner|coffee|cocoa|vanilla) beans?)/,
    '#efe3c6',
    0.3,
    { size: 18, bend: 0.26 },
  ),
  nuts(/almond (flake|sliver)|(flaked|sliced|slivered) almond/, '#f0dcb4', 12, slivered),
  nuts(/blanched almond/, '#e6b878', 15, (s, x, y, k) => wholeAlmond(s, x, y, 20 * k, true)),
  {
    kind: 'nut',
    match: /almond(?! (milk|butter|flour|meal|extract))/,
    colour: almond,
    dye: 0.2,
    pieces: {
      plain: piece('garnish', 13, (s, x, y, k) => wholeAlmond(s, x, y, 18 * k, false)),
      slice: piece('garnish', 12, slivered),
      chop: crumbs(7, c('#d9ae74'), 'garnish', 0.25),
    },
  },
  nuts(/ground almond|almond (flour|meal)/, '#ecd9b0', 8),
  choppedRoughly(
    nuts(/pecan/, '#a0602c', 18, (s, x, y, k) => pecanHalf(s, x, y, 19 * k)),
    10,
  ),
  crackedWalnuts(nuts(/walnut/, '#a9743f', 18, (s, x, y, k) => walnutHalf(s, x, y, 20 * k))),
  nuts(/cashew/, '#e8cf9c', 14, (s, x, y, k) => cashew(s, x, y, 19 * k, c('#e8cf9c'))),
  nuts(/pistachio/, '#a8b25a', 11),
  nuts(/pine nut/, '#f0dfb4', 9, (s, x, y, k) => pineNut(s, x, y, 10.5 * k)),
  nuts(/(?<!water )chestnut/, '#b98a50', 21, (s, x, y, k) => chestnut(s, x, y, 23 * k)),
  choppedRoughly(
    nuts(/hazelnut|macadamia|brazil/, '#b5824a', 13, (s, x, y, k) =>
      pellet(s, x, y, 13 * k, 13 * k, 11 * k, c('#b5824a'), 0.4),
    ),
    9,
  ),
  nuts(/peanut(?! (butter|oil|sauce))|groundnut|mixed nuts|\bnuts?\b|granola/, '#deb173', 11),
  nuts(
    /coconut (flake|chip)|(shredded|desiccated|grated|dried|fresh) coconut|coconut(?! (milk|cream|oil|water|sugar|flour|amino))/,
    '#fdf8ee',
    9,
    (s, x, y, k) => flake(s, x, y, 24 * k, 7 * k, c('#fdf8ee')),
  ),
  {
    kind: 'seed',
    match: /popcorn/,
    colour: c('#fbf1d4'),
    dye: 0.1,
    pieces: { plain: piece('chunk', 24, (s, x, y, k) => popped(s, x, y, 27 * k)) },
  },
  { ...grain(/flattened rice|poha/, '#fbf0d4', '#ecd9a8', 11.5, 0.56), grain: FLATTENED },
  { ...grain(/wild rice/, '#7a5232', '#3c2416', 16, 0.2), grain: WILD },
  grain(/black rice|forbidden/, '#6a4a34', '#33211a', 15, 0.24),
  steamed(/glutinous|sticky rice/, '#fdf9ee', '#e6dcc4', 9.5, 0.42),
  grain(/brown rice|red rice/, '#cdb083', '#a07c50', 11, 0.31),
  grain(
    /sushi rice|arborio|risotto|carnaroli|bomba|short.?grain|calrose|paella rice|pudding rice|valencia/,
    '#fbf6ea',
    '#efe5cf',
    9,
    0.55,
  ),
  grain(
    /\brice\b(?! (vinegar|noodle|paper|flour|wine|vermicelli|stick|milk|syrup|cake|bran|cracker|puff|crisp))|cauliflower rice/,
    '#fbf6ea',
    '#eee3cb',
    10,
    0.35,
  ),
  grain(/millet/, '#f8dc8c', '#e6b656', 3.9, 0.92),
  grain(/quinoa|amaranth seed|teff grain|fonio/, '#f0e2bc', '#d3b57a', 3.9, 0.92),
  grain(/couscous/, '#f3dfa6', '#e0c074', 3.3, 0.95),
  grain(/bulgur|cracked wheat|freekeh/, '#d3a964', '#a87a3c', 4.3, 0.66),
  grain(/barley|farro|spelt|wheat ?berr|kamut|buckwheat|kasha|sorghum|rye berr|groats/, '#cfa870', '#9a7040', 8, 0.55),
  grain(
    /oats|oatmeal|porridge|muesli|rolled grain|corn ?flakes|bran flakes|cereal|puffed/,
    '#f0e0ba',
    '#d9bd86',
    11,
    0.7,
    true,
  ),
  grain(/polenta|grits|semolina pudding/, '#f2cf6a', '#e0b448', 3, 0.9),
  noodle(/soba|buckwheat noodle/, '#8a6a52', 5.6),
  noodle(
    /glass noodle|cellophane|vermicelli|rice stick|mung bean noodle|sweet potato noodle|dangmyeon|shirataki|rice vermicelli/,
    '#efe6cf',
    3.8,
  ),
  noodle(/udon/, '#f6ecd4', 9),
  noodle(/rice noodle|pho noodle|pad thai noodle|flat noodle|ho fun/, '#f4ead2', 6.4),
  noodle(/ramen|egg noodle|chow mein|lo mein|noodle|hokkien/, '#ecc878', 5.8),
  noodle(
    /spaghetti|linguine|capellini|angel hair|bucatini|tagliatelle|fettuccin|pappardelle|spaghettini|vermicelli pasta/,
    '#f0cf80',
    5.8,
  ),
  pasta(/\bziti/, 'ziti'),
  pasta(/penne|rigatoni|mezze|tortiglioni|cavatappi/, 'penne'),
  pasta(/fusilli|rotini|gemelli|spiral|trofie|casarecce/, 'spiral'),
  pasta(/shell|conchigl|orecchiette/, 'shell'),
  pasta(/macaroni|elbow|ditalini/, 'elbow'),
  pasta(/farfalle|bow ?tie/, 'bow'),
  pasta(/orzo|risoni|fregola|stelline|pastina|kritharaki/, 'orzo'),
  pasta(/gnocchi|spaetzle|sp[aä]tzle|ddeok|tteok|rice cake/, 'gnocchi', '#f3e2b4'),
  pasta(/ravioli|tortellini|pierogi|cappelletti|agnolotti/, 'filled', '#f3dc9c'),
  pasta(/lasagn/, 'flat'),
  pasta(/pasta(?! sauce)/, 'penne'),
  bread(/rice paper/, '#f4efe2', '#e3dcc8'),
  bread(/corn tortilla|tostada|taco shell|tortilla chip|nacho/, '#f0d28a', '#d9a94e'),
  bread(/tortilla|wrap|lavash|flour tortilla/, '#f3e3bd', '#d9b57a'),
  bread(
    /naan|pita|flatbread|roti|chapati|paratha|focaccia|pizza (dough|base|crust)|bazlama|khobz|injera|dosa|arepa/,
    '#eccb92',
    '#b97a38',
  ),
  bread(
    /rye|pumpernickel|wholemeal|whole.?wheat bread|whole.?grain|wholegrain|crispbread|multigrain|sprouted/,
    '#a8763f',
    '#5f3818',
  ),
  bread(/brioche|challah|bun\b|buns|rolls?\b|english muffin|croissant|hot dog/, '#f0d49a', '#b9742c'),
  bread(
    /bread|baguette|ciabatta|sourdough|toast|crouton|crumpet|bagel|cracker|matzo|cracker|loaf|crostini|pretzel|breadstick|biscuit|cookie|ladyfinger|sponge|wafer|digestive|oatcake|ginger ?snap/,
    '#e9c98e',
    '#8f5422',
  ),
  bread(
    /puff pastry|shortcrust|pie (crust|dough|shell)|phyllo|filo|pastry|dough|wonton|gyoza|dumpling wrapper|spring roll|egg roll|wrapper|shumai/,
    '#ecca8c',
    '#b5752f',
  ),
]
