import { HeartCrack, WifiOff } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface MissingFavoriteProps {
  /** True if it no longer exists, false if it could not be loaded. */
  gone: boolean
  onRemove: () => void
  onRetry: () => void
}

/** Shown in place of a favorite that could not be loaded. */
export function MissingFavorite({ gone, onRemove, onRetry }: MissingFavoriteProps) {
  const Icon = gone ? HeartCrack : WifiOff
  return (
    <Card className="grid h-full content-center justify-items-center gap-3 border-dashed bg-transparent text-center no-shadow!">
      <Icon className="size-9 text-muted" />
      <h2 className="text-xl">{gone ? 'This recipe is gone' : 'This recipe didn’t load'}</h2>
      <p className="text-muted text-sm">
        {gone
          ? 'It’s no longer available. You can remove it from your favorites.'
          : 'It’s still in your favorites. Check your connection and try again.'}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {!gone && (
          <Button size="sm" onClick={onRetry}>
            Try Again
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </Card>
  )
}
