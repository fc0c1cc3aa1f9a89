// Crustaceans, mussels, clams and squid.
import { type Rgb, rgb } from '#studio/colour.ts'
import { cookedPiece, type Entry, piece, strips } from '#studio/looks/look.ts'
import type { Scene } from '#studio/scene.ts'
import { clamMeat } from '#studio/shapes/clam-meat.ts'
import { crawfishTail } from '#studio/shapes/crawfish-tail.ts'
import { meatball } from '#studio/shapes/meat.ts'
import { openShell } from '#studio/shapes/open-shell.ts'
import { shrimp } from '#studio/shapes/shrimp.ts'
import { squidRing } from '#studio/shapes/squid-ring.ts'

const c = rgb

const opened = (scene: Scene, x: number, y: number, size: number, shell: Rgb, meat: Rgb, wide?: number): void =>
  openShell(scene, x, y, { size, turn: scene.random.angle(), shell, meat, ...(wide ? { wide } : {}) })

export const SHELLFISH: Entry[] = [
  {
    kind: 'seafood',
    match: /crawfish|crayfish/,
    colour: c('#e8814c'),
    dye: 0.05,
    pieces: { plain: cookedPiece('slice', 29, (s, x, y, k) => crawfishTail(s, x, y, s.random.between(33, 43) * k)) },
    main: { form: 'shellfish', flesh: c('#f0935a'), fat: c('#fbe3c4'), sear: c('#cf3a16') },
  },
  {
    // From the North Sea: no longer than a fingernail, browner than others.
    kind: 'seafood',
    match: /brown shrimp/,
    colour: c('#dd9a78'),
    dye: 0.05,
    pieces: {
      plain: cookedPiece('slice', 21, (s, x, y, k) =>
        shrimp(s, x, y, s.random.between(21, 28) * k, { colour: c('#ea7450'), tail: false }),
      ),
    },
    main: { form: 'shellfish', flesh: c('#dd9a78'), fat: c('#f3d6c0'), sear: c('#b8583a') },
  },
  {
    kind: 'seafood',
    match: /shrimp|prawn|langoust|lobster|scampi/,
    colour: c('#f0a07a'),
    dye: 0.05,
    pieces: {
      plain: cookedPiece('slice', 40, (s, x, y, k) => shrimp(s, x, y, 46 * k)),
      chop: cookedPiece('slice', 25, (s, x, y, k) => shrimp(s, x, y, 30 * k)),
    },
    main: { form: 'shellfish', flesh: c('#f0a07a'), fat: c('#fde0cf'), sear: c('#d9562b') },
  },
  {
    kind: 'seafood',
    match: /mussel/,
    colour: c('#e8983c'),
    dye: 0.02,
    pieces: { plain: piece('slice', 36, (s, x, y, k) => opened(s, x, y, 80 * k, c('#1f2331'), c('#ee8a2a'))) },
  },
  {
    kind: 'seafood',
    match: /canned clam|clams?,? canned/,
    colour: c('#dcb48a'),
    dye: 0.02,
    pieces: { plain: piece('slice', 24, (s, x, y, k) => clamMeat(s, x, y, 27 * k)) },
  },
  {
    kind: 'seafood',
    match: /clam|oyster(?! (sauce|mushroom))|cockle/,
    colour: c('#e3d3b8'),
    dye: 0.02,
    pieces: { plain: piece('slice', 32, (s, x, y, k) => opened(s, x, y, 62 * k, c('#bfae94'), c('#f3dcb4'), 0.42)) },
  },
  {
    kind: 'seafood',
    match: /squid|calamari|octopus|cuttlefish/,
    colour: c('#f0dcc4'),
    dye: 0.02,
    pieces: { plain: piece('slice', 30, (s, x, y, k) => squidRing(s, x, y, 27 * k)) },
  },
  {
    kind: 'seafood',
    match: /scallop/,
    colour: c('#f6e3c2'),
    dye: 0.02,
    pieces: { plain: piece('slice', 30, (s, x, y, k) => meatball(s, x, y, 30 * k, c('#f6e3c2'), c('#c98c44'))) },
  },
  {
    kind: 'seafood',
    match: /crab|seafood|shellfish|conch/,
    colour: c('#f3d3bc'),
    dye: 0.02,
    pieces: { plain: strips(54, 9, c('#fbeee0'), c('#e3805c'), 0.5, 'slice') },
  },
]
