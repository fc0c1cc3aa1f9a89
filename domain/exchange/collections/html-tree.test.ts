import { expect, test } from 'vitest'
import { elementsIn, readHtml } from './html-tree.ts'
import { microdataRecipes } from './microdata.ts'

const tagsOf = (html: string) => [...elementsIn(readHtml(html))].map(({ tag }) => tag)

test('signs that don’t make a tag are text, and the page goes on after them', () => {
  expect(tagsOf('<p>for 3<5 or a<b <i title="1 > 0">x</i> <a "open <b>y</b>')).toEqual(['p', 'i', 'b'])
  expect(readHtml('1 <2 <!-- <b> --><!doctype html> 3').children).toEqual(['1 <2 ', ' 3'])
})

test.each(['<a', '<', 'a', '<a "', "<a b='", '<div ', '<script></script ', '<!', '</', '<a b="c"', '&', '<li>'])(
  'a page of nothing but %s is read as fast as any other',
  (piece) => {
    const page = `<${piece.repeat(1_000_000 / piece.length)}`
    const before = process.threadCpuUsage()
    readHtml(page)
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000)
  },
)

test('so is a recipe with one property 50,000 times', () => {
  const page = `<div itemscope itemtype="http://schema.org/Recipe">${'<i itemprop="x"></i>'.repeat(50_000)}`
  const before = process.threadCpuUsage()
  expect(microdataRecipes(page)[0]?.x).toHaveLength(50_000)
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(5000)
})
