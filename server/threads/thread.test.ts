import { getPriority } from 'node:os'
import { describe, expect, it } from 'vitest'
import type { SmallJob } from './testing/small-jobs.ts'
import { createThread, ThreadTimeout } from './thread.ts'

const open = (limitMs = 10_000) =>
  createThread<SmallJob, number>({
    file: new URL('./testing/small-jobs.ts', import.meta.url),
    name: 'The small job',
    limitMs,
  })

describe('a thread', () => {
  it.runIf(process.platform === 'linux')('can yield to the rest of the process', async () => {
    const before = getPriority()
    expect(await open().ask('priority')).toBeGreaterThan(before) // a higher number goes later
    expect(getPriority()).toBe(before)
  })

  it('passes an error on and continues', async () => {
    const thread = open()
    await expect(thread.ask('fail')).rejects.toThrow('The small job failed: That did not work.')
    expect(await thread.ask('priority')).toBeTypeOf('number')
  })

  it('restarts after a crash, and only the request that caused it gets an error', async () => {
    const thread = open()
    const [crash, next] = [thread.ask('crash'), thread.ask('priority')]
    expect(thread.waiting()).toBe(2)
    await expect(crash).rejects.toThrow('The small job stopped: exit code 3')
    expect(await next).toBeTypeOf('number')
    expect(thread.waiting()).toBe(0)
  })

  it('that hangs is replaced: its request gets an error in time, and those behind it are served', async () => {
    const thread = open(300)
    const [hang, ...behind] = [thread.ask('hang'), thread.ask('priority'), thread.ask('priority')]
    await expect(hang).rejects.toThrow(ThreadTimeout)
    for (const response of await Promise.all(behind)) expect(response).toBeTypeOf('number')
    expect(await thread.ask('priority')).toBeTypeOf('number')
  })
})
