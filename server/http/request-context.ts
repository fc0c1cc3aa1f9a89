// The request that the code is working for, wherever it is called: its id reaches the database's own log.
import { AsyncLocalStorage } from 'node:async_hooks'

export const requestContext = new AsyncLocalStorage<{ id: string }>()
