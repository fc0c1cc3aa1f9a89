// Okonomiyaki: a flat cake of cabbage in a little batter, brushed with dark sauce, striped with mayonnaise, green with nori.
import { mix, type Rgb, rgb, scaled, WHITE } from '#studio/colour.ts'
import { put } from '#studio/field.ts'
import { sauced } from '#studio/finish.ts'
import { garnish, toss } from '#studio/laying.ts'
import { clamp, hypot, layeredNoise, noise, pores, smooth } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'
import { drizzle } from '#studio/shapes/drizzle.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { headShred } from '#studio/shapes/shreds.ts'
import { plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const [BATTER, GOLD, BROWN, CHAR] = [rgb('#f3dc9c'), rgb('#d9a350'), rgb('#a4642a'), rgb('#6a3a16')]
const [CABBAGE, RIB] = [rgb('#dfe2a2'), rgb('#f8f2d4')]
const [SAUCE, THIN_SAUCE] = [rgb('#421a08'), rgb('#7a3a14')]
const NORI = [rgb('#3d7a2a'), rgb('#55963a'), rgb('#2a5a26')]
const [RADIUS, THICK] = [262, 27]

/** Strips of cabbage that lie in the batter, as ridges that run every way: 0 between them, 1 on their backs. */
function strands(x: number, y: number, seed: number): number {
  const bent = 30 * (noise(x * 0.016 + seed, y * 0.016) - 0.5)
  const one = 1 - Math.abs(noise((x + bent) * 0.024 + seed, (y - bent) * 0.09) - 0.5) * 4
  const other = 1 - Math.abs(noise((x - y) * 0.05 - seed, (x + y + bent) * 0.018) - 0.5) * 4
  return clamp(Math.max(one, other))
}

/** Thin and soft: it slopes down to the plate all around, browned where the pan touched it. */
function cake(scene: Scene): void {
  const seed = scene.random.between(0, 99)
  const base = scene.field.heightAt(scene.x, scene.y)
  scene.field.stamp(scene.x, scene.y, RADIUS * 1.06, 0, (x, y, out) => {
    const angle = Math.atan2(y, x)
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
    const outline =
      0.93 +
      0.12 * (layeredNoise(ax * 2.2 + seed, ay * 2.2 + seed, 2) - 0.5) +
      0.07 * (layeredNoise(ax * 11 + seed, ay * 11, 2) - 0.5)
    const d = hypot(x, y) / (RADIUS * outline)
    if (d > 1) return false
    const n = layeredNoise(x * 0.02 + seed, y * 0.02, 3)
    const fine = layeredNoise(x * 0.11 + seed, y * 0.11, 2)
    const strand = strands(x, y, seed)
    const rim = smooth(0.74, 0.97, d + 0.22 * (n - 0.5))
    const batter = mix(BATTER, GOLD, clamp(0.25 + 0.9 * (n - 0.4) + 0.5 * rim))
    const leafy = mix(batter, mix(CABBAGE, RIB, fine), 0.62 * smooth(0.45, 0.9, strand) * (1 - 0.45 * rim))
    const browned = clamp(rim * (0.3 + 0.75 * smooth(0.36, 0.66, fine)) + 0.4 * pores(x * 0.05 + seed, y * 0.05, 0.45))
    const colour = mix(mix(leafy, BROWN, 0.8 * browned), CHAR, 0.6 * smooth(0.9, 1, d) * smooth(0.45, 0.65, fine))
    const round = (1 - d ** 5) ** 0.55
    const z =
      THICK * round * (0.86 + 0.28 * n) + (1.2 + 3.6 * smooth(0.66, 0.85, d)) * strand * round + (fine - 0.5) * 2.2
    return put(out, scaled(colour, 0.94 + 0.12 * fine), base + Math.max(1, z), 0.16, THICK)
  })
}

/** The batter only binds: ends of cabbage stick out of the edge, some of them brown. */
function cabbageEdge(scene: Scene): void {
  const { random } = scene
  const base = scene.field.heightAt(scene.x, scene.y) - THICK
  scene.field.withFinish(sauced(BATTER, 0.34, random.between(0, 99), 0.1), () => {
    for (let i = 0; i < 240; i++) {
      const far = random.between(186, 240)
      const [x, y] = scene.polar(random.angle(), far)
      const caught = smooth(200, 244, far) * random.unit()
      const leaf = mix(random.pick([rgb('#d6de92'), rgb('#b9cc74'), rgb('#efecc2')]), BROWN, 0.75 * caught)
      scene.field.withCeiling(
        () => base + THICK * (far > 222 ? 0.45 : 0.86),
        () => headShred(scene, x, y, random.between(30, 62), random.between(3.5, 6.5), leaf, mix(RIB, GOLD, caught)),
      )
    }
  })
}

/** Brushed on: it follows what is below it, and leaves the rim bare. */
function brushedSauce(scene: Scene): void {
  const seed = scene.random.between(0, 99)
  scene.field.stamp(
    scene.x,
    scene.y,
    RADIUS,
    0,
    (x, y, out) => {
      const n = layeredNoise(x * 0.014 + seed, y * 0.014, 3)
      // The hairs of the brush leave thin places.
      const hair = layeredNoise(x * 0.012 - seed, y * 0.09 + x * 0.02, 2)
      const inside = 0.68 + 0.34 * n + 0.06 * (hair - 0.5) - hypot(x, y) / RADIUS
      const thick = smooth(0, 0.05, inside)
      out.alpha = thick * (0.96 - 0.22 * smooth(0.66, 0.8, hair))
      const sauce = mix(SAUCE, THIN_SAUCE, clamp(0.7 * smooth(0.4, 0.75, hair) + 0.5 * smooth(0.12, 0, inside)))
      return thick > 0 && put(out, sauce, 2.5 * thick + 1.4 * n, 0.5)
    },
    'decal',
  )
}

/** Thin lines of mayonnaise, drawn to and fro over all of it. */
function mayonnaise(scene: Scene, colour: Rgb): void {
  const lines = 10
  for (let i = 0; i < lines; i++) {
    const across = ((i + 0.5) / lines) * 2 - 1
    const reach = Math.sqrt(1 - across * across) * 212
    const bend = scene.random.bell() * 5
    const line = Array.from({ length: 30 }, (_, k): Point => {
      const t = (k / 29) * 2 - 1
      return [scene.x + t * reach, scene.y + across * 196 + t * 26 + bend * t * t + 2.4 * Math.sin(k * 0.6 + i * 2)]
    })
    drizzle(scene, line, 3.6, mix(colour, WHITE, 0.3), 0.6, 2)
  }
}

export function okonomiyaki({ scene, dish, setting }: Stage): void {
  const { random } = scene
  plate(scene, { radius: 350, ...setting.ceramic })
  cake(scene)
  cabbageEdge(scene)
  const mushrooms = dish.of('vegetable').filter((part) => part.piece && /mushroom|shiitake/.test(part.name))
  const level = scene.field.heightAt(scene.x, scene.y)
  scene.field.withCeiling(
    () => level - 4,
    () => toss(scene, mushrooms, { x: scene.x, y: scene.y, radius: 206 }, { cover: 0.16, scale: 0.66, rise: 0 }),
  )
  brushedSauce(scene)
  const cream = dish.first('cream')
  if (cream) mayonnaise(scene, cream.look.colour)
  // Most of the nori is rubbed to flakes, the thickest of them in the middle.
  for (let i = 0; i < 230; i++) {
    const [x, y] = scene.polar(random.angle(), 170 * random.unit() ** 0.8)
    crumb(scene, x, y, random.between(2.4, 5), random.pick(NORI), 0.1)
  }
  garnish(scene, dish, { x: scene.x, y: scene.y, radius: 120 }, 0.7)
}
