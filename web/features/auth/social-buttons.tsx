// Google and GitHub sign-in. If the operator hasn't set them up, the buttons say so.
import { useId } from 'react'
import { failureText } from '#web/data/failure-text.ts'
import { siteSettings } from '#web/data/site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { signInWith } from './account-actions.ts'

const PROVIDERS = [
  { id: 'google', label: 'Google' },
  { id: 'github', label: 'GitHub' },
] as const

export function SocialButtons() {
  const noteId = useId()
  const available = siteSettings().signInWith
  const start = (provider: (typeof PROVIDERS)[number]['id']) => {
    if (!available.includes(provider)) return
    signInWith(provider).catch((error) => notify(failureText(error), { tone: 'danger' }))
  }
  const noneAvailable = available.length === 0
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <div className="grid grid-cols-2 gap-3">
        {PROVIDERS.map(({ id, label }) => (
          <Button
            key={id}
            variant="secondary"
            aria-disabled={!available.includes(id) || undefined}
            aria-describedby={noneAvailable ? noteId : undefined}
            className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
            onClick={() => start(id)}
          >
            {label}
          </Button>
        ))}
      </div>
      {noneAvailable && (
        <p id={noteId} className="text-center text-muted text-xs">
          Sign-in with Google or GitHub isn’t set up on this site.
        </p>
      )}
    </div>
  )
}
