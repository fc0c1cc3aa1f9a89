// Web addresses while they are read.
import { Check, CircleDashed, TriangleAlert } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { AddressProgress, AddressState } from './addresses.ts'

const STATES: Readonly<Record<AddressState, { icon: React.ReactNode; text: string }>> = {
  waiting: { icon: <CircleDashed className="size-4.5 text-muted" />, text: 'Waiting' },
  reading: { icon: <Spinner className="size-4.5" />, text: 'Reading' },
  read: { icon: <Check className="size-4.5 text-leaf" />, text: 'Read' },
  failed: { icon: <TriangleAlert className="size-4.5 text-danger" />, text: 'Not read' },
}

export function AddressList({ addresses, onStop }: { addresses: readonly AddressProgress[]; onStop: () => void }) {
  const done = addresses.filter(({ state }) => state === 'read' || state === 'failed').length
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-4">
        <ProgressBar
          role="progressbar"
          label="Reading pages"
          value={done}
          max={addresses.length}
          valueText={`${done} of ${addresses.length}`}
          className="grow"
        />
        <Button size="sm" variant="quiet" onClick={onStop}>
          Stop
        </Button>
      </div>
      <ul className="grid max-h-80 gap-1 overflow-y-auto text-sm">
        {addresses.map(({ address, state }) => (
          <li key={address} className="flex items-center gap-3">
            {STATES[state].icon}
            <span className="sr-only">{STATES[state].text}: </span>
            <span className="wrap-anywhere min-w-0">{address.replace(/^https?:\/\/(?:www\.)?/, '')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
