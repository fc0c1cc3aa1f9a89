// Addresses to pages over the browser's own history: the small part of a router that this site needs (docs/decisions/004).
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
  /** Tells the entries of a visit apart; the first of every document is called "default". */
  key: string
  /** How many entries of this site lie before it: 0 where Back would leave it. */
  depth: number
}

/** How the page was reached: back, forward or the first one; a new entry; an entry replaced. */
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
/** The parts of the address that the route's pattern names. */
export const RouteParams = createContext<Readonly<Record<string, string | undefined>>>({})

function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const entry: { key?: unknown; state?: unknown; depth?: unknown } | null = window.history.state
  return {
    pathname,
    search,
    hash,
    state: entry?.state,
    key: typeof entry?.key === 'string' ? entry.key : 'default',
    depth: typeof entry?.depth === 'number' ? entry.depth : 0,
  }
}

interface BrowserRouterProps {
  children: ReactNode
  /** Told where a person goes, before the way there begins. */
  onMove: (to: Location) => void
}

export function BrowserRouter({ children, onMove }: BrowserRouterProps) {
  const [place, setPlace] = useState<Place>(() => ({ location: currentLocation(), how: 'POP' }))

  // A transition keeps the page that is shown until the next one's script is there.
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
    const onPop = () => show('POP')
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [show])

  // The header shows it where it takes long (app.css).
  useEffect(() => {
    document.documentElement.toggleAttribute('data-moving', isMoving)
  }, [isMoving])

  return (
    <NavigateContext value={navigate}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NavigateContext>
  )
}

/** While the server renders: one address, and nowhere to go. */
export function StaticRouter({
  pathname,
  search,
  children,
}: Pick<Location, 'pathname' | 'search'> & { children: ReactNode }) {
  const place: Place = {
    location: { pathname, search, hash: '', state: undefined, key: 'default', depth: 0 },
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
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    // The address that is shown already gets no second entry.
    navigate(to, { replace: replace ?? to === pathname + search + hash, state })
  }

  return <a {...rest} href={to} onClick={follow} />
}

/** Any other click is the browser's: a new tab, a new window, a download. */
function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Current only at exactly this address, not below it. */
  end?: boolean
  className: (link: { isActive: boolean }) => string
}

export function NavLink({ end = false, className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isActive = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`))
  return <Link {...rest} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />
}
