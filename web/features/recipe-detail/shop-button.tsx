import { ShoppingBasket } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast-store.ts'

interface ShopButtonProps {
  /** Adds the ingredients, and tells whether it did: what is on the list already is only added again on purpose. */
  onAdd: (again: boolean) => Promise<boolean>
  className?: string
}

/** A second tap this soon belongs to the first. */
const DOUBLE_TAP_MS = 800

export function ShopButton({ onAdd, className }: ShopButtonProps) {
  const [asking, setAsking] = useState(false)
  const busyUntil = useRef(0)
  const navigate = useNavigate()

  async function press() {
    if (performance.now() < busyUntil.current) return
    busyUntil.current = Number.POSITIVE_INFINITY
    const action = { label: 'View list', onSelect: () => navigate(paths.shoppingList) }
    try {
      const added = await onAdd(asking)
      if (added) notify('Ingredients added to your shopping list!', { action })
      else notify('This recipe is already on your shopping list.', { tone: 'info', action })
      setAsking(!added)
    } finally {
      busyUntil.current = performance.now() + DOUBLE_TAP_MS
    }
  }

  return (
    <Button variant="secondary" icon={<ShoppingBasket className="size-5" />} onClick={press} className={className}>
      {asking ? 'Add Again' : 'Add to Shopping List'}
    </Button>
  )
}
