// Bhajis and pakoras: onion held together by a little batter, around a bowl of chutney.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { around, season } from '#studio/laying.ts'
import { clamp, layeredNoise, TAU } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { wiltedLeaf } from '#studio/shapes/cooked-greens.ts'
import { crumb } from '#studio/shapes/pieces.ts'
import { ellipsoid, type Paint } from '#studio/shapes/solid.ts'
import { liquid } from '#studio/shapes/surface.ts'
import { arc, tube } from '#studio/shapes/tube.ts'
import { bowl, plate } from '#studio/vessels.ts'
import type { Stage } from './archetype.ts'

const BATTER = rgb('#c98426')
const CRISP = rgb('#5e2e0c')
const ONION = rgb('#e8b052')
const STRANDS = 34

/** A tangle of sliced onion in batter: gold inside, brown at the ends that stick out. */
function onionFritter(scene: Scene, x: number, y: number, size: number, greens: Rgb | undefined): void {
  const { random } = scene
  const seed = random.between(0, 99)
  // Craggy: gold where the batter is thick, nearly black at the rim and in the deepest hollows.
  const craggy: Paint = (u, v, h) => {
    const n = layeredNoise(u * 3.2 + seed, v * 3.2, 3)
    return mix(CRISP, BATTER, clamp(0.1 + 0.5 * h + 1.6 * (n - 0.42)))
  }
  const core = { rx: size, ry: size * random.between(0.78, 0.92), rz: size * 0.55, bump: size * 0.42, bumpScale: 0.085 }
  ellipsoid(scene, x, y, { ...core, gloss: 0.2, sink: 0.35, paint: craggy })
  const top = scene.field.heightAt(x, y)
  const draped = (draw: () => void): void => scene.field.withCeiling(() => top + 3, draw)
  for (let i = 0; i < STRANDS; i++) {
    const angle = random.angle()
    const out = size * Math.sqrt(random.unit()) * 0.82
    const [px, py] = [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.85]
    // Slices of onion are arcs; they lie around the fritter more than across it.
    const lie = angle + Math.PI / 2 + random.bell() * 1.1
    const path = arc(px, py, size * random.between(0.45, 1.35), lie, random.between(0.4, 2.6), 12)
    const body = mix(mix(ONION, BATTER, random.unit()), CRISP, 0.75 * random.unit() ** 1.6)
    draped(() =>
      tube(scene, path, {
        radius: random.between(2.8, 5),
        gloss: 0.35,
        sink: 0.5,
        flatten: 0.55,
        taper: (t) => 1 - 0.6 * (2 * t - 1) ** 4,
        paint: (t, h) => scaled(mix(body, CRISP, 0.75 * Math.abs(2 * t - 1) ** 3), 0.8 + 0.25 * h),
      }),
    )
    // Blobs of batter hold the strands, so that one sees a fritter and not a nest.
    if (i % 3) {
      const [bx, by] = scene.spot(size * 0.92, x, y)
      const gold = mix(mix(BATTER, rgb('#e0a444'), 0.5 * random.unit()), CRISP, 0.55 * random.unit() ** 2)
      draped(() => crumb(scene, bx, by, random.between(5, 15), gold, 0.3))
    }
    if (greens && i % 9 === 4) draped(() => wiltedLeaf(scene, px, py, random.between(18, 28), scaled(greens, 0.75)))
  }
}

/** Where the fritters lie around the bowl: from the middle of the plate. */
const RING = 205
const CHUTNEY_ABOVE = 14

export function onionFritters({ scene, dish, setting }: Stage): void {
  plate(scene, { radius: 358, ...setting.ceramic })
  const greens = dish.first('leaf')?.look.colour
  const herb = dish.first('herb')?.look.colour
  const y = scene.y - CHUTNEY_ABOVE
  const start = scene.random.between(0.2, 0.6)
  for (let i = 0; i < 8; i++) {
    const [fx, fy] = scene.polar(start + (i / 8) * TAU, RING + scene.random.bell() * 8)
    onionFritter(scene, fx, fy, scene.random.between(70, 90), greens)
  }
  if (!herb) return
  bowl(scene, { radius: 104, ...setting.ceramic, depth: 78, x: scene.x, y })
  const chutney = scaled(mix(herb, rgb('#6f8a34'), 0.65), 0.85)
  const thick = { level: 66, radius: 95, x: scene.x, y, dark: scaled(chutney, 0.78), light: chutney }
  liquid(scene, { ...thick, gloss: 0.7, rough: 3, swirl: 2 })
  season(scene, dish, around(scene, 80), 0.6)
}
