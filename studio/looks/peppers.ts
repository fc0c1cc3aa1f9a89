// Peppers, sweet and hot.
import { type Rgb, rgb } from '#studio/colour.ts'
import { cookedPiece, type Entry, type Piece, piece } from '#studio/looks/look.ts'
import { pepperStrip, pepperTile, roastedPepper } from '#studio/shapes/peppers.ts'
import { hollowRing } from '#studio/shapes/slices.ts'

const c = rgb

const pepperColours = (name: string): string[] => {
  if (name === 'green') return ['#5a9436', '#6fa345']
  if (name === 'yellow') return ['#f3b62a', '#f0a01e']
  if (name === 'orange') return ['#ee8a1c', '#e87a18']
  return ['#d8321f', '#c9281a']
}

export function pepper(match: RegExp, hue: string): Entry {
  const colours = pepperColours(hue).map(c)
  const first = colours[0] as Rgb // every hue lists two colours
  const stripOf = (fried: boolean): Piece['draw'] => {
    return (scene, x, y, k) =>
      pepperStrip(scene, x, y, scene.random.between(66, 98) * k, scene.random.pick(colours), fried)
  }
  const tileOf = (size: number, fried: boolean): Piece['draw'] => {
    return (scene, x, y, k) => pepperTile(scene, x, y, size * k, scene.random.pick(colours), fried)
  }
  const strip = piece('slice', 16, stripOf(false))
  const friedStrip = cookedPiece('slice', 16, stripOf(true))
  const tiles = (size: number): Piece => piece('chunk', size, tileOf(size, false))
  const friedTiles = (size: number): Piece => cookedPiece('chunk', size, tileOf(size, true))
  // Roasted whole, then peeled and torn.
  const flaps = (length: number, width: number): Piece =>
    cookedPiece('slice', Math.sqrt(length * width) * 0.46, (scene, x, y, k) => {
      const long = length * k * scene.random.between(0.8, 1.2)
      roastedPepper(scene, x, y, long, width * k * scene.random.between(0.8, 1.2), scene.random.pick(colours))
    })
  const flap = flaps(145, 42)
  return {
    kind: 'vegetable',
    match,
    colour: first,
    dye: 0.05,
    pieces: { plain: strip, slice: strip, strip, shred: strip, cube: tiles(23), chop: tiles(14), mince: tiles(8) },
    roasted: {
      plain: flap,
      half: flap,
      whole: flap,
      strip: flaps(118, 30),
      slice: flaps(92, 22),
      chop: flaps(36, 24),
      cube: flaps(44, 30),
    },
    cooked: {
      plain: friedStrip,
      slice: friedStrip,
      strip: friedStrip,
      shred: flap,
      cube: friedTiles(23),
      chop: friedTiles(14),
      mince: friedTiles(8),
    },
    boiled: { plain: flaps(100, 22), slice: flaps(92, 20), strip: flaps(96, 21), shred: flap },
  }
}

/** Rings of a small hot pepper. */
export function chili(match: RegExp, colour: string, skin: string, flesh: string, dye: number): Entry {
  const ring = piece('garnish', 20, (s, x, y, k) =>
    hollowRing(s, x, y, s.random.between(10, 14) * k, c(skin), c(flesh), 0.42),
  )
  return { kind: 'vegetable', match, colour: c(colour), dye, pieces: { plain: ring } }
}
