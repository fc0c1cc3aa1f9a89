import { expect, test } from 'vitest'
import { articleMarkup } from './article-markup.ts'

test.each([
  '<p>a<script>alert(1)</script></p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe src="/about"></iframe>',
])('active markup is never shown: %s', (html) => {
  expect(() => articleMarkup(html)).toThrow('active markup')
})
