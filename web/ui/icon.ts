// Draws an icon of the icon set. The set's own component can do much that we never ask for; the build uses this one instead
// (vite.icons.ts), which every page carries. The lines of an icon never change, so React sees one element, not five; how
// they are drawn is the style sheet's matter.
import { type ComponentProps, createElement } from 'react'

type IconNode = readonly (readonly [tag: string, attributes: Record<string, string>])[]

export function createIcon({ node }: { node: IconNode }) {
  const lines = {
    __html: node
      .map(([tag, attributes]) => {
        const words = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
        return `<${tag} ${words.join(' ')}/>`
      })
      .join(''),
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is read
  return function Icon({ className = '', ...props }: ComponentProps<'svg'>) {
    return createElement('svg', {
      viewBox: '0 0 24 24',
      'aria-hidden': true,
      ...props,
      className: `icon ${className}`,
      dangerouslySetInnerHTML: lines, // the set's own shapes
    })
  }
}
