import { ShoppingBasket } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { notify } from './toast-store.ts'

interface ShopButtonProps {
  /**
   * Adds the ingredients and returns whether it did: recipes already on the list are only added again on request. Null
   * if it failed and showed a message.
   */
  onAdd: (again: boolean) => Promise<boolean | null>
  /** Message if it is already on the list. */
  alreadyThere?: string
  variant?: 'primary' | 'secondary'
  /** On a phone, the label is for screen readers, until it asks whether to add again. */
  short?: boolean
  className?: string
}

/** A second tap this soon counts as the first. */
const DOUBLE_TAP_MS = 800

export function ShopButton({
  onAdd,
  alreadyThere = 'This recipe is already on your shopping list.',
  variant,
  short = false,
  className,
}: ShopButtonProps) {
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const busyUntil = useRef(0)
  const navigate = useNavigate()

  async function press() {
    if (performance.now() < busyUntil.current) return
    busyUntil.current = Number.POSITIVE_INFINITY
    setPending(true)
    const action = { label: 'View List', onSelect: () => navigate(paths.shoppingList) }
    try {
      const added = await onAdd(asking)
      if (added) notify('Ingredients added to your shopping list!', { action })
      else if (added === false) notify(alreadyThere, { tone: 'info', action })
      setAsking(added === false)
    } catch {
      notify('We couldn’t add the ingredients. Please try again.', { tone: 'danger' }) // its script could not be loaded
    } finally {
      setPending(false)
      busyUntil.current = performance.now() + DOUBLE_TAP_MS
    }
  }

  return (
    <Button
      variant={variant}
      icon={<ShoppingBasket className="size-5" />}
      loading={pending}
      onClick={press}
      className={cx(short && !asking && 'max-sm:px-3', className)}
    >
      <span className={cx(short && !asking && 'max-sm:sr-only')}>{asking ? 'Add Again' : 'Add to Shopping List'}</span>
    </Button>
  )
}
