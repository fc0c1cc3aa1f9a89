// Eggs, one at a time: fried, poached, boiled, marbled, scrambled.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { heightOn, put } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'
import { eggHalf, YOLK_BACK } from '#studio/shapes/egg-half.ts'
import { ellipsoid } from '#studio/shapes/solid.ts'

const EGG_WHITE = rgb('#fdf8ef')

export function friedEgg(scene: Scene, x: number, y: number, size: number): void {
  const seed = scene.random.between(0, 99)
  const offset = scene.random.bell() * 0.1
  disc(scene, x, y, {
    radius: size,
    thickness: 5,
    edge: 0.1,
    lean: 0.2,
    face: (d, a, u, v) => {
      const outline = 0.78 + 0.22 * layeredNoise(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6 + seed, 3)
      if (d > outline) return null
      const inYolk = hypot(u - offset, v) / 0.36
      if (inYolk < 1) {
        return [mix(rgb('#f59a0c'), rgb('#fbbd2c'), inYolk ** 3), 8 + size * 0.2 * Math.sqrt(1 - inYolk * inYolk), 1]
      }
      const inward = outline - d
      const relief =
        -4 * smooth(0.12, 0, inward) + 5 * smooth(0.1, 0.55, inward) + layeredNoise(u * 4 + seed, v * 4, 3) * 4
      return [mix(rgb('#f2dcb4'), EGG_WHITE, smooth(0, 0.07, inward)), relief, 0.65]
    },
  })
}

/** Soft folds of scrambled egg: one curd, rumpled and moist, paler where it set first. */
export function curd(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random, field } = scene
  const seed = random.between(0, 99)
  const body = scene.vary(colour, 0.05)
  const pale = mix(body, rgb('#fff0b4'), 0.55)
  const turn = random.angle()
  const rest = field.settle(x, y, size * 0.7, size * 0.5, turn, 0.4, 0.3)
  field.stamp(x, y, size * 1.3, turn, (lx, ly, out) => {
    const bay = layeredNoise(lx * (2.2 / size) + seed, ly * (2.2 / size) + seed, 3) - 0.5
    const q = hypot(lx, ly * 1.3) / size + bay * 1.1
    if (q > 1) return false
    const fold = Math.sin((lx * 0.8 + ly) * (5 / size) + bay * 7 + seed)
    const fine = layeredNoise(lx * 0.1 + seed, ly * 0.1, 2)
    const round = Math.sqrt(1 - Math.max(0, q))
    const z = 4 + size * 0.3 * round + fold * size * 0.1 * round + (fine - 0.5) * 4
    const tone = mix(body, pale, smooth(0.1, 1, fold) * 0.6 + 0.3 * fine)
    return put(out, tone, heightOn(rest, lx, ly) + z, 0.35, z + 2)
  })
}

/** Distance to the nearest crack of a net: 0 on it, about 0.5 in the middle of a piece of shell. */
function crackle(x: number, y: number): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)]
  let [nearest, next] = [9, 9]
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const [cx, cy] = [xi + i, yi + j]
      // At whole numbers the noise is a plain random value.
      const d = hypot(cx + noise(cx, cy) - x, cy + noise(cx + 57, cy + 131) - y)
      if (d < nearest) [nearest, next] = [d, nearest]
      else if (d < next) next = d
    }
  }
  return next - nearest
}

/** A peeled tea egg: a brown net where the shell was cracked, the tea drawn in along it. */
export function marbledEgg(scene: Scene, x: number, y: number, size: number, stain: Rgb): void {
  const seed = scene.random.between(0, 99)
  const ground = mix(EGG_WHITE, stain, 0.86)
  const dark = scaled(stain, 0.34)
  ellipsoid(scene, x, y, {
    rx: size,
    ry: size * 0.76,
    rz: size * 0.8,
    gloss: 0.75,
    sink: 0.4,
    paint: (u, v) => {
      const bend = layeredNoise(u * 2.4 + seed, v * 2.4, 2) * 0.5
      const web = crackle(u * 2.1 + bend + seed, v * 2.1 - bend + seed)
      const cloud = layeredNoise(u * 1.6 + seed, v * 1.6, 3)
      const soaked = mix(ground, stain, clamp(smooth(0.5, 0.05, web) * 0.8 + smooth(0.35, 0.75, cloud) * 0.6))
      return mix(soaked, dark, smooth(0.13, 0.02, web) * (0.6 + 0.5 * cloud))
    },
  })
}

/** Half an egg with its filling piped back into the white: a ridged swirl that ends in a point. */
export function deviledEgg(scene: Scene, x: number, y: number, size: number): void {
  const filling = scene.vary(rgb('#ffe07a'), 0.03)
  const shade = mix(filling, rgb('#f0ae2c'), 0.6)
  const turn = scene.random.angle()
  eggHalf(scene, x, y, size, false, EGG_WHITE, turn)
  const [fx, fy] = [x + Math.cos(turn) * YOLK_BACK * size, y + Math.sin(turn) * YOLK_BACK * size]
  const base = scene.field.heightAt(fx, fy)
  const reach = size * 0.6
  const start = scene.random.angle()
  scene.field.stamp(fx, fy, reach * 1.1, 0, (lx, ly, out) => {
    const r = hypot(lx, ly * 1.08) / reach
    const wave = Math.cos((Math.atan2(ly, lx) + start + r * 2.6) * 7)
    if (r > 0.93 + 0.07 * wave) return false
    const rise = (1 - r) ** 0.75
    const z = base + size * 0.34 * rise + wave * size * 0.036 * smooth(0.05, 0.4, r)
    return put(out, mix(shade, filling, smooth(-0.9, 0.5, wave)), z, 0.35, size * 0.5)
  })
}
