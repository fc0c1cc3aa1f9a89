// Records a conversation of the real supabase-js with our server, frame by frame. Run it again after an update of
// supabase-js: review any difference from conversations.json.
import { createClient } from '@supabase/supabase-js'
import type { Member } from '#server/database/testing/site.ts'
import type { RealtimeSite } from './realtime-site.ts'

type Step = { says: unknown } | { hears: unknown } | { happens: 'a change' }

export async function converse({ url, site }: RealtimeSite, member: Member, vsn: string): Promise<Step[]> {
  const steps: Step[] = []
  const anonymous = (data: unknown): unknown =>
    JSON.parse(
      String(data)
        .replaceAll(member.token, '{token}')
        .replaceAll(member.id, '{member}')
        .replace(/"revision":\d+/, '"revision":"{revision}"'),
    )
  class Recorder extends WebSocket {
    constructor(address: string | URL) {
      super(address)
      this.addEventListener('message', ({ data }) => steps.push({ hears: anonymous(data) }))
    }
    override send(data: string) {
      steps.push({ says: anonymous(data) })
      super.send(data)
    }
  }
  const heard = async (event: string, count: number) => {
    const many = () => steps.filter((step) => 'hears' in step && JSON.stringify(step).includes(`"${event}"`)).length
    while (many() < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  const client = createClient(url, site.backend.publishableKey, {
    accessToken: async () => member.token,
    realtime: { transport: Recorder, vsn },
  })
  await client.realtime.setAuth()
  const channel = client.channel(`member:${member.id}`, { config: { private: true } })
  channel.on('broadcast', { event: 'changed' }, () => undefined).subscribe()
  await heard('system', 1)
  await client.realtime.sendHeartbeat()
  await heard('phx_reply', 2)
  steps.push({ happens: 'a change' })
  await member.client.from('water_logs').insert({ date: '2025-01-01', amount_ml: 1 })
  await heard('broadcast', 1)
  await channel.unsubscribe()
  await heard('phx_close', 1)
  await client.realtime.disconnect()
  return steps
}
