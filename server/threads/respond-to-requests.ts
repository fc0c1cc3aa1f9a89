// For the file that a thread runs (thread.ts): answers its requests one by one, with a result or an error.
import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from './thread.ts'

export function respondToRequests<Request, Reply>(work: (request: Request) => Reply): void {
  const send = (message: ThreadMessage<Reply>) => parentPort?.postMessage(message)
  parentPort?.on('message', (request: Request) => {
    try {
      send({ response: work(request) })
    } catch (error) {
      send({ error: error instanceof Error ? error.message : String(error) })
    }
  })
  send('started')
}
