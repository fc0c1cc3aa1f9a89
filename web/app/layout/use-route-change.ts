// What a browser does by itself when a page is loaded: start at the top (or at the #part), with the focus on the page.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

export function useRouteChange(mainId: string) {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
    if (how === 'POP') return // back and forward: the browser brings the old place back
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (part) part.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, how, mainId])
}
