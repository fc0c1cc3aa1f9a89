// What a browser does by itself when a page is loaded: the right place on the page, the focus on it, its title read out.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '#web/router/router.tsx'
import { useScrollMemory } from '#web/router/scroll-memory.ts'

/** A page that still loads has a first and a final title: only the one that stays is read out. */
const TITLE_STAYS_MS = 150

export function useRouteChange(mainId: string) {
  const { pathname, search } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname + search)
  useScrollMemory()
  useEffect(announceTitles, [])

  useEffect(() => {
    const address = pathname + search
    const [shownPath] = shown.current.split('?')
    const isNew = shown.current !== address
    shown.current = address
    // A filter only replaces the address: whoever sets it stays where they are.
    if (isNew && !(how === 'REPLACE' && shownPath === pathname)) {
      document.getElementById(mainId)?.focus({ preventScroll: true })
    }
  }, [pathname, search, how, mainId])
}

function announceTitles() {
  const title = document.querySelector('title')
  if (!title) return
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.className = 'sr-only'
  document.body.append(region)
  let timer: ReturnType<typeof setTimeout>
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      region.textContent = document.title
    }, TITLE_STAYS_MS)
  })
  observer.observe(title, { childList: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    region.remove()
  }
}
