import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '#web/hooks/use-online.ts'
import { SOFT_TONES } from './tone.ts'

const BACK_SHOWN_MS = 6000

/** Announces when the network is lost and when it is back. */
export function OfflineNotice() {
  const online = useOnline()
  const [notice, setNotice] = useState<'gone' | 'back' | null>(null)

  if (!online && notice !== 'gone') setNotice('gone')
  if (online && notice === 'gone') setNotice('back')

  useEffect(() => {
    if (notice !== 'back') return
    const timer = setTimeout(() => setNotice(null), BACK_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])

  return (
    <div role="status" aria-label="Connection" className="print:hidden">
      {notice === 'gone' && (
        <p className={`border-line border-t py-2 text-sm ${SOFT_TONES.apricot}`}>
          <span className="page-width flex items-center gap-2.5">
            <WifiOff className="size-4 shrink-0" />
            <span>
              <strong>You’re offline.</strong> Your shopping list, favorites, own recipes and the recipes you opened
              before still work.
            </span>
          </span>
        </p>
      )}
      {notice === 'back' && (
        <p className={`border-line border-t py-2 text-sm ${SOFT_TONES.leaf}`}>
          <span className="page-width flex items-center gap-2.5">
            <Wifi className="size-4 shrink-0" />
            <strong>You’re back online.</strong>
          </span>
        </p>
      )}
    </div>
  )
}
