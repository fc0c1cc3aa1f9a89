// Salt cod, canned tuna and smoked trout come to a salad, a scramble or pasta in flakes, not in chunks.
import { rgb } from '#studio/colour.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import { brokenFlakes } from '#studio/shapes/fish-flakes.ts'
import { fishLoin } from '#studio/shapes/fish-loin.ts'
import { stewedFish } from '#studio/shapes/stewed-fish.ts'

const TUNA = { flesh: rgb('#d09468'), fat: rgb('#f3cfa6'), sear: rgb('#93603f') }
const TROUT = { flesh: rgb('#e08a60'), fat: rgb('#f6c6a2'), sear: rgb('#a8653e'), skin: rgb('#8d8474') }
const HOT_SMOKED = { flesh: rgb('#dc7a4c'), fat: rgb('#f2ad82'), sear: rgb('#94502c') }
const SALTFISH = { flesh: rgb('#f3e0bc'), fat: rgb('#fffaee'), sear: rgb('#c9a06a') }
const SALT_COD = cookedPiece('slice', 32, (s, x, y, k) => brokenFlakes(s, x, y, 42 * k, SALTFISH))
/** Thick flakes that hang together in twos and threes, and single ones. */
const LARGE_COD = cookedPiece('slice', 32, (s, x, y, k) => {
  const half = s.random.between(20, 38) * k
  fishLoin(s, x, y, {
    halfLength: half,
    halfWidth: half * s.random.between(0.56, 0.84),
    turn: s.random.angle(),
    crusted: 0,
    tall: s.random.between(0.42, 0.58),
    opened: s.random.between(-0.5, 0.5),
    flaky: 0.4,
  })
})
const CANNED_TUNA = cookedPiece('slice', 30, (s, x, y, k) => brokenFlakes(s, x, y, 36 * k, TUNA))
const TUNA_IN_PASTA = cookedPiece('slice', 27, (s, x, y, k) => brokenFlakes(s, x, y, 34 * k, TUNA))
/** A fillet broken by hand. */
const LARGE_TROUT = cookedPiece('slice', 44, (s, x, y, k) =>
  stewedFish(s, x, y, s.random.between(32, 56) * k, HOT_SMOKED),
)
const SMOKED_TROUT = cookedPiece('slice', 40, (s, x, y, k) => brokenFlakes(s, x, y, 54 * k, TROUT))

const FLAKED = [
  [/salt cod|saltfish|bacalao/, SALT_COD],
  [/canned tuna|tuna in/, CANNED_TUNA],
  [/smoked trout/, SMOKED_TROUT],
] as const

export function inFlakes(part: Part): Part {
  const flakes = part.piece && FLAKED.find(([name]) => name.test(part.name))?.[1]
  return flakes ? { ...part, piece: flakes } : part
}

/** For a salad, poached salt cod and smoked trout are broken into large flakes. */
export function inLargeFlakes(part: Part): Part {
  const flaked = inFlakes(part)
  if (flaked.piece === SMOKED_TROUT) return { ...part, piece: LARGE_TROUT }
  return flaked.piece === SALT_COD ? { ...part, piece: LARGE_COD } : flaked
}

/** Folded into hot pasta, tuna breaks into smaller pieces. */
export function tunaInPasta(part: Part): Part | null {
  return inFlakes(part).piece === CANNED_TUNA ? { ...part, piece: TUNA_IN_PASTA } : null
}
