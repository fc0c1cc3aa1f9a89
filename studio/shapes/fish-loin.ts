// A thick piece of white fish: whole where it was cut, opened by a fork at one end, where broad flakes have slid out.
import { mix, type Rgb, rgb, scaled } from '#studio/colour.ts'
import { put, type SidePaint } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Scene } from '#studio/scene.ts'

export const WHITE_FLAKES = {
  pearl: rgb('#f6ead2'),
  /** Moist and half clear: thin edges, and between two flakes. */
  glassy: rgb('#d9c49a'),
  between: rgb('#a98a60'),
}
const [GOLD, BRONZE] = [rgb('#e3a548'), rgb('#a4601f')]

type FlakeTones = typeof WHITE_FLAKES

interface Flake {
  /** Half the length along the fillet, and half the width across it. */
  long: number
  wide: number
  turn: number
  /** The height of what it lies on, where that is known. */
  base?: number
  /** How high its inner edge stands; its outer edge is thin. */
  lean: number
  tones?: FlakeTones
}

/** One flake that slid out: a bowed sheet of threads, frayed and glassy along its outer edge. */
function fishFlake(scene: Scene, x: number, y: number, flake: Flake): void {
  const { long, wide, turn, lean, tones = WHITE_FLAKES } = flake
  const { random, field } = scene
  const seed = random.between(0, 99)
  const bow = long * random.between(0.45, 0.8)
  const skew = random.bell() * 0.2
  const tilt = random.bell() * 0.06
  const base = flake.base ?? field.settle(x, y, long * 0.6, wide * 0.6, turn, 0.25, 0).z
  const pearl = scene.vary(mix(tones.pearl, tones.glassy, random.between(0, 0.22)), 0.03)
  field.stamp(x, y, hypot(long + bow, wide) * 1.1, turn, (lx, ly, out) => {
    const v = ly / wide
    if (Math.abs(v) > 1) return false
    const n = layeredNoise(lx * 0.04 + seed, ly * 0.04, 3) - 0.5
    const frayed = (noise(lx * 0.16 + seed, ly * 0.16) - 0.5) * 0.26
    const end = (1 - Math.abs(v) ** 2.8) ** 0.5
    const s = (lx + bow * v * v - bow * 0.4 + skew * ly + n * long * 0.5) / (long * (0.3 + 0.7 * end)) + frayed
    if (s < -1 || s > 1) return false
    const rim = Math.max(smooth(0.62, 1, s), smooth(0.82, 1, Math.abs(v + n * 0.3)))
    // Threads of muscle lie side by side; between some of them the flake is thin.
    const thread = noise(ly * 0.2 + seed + s * 0.5, s * 0.7 + seed)
    const split = smooth(0.32, 0.2, thread)
    const fiber = layeredNoise(ly * 0.06 + seed, lx * 0.03, 2)
    const shade = mix(scaled(pearl, 0.84 + 0.14 * thread + 0.12 * fiber), tones.glassy, 0.6 * rim + 0.4 * split)
    const paint = mix(shade, tones.between, 0.55 * smooth(-0.2, -0.9, s) + 0.2 * rim * rim)
    const z = 2 + lean * (0.5 - 0.5 * s) + long * 0.15 * (1 - rim ** 4) + thread * 2 - split * 1.4 + tilt * ly
    return put(out, paint, base + z, 0.42 + 0.3 * rim, z + 2)
  })
}

/** A row of two, left and right of the seam that runs along the fillet. */
export function flakePair(scene: Scene, x: number, y: number, flake: Flake): void {
  const { random } = scene
  const { wide, turn } = flake
  // The side that lies on top changes.
  const first = random.chance(0.5) ? 1 : -1
  for (const side of [first, -first]) {
    const across = side * wide * random.between(0.4, 0.5)
    const along = random.bell() * flake.long * 0.3
    const [px, py] = [
      x + Math.cos(turn) * along - Math.sin(turn) * across,
      y + Math.sin(turn) * along + Math.cos(turn) * across,
    ]
    fishFlake(scene, px, py, {
      ...flake,
      long: flake.long * random.between(0.85, 1.15),
      wide: wide * random.between(0.52, 0.66),
      turn: turn + side * random.between(0.2, 0.5),
      lean: flake.lean * random.between(0.8, 1.3),
    })
  }
}

export interface FishLoin {
  halfLength: number
  halfWidth: number
  turn: number
  /** How brown it is: 1 from the pan, less from the oven, 0 when it was poached. */
  crusted: number
  /** Height over half the width. */
  tall?: number
  /** The sauce in which it stands: a film of it clings to the lower edge. */
  film?: Rgb | undefined
  /** The skin below, where it shows. */
  skin?: Rgb | undefined
  /** Where the fork opened it, as a share of the half length; above 1 it is whole. */
  opened?: number
}

export function fishLoin(scene: Scene, x: number, y: number, loin: FishLoin): void {
  const { halfLength, halfWidth, turn, crusted, tall = 0.6, film, skin } = loin
  const { pearl, glassy, between } = WHITE_FLAKES
  const { random, field } = scene
  const seed = random.between(0, 99)
  const opened = loin.opened ?? random.between(0.4, 0.56)
  const rest = field.settle(x, y, halfLength * 0.7, halfWidth * 0.6, turn, 0.12, 0)
  const thick = halfWidth * tall * random.between(0.92, 1.08)
  const pitch = halfWidth * random.between(0.5, 0.62)
  const slant = random.between(0.1, 0.26) * (random.chance(0.5) ? 1 : -1)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const wet = smooth(0.35, 0.1, crusted)
  const body = scene.vary(pearl, 0.015)
  const flank: SidePaint = (px, py, z) => {
    const [dx, dy] = [px - x, py - y]
    const along = cos * dx + sin * dy
    const up = clamp((z - rest.z) / thick)
    const n = layeredNoise(along * 0.03 + seed, z * 0.06, 2)
    const phase = (along + up * pitch * 0.7) / (pitch * 0.8) + n * 0.9
    const own = noise(Math.floor(phase) * 5.3 + seed, 2.5)
    const at = phase - Math.floor(phase)
    const seam = smooth(0.16, 0.03, Math.min(at, 1 - at)) * (0.35 + 0.65 * own)
    const flesh = mix(scaled(body, 0.86 + 0.14 * n), between, 0.62 * seam)
    const golden = mix(flesh, mix(GOLD, BRONZE, 0.3), crusted * smooth(0.66, 0.95, up + (n - 0.5) * 0.2))
    const lined = skin ? mix(golden, skin, smooth(0.16, 0.08, up)) : golden
    return film ? mix(lined, film, 0.75 * smooth(0.5, 0.2, up + (n - 0.5) * 0.5)) : lined
  }
  const half = hypot(halfLength, halfWidth)
  field.withSides(flank, () =>
    field.stamp(x, y, half * 1.1, turn, (lx, ly, out) => {
      const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
      const belly = ly > 0
      const t = (lx + slant * ly) / halfLength
      const width = halfWidth * (belly ? 1.04 : 0.94) * (1 - 0.14 * smooth(-0.1, 1, t)) * (1 + 0.16 * (n - 0.5))
      const v = ly / width
      // It ends where a flake ends: in a bow, never straight.
      const torn = opened + 0.16 * (1 - v * v) + (n - 0.5) * 0.16 - t
      if (torn < 0) return false
      const q = Math.abs(t * (1 + 0.08 * (n - 0.5))) ** 5 + Math.abs(v) ** 3.6
      if (q > 1) return false
      const fine = layeredNoise(lx * 0.14 + seed, ly * 0.14, 2)
      const aside = Math.abs(ly + halfWidth * 0.08) / halfWidth
      const arch = halfWidth * (Math.sqrt(aside * aside + 0.01) * 0.8 - 0.3 * aside * aside)
      const phase = (lx + arch) / pitch + (n - 0.5) * 0.9
      const index = Math.floor(phase)
      const along = phase - index
      const [own, gape] = [noise(index * 5.3 + seed, 1.5), noise(index * 7.1 + seed, belly ? 4.5 : 8.5)]
      const open = smooth(0.55, 0.85, gape) * smooth(0.1, 0.7, aside) * (0.45 + 0.55 * wet)
      const wide = 0.05 + 0.24 * open
      const gap = smooth(wide, wide * 0.4, along) * smooth(1, 0.9, q)
      const line = gap * (0.16 + 0.3 * own + 0.24 * wet) * (1 - 0.4 * open)
      const fiber = layeredNoise(lx * 0.03 + seed, ly * 0.2 + index * 3, 2)
      const edge = smooth(0.5, 1, q)
      const moist = mix(scaled(body, 0.92 + 0.12 * fiber), glassy, 0.3 * edge + 0.22 * (1 - along) * wet)
      const flesh = mix(moist, between, clamp(0.8 * gap * open + line))
      const broad = layeredNoise(lx * 0.014 + seed * 1.7, ly * 0.018, 2)
      const patch = smooth(0.3, 0.62, broad * 0.6 + n * 0.28 + fine * 0.12)
      // The fork tore the crust away with the flakes.
      const whole = smooth(0.02, 0.14, torn + (fine - 0.5) * 0.1)
      const face = (0.3 + 0.62 * patch + 0.3 * smooth(0.45, 0.85, q)) * whole * smooth(1, 0.93, q)
      const brown = clamp(crusted * face * (1 - 0.7 * gap * open) * (1 - 0.3 * line))
      const golden = mix(flesh, GOLD, clamp(brown * 1.2) * 0.85)
      const crust = mix(golden, BRONZE, 0.82 * smooth(0.55, 1.05, brown + (fine - 0.5) * 0.35))
      const dome = (1 - clamp(q)) ** 0.24 * (belly ? 1 - 0.26 * smooth(0, 1, v) : 1) * (1 - 0.16 * smooth(-0.4, 1, t))
      const step = Math.sin(Math.PI * along) * 1.6 - gap * open * 9 - line * 2
      const z = 4 + thick * dome * (0.8 + 0.2 * smooth(0, 0.1, torn)) + step + (fine - 0.5) * (1.5 + 1.8 * crusted)
      const low = film ? 0.8 * smooth(thick * 0.55, thick * 0.2, z + (n - 0.5) * thick * 0.5) : 0
      const shown = film ? mix(crust, film, low) : crust
      return put(out, scaled(shown, 0.95 + 0.09 * fine), rest.z + z, 0.42 + 0.3 * wet - 0.12 * brown + 0.2 * low)
    }),
  )
  if (opened < 0.9) slidOut()

  /** From the body outward, each row lower than the one before and a little out of line. */
  function slidOut(): void {
    const count = 3
    const step = (halfLength * (1.14 - opened)) / count
    let drift = 0
    for (let i = 0; i < count; i++) {
      const along = halfLength * (opened + 0.1) + step * (i - 0.1)
      drift += random.bell() * halfWidth * 0.07
      const across = drift - slant * 0.4 * along
      flakePair(scene, x + cos * along - sin * across, y + sin * along + cos * across, {
        long: step * random.between(0.85, 1.1),
        wide: halfWidth * random.between(0.84, 0.98) * (1 - 0.1 * i),
        turn: turn + random.bell() * 0.07 * (i + 1),
        base: rest.z + thick * (0.62 - 0.22 * i),
        lean: thick * 0.14,
      })
    }
  }
}
