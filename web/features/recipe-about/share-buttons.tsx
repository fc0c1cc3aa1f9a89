import { Printer, Share2 } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast-store.ts'

/** Share (system sheet or clipboard) and Print. */
export function ShareButtons({ title, shareable }: { title: string; shareable: boolean }) {
  async function share() {
    const url = window.location.origin + window.location.pathname
    if (navigator.share) {
      // Closing the sheet without sharing rejects too.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      notify('Link copied.')
    } catch {
      notify(`We couldn’t copy the link. Here it is: ${url}`, { tone: 'info' })
    }
  }

  return (
    <>
      {shareable && (
        <IconButton label="Share" variant="secondary" icon={<Share2 className="size-5" />} onClick={share} />
      )}
      <IconButton
        label="Print"
        variant="secondary"
        icon={<Printer className="size-5" />}
        onClick={() => window.print()}
      />
    </>
  )
}
