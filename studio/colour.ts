// Colors are linear light, so that mixing and lighting are physical; palettes are written in hex.
export type Rgb = readonly [red: number, green: number, blue: number]

const parsed = new Map<string, Rgb>()

export function rgb(hex: string): Rgb {
  const known = parsed.get(hex)
  if (known) return known
  const value = Number.parseInt(hex.slice(1), 16)
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is not a colour like #a0b1c2`)
  const colour: Rgb = [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)]
  parsed.set(hex, colour)
  return colour
}

function linear(byte: number): number {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** As a dye soaks in: colors multiply, so that white rice in tomato turns red and not pink. */
export function stained(colour: Rgb, dye: Rgb, share: number): Rgb {
  const soak = (c: number, d: number): number => c ** (1 - share) * Math.max(d, 0.004) ** share
  return [soak(colour[0], dye[0]), soak(colour[1], dye[1]), soak(colour[2], dye[2])]
}

export function scaled(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor]
}

/** Perceived lightness, 0 (black) to 100 (white). */
export function lightness(colour: Rgb): number {
  const y = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]
  return y <= 0.008856 ? y * 903.3 : 116 * Math.cbrt(y) - 16
}

export function hexOf(colour: Rgb): string {
  const bytes = colour.map((c) => {
    const s = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, s)))
  })
  return `#${bytes.map((b) => b.toString(16).padStart(2, '0')).join('')}`
}

export const WHITE: Rgb = [1, 1, 1]
