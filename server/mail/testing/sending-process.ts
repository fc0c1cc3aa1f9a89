// A process that only sends the emails in a database's outbox, until it is killed. node sending-process.ts <database
// address> <mail server's port>
import { openPostgres } from '#server/database/postgres-database.ts'
import { startOutboxWorker } from '#server/mail/outbox-worker.ts'
import { smtpDelivery } from '#server/mail/smtp.ts'
import { mailConfig } from './mail-config.ts'

const [, , url = '', port = ''] = process.argv
const smtp = { host: 'localhost', port: Number(port), secure: false, requireTLS: false, user: null, password: null }
startOutboxWorker({
  database: await openPostgres(url),
  deliver: smtpDelivery(mailConfig(smtp)),
  log: () => undefined,
  times: { leaseMs: 1000 },
})
setInterval(() => undefined, 60_000) // the worker's own timer does not keep a process alive
