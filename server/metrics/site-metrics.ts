// What this process and its site report, beyond the counts of requests.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { siteStatus } from '#server/admin/site-status.ts'
import type { Database } from '#server/database/database.ts'
import type { Metrics } from '#server/http/metrics.ts'

/** Prometheus asks every 15 seconds or so; several of them cost the database no more than one. */
const FRESH_MS = 10_000
const NANOSECONDS = 1e9

export function reportProcess(metrics: Metrics, version: string) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  metrics.gauge('plateful_info', 'The running version.', () => [
    { labels: { version, node: process.versions.node }, value: 1 },
  ])
  metrics.gauge('plateful_uptime_seconds', 'How long this process has run.', () => process.uptime())
  metrics.gauge('plateful_memory_bytes', 'Resident memory of this process.', () => process.memoryUsage.rss())
  metrics.gauge('plateful_cpu_seconds', 'Processor time that this process has used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.gauge(
    'plateful_event_loop_lag_seconds',
    'How late the event loop was since the last time it was asked.',
    () => {
      const values = [50, 99, 100].map((percent) => ({
        labels: { quantile: percent / 100 },
        value: (delay.count > 0 ? delay.percentile(percent) : 0) / NANOSECONDS,
      }))
      delay.reset()
      return values
    },
  )
}

export interface SiteSources {
  database: Database
  dataDir: string
  openSockets(): number
  problem(): Promise<string | null>
}

export function reportSite(metrics: Metrics, { database, dataDir, openSockets, problem }: SiteSources) {
  let reading: ReturnType<typeof siteStatus> | undefined
  const status = () => {
    if (!reading) {
      reading = siteStatus(database, dataDir)
      setTimeout(() => (reading = undefined), FRESH_MS).unref()
    }
    return reading
  }
  metrics.gauge('plateful_ready', 'Whether members’ changes can be saved.', async () => ((await problem()) ? 0 : 1))
  metrics.gauge('plateful_database_connections', 'This process’ connections to the database.', () => {
    const { total, idle, waiting } = database.connections()
    return [
      { labels: { state: 'busy' }, value: total - idle },
      { labels: { state: 'idle' }, value: idle },
      { labels: { state: 'waiting' }, value: waiting },
    ]
  })
  metrics.gauge('plateful_realtime_sockets', 'Open WebSockets of live updates.', openSockets)
  metrics.gauge('plateful_database_bytes', 'Size of the database.', async () => (await status()).databaseBytes)
  metrics.gauge('plateful_members', 'Accounts.', async () => (await status()).members)
  metrics.gauge(
    'plateful_members_active',
    'Members who used the site within a day.',
    async () => (await status()).activeToday,
  )
  metrics.gauge('plateful_outbox', 'Emails that wait or failed.', async () => {
    const { mailWaiting, mailFailed } = await status()
    return [
      { labels: { state: 'waiting' }, value: mailWaiting },
      { labels: { state: 'failed' }, value: mailFailed },
    ]
  })
  metrics.gauge(
    'plateful_outbox_oldest_seconds',
    'How long the oldest email waits.',
    async () => (await status()).oldestMailS ?? 0,
  )
  metrics.gauge('plateful_disk_free_bytes', 'Free space where the data is.', async () => (await status()).freeBytes)
  metrics.gauge('plateful_backup_age_seconds', 'Age of the newest backup; missing if there is none.', async () => {
    const { lastBackup } = await status()
    return lastBackup === null ? null : (Date.now() - Date.parse(lastBackup)) / 1000
  })
  metrics.gauge(
    'plateful_backups_failed',
    'Backups that failed since the newest one that was made.',
    async () => (await status()).failedBackups,
  )
  metrics.gauge('plateful_migration_info', 'The database’s last migration.', async () => [
    { labels: { migration: (await status()).migration }, value: 1 },
  ])
}
