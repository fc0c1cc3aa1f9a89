// Replaces a page that threw with an error message; header and footer stay.
import { useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { EVERY_MEMBER } from '#web/data/member-key.ts'
import { forgetPersistedQueries } from '#web/device/persisted-queries.ts'
import { Link, useLocation } from '#web/router/router.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'

export function PageErrorBoundary({ children }: { children: ReactNode }) {
  // Navigating elsewhere resets the error.
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  // Data stored on this device may be the cause: without it, the page asks the server.
  const forgetFigures = () => {
    queryClient.removeQueries({ queryKey: EVERY_MEMBER })
    forgetPersistedQueries()
  }
  return (
    <Boundary key={pathname} onError={forgetFigures}>
      {children}
    </Boundary>
  )
}

const reload = () => window.location.reload()

class Boundary extends Component<{ children: ReactNode; onError: () => void }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  // If a page's script couldn't be loaded, load it as soon as the network is back.
  override componentDidCatch() {
    this.props.onError()
    if (!navigator.onLine) window.addEventListener('online', reload)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', reload)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const reason = navigator.onLine
      ? 'Something went wrong on our side.'
      : 'You’re offline, and this page isn’t saved on your device yet.'
    return (
      <section role="alert" className="mx-auto max-w-xl px-4 py-24 text-center">
        <h1 className="text-2xl font-bold">We couldn’t show this page</h1>
        <p className="mt-3 text-muted">{reason} Your lists and recipes on this device are safe.</p>
        <div className="mt-6 flex justify-center gap-3">
          <Button onClick={reload}>Reload Page</Button>
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            Go to Home
          </Link>
        </div>
      </section>
    )
  }
}
