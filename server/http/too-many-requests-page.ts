// What a person sees whose network has opened too many pages.
import type { Context } from 'hono'
import { simplePage, simplePagePolicy } from './simple-page.ts'

const FOOTER = 'This limit keeps Plateful fast for everyone.'

export function tooManyRequestsPage(c: Context, waitS: number) {
  c.header('Content-Security-Policy', simplePagePolicy())
  c.header('Cache-Control', 'no-store')
  const wait = waitS === 1 ? 'a second' : `${waitS} seconds`
  const message = `Your network has opened a lot of pages in a short time. Please wait ${wait}, then try again.`
  const main = `<h1>Too many pages at once</h1>
<p class="facts">${message}</p>
<p class="add"><a href="">Try Again</a></p>`
  return c.html(simplePage({ title: 'Too many pages at once', main, footer: FOOTER }), 429)
}
