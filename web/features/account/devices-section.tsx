import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceName } from '#domain/account/device-name.ts'
import { reload } from '#web/data/reload.ts'
import { rowsOf } from '#web/data/rows.ts'
import { backend } from '#web/data/supabase.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { notify } from '#web/ui/toast-store.ts'

interface DevicesSectionProps {
  memberId: string
  onSignOutElsewhere: () => Promise<void>
}

export function DevicesSection({ memberId, onSignOutElsewhere }: DevicesSectionProps) {
  const queryKey = ['member', memberId, 'devices']
  const devices = useQuery({ queryKey, queryFn: fetchDevices, staleTime: 0 })
  const queries = useQueryClient()
  const { pending, error, submit } = useSubmit(async () => {
    await onSignOutElsewhere()
    await reload(queries, queryKey)
    notify('Your other devices are signed out.')
  })
  const others = devices.data?.filter((device) => !device.is_current).length ?? 0
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">Signed-in devices</h2>
      {devices.isPending && (
        <Loading label="Loading your devices" className="grid gap-2">
          <Skeleton className="h-14 rounded-lg" />
        </Loading>
      )}
      {devices.isError && (
        <Notice tone="danger" role="alert">
          We couldn’t load your devices. {devices.error.message}
        </Notice>
      )}
      {devices.data && (
        <ul className="divide-y divide-line">
          {devices.data.map((device) => (
            <li key={device.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <span className="font-semibold">
                {deviceName(device.user_agent)}
                {device.is_current && <span className="font-normal text-muted"> · this device</span>}
              </span>
              <span className="text-muted text-sm">
                Last used {dayText(device.last_used_at)} · signed in {dayText(device.created_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <Button
        variant="secondary"
        loading={pending}
        disabled={others === 0}
        onClick={() => submit()}
        className="justify-self-start"
      >
        Sign Out Everywhere Else
      </Button>
    </Card>
  )
}

async function fetchDevices() {
  return rowsOf(await (await backend()).rpc('signed_in_devices'))
}

const dayText = (instant: string) => new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' })
