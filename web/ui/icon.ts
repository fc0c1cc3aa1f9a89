// Renders an icon; the build replaces the icon set's own component with it (build/icons.ts). Strokes and sizes are in
// the style sheet.
import { type ComponentProps, createElement } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]

export function createIcon({ node }: { node: readonly Shape[] }) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ className = '', ...props }: ComponentProps<'svg'>) {
    const svg = { viewBox: '0 0 24 24', 'aria-hidden': true, ...props, className: `icon ${className}` }
    return createElement('svg', svg, ...lines)
  }
}
