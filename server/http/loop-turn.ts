// How much the present turn of the event loop has done already. Requests that arrive together are answered one after
// the other in one turn, so the last of them has waited as long as the turn is old. A sampling timer, such as
// perf_hooks' monitorEventLoopDelay, learns of it only when the turn is over: too late for those in it.

export interface LoopTurn {
  letIn(): void
  /** Requests let in during this turn. */
  requests(): number
  /** Since the first of them began. */
  elapsedMs(): number
  /** Of that, what this thread really worked: a machine that is busy with other things is not our load. */
  workedMs(): number
}

export function createLoopTurn(): LoopTurn {
  let requests = 0
  let startedAt = 0
  let cpuAtStart: NodeJS.CpuUsage = { user: 0, system: 0 }
  const end = () => {
    requests = 0
  }
  return {
    letIn() {
      if (requests === 0) {
        startedAt = performance.now()
        cpuAtStart = process.threadCpuUsage()
        setImmediate(end) // after every request of this turn has had its first go
      }
      requests += 1
    },
    requests: () => requests,
    elapsedMs: () => (requests === 0 ? 0 : performance.now() - startedAt),
    workedMs() {
      const { user, system } = process.threadCpuUsage(cpuAtStart) // µs
      return requests === 0 ? 0 : (user + system) / 1000
    },
  }
}
