// Draws an icon of the icon set. The set's own component can do much that we never ask for; the build uses this one instead
// (vite.icons.ts), which every page carries.
import { type ComponentProps, createElement } from 'react'

type IconNode = readonly (readonly [tag: string, attributes: Record<string, string>])[]

export function createIcon({ node }: { node: IconNode }) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is read
  return function Icon(props: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
