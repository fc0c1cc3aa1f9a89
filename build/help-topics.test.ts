import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HELP_TOPICS, type HelpText } from '#domain/site/help.ts'
import { matchRoute } from '#web/app/routes.ts'
import { plainText, readTopic } from './help-topics.ts'

const topics = HELP_TOPICS.map(readTopic)
const partsOf = (texts: readonly HelpText[], tag: string): Exclude<HelpText, string>[] =>
  texts.flatMap((text) => (typeof text === 'string' ? [] : text.tag === tag ? [text] : partsOf(text.content, tag)))

test('every file in the folder is a topic, and each is a short page', () => {
  const files = globSync('catalogue/help/*.md').map((file) => file.replace(/^.*\/|\.md$/g, ''))
  expect(files.sort()).toEqual([...HELP_TOPICS].sort())
  for (const { slug, content } of topics) {
    const words = content
      .map((text) => plainText([text]))
      .join(' ')
      .split(/\s+/).length
    expect.soft(words, slug).toBeLessThanOrEqual(220)
  }
})

test('every link leads to a page of the site', () => {
  for (const { slug, content } of topics)
    for (const { to = '' } of partsOf(content, 'a')) {
      const { pathname } = new URL(to, 'http://site.example')
      expect.soft(matchRoute(pathname).route.path, `${to} in ${slug}`).not.toBe('*')
    }
})

test('every name in bold is on a screen', () => {
  const screens = globSync('web/**/*.tsx', { exclude: ['**/*.test.tsx', 'web/pages/ui-gallery-page.tsx'] })
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '))
    .join('\n')
  for (const { slug, content } of topics)
    for (const { content: name } of partsOf(content, 'strong')) {
      const label = plainText(name)
      expect.soft(new RegExp(`[>'"\`}] ?${label} ?[<'"\`{]`, 'i').test(screens), `${label} in ${slug}`).toBe(true)
    }
})
