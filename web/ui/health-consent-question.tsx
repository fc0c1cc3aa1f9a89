// The question before health details are first stored. It is asked from wherever they are entered, so it isn't part of a page.
import { createRoot } from 'react-dom/client'
import { AlertDialog } from './alert-dialog.tsx'

export function askForConsent(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      root.unmount()
      place.remove()
      resolve(yes)
    }
    root.render(
      <AlertDialog
        open
        question="May we store this?"
        detail="Your weight, body details and what you don’t eat are stored for your goals, diary and plans, and for nothing else. Everything else works without them. You can delete them under Settings, “Health details”."
        confirmLabel="Agree"
        cancelLabel="Not Now"
        tone="primary"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />,
    )
  })
}
