// What a browser does on a full page load: set the scroll position, move the focus, announce the title.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '#web/router/router.tsx'
import { useScrollMemory } from '#web/router/scroll-memory.ts'

/** A loading page may change its title once; only the final one is announced. */
const TITLE_STAYS_MS = 150

export function useRouteChange(mainId: string) {
  const { pathname, search } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname + search)
  useScrollMemory()
  useEffect(announceTitles, [])

  // In the same step as the page appears: a moment later it could take the focus from what has just been pressed.
  useLayoutEffect(() => {
    const address = pathname + search
    const [shownPath] = shown.current.split('?')
    const isNew = shown.current !== address
    shown.current = address
    // A filter only replaces the address, so the focus stays on the filter.
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
