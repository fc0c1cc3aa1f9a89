// Asks before a link or the Back button leaves unfinished work. Closing the tab asks only if something would be lost,
// because the browser's own dialog can't say that a draft is saved.
import { useEffect, useRef } from 'react'
import { popGuard, useNavigate } from '#web/router/router.tsx'

interface Unfinished {
  unfinished: boolean
  /** Whether closing the tab would lose something. */
  unsaved: boolean
  /** Resolves with whether to leave. */
  ask: () => Promise<boolean>
}

export function useLeaveQuestion({ unfinished, unsaved, ask }: Unfinished) {
  const navigate = useNavigate()
  const asking = useRef(ask)
  asking.current = ask

  useEffect(() => {
    if (!unfinished) return
    const here = { path: window.location.pathname, depth: depthOf(window.history.state) }
    /** Set while the history goes back to this page, and when the person chose to leave. */
    let returning = false
    let leaving = false

    async function holdLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
      if (!link || !isPlain || link.target || link.hasAttribute('download')) return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== window.location.origin || pathname === window.location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      if (await asking.current()) navigate(pathname + search + hash)
    }

    function holdsBack(): boolean {
      if (returning) {
        returning = false
        return true
      }
      if (leaving || window.location.pathname === here.path) return false
      const steps = depthOf(window.history.state) - here.depth || -1
      returning = true
      window.history.go(-steps)
      asking.current().then((leave) => {
        if (!leave) return
        leaving = true
        window.history.go(steps)
      })
      return true
    }

    // Before the link's own handler.
    document.addEventListener('click', holdLink, { capture: true })
    popGuard.holds = holdsBack
    return () => {
      document.removeEventListener('click', holdLink, { capture: true })
      popGuard.holds = () => false
    }
  }, [unfinished, navigate])

  useEffect(() => {
    if (!unsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [unsaved])
}

/** The router counts how far each entry is from the first. */
function depthOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0
}
