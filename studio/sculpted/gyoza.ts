// Gyoza: thin dough about a plump filling, a pleated seam along its back, a flat sole that fried brown and crisp.
import { mix, rgb, scaled } from '#studio/colour.ts'
import { clamp, layeredNoise, noise, smooth } from '#studio/noise.ts'
import type { Solid } from './carver.ts'
import { lined } from './solids.ts'

const DOUGH = { pale: rgb('#f7e8c8'), clear: rgb('#e3cb9c'), filling: rgb('#c9b07c'), seam: rgb('#fff3da') }
const SOLE = { gold: rgb('#dc9a42'), brown: rgb('#a8601c'), dark: rgb('#6c3510') }

export interface GyozaPlace {
  x: number
  y: number
  /** Direction of its length; its pleats look to the side that is a quarter turn further. */
  turn: number
  /** Half its length. */
  size: number
  /** How far it was tipped over away from its pleats: half a turn shows its sole. */
  tipped: number
  /** How high its middle lies. */
  lift: number
  seed: number
}

const WIDE = 0.46
const TALL = 0.6
const PLEATS = 3.4

/** From 0 to 1 across each fold: it rises slowly and falls off where the next lies under it. */
function foldAt(u: number, w: number, seed: number): number {
  const s = (u * PLEATS - Math.sign(u) * 0.9 * (1 - w)) * 1.25 + Math.sign(u) * 0.35 * noise(u * 5 + seed, seed)
  return u > 0 ? s - Math.floor(s) : Math.ceil(s) - s
}

export function gyoza({ x, y, turn, size, tipped, lift, seed }: GyozaPlace): Solid {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [ct, st] = [Math.cos(tipped), Math.sin(tipped)]
  // Tipped about the middle of its height, so that it stays where it is.
  const middle = size * TALL * 0.5
  const local = (px: number, py: number, pz: number): readonly [number, number, number] => {
    const [dx, dy] = [px - x, py - y]
    const u = (cos * dx + sin * dy) / size
    const across = cos * dy - sin * dx
    const up = pz - lift - middle
    const v = (ct * across + st * up) / size
    return [u, v + 0.2 * u * u - 0.06, (ct * up - st * across + middle) / size]
  }
  const topAt = lined((u) => TALL * Math.max(0, 1 - Math.abs(u) ** 2.2) ** 0.55, 1.1, 0.005)
  const body = (u: number, v: number, w: number): number => {
    const taper = 1 - 0.42 * clamp(w / TALL)
    const [a, b, c] = [Math.abs(u), v / (WIDE * taper), (w - 0.04) / TALL]
    const k = Math.sqrt(a * a * (0.7 + 0.3 * a) + b * b + c * c)
    return (k - 1) * 0.42
  }
  const bounded = { x, y, reach: size * 1.12, from: lift - size * 0.16, to: lift + size * 0.95 }
  return {
    bounds: bounded,
    distance: (px, py, pz) => {
      // As `local`, which would make an array each time.
      const [dx, dy, up] = [px - x, py - y, pz - lift - middle]
      const u = (cos * dx + sin * dy) / size
      const across = cos * dy - sin * dx
      const v = (ct * across + st * up) / size + 0.2 * u * u - 0.06
      const w = (ct * up - st * across + middle) / size
      const near = body(u, v, w)
      if (near > 0.12) return (near - 0.07) * size * 0.9
      if (w < -0.05) return -w * size * 0.9
      let joined = near
      if (w > 0.06 && near > -0.1) {
        const top = topAt(u)
        const fold = foldAt(u, w, seed)
        const bulge = fold * 1.15 < 1 ? Math.sin(Math.PI * (fold * 1.15) ** 1.6) : 0
        const front = smooth(-0.05, 0.1, v) * smooth(0.12, 0.5, w / (top + 0.01)) * smooth(0.92, 0.6, Math.abs(u))
        const pleated = near - front * 0.085 * (bulge - 0.4)
        // The seam stands up along the back, wavy from the folds, thinner than a finger.
        const wave = 0.03 * Math.sin(fold * 6.28) + 0.02 * Math.sin(u * 9 + seed)
        const beside = Math.max(0, Math.abs(v + 0.03 - wave) - 0.028)
        const above = Math.max(0, w - top - (0.05 + 0.02 * bulge) * smooth(0.96, 0.5, Math.abs(u)))
        // It runs out towards both ends.
        const fin = Math.max(Math.sqrt(beside * beside + above * above) - 0.018, 0.16 - w, 0.3 * (Math.abs(u) - 0.84))
        const h = clamp(0.5 + (0.5 * (fin - pleated)) / 0.07)
        joined = fin + (pleated - fin) * h - 0.07 * h * (1 - h)
      }
      // Fried flat below.
      const sole = -w + (w < 0.1 ? 0.012 * (noise(u * 7 + seed, v * 7) - 0.5) : 0)
      const m = Math.max(0.06 - Math.abs(joined - sole), 0) / 0.06
      const cut = Math.max(joined, sole) + m * m * 0.015
      return cut * size * 0.66
    },
    colour: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz)
      const n = layeredNoise(u * 4 + seed, v * 4 + w * 5, 3)
      const fine = layeredNoise(u * 17 + seed, v * 17 + w * 9, 2)
      const top = topAt(u)
      const high = w / (top + 0.01)
      // Where the dough is stretched over the filling one sees it through the skin.
      const full = smooth(0.75, 0.2, Math.abs(u)) * smooth(0.95, 0.5, high) * smooth(0.42, 0.68, n)
      const front = smooth(-0.05, 0.1, v) * smooth(0.12, 0.5, high) * smooth(0.92, 0.6, Math.abs(u))
      const fold = foldAt(u, w, seed)
      const crease = front * smooth(0.16, 0, Math.min(fold, 1 - fold))
      const dough = mix(mix(DOUGH.pale, DOUGH.clear, 0.45 * n + 0.2 * crease), DOUGH.filling, 0.4 * full)
      const seam = smooth(0.96, 1.06, high)
      const skin = mix(scaled(dough, 0.98 + 0.05 * fine - 0.05 * crease), DOUGH.seam, 0.6 * seam)
      // Brown climbs the sides a little from the sole.
      const foot = smooth(0.3, 0.08, w + 0.22 * (n - 0.5) + 0.07 * (fine - 0.5))
      const under = smooth(0.03, 0.005, w)
      const rim = smooth(-0.1, -0.01, body(u, v, 0.03) + 0.12 * (n - 0.5))
      const patch = smooth(0.36, 0.66, 0.7 * n + 0.3 * fine)
      const crisp = mix(
        mix(SOLE.gold, SOLE.brown, clamp(0.3 + 0.7 * smooth(0.25, 0.75, n) + 0.7 * (fine - 0.5))),
        SOLE.dark,
        clamp(0.6 * rim + 0.45 * smooth(0.48, 0.75, fine) * patch),
      )
      return mix(mix(skin, mix(SOLE.gold, SOLE.brown, 0.3 + 0.5 * patch), 0.9 * foot), crisp, under)
    },
    gloss: 0.3,
    through: 0.2,
  }
}
