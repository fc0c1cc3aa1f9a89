// Sets the document's title and description; on the server, the whole head.
import { createContext, useContext, useEffect } from 'react'
import { fullTitle, type PageHead } from '#domain/site/page-head.ts'

/** The server provides a container and reads it after rendering. */
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
