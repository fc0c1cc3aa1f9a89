// Where each page of the visit was scrolled to: Back and Forward return to the same place, a new page starts at its top.
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from './router.tsx'

const STORED_AS = 'scroll-positions'
const MOST_ENTRIES = 100
/** How long a page that is still loading may take to grow as tall as it was. */
const PATIENCE_MS = 3000

type Positions = Map<string, number>

export function useScrollMemory() {
  const { key, pathname, search, hash } = useLocation()
  const how = useNavigationType()
  // The first entry of every document is called "default"; its address tells one from another.
  const entry = key === 'default' ? `${pathname}${search}` : key
  const positions = useRef<Positions>(new Map())
  const shown = useRef<{ entry: string; pathname: string; search: string }>(null)

  useLayoutEffect(() => {
    positions.current = savedPositions()
    // A reload is the browser's own affair, and it is quicker at it; within the page we know better.
    const ours = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      history.scrollRestoration = 'auto'
      savePositions(positions.current)
    }
    const remember = () => {
      if (shown.current) positions.current.set(shown.current.entry, window.scrollY)
    }
    ours()
    window.addEventListener('pageshow', ours)
    window.addEventListener('pagehide', leave)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('pageshow', ours)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('scroll', remember)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { entry, pathname, search }
    if (!before || before.entry === entry) return
    if (how === 'POP') return scrollOnceTallEnough(positions.current.get(entry) ?? 0)
    const samePage = before.pathname === pathname && (before.search === search || how === 'REPLACE')
    if (samePage && !(hash && how === 'PUSH')) {
      positions.current.set(entry, window.scrollY)
      return
    }
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (part) part.scrollIntoView({ behavior: 'instant' })
    else if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [entry, pathname, search, hash, how])
}

/** Returns what ends the attempt: a newer navigation, or a person who scrolls by hand. */
function scrollOnceTallEnough(top: number) {
  const until = performance.now() + PATIENCE_MS
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchstart', stop)
    window.removeEventListener('keydown', stop)
  }
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight >= top - 1
    window.scrollTo({ top, behavior: 'instant' })
    if (reachable || performance.now() > until) stop()
    else frame = requestAnimationFrame(attempt)
  }
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchstart', stop, { passive: true })
  window.addEventListener('keydown', stop)
  attempt()
  return stop
}

function savedPositions(): Positions {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]')
    return new Map(Array.isArray(saved) ? saved.filter(isPosition) : [])
  } catch {
    return new Map() // unreadable or switched off: the visit starts without memory
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

function savePositions(positions: Positions) {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...positions].slice(-MOST_ENTRIES)))
  } catch {
    // Storage is full or switched off; the next page of this tab starts at its top.
  }
}
