// Salt cod, canned tuna and smoked trout come to a salad, a scramble or pasta in flakes, not in chunks.
import { rgb } from '#studio/colour.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { fishFlake, SMOKED_FLAKES, WHITE_FLAKES } from '#studio/shapes/fish-flake.ts'
import { brokenFlakes } from '#studio/shapes/fish-flakes.ts'

const TUNA = { flesh: rgb('#d09468'), fat: rgb('#f3cfa6'), sear: rgb('#93603f') }
const TROUT = { flesh: rgb('#e08a60'), fat: rgb('#f6c6a2'), sear: rgb('#a8653e'), skin: rgb('#8d8474') }
const SALTFISH = { flesh: rgb('#f3e0bc'), fat: rgb('#fffaee'), sear: rgb('#c9a06a') }
const SALT_COD = cookedPiece('slice', 32, (s, x, y, k) => brokenFlakes(s, x, y, 42 * k, SALTFISH))
/** Leaves that came off together: those of trout hang together like shingles, those of cod fall apart. Crumbs of them, too. */
function looseFlakes(scene: Scene, x: number, y: number, size: number, smoked: boolean): void {
  const { random } = scene
  const turn = random.angle()
  const count = smoked ? random.whole(2, 4) : random.whole(1, 3)
  const tones = smoked ? SMOKED_FLAKES : WHITE_FLAKES
  for (let i = 0; i < count; i++) {
    const wide = size * random.between(0.6, 1)
    const apart = smoked ? random.between(0.6, 0.8) : random.between(0.6, 0.86)
    const along = (i - (count - 1) / 2) * size * apart
    fishFlake(scene, x + Math.cos(turn) * along, y + Math.sin(turn) * along + random.bell() * size * 0.16, {
      long: wide * (smoked ? random.between(0.5, 0.7) : random.between(0.5, 0.78)),
      wide,
      turn: turn + random.bell() * (smoked ? 0.34 : 0.7),
      lean: size * random.between(0.06, 0.26),
      fibers: 1.3,
      ragged: 1.6,
      plump: smoked ? 0.62 : 1,
      tones,
      skin: smoked && random.chance(0.6),
    })
  }
  for (const [px, py] of scene.spots(random.whole(0, 2), size * 1.2, x, y)) {
    const bit = size * random.between(0.18, 0.3)
    fishFlake(scene, px, py, { long: bit, wide: bit * 1.3, turn: random.angle(), lean: 2, tones })
  }
}

const LARGE_COD = cookedPiece('slice', 32, (s, x, y, k) => looseFlakes(s, x, y, s.random.between(27, 38) * k, false))
const CANNED_TUNA = cookedPiece('slice', 30, (s, x, y, k) => brokenFlakes(s, x, y, 36 * k, TUNA))
const TUNA_IN_PASTA = cookedPiece('slice', 27, (s, x, y, k) => brokenFlakes(s, x, y, 34 * k, TUNA))
/** A fillet broken by hand. */
const LARGE_TROUT = cookedPiece('slice', 44, (s, x, y, k) => looseFlakes(s, x, y, s.random.between(42, 58) * k, true))
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
