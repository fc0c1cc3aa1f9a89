import { getPriority } from 'node:os'
import { describe, expect, it } from 'vitest'
import type { SmallJob } from './testing/small-jobs.ts'
import { createThread } from './thread.ts'

const open = () =>
  createThread<SmallJob, number>({ file: new URL('./testing/small-jobs.ts', import.meta.url), name: 'The small job' })

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

  it('restarts after a crash, and pending calls get an error', async () => {
    const thread = open()
    const answers = [thread.ask('crash'), thread.ask('priority')]
    expect(thread.waiting()).toBe(2)
    for (const answer of answers) await expect(answer).rejects.toThrow('The small job stopped: exit code 3')
    expect(await thread.ask('priority')).toBeTypeOf('number')
    expect(thread.waiting()).toBe(0)
  })
})
