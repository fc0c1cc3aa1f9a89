// The shapes used in sketches of empty screens.
import type { ReactNode } from 'react'

export const color = (token: string) => `var(--color-${token})`

interface BlockProps {
  x: number
  y: number
  width: number
  height?: number
  tone?: string
}

/** A line of text, a button, a chip. */
export function Block({ x, y, width, height = 7, tone = 'line' }: BlockProps) {
  return <rect x={x} y={y} width={width} height={height} rx={Math.min(4, height / 2)} fill={color(tone)} />
}

export function Sheet({ x, y, width, height }: Required<Omit<BlockProps, 'tone'>>) {
  return (
    <rect
      x={x + 0.5}
      y={y + 0.5}
      width={width - 1}
      height={height - 1}
      rx="8"
      fill={color('surface')}
      stroke={color('line')}
    />
  )
}

export function Dot({ x, y, r, tone }: { x: number; y: number; r: number; tone: string }) {
  return <circle cx={x} cy={y} r={r} fill={color(tone)} />
}

/** A dish on its plate. */
export function Plate({ x, y, r, tone }: { x: number; y: number; r: number; tone: string }) {
  return (
    <>
      <Dot x={x} y={y} r={r} tone="sunken" />
      <Dot x={x} y={y} r={r * 0.68} tone={`${tone}-soft`} />
      <Dot x={x - r * 0.18} y={y - r * 0.12} r={r * 0.24} tone={tone} />
      <Dot x={x + r * 0.24} y={y + r * 0.16} r={r * 0.17} tone={tone} />
    </>
  )
}

export function Line({ points, tone, dashed = false }: { points: string; tone: string; dashed?: boolean }) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke={color(tone)}
      strokeWidth={dashed ? 1.5 : 2.5}
      strokeDasharray={dashed ? '4 4' : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

export const each = <Item,>(items: readonly Item[], draw: (item: Item, place: number) => ReactNode) =>
  // Drawn once and never changed, so that the place is as good as a name.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  items.map((item, place) => <g key={place}>{draw(item, place)}</g>)
