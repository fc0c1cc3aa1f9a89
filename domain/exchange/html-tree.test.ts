import { expect, test } from 'vitest'
import { elementsIn, linesOf, readHtml } from './html-tree.ts'

const tagsOf = (html: string) => elementsIn(readHtml(html)).map(({ tag }) => tag)

test('signs that don’t make a tag are text, and the page goes on after them', () => {
  expect(tagsOf('<p>for 3<5 or <i title="1 > 0">x</i> <b>y</b>')).toEqual(['p', 'i', 'b'])
  expect(linesOf(readHtml('1 <2 <!-- <b> --><!doctype html> &amp;&eacute; 3'))).toEqual(['1 <2 &é 3'])
})

test('what nobody sees on the page is left out', () => {
  const hidden = ['style', 'template', 'noscript', 'svg'].map((tag) => `<${tag}><i>no</i></${tag}>`).join('')
  expect(tagsOf(`<p>${hidden}yes`)).toEqual(['p'])
  expect(linesOf(readHtml(`<p>${hidden}yes<script>no</script>`))).toEqual(['yes'])
})

test('a page that nests its elements without end is read as far as a browser would nest them', () => {
  expect(tagsOf('<i>'.repeat(100_000)).length).toBeLessThan(1000)
})
