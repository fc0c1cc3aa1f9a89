// Sends the emails in the outbox in the background: a page only writes a row and continues.
// An email is sent at least once. It is sent twice only if the mail server accepted it but the connection or this
// process died before we learned about it. The copy has the same Message-ID.
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#server/http/log.ts'
import { failedStage, isPermanent, retryAfterMs, type SmtpFailure } from './delivery-rules.ts'
import { type ClaimedMail, claim, expire, forget, giveUp, postpone, type Queries } from './outbox.ts'

export type Deliver = (mail: ClaimedMail) => Promise<void>

export interface WorkerTimes {
  /** How often to look for emails from other processes or to retry. */
  pollMs: number
  /** Longer than one delivery can take with the timeouts in smtp.ts. */
  leaseMs: number
  retryAfterMs: (attempts: number) => number
  /** How long a closing server waits for emails in progress. */
  closeMs: number
}

const TIMES: WorkerTimes = { pollMs: 15_000, leaseMs: 5 * 60_000, retryAfterMs, closeMs: 5_000 }
const AT_ONCE = 5

export interface OutboxWorker {
  /** Something was added: check now. */
  wake(): void
  close(): Promise<void>
}

interface Options {
  database: Queries
  deliver: Deliver
  log: Log
  times?: Partial<WorkerTimes>
}

export function startOutboxWorker({ database, deliver, log, times }: Options): OutboxWorker {
  const { pollMs, leaseMs, closeMs, ...rules } = { ...TIMES, ...times }
  let closed = false
  let again = false
  let running: Promise<void> | null = null

  async function send(mail: ClaimedMail) {
    try {
      await deliver(mail)
    } catch (error) {
      return failed(mail, error)
    }
    await forget(database, mail)
  }

  async function failed(mail: ClaimedMail, error: unknown) {
    const failure = error instanceof Error ? (error as SmtpFailure) : {} // nodemailer adds these fields to its errors
    const stage = failedStage(failure)
    // Without the server's message, which may contain the recipient.
    const reason = [stage, failure.code, failure.responseCode].filter(Boolean).join(', ')
    const fields = { kind: mail.kind, attempts: mail.attempts, stage, code: failure.code, reply: failure.responseCode }
    if (isPermanent(failure)) {
      await giveUp(database, mail, reason)
      return log('error', 'The mail server rejected an email. It won’t be retried.', fields)
    }
    const afterMs = rules.retryAfterMs(mail.attempts)
    await postpone(database, mail, afterMs, reason)
    log('warn', 'An email couldn’t be sent yet.', { ...fields, retryInS: Math.round(afterMs / 1000) })
  }

  async function drain() {
    for (const { kind, failure } of await expire(database))
      log('error', 'Dropped an email that waited too long.', { kind, reason: failure })
    while (!closed) {
      const mails = await claim(database, AT_ONCE, leaseMs)
      if (mails.length === 0) return
      await Promise.all(mails.map(send))
    }
  }

  function wake() {
    if (closed) return
    if (running) {
      again = true
      return
    }
    running = drain()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown'
        log('warn', 'The outbox couldn’t be read. Trying again shortly.', { reason })
      })
      .finally(() => {
        running = null
        if (!again) return
        again = false
        wake()
      })
  }

  const poll = setInterval(wake, pollMs)
  poll.unref()
  wake()
  return {
    wake,
    async close() {
      closed = true
      clearInterval(poll)
      // Interrupted deliveries stay in the table and are sent once their lease expires.
      await Promise.race([running, delay(closeMs, undefined, { ref: false })])
    },
  }
}
