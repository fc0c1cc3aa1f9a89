import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const show = (src: string) => renderToStaticMarkup(<Picture src={src} alt="Apple pie" width={480} height={320} />)

test.each(['', '/img/site/default-recipe-960.avif', '/img/site/default-recipe-480.avif?v=1a2b'])(
  'a recipe without a picture of its own shows a plate, never another dish: “%s”',
  (src) => {
    expect(show(src)).toMatch(/^<svg[^>]* aria-label="Apple pie"/)
    expect(show(src)).not.toContain('<img')
  },
)

test('any other picture is shown', () => {
  expect(show('/img/recipes/90000001-960.avif')).toMatch(/^<img src="\/img\/recipes\/90000001-960\.avif"/)
})
