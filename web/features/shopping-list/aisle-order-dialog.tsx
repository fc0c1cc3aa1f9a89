import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAisleOrder } from './aisle-order.ts'

export function AisleOrderDialog({ onClose }: { onClose: () => void }) {
  const { aisles, move, reset } = useAisleOrder()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Aisle order"
      actions={
        <>
          <Button variant="secondary" onClick={reset}>
            Reset
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p className="text-muted">Put the aisles in the order you walk through your store.</p>
      <ol className="max-h-[55dvh] overflow-y-auto">
        {aisles.map((aisle, place) => (
          <li key={aisle} className="flex items-center gap-1 border-line border-b last:border-b-0">
            <span className="min-w-0 grow">{aisle}</span>
            {/* Not disabled at the ends: that would lose the focus while moving an aisle. */}
            <IconButton
              label={`Move ${aisle} up`}
              icon={<ArrowUp className="size-4.5" />}
              aria-disabled={place === 0}
              onClick={() => move(aisle, -1)}
            />
            <IconButton
              label={`Move ${aisle} down`}
              icon={<ArrowDown className="size-4.5" />}
              aria-disabled={place === aisles.length - 1}
              onClick={() => move(aisle, 1)}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
