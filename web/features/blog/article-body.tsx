import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from '#web/router/router.tsx'
import { articleMarkup } from './article-markup.ts'

const TABLES =
  '[&_table]:w-full [&_table]:border-collapse [&_table]:text-sm [&_th]:border-edge [&_th]:border-b [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_td]:border-line [&_td]:border-b [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top'

/** The article's text, with its links to our own pages opened without a reload. */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const markup = useMemo(() => articleMarkup(html), [html])

  useEffect(() => {
    const element = body.current
    if (!element) return
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !plain || link.origin !== location.origin || link.hash) return
      event.preventDefault()
      navigate(link.pathname + link.search)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [navigate])

  return (
    <div
      ref={body}
      className={`prose [&>p:first-child]:text-xl [&>p:first-child]:leading-normal ${TABLES}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, sanitized at build time
      dangerouslySetInnerHTML={markup}
    />
  )
}
