// What lies on top of a plate of pasta: meatballs, snow of cheese, tomatoes that burst, florets, lemon zest.
import { mix, rgb } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import { around, toss } from '#studio/laying.ts'
import { cookedPiece } from '#studio/looks/look.ts'
import type { Part } from '#studio/part.ts'
import type { Scene } from '#studio/scene.ts'
import { brownedMeatball } from '#studio/shapes/browned-meatball.ts'
import { burstTomato } from '#studio/shapes/burst-tomato.ts'
import { citrusWedge } from '#studio/shapes/citrus.ts'
import { cookedTomato } from '#studio/shapes/cooked-tomato.ts'
import { brokenFlakes } from '#studio/shapes/fish-flakes.ts'
import { lardon } from '#studio/shapes/lardon.ts'
import { softTomatoHalf } from '#studio/shapes/soft-tomato-half.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'
import { tomatoBit } from '#studio/shapes/tomato-bit.ts'
import { arc, tube } from '#studio/shapes/tube.ts'

/** Baked before it went into the sauce: lighter than a seared steak. */
const MEATBALL = rgb('#bd7a46')

export function meatballsOn(scene: Scene, dish: Dish): void {
  const meat = dish.first('meat', 'poultry')?.look.main
  const brown = meat?.flesh ?? rgb('#8a5230')
  const red = mix(mix(dish.sauce.dark, dish.sauce.light, 0.5), rgb('#b03410'), 0.5)
  for (const [x, y] of scene.spots(7, 118))
    brownedMeatball(scene, x, y, scene.random.between(38, 50), {
      meat: mix(brown, MEATBALL, 0.8),
      crust: mix(brown, rgb('#6e3a1c'), 0.7),
      glaze: red,
    })
}

/** Parmesan from a fine grater: a drift of tiny curls, thickest in the middle. */
export function cheeseSnow(scene: Scene, radius: number): void {
  const { random } = scene
  for (let i = 0; i < 260; i++) {
    const far = radius * Math.abs(random.bell()) * 0.62
    const turn = random.angle()
    const [x, y] = [scene.x + Math.cos(turn) * far - 8, scene.y + Math.sin(turn) * far - 12]
    const size = random.between(2.2, 5.4)
    // On the side of a meatball it would be drawn out into streaks.
    if (!scene.facesUp(x, y, 9)) continue
    const paint = scene.vary(rgb('#fdf2cf'), 0.03)
    ellipsoid(scene, x, y, { rx: size, ry: size * 0.4, rz: size * 0.4, paint, gloss: 0.15, sink: 0.7 })
  }
}

const BURST = cookedPiece('slice', 24, (s, x, y, k) => burstTomato(s, x, y, 30 * k, 0))

/** Some lie with their skin up. */
const SOFT_HALF = cookedPiece('slice', 23, (s, x, y, k) =>
  s.random.chance(0.3) ? burstTomato(s, x, y, 25 * k, 0) : softTomatoHalf(s, x, y, s.random.between(24, 31) * k),
)

/** Cherry tomatoes that cooked with the pasta have split and given up their juice. */
export function burst(part: Part): Part {
  const cooked = part.done === 'soft' || part.done === 'fried'
  if (!cooked || !/cherry tomato/.test(part.name)) return part
  return { ...part, piece: part.cut === 'half' ? SOFT_HALF : BURST }
}

const COLLAPSED = cookedPiece('slice', 25, (s, x, y, k) =>
  s.random.chance(0.45)
    ? tomatoBit(s, x, y, s.random.between(20, 28) * k)
    : cookedTomato(s, x, y, s.random.between(20, 27) * k),
)

/** In one pot with the pasta they fell apart. */
export function collapsed(part: Part): Part {
  return /cherry tomato/.test(part.name) ? { ...part, piece: COLLAPSED } : part
}

const LARDON = cookedPiece('slice', 27, (s, x, y, k) => lardon(s, x, y, s.random.between(32, 45) * k))

/** Pancetta that gave up its fat in the pan. */
export function crispStrips(part: Part): Part {
  return /pancetta|guanciale|bacon/.test(part.name) ? { ...part, piece: LARDON } : part
}

/** Florets and peppers lie on top, where their color is seen, and so do thin curls of lemon zest. */
export function brightOnTop(scene: Scene, dish: Dish, tossed: readonly Part[]): void {
  const florets = tossed.filter(
    ({ name, piece }) => piece && (/broccoli/.test(name) || (/bell pepper/.test(name) && dish.scene.as === 'slices')),
  )
  toss(scene, florets, around(scene, 185), { cover: 0.34, scale: 1.1, rise: 16 })
  if (!dish.called(/lemon|scampi/) || !dish.has(/lemon zest/)) return
  const { random } = scene
  for (const [x, y] of scene.spots(30, 190)) {
    const paint = scene.vary(rgb('#f6cf1e'), 0.06)
    const curl = arc(x, y, random.between(14, 26), random.angle(), random.bell() * 2.4, 8)
    tube(scene, curl, { radius: random.between(1.2, 2), paint, gloss: 0.4, sink: 0.8, flatten: 0.5 })
  }
}

const LEMON = { rind: rgb('#f2c01c'), pulp: rgb('#f9e07a') }

/** Wedges of the lemon that gave its zest, at the foot of the heap. */
export function lemonBeside(scene: Scene): void {
  for (const [angle, far] of [
    [-0.42, 258],
    [-0.16, 272],
  ] as const)
    citrusWedge(scene, ...scene.polar(angle, far), 50, LEMON)
}

/** Cooked in oil until they flake: tan flesh, browned edges, scraps of dark skin. */
const SARDINE = { flesh: rgb('#cf9555'), fat: rgb('#f0cd98'), sear: rgb('#74400f'), skin: rgb('#5c4c38') }

/** Sardines broken with the spoon and pressed in among the strands: many flakes, and pieces as long as a finger. */
export function sardinesOn(scene: Scene, as: 'flakes' | 'pieces'): void {
  const { random, field } = scene
  const small = as === 'flakes'
  for (const [x, y] of scene.spots(small ? 18 : 9, small ? 205 : 168, scene.x, scene.y + 12)) {
    const ground = field.heightAt(x, y)
    field.withCeiling(
      () => ground - 1,
      () => brokenFlakes(scene, x, y, small ? random.between(24, 34) : random.between(44, 58), SARDINE),
    )
  }
}
