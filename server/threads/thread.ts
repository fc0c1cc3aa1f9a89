// Runs work on a thread of its own, so that it doesn't hold up other requests. The thread uses respond-to-requests.ts. It
// works on one request at a time; one that hangs or crashes it gets an error, and a new thread takes the next.
import { Worker } from 'node:worker_threads'

export interface Thread<Request, Reply> {
  ask(request: Request): Promise<Reply>
  /** Asked and not answered yet. */
  waiting(): number
}

export interface ThreadOptions {
  file: URL
  /** As the subject of a sentence in the log: "The planner". */
  name: string
  /** What the thread knows from the start. */
  data?: unknown
  /** How long one request may take. Far more than any does: this ends a thread that hangs. */
  limitMs: number
}

/** What a thread sends: first that it has started, then an answer to each request. */
export type ThreadMessage<Reply> = 'started' | { response: Reply } | { error: string }

export class ThreadTimeout extends Error {}

/** Loading its modules takes a second, and longer on a busy machine. */
const START_WITHIN_MS = 30_000

interface Job<Request, Reply> {
  request: Request
  resolve(response: Reply): void
  reject(error: Error): void
}

/** The thread starts with the first request. An idle one does not keep the process alive. */
export function createThread<Request, Reply>({ file, name, data, limitMs }: ThreadOptions): Thread<Request, Reply> {
  /** The thread works on the first. */
  const jobs: Job<Request, Reply>[] = []
  let worker: Worker | null = null
  let isStarted = false
  let late: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(file, { workerData: data })
    isStarted = false
    const failWith = (reason: string) => {
      if (worker === started) fail(new Error(`${name} stopped: ${reason}`))
    }
    started.on('message', (message: ThreadMessage<Reply>) => {
      if (worker !== started) return
      if (message === 'started') isStarted = true
      else settle(message)
      next()
    })
    started.on('error', (error) => failWith(String(error)))
    started.on('exit', (code) => failWith(`exit code ${code}`))
    limit(START_WITHIN_MS)
    return started
  }

  function settle(message: Exclude<ThreadMessage<Reply>, 'started'>) {
    const job = jobs.shift()
    if ('error' in message) job?.reject(new Error(`${name} failed: ${message.error}`))
    else job?.resolve(message.response)
  }

  /** Gives up the first request and the thread. */
  function fail(error: Error) {
    const failed = worker
    worker = null
    failed?.terminate()
    jobs.shift()?.reject(error)
    next()
  }

  function limit(ms: number) {
    clearTimeout(late)
    late = setTimeout(() => fail(new ThreadTimeout(`${name} took more than ${ms / 1000} seconds.`)), ms)
  }

  function next() {
    const [job] = jobs
    if (!job) {
      clearTimeout(late)
      worker?.unref()
      return
    }
    worker ??= start()
    worker.ref()
    if (!isStarted) return // continues with its first message
    worker.postMessage(job.request)
    limit(limitMs)
  }

  return {
    ask: (request) =>
      new Promise<Reply>((resolve, reject) => {
        jobs.push({ request, resolve, reject })
        if (jobs.length === 1) next()
      }),
    waiting: () => jobs.length,
  }
}
