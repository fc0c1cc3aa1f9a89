// What a browser does by itself when a page is loaded: the right place on the page, the focus on it, its title read out.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useScrollMemory } from '#web/lib/scroll-memory.ts'

/** By then a page whose data was at hand has set its title. */
const TITLE_READY_MS = 100

export function useRouteChange(mainId: string) {
  const { pathname, search } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname + search)
  useScrollMemory()

  useEffect(() => {
    const address = pathname + search
    const [shownPath] = shown.current.split('?')
    const isNew = shown.current !== address
    shown.current = address
    // A filter only replaces the address: whoever sets it stays where they are.
    if (!isNew || (how === 'REPLACE' && shownPath === pathname)) return
    document.getElementById(mainId)?.focus({ preventScroll: true })
    const timer = setTimeout(() => announce(document.title), TITLE_READY_MS)
    return () => clearTimeout(timer)
  }, [pathname, search, how, mainId])
}

let liveRegion: HTMLElement | null = null

function announce(text: string) {
  if (!liveRegion) {
    liveRegion = document.createElement('div')
    liveRegion.setAttribute('aria-live', 'polite')
    liveRegion.className = 'sr-only'
    document.body.append(liveRegion)
  }
  liveRegion.textContent = text
}
