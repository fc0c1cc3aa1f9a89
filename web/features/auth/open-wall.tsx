// A member was led here although this device is signed in: the cookie that opens a members' site is missing, because it
// was removed, or the site was open when they signed in. Renewing the session brings a new one.
import { useEffect, useState } from 'react'
import { backend } from '#web/data/supabase.ts'
import { Notice } from '#web/ui/notice.tsx'

export function OpenWall({ to }: { to: string }) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    renew(to).then(
      (isOpen) => (isOpen ? window.location.replace(to) : setFailed(true)),
      () => setFailed(true),
    )
  }, [to])
  if (!failed) return null
  return (
    <Notice tone="apricot" role="alert">
      This browser doesn’t keep our sign-in cookie. Allow cookies for this site, then sign in again.
    </Notice>
  )
}

async function renew(to: string): Promise<boolean> {
  const { auth } = await backend()
  const { error } = await auth.refreshSession()
  if (error) return false
  const { ok } = await fetch(to, { method: 'HEAD', redirect: 'manual' })
  return ok
}
