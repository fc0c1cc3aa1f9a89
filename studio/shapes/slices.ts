// Vegetables and fruit cut across, so that their inside shows.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'
import { disc } from '#studio/shapes/disc.ts'

export function tomatoSlice(scene: Scene, x: number, y: number, r: number): void {
  const { random } = scene
  const skin = scene.vary(rgb('#d8301f'))
  const flesh = scene.vary(rgb('#e8573a'))
  const chambers = random.whole(5, 7)
  const phase = random.angle()
  disc(scene, x, y, {
    radius: r,
    thickness: 8,
    face: (d, a) => {
      if (d > 1) return null
      if (d > 0.9) return [skin, 0, 0.45]
      const wall = Math.abs(Math.sin(((a + phase) * chambers) / 2))
      if (d < 0.28 || d > 0.8 || wall < 0.42) return [flesh, 0, 0.3]
      const seed = noise(a * chambers * 1.9 + phase, d * 9) > 0.68
      return seed ? [rgb('#f3d58a'), -0.6, 0.6] : [rgb('#c9381c'), -2.2, 0.6]
    },
  })
}

export function cherryTomatoHalf(scene: Scene, x: number, y: number, r: number): void {
  const skin = scene.vary(rgb('#dc3320'))
  disc(scene, x, y, {
    radius: r,
    thickness: 11,
    edge: 7,
    tilt: 0.25,
    face: (d, a) => {
      if (d > 1) return null
      if (d > 0.84) return [skin, 0, 0.9]
      if (Math.abs(Math.cos(a)) > 0.35 && d > 0.15 && d < 0.72) {
        return [noise(a * 4, d * 7) > 0.6 ? rgb('#f2cf7e') : rgb('#c8341b'), -1.6, 0.6]
      }
      return [rgb('#ea6546'), 0, 0.4]
    },
  })
}

/** Cucumber, zucchini: a green skin, pale flesh, a ring of seeds. */
export function seededRound(scene: Scene, x: number, y: number, r: number, skin: Rgb, flesh: Rgb, core: Rgb): void {
  const green = scene.vary(skin)
  const pale = scene.vary(flesh, 0.06)
  disc(scene, x, y, {
    radius: r,
    thickness: 7,
    face: (d, a) => {
      if (d > 1) return null
      if (d > 0.9) return [green, 0, 0.5]
      if (d > 0.48) return [pale, 0, 0.55]
      const ray = Math.abs(Math.sin(a * 4.5))
      return [mix(pale, core, d > 0.15 ? 0.6 * ray : 0), ray < 0.35 && d > 0.18 ? 0.9 : -0.6, 0.7]
    },
  })
}

/** Radish, turnip, carrot, beet, daikon: a skin and one or two tones inside. Cut by hand: not quite round, not quite flat, moist. */
export function rootRound(scene: Scene, x: number, y: number, r: number, skin: Rgb, flesh: Rgb, core = flesh): void {
  const outside = scene.vary(skin, 0.08)
  const inside = scene.vary(flesh, 0.06)
  const seed = scene.random.between(0, 99)
  disc(scene, x, y, {
    radius: r,
    ry: r * scene.random.between(0.88, 1),
    thickness: 8,
    tilt: 0.18,
    face: (d, _a, u, v) => {
      const [cos, sin] = d > 0 ? [u / d, v / d] : [1, 0]
      const q = d / (1 - 0.09 * noise(cos * 1.6 + seed, sin * 1.6 + seed))
      if (q > 1) return null
      const fine = layeredNoise(u * 4 + seed, v * 4, 2)
      // Its heart is a soft star, with rays that run on toward the skin.
      const ray = noise(cos * 5 + seed, sin * 5 - seed)
      const heart = smooth(0.56, 0.26, q + 0.22 * (ray - 0.5))
      const face = scaled(mix(inside, core, heart), 0.93 + 0.1 * fine + 0.05 * (ray - 0.5))
      // A flat face would mirror the lamp as one white patch.
      const bulge = -1.5 * q * q + (fine - 0.5) * 1.3
      return [mix(face, outside, smooth(0.8, 0.93, q)), bulge, 0.3 + 0.2 * fine]
    },
  })
}

/** Half slices fanned out, each with its peel: avocado, mango, apple, pear, peach. */
export function fan(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  count: number,
  colours: { skin: Rgb; rim: Rgb; flesh: Rgb },
  hollow: number,
): void {
  const turn = scene.random.angle()
  for (let i = 0; i < count; i++) {
    const along = (i - (count - 1) / 2) * size * 0.32
    const flesh = scene.vary(colours.flesh, 0.04)
    disc(scene, x + Math.cos(turn) * along, y + Math.sin(turn) * along, {
      radius: size,
      ry: size * 0.66,
      thickness: 8 - i * 0.3,
      turn: turn + Math.PI / 2 + 0.15,
      edge: 3,
      sink: 0.35,
      tilt: 0.04,
      lean: 0.3,
      face: (d, _a, u, v) => {
        if (d > 1 || v < -0.9) return null
        if ((u * u) / 0.8 + ((v + 0.95) / 0.95) ** 2 < hollow) return null
        const inward = 1 - d
        return [inward < 0.06 ? colours.skin : mix(colours.rim, flesh, smooth(0.06, 0.35, inward)), 0, 0.45]
      },
    })
  }
}

export function kiwiSlice(scene: Scene, x: number, y: number, r: number): void {
  const green = scene.vary(rgb('#7db02c'), 0.06)
  disc(scene, x, y, {
    radius: r,
    ry: r * 0.94,
    thickness: 9,
    tilt: 0.1,
    face: (d, a) => {
      if (d > 1) return null
      if (d > 0.94) return [rgb('#8a6b3a'), 0, 0.2]
      if (d < 0.22) return [rgb('#eef0c8'), 0, 0.5]
      if (d < 0.5 && d > 0.28 && Math.abs(Math.sin(a * 9)) > 0.82) return [rgb('#22200f'), 0.6, 0.7]
      return [mix(rgb('#c6dc7a'), green, clamp(smooth(0.2, 0.7, d) + 0.2 * Math.sin(a * 18))), 0, 0.7]
    },
  })
}

/** A mushroom cut from top to bottom: a thin brown skin, pale flesh, and the gills as one dark line under the cap. */
export function mushroomSlice(scene: Scene, x: number, y: number, size: number, cap: Rgb, flesh: Rgb): void {
  const brown = scene.vary(cap)
  const pale = mix(flesh, rgb('#fbeed2'), 0.3)
  const gills = mix(scaled(cap, 0.5), rgb('#3a2413'), 0.4)
  const seed = scene.random.between(0, 99)
  // Some are cut beside the stem, and no two stems are alike.
  const stem = scene.random.chance(0.3) ? 0.12 : scene.random.between(0.5, 0.85)
  const bent = scene.random.bell() * 0.14
  disc(scene, x, y, {
    radius: size,
    thickness: 7,
    edge: 0.5,
    tilt: 0.08,
    face: (_d, _a, u, v) => {
      const side = Math.abs(v)
      const inCap = hypot((u - 0.08) / 0.88, v / 0.98)
      // The rim of the cap hangs a little lower than its middle.
      const under = 0.02 + 0.26 * side * side - u
      const half = 0.2 + 0.07 * smooth(0.3, 0.9, u)
      const inStem = u > -0.1 && u < stem && Math.abs(v - bent * u) < half
      const body = scaled(pale, 0.94 + 0.1 * noise(u * 1.6 + seed, v * 1.6))
      if (inCap > 1 || under < 0) return inStem ? [body, 0, 0.4] : null
      if (inCap > 0.9) return [brown, 0, 0.45]
      if (under < 0.11 && side > 0.24) return [gills, -1, 0.3]
      return [mix(body, brown, 0.35 * smooth(0.78, 0.9, inCap)), 0, 0.4]
    },
  })
}

/** Rings of scallion, leek, chili: hollow, of one color to the edge. */
export function hollowRing(scene: Scene, x: number, y: number, r: number, outside: Rgb, inside: Rgb, wall = 0.5): void {
  const skin = scene.vary(outside, 0.12)
  disc(scene, x, y, {
    radius: r,
    ry: r * scene.random.between(0.75, 1),
    thickness: 6,
    edge: 1.5,
    tilt: 0.3,
    face: (d) => {
      if (d > 1 || d < 1 - wall) return null
      return [mix(inside, skin, smooth(1 - wall + 0.05, 0.95, d)), -Math.abs(d - 1 + wall / 2) * 3, 0.6]
    },
  })
}

/** Slices of eggplant, plantain, sweet potato, fried or roasted: brown towards the edge. */
export function roastedRound(scene: Scene, x: number, y: number, r: number, flesh: Rgb, edge: Rgb, aspect = 0.8): void {
  const seed = scene.random.between(0, 99)
  const inside = scene.vary(flesh, 0.06)
  disc(scene, x, y, {
    radius: r,
    ry: r * aspect,
    thickness: 10,
    tilt: 0.1,
    face: (d, _a, u, v) => {
      if (d > 1) return null
      const n = noise(u * 5 + seed, v * 5)
      return [mix(inside, edge, clamp(smooth(0.5, 1, d) * 0.8 + 0.35 * n * n)), (n - 0.5) * 2, 0.5]
    },
  })
}

/** Half a peach, plum or apple, cut side up, with the hollow of its stone or core. */
export function stoneHalf(scene: Scene, x: number, y: number, r: number, skin: Rgb, flesh: Rgb, hollow: number): void {
  const outside = scene.vary(skin, 0.08)
  const inside = scene.vary(flesh, 0.05)
  const dark = scaled(mix(inside, outside, 0.6), 0.7)
  disc(scene, x, y, {
    radius: r,
    ry: r * 0.92,
    thickness: 24,
    edge: 9,
    tilt: 0.12,
    lean: 0.3,
    face: (d, a) => {
      if (d > 1) return null
      if (d > 0.9) return [outside, 0, 0.6]
      const pit = smooth(hollow * 1.15, hollow * 0.7, d)
      const ray = 0.12 * Math.abs(Math.sin(a * 9)) * smooth(0.3, 0.7, d)
      return [mix(mix(inside, outside, ray), dark, pit * 0.75), -9 * pit, 0.7]
    },
  })
}

/** A thin half-moon of apple, pear or peach: skin along the round side, a notch where the core was. */
export function halfMoonSlice(scene: Scene, x: number, y: number, r: number, skin: Rgb, flesh: Rgb): void {
  const outside = scene.vary(skin, 0.1)
  const inside = scene.vary(flesh, 0.05)
  disc(scene, x, y, {
    radius: r,
    ry: r * 0.88,
    thickness: 7,
    edge: 1.5,
    tilt: 0.2,
    face: (d, _a, u, v) => {
      if (d > 1 || v < -0.1) return null
      const notch = hypot(u / 0.34, (v + 0.1) / 0.3)
      if (notch < 1) return null
      if (d > 0.9) return [outside, 0, 0.6]
      return [mix(inside, scaled(inside, 0.86), smooth(1.5, 1, notch)), 0, 0.55]
    },
  })
}
