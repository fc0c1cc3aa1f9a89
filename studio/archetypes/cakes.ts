// Cakes with a piece cut out, and puddings turned out of their mold.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import type { Dish } from '#studio/dish.ts'
import type { SidePaint } from '#studio/field.ts'
import { around, garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, pores, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { type CrustLook, crumbOf } from '#studio/shapes/breads.ts'
import { runout } from '#studio/shapes/drizzle.ts'
import { crackedAt, moistCrumb } from '#studio/shapes/moist-cake.ts'
import { specks } from '#studio/shapes/surface.ts'
import { crumbSide, drum } from '#studio/shapes/upright.ts'
import { plate } from '#studio/vessels.ts'
import type { Archetype } from './archetype.ts'
import { chocolateCrumb, GANACHE, ganacheTop, ranOver, underGanache } from './ganache.ts'
import { causa, cheeseBread } from './layered-rounds.ts'
import { fruitRings, outsideAndCut, sliceTaken, uncut } from './slice-out.ts'

const CAKE_RADIUS = 250

function frostingOf(dish: Dish): Rgb | null {
  const chocolate = dish.find(/chocolate/)
  if (chocolate && chocolate.grams > 80 && dish.has(/cream|butter/) && dish.has(/cocoa/)) return GANACHE
  const cream = dish.find(/cream cheese|mascarpone|whipping|double cream|heavy cream|buttercream|quark|frosting/)
  if (cream && cream.grams > 120) return mix(cream.look.colour, rgb('#fff3dc'), 0.3)
  const sugar = dish.find(/icing sugar|powdered sugar/)
  return sugar && sugar.grams > 90 ? rgb('#f8f1e4') : null
}

const CHEESECAKE: CrustLook = { light: rgb('#f8ebc6'), mid: rgb('#f0d79c'), dark: rgb('#c98f46') }

/** A base of crushed cookies under the filling. */
function onCrumbs(filling: SidePaint, base: number, seed: number): SidePaint {
  const crumbs = crumbSide(rgb('#b87a3c'), rgb('#7a4a20'), seed, 0.16)
  return (x, y, z) => (z - base < 17 + 3 * layeredNoise(x * 0.05, y * 0.05, 2) ? crumbs(x, y, z) : filling(x, y, z))
}

/** A round cake with a slice cut out of it. */
export const cake: Archetype = {
  zoom: [1.22, 1.38],
  cameras: ['three-quarter', 'close'],
  draw(stage) {
    const { scene, dish, setting } = stage
    if (dish.scene.style === 'causa') return causa(stage)
    if (dish.scene.style === 'cheese-bread') return cheeseBread(stage)
    plate(scene, { radius: 355, ...setting.ceramic })
    if (dish.scene.style === 'dome') {
      dome(scene, dish)
      return
    }
    const look = dish.called(/cheesecake/) ? CHEESECAKE : crumbOf(dish)
    const creamy = dish.called(/cheesecake/)
    const iced = dish.scene.style === 'plain' || creamy ? null : frostingOf(dish)
    const seed = scene.random.between(0, 99)
    const height = creamy ? 78 : 92
    const crumb = creamy
      ? crumbSide(rgb('#f8ecca'), rgb('#f1dca8'), seed, 0.03)
      : crumbSide(dish.has(/cocoa/) ? look.light : mix(look.light, rgb('#f3d9a0'), 0.3), look.mid, seed, 0.12)
    const moist = !creamy && dish.has(/ground almond|almond (flour|meal)/)
    const peel = moist && dish.has(/orange/) ? rgb('#e88a12') : null
    const cutFace = moist ? moistCrumb(look, peel, scene.field.heightAt(scene.x, scene.y), height, seed) : crumb
    const flecked = dish.has(/carrot/) ? withFlecks(cutFace, rgb('#ef7a14'), seed) : cutFace
    const baked = crumbSide(look.mid, look.dark, seed)
    const frosted = iced ? crumbSide(iced, scaled(iced, 0.92), seed, 0.03) : baked
    const foot = scene.field.heightAt(scene.x, scene.y)
    const ganache = iced === GANACHE ? ganacheTop(scene, CAKE_RADIUS) : null
    const outside = ganache ? ranOver(chocolateCrumb(seed, 0.8), scene, foot + height, seed) : frosted
    const dusted = !iced && dish.has(/icing sugar|powdered sugar/)
    drum(scene, scene.x, scene.y, {
      radius: CAKE_RADIUS,
      height,
      edge: iced ? 16 : 10,
      keep: (x, y) => !sliceTaken(x, y),
      side: (base) =>
        creamy
          ? onCrumbs(outsideAndCut(scene, CAKE_RADIUS, outside, crumb), base, seed)
          : outsideAndCut(
              scene,
              CAKE_RADIUS,
              outside,
              ganache ? underGanache(base + height, seed) : layeredCake(flecked, iced, base, height),
            ),
      top: (x, y) => {
        const d = hypot(x, y) / CAKE_RADIUS
        const n = layeredNoise(x * 0.02 + seed, y * 0.02, 4)
        if (ganache) return ganache(x, y)
        if (iced) return [mix(iced, scaled(iced, 0.86), n), (n - 0.5) * 12 + Math.sin(d * 22 + n * 9) * 3, 0.3]
        const fine = layeredNoise(x * 0.16 + seed, y * 0.16, 3)
        const sugar = dusted ? (0.25 + 0.5 * smooth(0.3, 0.7, fine * 0.6 + n * 0.4)) * smooth(0.98, 0.86, d) : 0
        if (moist) {
          const [tone, relief, gloss] = crackedAt(x, y, d, look, seed, dusted)
          return [mix(tone, WHITE, sugar), relief, gloss * (1 - sugar)]
        }
        const baked = mix(mix(look.light, look.mid, n), look.dark, smooth(0.55, 0.95, d) * 0.5)
        return [mix(baked, WHITE, sugar), (n - 0.5) * 7, 0.12]
      },
    })
    const berries = dish.of('fruit').filter((part) => part.piece && !part.look.citrus)
    if (creamy && berries.length) fruitRings(scene, berries.slice(0, 1), 214, 0.95)
    else decorate(scene, dish, 185)
  },
}

/** Shreds of carrot in the crumb: some long, some cut across, lying every way. */
function withFlecks(crumb: SidePaint, fleck: Rgb, seed: number): SidePaint {
  return (x, y, z) => {
    const along = x + y * 0.45
    const shred = Math.max(
      smooth(0.68, 0.74, layeredNoise((along + z) * 0.045 + seed, (z - along) * 0.16, 2)),
      smooth(0.68, 0.74, layeredNoise((along - z * 0.6) * 0.05 - seed, (z + along * 0.3) * 0.17 + seed, 2)),
      smooth(0.72, 0.78, layeredNoise(along * 0.13 + seed, z * 0.15 - seed, 2)),
    )
    const light = layeredNoise(along * 0.2, z * 0.2 + seed, 2)
    return mix(crumb(x, y, z), scaled(fleck, 0.9 + 0.5 * light), 0.75 * shred)
  }
}

/** Crumb, and a line of cream in the middle of a frosted cake. */
function layeredCake(crumb: SidePaint, cream: Rgb | null, base: number, height: number): SidePaint {
  return (x, y, z) => {
    const t = (z - base) / height
    return cream && (Math.abs(t - 0.5) < 0.05 || t > 0.9) ? cream : crumb(x, y, z)
  }
}

const DOME_RADIUS = 215
const CRIMSON = rgb('#9c1038')

const BERRIES = [rgb('#d81f4a'), rgb('#8f1238'), rgb('#4a1c58'), rgb('#e8345a')]

/** How high the pudding stands, by the distance from its middle as a share of its radius. */
function domeAt(d: number): number {
  return 138 * Math.sqrt(clamp(1 - d ** 2.6))
}

/** Where the pudding was cut: a layer of stained bread around berries packed close in their juice. */
function berriesInBread(scene: Scene, juice: Rgb, bread: Rgb, base: number, seed: number): SidePaint {
  return (x, y, z) => {
    const along = x + y * 0.4
    const d = hypot(x - scene.x, y - scene.y) / DOME_RADIUS
    const below = base + 20 + domeAt(d) - z
    const n = layeredNoise(along * 0.05 + seed, z * 0.06, 3)
    if (below < 22 + 7 * n || d > 0.88 || z - base < 16) {
      const pore = pores(along * 0.1 + seed, z * 0.12, 0.5)
      return scaled(mix(bread, juice, 0.25 + 0.5 * n), 1.05 - 0.2 * pore)
    }
    const [u, w] = [along * 0.042 + seed, z * 0.048]
    const berry = pores(u, w, 0.85)
    const which = Math.floor(layeredNoise(Math.floor(u) * 3.7, Math.floor(w) * 5.1, 1) * 96) % BERRIES.length
    const skin = BERRIES[which] ?? juice
    const shine = smooth(0.85, 1, berry) * 0.08
    return mix(
      mix(scaled(juice, 0.45), scaled(skin, 0.8 + 0.4 * berry), smooth(0.04, 0.3, berry)),
      rgb('#ffd0dc'),
      shine,
    )
  }
}

/** A pudding turned out of its basin: slices of bread soaked with berry juice, a piece cut out. */
function dome(scene: Scene, dish: Dish): void {
  const berry = dish.blended((part) => part.look.kind === 'fruit')
  const { dark, light } = { dark: mix(berry.dark, CRIMSON, 0.6), light: mix(berry.light, rgb('#b81440'), 0.7) }
  const seed = scene.random.between(0, 99)
  runout(scene, scene.x + 10, scene.y + 36, DOME_RADIUS + 108, scaled(dark, 0.8))
  const base = scene.field.heightAt(scene.x, scene.y)
  const cut = berriesInBread(scene, dark, light, base, seed)
  drum(scene, scene.x, scene.y, {
    radius: DOME_RADIUS,
    height: 20,
    base,
    edge: 4,
    keep: (x, y) => !sliceTaken(x, y),
    side: () => outsideAndCut(scene, DOME_RADIUS, crumbSide(light, dark, seed, 0.05), cut),
    top: (x, y) => {
      const d = hypot(x, y) / DOME_RADIUS
      const n = layeredNoise(x * 0.03 + seed, y * 0.03, 4)
      // The slices of bread drank the juice, more here and less there; one still sees where they overlap.
      const soaked = layeredNoise(x * 0.012 - seed, y * 0.012, 3)
      const weave = layeredNoise(x * 0.11 + seed, y * 0.11, 2)
      const panel = ((Math.atan2(y, x) / Math.PI) * 3.5 + 7 + 0.08 * Math.sin(d * 9 + seed)) % 1
      const seam = Math.max(smooth(0.05, 0, panel), smooth(0.05, 0, Math.abs(d - 0.4))) * (d > 0.37 ? 1 : 0)
      const pale = smooth(0.6, 0.85, n) * 0.16
      const bread = mix(mix(light, dark, smooth(0.3, 0.7, soaked)), rgb('#e07a90'), pale)
      return [scaled(bread, (0.9 + 0.2 * weave) * (1 - 0.32 * seam)), domeAt(d) + n * 5 + weave * 2 - 3 * seam, 0.6]
    },
  })
  const fruit = dish.of('fruit').filter((part) => part.piece)
  for (const at of [2.2, 2.9, 0.95]) {
    const [x, y] = scene.polar(at, DOME_RADIUS + 40)
    toss(scene, fruit, { x, y, radius: 44 }, { cover: 0.9, scale: 0.9 })
  }
  toss(scene, fruit, { x: scene.x - 8, y: scene.y - 34, radius: 58 }, { cover: 1.1, scale: 0.9, rise: 14 })
}

function decorate(scene: Scene, dish: Dish, radius: number): void {
  const flakes = dish.find(/(flaked|sliced) almond/)?.piece
  if (flakes) {
    const { keep } = uncut(scene, around(scene, radius))
    for (const [x, y] of scene.spots(170, CAKE_RADIUS * 0.9))
      if (keep?.(x, y, flakes.reach)) flakes.draw(scene, x, y, scene.random.between(0.95, 1.45))
    return
  }
  const tops = dish.of('fruit', 'nut').filter((part) => part.piece && part.cut !== 'mince')
  toss(
    scene,
    tops
      .slice(0, 3)
      .map((part) => (part.piece ? { ...part, piece: { ...part.piece, layer: 'slice' as const } } : part)),
    uncut(scene, around(scene, radius)),
    { cover: 0.42, scale: 0.85 },
  )
  garnish(scene, dish, uncut(scene, around(scene, radius)), 0.5)
  if (dish.has(/icing sugar|powdered sugar/)) specks(scene, 160, radius * 1.15, [WHITE], 1.6)
}
