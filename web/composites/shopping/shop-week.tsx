import { ShoppingBasket } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const ShopWeekWithList = lazyPart(() => import('./shop-week-with-list.tsx').then((module) => module.ShopWeekWithList))

interface ShopWeekProps {
  userId: string
  /** Seven in a row. */
  days: readonly string[]
  /** Those of them that are on the page are chosen. */
  week: readonly string[]
  today: string
}

export function ShopWeek({ userId, days, week, today }: ShopWeekProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={<ShoppingBasket className="size-4" />} onClick={() => setOpen(true)}>
        Shop This Week
      </Button>
      {open && (
        <Suspense>
          <ShopWeekWithList userId={userId} days={days} week={week} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
