// What a page says about itself: written into the HTML by the server, kept up to date by the browser.
import { createContext, useContext, useEffect } from 'react'

export interface PageHead {
  title: string
  description?: string
  /** Root-relative path that search engines should know; the query string is left out unless given here. */
  canonical?: string
  /** Root-relative path of a picture for link previews. */
  image?: string
  type?: 'website' | 'article'
  /** schema.org objects, written as JSON-LD. */
  jsonLd?: readonly object[]
  status?: 200 | 404
  /** Pages of one person, or of no lasting interest, stay out of search engines. */
  noIndex?: boolean
}

/** The server puts a box here and reads it after rendering. */
export const PageHeadBox = createContext<{ head: PageHead | null }>({ head: null })

export function usePageHead(head: PageHead) {
  const box = useContext(PageHeadBox)
  if (typeof window === 'undefined') box.head = head
  const { title, description } = head
  useEffect(() => {
    document.title = fullTitle(title)
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}

export function fullTitle(title: string) {
  return title === 'Plateful' || title.startsWith('Plateful') ? title : `${title} · Plateful`
}
