import { queryOptions, useQuery } from '@tanstack/react-query'
import { deviceName } from '#domain/account/device-name.ts'
import { failureText } from '#web/data/failure-text.ts'
import { memberKey } from '#web/data/member-key.ts'
import { done, rowsOf } from '#web/data/rows.ts'
import { backend } from '#web/data/supabase.ts'
import { useAttempt } from '#web/hooks/use-attempt.ts'
import { useSubmit } from '#web/hooks/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Problem } from '#web/ui/form-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

interface DevicesSectionProps {
  memberId: string
  onSignOutElsewhere: () => Promise<void>
}

export function DevicesSection({ memberId, onSignOutElsewhere }: DevicesSectionProps) {
  const devices = useQuery(devicesQuery(memberId))
  const { attempt } = useAttempt(memberId)
  const { pending, error, submit } = useSubmit(async () => {
    await attempt(onSignOutElsewhere, { changes: ['sessions'], message: 'Your other devices are signed out.' })
  })
  const others = devices.data?.filter((device) => !device.is_current).length ?? 0
  return (
    <Card as="section" id="devices" className="grid scroll-mt-20 gap-4">
      <h2 className="text-xl">Signed-in devices</h2>
      {devices.isPending && (
        <Loading label="Loading your devices" className="grid gap-2">
          <Skeleton className="h-14 rounded-lg" />
        </Loading>
      )}
      {devices.isError && (
        <Notice tone="danger" role="alert">
          We couldn’t load your devices. {failureText(devices.error)}
        </Notice>
      )}
      {devices.data && (
        <ul className="divide-y divide-line">
          {devices.data.map((device) => (
            <DeviceRow key={device.id} device={device} memberId={memberId} />
          ))}
        </ul>
      )}
      <Problem text={error} />
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

type Device = Awaited<ReturnType<typeof fetchDevices>>[number]

function DeviceRow({ device, memberId }: { device: Device; memberId: string }) {
  const name = deviceName(device.user_agent)
  const lastUsed = `last used ${timeText(device.last_used_at)}`
  const { attempt } = useAttempt(memberId)
  const signOut = async () => done(await (await backend()).rpc('sign_out_device', { device_id: device.id }))
  const { pending, error, submit } = useSubmit(async () => {
    await attempt(signOut, { changes: ['sessions'], message: `${name} is signed out.` })
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span>
        <span className="font-semibold">{name}</span>
        <span className="block text-muted text-sm first-letter:uppercase">
          {device.is_current ? 'This device' : lastUsed} · signed in {timeText(device.created_at)}
        </span>
      </span>
      {!device.is_current && (
        <Button
          variant="secondary"
          size="sm"
          loading={pending}
          aria-label={`Sign out ${name}, ${lastUsed}`}
          onClick={() => submit()}
        >
          Sign Out
        </Button>
      )}
      <Problem text={error} />
    </li>
  )
}

async function fetchDevices() {
  return rowsOf(await (await backend()).rpc('signed_in_devices'))
}

export const devicesQuery = (userId: string) =>
  queryOptions({ queryKey: memberKey(userId, 'devices'), queryFn: fetchDevices, staleTime: 0 })

const timeText = (instant: string) =>
  new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
