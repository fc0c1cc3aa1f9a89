// Asks before a link leaves unfinished work. Back and reload do not ask, because what was typed is kept.
import { useEffect, useRef } from 'react'
import { useNavigate } from '#web/router/router.tsx'

export function useLeaveQuestion(unfinished: boolean, ask: () => Promise<boolean>) {
  const navigate = useNavigate()
  const asking = useRef(ask)
  asking.current = ask

  useEffect(() => {
    if (!unfinished) return
    async function hold(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
      if (!link || !isPlain || link.target || link.hasAttribute('download')) return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== window.location.origin || pathname === window.location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      if (await asking.current()) navigate(pathname + search + hash)
    }
    // Before the link's own handler.
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [unfinished, navigate])
}
