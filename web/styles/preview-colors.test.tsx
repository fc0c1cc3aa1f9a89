import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DRAWINGS, PreviewDrawing } from '#web/ui/preview-drawings.tsx'

const palette = readFileSync('web/styles/app.css', 'utf8')
const names = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[] // the object's own keys

test.each(names)('the sketch "%s" contains only shapes, in our colors', (name) => {
  const sketch = renderToStaticMarkup(<PreviewDrawing of={name} />)
  const used = [...new Set([...sketch.matchAll(/var\((--color-[a-z-]+)\)/g)].map(([, token]) => token))]
  expect(used.length).toBeGreaterThan(1)
  expect(used.filter((token) => !palette.includes(`${token}:`))).toEqual([])
  expect(sketch.replaceAll(/<[^>]*>/g, ''), 'no words that could pass for data').toBe('')
})
