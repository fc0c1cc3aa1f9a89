// Runs work on a thread of its own, so that it doesn't hold up other requests. The thread uses answer-requests.ts.
import { Worker } from 'node:worker_threads'

export interface Thread<Request, Answer> {
  ask(request: Request): Promise<Answer>
  /** Asked and not answered yet. */
  waiting(): number
}

export interface ThreadOptions {
  file: URL
  /** As the subject of a sentence in the log: "The planner". */
  name: string
  /** What the thread knows from the start. */
  data?: unknown
}

export type ThreadAnswer<Answer> = { number: number; answer: Answer } | { number: number; error: string }

interface Waiting<Answer> {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** The thread starts with the first request, and again after a crash. An idle thread does not keep the process alive. */
export function createThread<Request, Answer>({ file, name, data }: ThreadOptions): Thread<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>()
  let worker: Worker | null = null
  let last = 0

  function settle(told: ThreadAnswer<Answer>): void {
    const { resolve, reject } = waiting.get(told.number) ?? {}
    waiting.delete(told.number)
    if (waiting.size === 0) worker?.unref()
    if ('error' in told) reject?.(new Error(`${name} failed: ${told.error}`))
    else resolve?.(told.answer)
  }

  function start(): Worker {
    const started = new Worker(file, { workerData: data })
    const stop = (reason: string) => {
      if (worker !== started) return
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(`${name} stopped: ${reason}`))
      waiting.clear()
    }
    started.on('message', settle)
    started.on('error', (error) => stop(String(error)))
    started.on('exit', (code) => stop(`exit code ${code}`))
    return started
  }

  return {
    ask(request) {
      worker ??= start()
      worker.ref()
      last += 1
      const number = last
      const answer = new Promise<Answer>((resolve, reject) => waiting.set(number, { resolve, reject }))
      worker.postMessage({ number, request })
      return answer
    },
    waiting: () => waiting.size,
  }
}
