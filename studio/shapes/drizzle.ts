// Sauces poured or piped over a dish.
import { mix, type Rgb, scaled } from '#studio/colour.ts'
import { put, type Sample } from '#studio/field.ts'
import { clamp, hypot, layeredNoise, noise, smooth, TAU } from '#studio/noise.ts'
import type { Point, Scene } from '#studio/scene.ts'

/** Stretches of a path that lie on level ground: a sauce does not bridge the gap between two heaps. */
function levelStretches(scene: Scene, path: readonly Point[], reach: number): Point[][] {
  const stretches: Point[][] = [[]]
  for (const point of path) {
    if (scene.facesUp(...point, reach)) stretches.at(-1)?.push(point)
    else stretches.push([])
  }
  return stretches.filter((points) => points.length > 1)
}

/** `reach`: how far around a point must be level; small where a thick sauce follows every piece. */
export function drizzle(
  scene: Scene,
  path: readonly Point[],
  radius: number,
  colour: Rgb,
  gloss = 0.7,
  reach = 12,
): void {
  for (const stretch of levelStretches(scene, path, reach)) poured(scene, stretch, radius, colour, gloss)
}

/** How thick it is at a share of its length: it starts thin, swells and thins as it runs off the spoon, and ends in a drop. */
function thickness(t: number, length: number, radius: number, phase: number): number {
  const along = t * length
  const wave = 0.86 + 0.26 * Math.sin(along * 0.041 + phase) + 0.12 * Math.sin(along * 0.017 + phase * 2)
  const drop = 0.75 * smooth(radius * 3.4, radius * 0.9, length - along)
  return radius * Math.max(0.4, wave * smooth(-radius, radius * 5, along) + drop)
}

/** Scene units: what would be a shorter thread is left out. */
const SHORTEST = 26

/** Follows every bump of what it lies on: a thread that bridged two pieces would hang in the air. */
function poured(scene: Scene, path: readonly Point[], radius: number, colour: Rgb, gloss: number): void {
  const ends = [0]
  for (let i = 1; i < path.length; i++) {
    const [[ax, ay], [bx, by]] = [path[i - 1] as Point, path[i] as Point] // i - 1 and i are inside the path
    ends.push((ends[i - 1] as number) + hypot(bx - ax, by - ay))
  }
  const length = ends.at(-1) ?? 0
  if (length < SHORTEST) return
  const phase = scene.random.angle()
  const radii = ends.map((end) => thickness(end / length, length, radius, phase))
  const xs = path.map(([x]) => x)
  const ys = path.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const wide = radius * 2
  const shape = (lx: number, ly: number, out: Sample): boolean => {
    let nearest = 1
    for (let i = 1; i < path.length; i++) {
      const [ax, ay] = path[i - 1] as Point
      const [px, py] = [lx + cx - ax, ly + cy - ay]
      const [bx, by] = path[i] as Point
      const [dx, dy] = [bx - ax, by - ay]
      const s = clamp((px * dx + py * dy) / (dx * dx + dy * dy || 1))
      const r = (radii[i - 1] as number) * (1 - s) + (radii[i] as number) * s
      nearest = Math.min(nearest, hypot(px - dx * s, py - dy * s) / r)
    }
    if (nearest >= 1) return false
    const h = Math.sqrt(1 - nearest * nearest)
    // Thin, and so less colored, along its edge.
    out.alpha = 0.96 * smooth(1, 0.62, nearest)
    return put(out, scaled(colour, 0.84 + 0.22 * h), Math.min(3.4, radius * 0.62) * h, gloss)
  }
  const { field } = scene
  field.stampBox(cx, cy, (right - left) / 2 + wide, (bottom - top) / 2 + wide, 0, shape, 'decal')
}

/** A creamy dressing off a spoon: a blob that settles into what it falls on, with a tail. */
export function spoonful(scene: Scene, x: number, y: number, size: number, colour: Rgb): void {
  const { random } = scene
  const seed = random.between(0, 99)
  const reach = size * random.between(0.7, 1.25)
  const long = random.between(1.3, 2)
  const shape = (lx: number, ly: number, out: Sample): boolean => {
    const [u, v] = [lx / (reach * long), ly / reach]
    const angle = Math.atan2(v, u)
    const lobes = 0.5 + 0.62 * layeredNoise(Math.cos(angle) * 1.8 + seed, Math.sin(angle) * 1.8 + seed, 2)
    const d = hypot(u, v * (1 + 0.5 * smooth(0, 1, u))) / lobes
    if (d > 1) return false
    out.alpha = 0.95 * smooth(1, 0.8, d)
    return put(out, scaled(colour, 1 - 0.06 * d), 5 * Math.sqrt(1 - d * d), 0.75)
  }
  scene.field.stamp(x, y, reach * long * 1.2, random.angle(), shape, 'decal')
}

export function spoonfuls(scene: Scene, count: number, radius: number, size: number, colour: Rgb): void {
  for (const [x, y] of scene.spots(count, radius)) spoonful(scene, x, y, size, colour)
}

/** A thin sauce or juice that ran out over what lies there, with tongues at its edge. */
export function runout(scene: Scene, x: number, y: number, reach: number, colour: Rgb): void {
  const seed = scene.random.between(0, 99)
  const shape = (lx: number, ly: number, out: Sample): boolean => {
    const angle = Math.atan2(ly, lx)
    const edge = 0.62 + 0.38 * layeredNoise(Math.cos(angle) * 1.7 + seed, Math.sin(angle) * 1.7 + seed, 3)
    const d = hypot(lx, ly) / (reach * edge)
    if (d > 1) return false
    const n = layeredNoise(lx * 0.02 + seed, ly * 0.02, 3)
    out.alpha = (0.9 + 0.1 * n) * smooth(1, 0.95, d)
    return put(out, scaled(colour, 0.8 + 0.4 * n), 2.5 * smooth(1, 0.9, d), 1)
  }
  scene.field.stamp(x, y, reach, 0, shape, 'decal')
}

/** How far the rounded turns bulge, as a share of the way from one to the next. */
const BULGE = 0.4

/** A few lines to and fro, off a spoon that a hand moves: the turns are round, and no two lines are alike. Returns where it ends. */
export function zigzag(
  scene: Scene,
  reach: number,
  turns: number,
  radius: number,
  colour: Rgb,
  x = scene.x,
  y = scene.y,
): Point {
  const turn = scene.random.angle()
  const lines = Math.max(3, Math.round(turns * 0.72))
  const phase = scene.random.angle()
  const path: Point[] = []
  const steps = lines * 16
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const angle = t * lines * Math.PI
    const across = (t - 0.5) * 2 - (BULGE / lines) * Math.sin(angle * 2)
    const u = across * reach * 0.92
    const width = Math.sqrt(Math.max(0.12, 1 - across * across)) * (0.82 + 0.14 * Math.sin(angle * 0.63 + phase))
    const v = Math.sin(angle) * reach * width
    path.push([x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)])
  }
  drizzle(scene, path, radius * 1.15, colour, 0.9, 7)
  return path.at(-1) ?? [x, y]
}

export function spiral(
  scene: Scene,
  reach: number,
  turns: number,
  radius: number,
  colour: Rgb,
  x = scene.x,
  y = scene.y,
): void {
  const start = scene.random.angle()
  const steps = Math.round(turns * 22)
  const path: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const a = start + t * turns * TAU
    const r = reach * (0.06 + 0.94 * t) * (1 + 0.05 * Math.sin(a * 2.3))
    path.push([x + Math.cos(a) * r, y + Math.sin(a) * r])
  }
  drizzle(scene, path, radius, colour)
}

/** Cream poured off a spoon in a spiral: it lies flush with the soup, and its edges run. */
export function creamSwirl(scene: Scene, reach: number, turns: number, colour: Rgb, cx = scene.x, cy = scene.y): void {
  const seed = scene.random.between(0, 99)
  const start = scene.random.angle()
  const pitch = reach / turns
  const shape = (x: number, y: number, out: Sample): boolean => {
    const angle = Math.atan2(y, x) + start
    // A hand does not draw a true circle, but it draws a round one.
    const bent = 0.3 * Math.sin(angle + seed) + 0.2 * Math.sin(2 * angle + 1.7 * seed + hypot(x, y) * 0.02)
    const r = hypot(x, y) + bent * pitch * 0.4
    if (r > reach || r < 6) return false
    const arm = r / pitch - angle / TAU + 0.25 * bent
    const away = Math.abs(arm - Math.round(arm)) * pitch
    const along = r / reach
    const width = (13 - 7 * along) * (0.55 + 0.9 * noise(x * 0.03 + seed, y * 0.03 + seed)) * smooth(1, 0.86, along)
    out.alpha = 0.94 * smooth(width, width - 3.4, away)
    return out.alpha > 0 && put(out, colour, 0.9 * out.alpha, 0.75)
  }
  scene.field.stamp(cx, cy, reach * 1.2, 0, shape, 'decal')
}

/** Drops of oil off a spoon, from large to small, around the middle. */
export function oilDrops(scene: Scene, colour: Rgb, count = 22): void {
  const start = scene.random.angle()
  for (let i = 0; i < count; i++) {
    const [x, y] = scene.polar(start + i * 0.24, 62 + i * 3.4 + scene.random.bell() * 22)
    const r = 3 + 19 * scene.random.unit() ** 2
    const seed = scene.random.between(0, 99)
    // Drops run into each other, thin at the edge: a clear disc would look like a bead.
    const drop = (u: number, v: number, out: Sample): boolean => {
      const d = hypot(u, v) / r + 0.6 * (noise(u * 0.07 + seed, v * 0.07) - 0.5)
      if (d > 1) return false
      out.alpha = 0.62 * smooth(1, 0.7, d)
      return put(out, colour, 1.2 * smooth(1, 0.4, d), 1)
    }
    scene.field.stamp(x, y, r * 1.4, 0, drop, 'decal')
  }
}

/** Coconut cream off a spoon: a few soft drops along the dish that run into the sauce. */
export function creamDrops(scene: Scene, x: number, y: number, colour: Rgb): void {
  const { random } = scene
  for (let i = 0; i < 9; i++) {
    const [px, py] = [x + (i - 4) * 34 + random.bell() * 16, y - (i - 4) * 7 + random.bell() * 34]
    const r = random.between(7, 24)
    const seed = random.between(0, 99)
    const drop = (u: number, v: number, out: Sample): boolean => {
      const d = hypot(u, v * 1.5) / r + 0.5 * (noise(u * 0.09 + seed, v * 0.09) - 0.5)
      out.alpha = 0.85 * smooth(1, 0.6, d)
      return d < 1 && put(out, colour, 0.8 * smooth(1, 0.5, d), 0.9)
    }
    scene.field.stamp(px, py, r * 1.3, 0, drop, 'decal')
  }
}

/** Scene units: hollows narrower than twice this are filled. */
const NAP_FILLS = 13

interface NapOptions {
  /** Half the length and half the width of what it covers. */
  reach: number
  deep: number
  dark: Rgb
  light: Rgb
  /** How much of what it covers it hides: 1 where it is thick. */
  strength?: number
}

/** A sauce spooned over fish or meat: it fills the hollows, hides most of it and runs down in tongues. */
export function nap(scene: Scene, x: number, y: number, { reach, deep, dark, light, strength = 1 }: NapOptions): void {
  const seed = scene.random.between(0, 99)
  const turn = -0.2
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const level = (lx: number, ly: number): number => {
    let sum = 0
    for (let i = 0; i < 8; i++) {
      const [u, v] = [lx + Math.cos((i * TAU) / 8) * NAP_FILLS, ly + Math.sin((i * TAU) / 8) * NAP_FILLS]
      sum += scene.field.heightAt(x + cos * u - sin * v, y + sin * u + cos * v)
    }
    return sum / 8
  }
  const shape = (lx: number, ly: number, out: Sample): boolean => {
    const angle = Math.atan2(ly, lx)
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
    // Broad lobes, and between them drops that run further.
    const lobes = layeredNoise(ax * 2.2 + seed, ay * 2.2 + seed, 2)
    const drops = smooth(0.4, 0.75, noise(ax * 4.2 + seed, ay * 4.2)) * 0.12
    const d = hypot(lx / reach, ly / deep) / (0.74 + 0.46 * lobes + drops)
    if (d > 1) return false
    const n = layeredNoise(lx * 0.022 + seed, ly * 0.022, 2)
    const fine = layeredNoise(lx * 0.05 + seed, ly * 0.05 + seed, 2)
    // Thin and deeper in color where it runs out.
    const body = mix(mix(dark, light, clamp(n * 1.8 - 0.35)), dark, 0.5 * smooth(0.78, 0.98, d))
    const paint = scaled(body, 0.95 + 0.1 * fine)
    const below = scene.field.heightAt(x + cos * lx - sin * ly, y + sin * lx + cos * ly)
    const hollow = clamp(level(lx, ly) - below, -1.5, 7)
    // It gathers in the hollows and in a soft bead along its edge; what stands up shows through.
    out.alpha = strength * clamp(0.9 + 0.05 * hollow + 0.12 * (n - 0.5)) * smooth(1, 0.975, d)
    const film =
      0.7 * hollow + 2.4 * smooth(1, 0.94, d) * (0.55 + 0.45 * smooth(0.8, 0.95, d)) + (n - 0.5) * 2 + fine * 2.6
    return put(out, paint, film, 1)
  }
  scene.field.stamp(x, y, reach * 1.35, turn, shape, 'decal')
}
