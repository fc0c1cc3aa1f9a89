// For the file that a thread runs (thread.ts): answers its requests one by one, with a result or an error.
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './thread.ts'

export function answerRequests<Request, Answer>(work: (request: Request) => Answer): void {
  const send = (answer: ThreadAnswer<Answer>) => parentPort?.postMessage(answer)
  parentPort?.on('message', ({ number, request }: { number: number; request: Request }) => {
    try {
      send({ number, answer: work(request) })
    } catch (error) {
      send({ number, error: error instanceof Error ? error.message : String(error) })
    }
  })
}
