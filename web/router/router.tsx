// A small router on the browser's history API, with only what this site needs (docs/decisions/004-own-router.md).
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react'

export interface Location {
  pathname: string
  /** With its question mark, or ''. */
  search: string
  /** With its hash sign, or ''. */
  hash: string
  state: unknown
  /** Distinguishes the history entries of a visit. */
  key: string
  /** How many entries of this site come before it; 0 if Back would leave the site. */
  depth: number
}

/** POP is Back, Forward or the first page. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

export type Navigate = (to: string | number, options?: NavigateOptions) => void

interface Place {
  location: Location
  how: NavigationType
}

const PlaceContext = createContext<Place | null>(null)
const NavigateContext = createContext<Navigate>(() => undefined)
/** The parameters in the route's pattern. */
export const RouteParams = createContext<Readonly<Record<string, string | undefined>>>({})

/** The key of every document's first entry: the one that the server renders for. */
export const FIRST_ENTRY = 'default'

/** After a reload too, so that the server's data is found under the key it was rendered with. */
export function nameFirstEntry() {
  if (currentLocation().key === FIRST_ENTRY) return
  window.history.replaceState({ ...window.history.state, key: FIRST_ENTRY }, '')
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const entry: { key?: unknown; state?: unknown; depth?: unknown } | null = window.history.state
  return {
    pathname,
    search,
    hash,
    state: entry?.state,
    key: typeof entry?.key === 'string' ? entry.key : FIRST_ENTRY,
    depth: typeof entry?.depth === 'number' ? entry.depth : 0,
  }
}

/** Unfinished work can hold the page if Back or Forward would leave it: web/hooks/use-leave-question.ts. */
export const popGuard = { holds: () => false }

interface BrowserRouterProps {
  children: ReactNode
  /** Called with the new location before the transition starts. */
  onMove: (to: Location) => void
}

export function BrowserRouter({ children, onMove }: BrowserRouterProps) {
  const [place, setPlace] = useState<Place>(() => ({ location: currentLocation(), how: 'POP' }))

  // A transition keeps the current page until the next one's script is loaded.
  const [isMoving, startMoving] = useTransition()

  const { navigate, show } = useMemo(() => {
    function show(how: NavigationType) {
      const location = currentLocation()
      onMove(location)
      startMoving(() => setPlace({ location, how }))
    }
    const navigate: Navigate = (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') return window.history.go(to)
      const depth = currentLocation().depth + (replace ? 0 : 1)
      const entry = { key: Math.random().toString(36).slice(2, 10), state, depth }
      if (replace) window.history.replaceState(entry, '', to)
      else window.history.pushState(entry, '', to)
      show(replace ? 'REPLACE' : 'PUSH')
    }
    return { navigate, show }
  }, [onMove])

  useEffect(() => {
    const onPop = () => {
      if (!popGuard.holds()) show('POP')
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [show])

  // The header shows progress if it takes long (app.css).
  useEffect(() => {
    document.documentElement.toggleAttribute('data-moving', isMoving)
  }, [isMoving])

  return (
    <NavigateContext value={navigate}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NavigateContext>
  )
}

/** For server rendering: a fixed location, no navigation. */
export function StaticRouter({
  pathname,
  search,
  children,
}: Pick<Location, 'pathname' | 'search'> & { children: ReactNode }) {
  const place: Place = {
    location: { pathname, search, hash: '', state: undefined, key: FIRST_ENTRY, depth: 0 },
    how: 'POP',
  }
  return <PlaceContext value={place}>{children}</PlaceContext>
}

function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('There is no router around this component.')
  return place
}

export const useLocation = () => usePlace().location
export const useNavigationType = () => usePlace().how
export const useNavigate = () => useContext(NavigateContext)
export const useParams = () => useContext(RouteParams)

export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation()
  return [useMemo(() => new URLSearchParams(search), [search])]
}

/** On a site that only members see, the server leads visitors to the sign-in page: links load the next page. */
export const linkGuard = { loads: () => false }

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  replace?: boolean
  state?: unknown
}

export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || linkGuard.loads() || !isPlainClick(event) || (rest.target && rest.target !== '_self'))
      return
    event.preventDefault()
    // The current URL gets no second history entry.
    navigate(to, { replace: replace ?? to === pathname + search + hash, state })
  }

  return <a {...rest} href={to} onClick={follow} />
}

/** The browser handles all other clicks: new tab, new window, download. */
function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Match only this URL, not those below it. */
  end?: boolean
  className: (link: { isActive: boolean }) => string
}

export function NavLink({ end = false, className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isActive = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`))
  return <Link {...rest} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />
}
