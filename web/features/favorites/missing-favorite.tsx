import { HeartCrack, WifiOff } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface MissingFavoriteProps {
  /** Gone for good, or only out of reach just now. */
  gone: boolean
  onRemove: () => void
  onRetry: () => void
}

/** Stands in the list where a favorite cannot be shown. */
export function MissingFavorite({ gone, onRemove, onRetry }: MissingFavoriteProps) {
  const Icon = gone ? HeartCrack : WifiOff
  return (
    <Card className="grid h-full content-center justify-items-center gap-3 border-dashed bg-transparent text-center shadow-none">
      <Icon className="size-9 text-muted" />
      <h2 className="text-xl">{gone ? 'This recipe is gone' : 'This recipe did not load'}</h2>
      <p className="text-muted text-sm">
        {gone
          ? 'It is no longer available. You can take it off your favorites.'
          : 'It is still among your favorites. Check your connection and try again.'}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {!gone && (
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </Card>
  )
}
