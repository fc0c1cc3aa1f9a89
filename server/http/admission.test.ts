import { describe, expect, it } from 'vitest'
import { type AdmissionLimits, createAdmission, type Verdict } from './admission.ts'

const LIMITS: AdmissionLimits = { sliceMs: 4, waitMs: 1000, waitMsWhenBusy: 150, mostWaiting: 200 }

/** A door whose time passes only when told to. */
function doorWith(limits: Partial<AdmissionLimits> = {}) {
  const time = { now: 0, worked: 0 }
  const turns: (() => void)[] = []
  const admission = createAdmission(
    { ...LIMITS, ...limits },
    {
      now: () => time.now,
      workedMs: () => time.worked,
      connections: () => connections,
      afterTurn: (run) => turns.push(run),
    },
  )
  const told: string[] = []
  let came = 0
  let connections = 0
  const door = {
    told,
    now: () => time.now,
    isIdle: () => turns.length === 0,
    pass(ms: number, worked = ms) {
      time.now += ms
      time.worked += worked
    },
    come(name: string, isGone = () => false) {
      came += 1
      const answer = admission.arrive()
      if (answer === 'wait') admission.wait(isGone).then((verdict: Verdict) => told.push(`${name} ${verdict}`))
      else told.push(`${name} ${answer}`)
    },
    /** Somebody who asks for nothing that needs to be let in. */
    passBy() {
      connections += 1
    },
    async turn() {
      turns.shift()?.()
      await Promise.resolve() // what was decided is told
    },
    /** Turns until somebody is told something. */
    async next() {
      const before = told.length
      for (let turn = 0; turn < 20 && told.length === before; turn++) await door.turn()
    },
    /** Each takes so long, until nobody waits. */
    async drain(ms: number, worked = ms) {
      while (!door.isIdle()) {
        const before = told.length
        await door.turn()
        for (const one of told.slice(before)) if (one.endsWith('run')) door.pass(ms, worked)
      }
    },
    crowd(size: number, name = 'one') {
      for (let at = 0; at < size; at++) door.come(`${name}${at}`)
    },
    waiting: () => came - told.length,
    count: (verdict: string) => told.filter((one) => one.endsWith(verdict)).length,
  }
  return door
}

describe('a request', () => {
  it('runs at once while the loop has done little', () => {
    const door = doorWith()
    door.come('first')
    door.pass(3)
    door.come('second')
    expect(door.told).toEqual(['first run', 'second run'])
  })

  it('waits when the loop has worked for a while, also over several turns, and runs when nobody new comes', async () => {
    const door = doorWith()
    for (const name of ['first', 'second', 'third']) {
      door.come(name)
      if (name !== 'third') door.pass(3)
      await door.turn()
    }
    expect(door.told).toEqual(['first run', 'second run'])
    await door.next()
    expect(door.told).toEqual(['first run', 'second run', 'third run'])
  })

  it('does not overtake one that came before it', async () => {
    const door = doorWith()
    door.come('first')
    door.pass(10)
    door.come('second')
    await door.next()
    door.come('third')
    door.come('fourth')
    await door.drain(1)
    expect(door.told).toEqual(['first run', 'second run', 'third run', 'fourth run'])
  })

  it('waits until all have come in who stand before the door', async () => {
    const door = doorWith()
    door.come('first')
    door.pass(10)
    for (let at = 0; at < 30; at++) {
      door.come(`later${at}`)
      await door.turn()
    }
    expect(door.told).toEqual(['first run'])
    await door.next()
    expect(door.told).toEqual(['first run', 'later0 run'])
  })

  it('waits also while people come who need not wait, since others may stand behind them', async () => {
    const door = doorWith()
    door.come('first')
    door.pass(10)
    door.come('second')
    for (let at = 0; at < 30; at++) {
      door.passBy()
      await door.turn()
    }
    expect(door.told).toEqual(['first run'])
    await door.next()
    expect(door.told).toEqual(['first run', 'second run'])
  })

  it('is not kept waiting for ever by those who still come', async () => {
    const door = doorWith({ mostWaiting: 1 })
    door.come('first')
    door.pass(10)
    door.come('second')
    for (let at = 0; at < 150; at++) {
      door.come('late')
      await door.turn()
    }
    expect(door.told).toContain('second run')
  })

  it('lets those under way go first, though not for ever', async () => {
    const door = doorWith()
    door.come('first')
    door.pass(10)
    door.come('second')
    const workForMs = async (ms: number) => {
      for (const end = door.now() + ms; door.now() < end; await door.turn()) door.pass(5)
    }
    await workForMs(50)
    expect(door.told).toEqual(['first run'])
    await workForMs(100)
    expect(door.told).toEqual(['first run', 'second run'])
  })

  it('leaves the loop to rest when all is done', async () => {
    const door = doorWith()
    door.come('first')
    door.pass(10)
    await door.drain(1)
    expect(door.isIdle()).toBe(true)
  })

  it('is not run when its sender has gone away meanwhile', async () => {
    const door = doorWith()
    door.come('first')
    door.pass(10)
    door.come('second', () => true)
    door.come('third')
    await door.drain(1)
    expect(door.told).toEqual(['first run', 'second gone', 'third run'])
  })
})

describe('a crowd', () => {
  it('is served to the last when it is small', async () => {
    const door = doorWith()
    door.crowd(1)
    door.pass(4)
    door.crowd(50)
    await door.drain(4)
    expect(door.count('run')).toBe(51)
  })

  it('is refused as far as it would wait too long', async () => {
    const door = doorWith({ waitMs: 400 })
    door.crowd(1)
    door.pass(4)
    door.crowd(150)
    await door.drain(4)
    expect(door.count('refused')).toBeGreaterThan(0)
    // A hundred within 400 ms; the first refusal makes the line shorter.
    expect(door.count('run')).toBe(1 + 1 + 400 / 4)
  })

  it('is refused at the door when the line is as long as it may be', () => {
    const door = doorWith({ mostWaiting: 10 })
    door.crowd(1)
    door.pass(4)
    door.crowd(12)
    expect(door.told).toEqual(['one0 run', 'one10 refused', 'one11 refused'])
  })

  it('is served to the last when it comes once, and kept short when it keeps coming', async () => {
    const once = doorWith()
    once.crowd(1)
    once.pass(4)
    once.crowd(150)
    await once.drain(4)
    expect(once.count('run')).toBe(151)

    const stream = doorWith()
    const [everyMs, takesMs] = [2, 4]
    let longest = 0
    for (let came = 0, served = 0; came < 2_000; ) {
      for (; came * everyMs <= stream.now(); came++) stream.come(`${came}`)
      await stream.turn()
      stream.pass(takesMs * (stream.count('run') - served) || 0.1)
      served = stream.count('run')
      longest = Math.max(longest, stream.waiting())
    }
    expect(stream.count('run')).toBeGreaterThan(900)
    expect(stream.count('refused')).toBeGreaterThan(900)
    expect(longest * takesMs).toBeLessThan(LIMITS.waitMs / 2)
    expect(stream.waiting() * takesMs).toBeLessThanOrEqual(LIMITS.waitMsWhenBusy + takesMs)
  })

  it('finds a shorter line for a while after something had to be refused', async () => {
    const door = doorWith({ mostWaiting: 60 })
    const refusedOf = async (size: number) => {
      const before = door.count('refused')
      door.come('first')
      door.pass(4)
      door.crowd(size)
      await door.drain(4)
      return door.count('refused') - before
    }
    expect(await refusedOf(50)).toBe(0)
    expect(await refusedOf(150)).toBeGreaterThan(0)
    expect(await refusedOf(50)).toBeGreaterThan(10)
    door.pass(3_000)
    expect(await refusedOf(50)).toBe(0)
  })

  it.each([
    ['is not refused when it was the machine that was busy with other programs', { worked: 4, refused: 0 }],
    ['is refused when it was our own work', { worked: 40, refused: 6 }],
  ])('%s', async (_, { worked, refused }) => {
    const door = doorWith({ waitMs: 220 })
    door.crowd(1)
    door.pass(4)
    door.crowd(12)
    await door.drain(40, worked)
    expect(door.count('refused')).toBe(refused)
  })

  it('is not refused for a single request that takes long', async () => {
    const door = doorWith()
    door.come('first')
    door.pass(10)
    door.come('long')
    door.crowd(20)
    await door.next()
    door.pass(5_000)
    await door.drain(4)
    expect(door.count('run')).toBe(22)
  })

  it('is refused when every request takes long', async () => {
    const door = doorWith()
    door.crowd(1)
    door.pass(100)
    door.crowd(50)
    await door.drain(100)
    expect(door.count('refused')).toBeGreaterThan(20)
  })
})
