// Remembers scroll positions: Back and Forward restore them, a new page starts at the top.
import { useLayoutEffect, useRef } from 'react'
import { elementIdOf } from './paths.ts'
import { FIRST_ENTRY, useLocation, useNavigationType } from './router.tsx'

const STORED_AS = 'scroll-positions'
const MOST_ENTRIES = 100
/** How long to wait for a loading page to reach its former height. */
const PATIENCE_MS = 3000

type Positions = Map<string, number>

export function useScrollMemory() {
  const { key, pathname, search, hash } = useLocation()
  const how = useNavigationType()
  // The first entry of every document has the same key, so its URL is used instead.
  const entry = key === FIRST_ENTRY ? `${pathname}${search}` : key
  const positions = useRef<Positions>(new Map())
  const shown = useRef<{ entry: string; pathname: string; search: string }>(null)

  useLayoutEffect(() => {
    positions.current = savedPositions()
    // The browser restores the position after a reload; client-side, we do.
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
    const part = hash && document.getElementById(elementIdOf(hash))
    if (part) part.scrollIntoView({ behavior: 'instant' })
    else if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [entry, pathname, search, hash, how])
}

/** Gives up when the person scrolls or navigates; returns a function that cancels it. */
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
    return new Map() // unreadable or blocked
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

function savePositions(positions: Positions) {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...positions].slice(-MOST_ENTRIES)))
  } catch {
    // Storage is full or blocked.
  }
}
