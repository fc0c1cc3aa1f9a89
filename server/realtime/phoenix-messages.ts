// Messages in the format of Supabase's realtime clients. Protocol 1.0.0 sends objects, 2.0.0 arrays.
import { z } from 'zod'

export type ProtocolVersion = '1.0.0' | '2.0.0'

export interface PhoenixMessage {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

const Ref = z
  .union([z.string().max(64), z.number()])
  .nullish()
  .transform((ref) => (ref === null || ref === undefined ? null : String(ref)))
/** The database can't store a zero byte. */
const Topic = z
  .string()
  .min(1)
  .max(200)
  .refine((topic) => !topic.includes('\0'))
const Event = z.string().min(1).max(100)
const Payload = z.record(z.string(), z.unknown()).catch({})

const ObjectMessage = z
  .object({ join_ref: Ref, ref: Ref, topic: Topic, event: Event, payload: Payload })
  .transform(({ join_ref: joinRef, ...rest }) => ({ joinRef, ...rest }))
const ArrayMessage = z
  .tuple([Ref, Ref, Topic, Event, Payload])
  .transform(([joinRef, ref, topic, event, payload]) => ({ joinRef, ref, topic, event, payload }))

/** Null for an unsupported version. Clients from before 2026 don't send one. */
export function protocolVersion(text: string | null): ProtocolVersion | null {
  if (text === null || text === '1.0.0') return '1.0.0'
  return text === '2.0.0' ? text : null
}

/** Null for an invalid message. */
export function readMessage(text: string, version: ProtocolVersion): PhoenixMessage | null {
  try {
    const schema = version === '2.0.0' ? ArrayMessage : ObjectMessage
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export function writeMessage(
  { joinRef, ref, topic, event, payload }: PhoenixMessage,
  version: ProtocolVersion,
): string {
  if (version === '2.0.0') return JSON.stringify([joinRef, ref, topic, event, payload])
  return JSON.stringify({ join_ref: joinRef, ref, topic, event, payload })
}
