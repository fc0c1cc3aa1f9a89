// The help pages (catalogue/help/*.md) as the module "virtual:help": plain data that web/pages/help-page.tsx draws. It
// has no HTML, so nothing in it can be active.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Lexer, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { HELP_TOPICS, type HelpText, type HelpTopic } from '#domain/site/help.ts'

const FOLDER = fileURLToPath(new URL('../catalogue/help/', import.meta.url))
const NAME = 'virtual:help'
const RESOLVED = `\0${NAME}`

const fileOf = (slug: string) => `${FOLDER}${slug}.md`

export function helpTopics(): Plugin {
  return {
    name: 'help-topics',
    resolveId: (id) => (id === NAME || id === RESOLVED ? RESOLVED : null), // Vitest may ask again for what it was told
    load(id) {
      if (id !== RESOLVED) return null
      for (const slug of HELP_TOPICS) this.addWatchFile(fileOf(slug))
      return `export const topics = ${JSON.stringify(HELP_TOPICS.map(readTopic))}`
    },
  }
}

export function readTopic(slug: string): HelpTopic {
  const [heading, ...blocks] = new Lexer()
    .lex(readFileSync(fileOf(slug), 'utf8'))
    .filter((token): token is Tokens.Generic => token.type !== 'space')
  const [first] = blocks
  if (heading?.type !== 'heading' || heading.depth !== 1 || first?.type !== 'paragraph')
    throw new Error(`${slug}.md starts with a title and a paragraph.`)
  return { slug, title: heading.text, intro: plainText(textsOf(first.tokens)), content: textsOf(blocks) }
}

function textsOf(tokens: readonly Token[] = []): HelpText[] {
  return tokens.flatMap((token): HelpText | HelpText[] => {
    const content = () => textsOf('tokens' in token ? token.tokens : [])
    switch (token.type) {
      case 'heading':
        return { tag: `h${token.depth}`, content: content() }
      case 'paragraph':
        return { tag: 'p', content: content() }
      case 'list':
        return { tag: token.ordered ? 'ol' : 'ul', content: textsOf(token.items) }
      case 'list_item':
        return { tag: 'li', content: content() }
      case 'strong':
      case 'em':
        return { tag: token.type, content: content() }
      case 'link':
        return { tag: 'a', to: token.href, content: content() }
      case 'text':
        return token.tokens ? content() : token.text
      case 'space':
        return []
      default:
        throw new Error(`Help pages have no "${token.type}": ${token.raw}`)
    }
  })
}

export const plainText = (texts: readonly HelpText[]): string =>
  texts.map((text) => (typeof text === 'string' ? text : plainText(text.content))).join('')
