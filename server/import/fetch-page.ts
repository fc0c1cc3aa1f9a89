// Fetches a public web page as text, repeating every check after each redirect.
import { failures } from './import-failure.ts'
import { checkedTarget, checkedUrl, type TargetRules } from './import-target.ts'
import { readPage } from './page-body.ts'
import { requestPage } from './page-request.ts'

export interface ImportLimits {
  /** The size limit, compressed and uncompressed. */
  maxBytes: number
  /** The total time limit: DNS, redirects and body. */
  maxMs: number
  maxRedirects: number
}

export interface FetchRules extends TargetRules {
  limits: ImportLimits
  userAgent: string
}

export interface FetchedPage {
  /** The final URL after redirects. */
  url: string
  text: string
}

/** Rejects with "too slow" when the time is up, for work that cannot be canceled, such as a DNS lookup. */
function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const expire = (): void => reject(failures.tooSlow())
    if (signal.aborted) expire()
    signal.addEventListener('abort', expire, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', expire))
  })
}

export async function fetchPage(address: string, rules: FetchRules): Promise<FetchedPage> {
  const done = new AbortController()
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(rules.limits.maxMs)])
  try {
    let url = checkedUrl(address, undefined, rules.ports)
    for (let redirects = 0; redirects <= rules.limits.maxRedirects; redirects++) {
      const target = await within(signal, checkedTarget(url, rules))
      const response = await requestPage(target, rules.userAgent, signal)
      const status = response.statusCode ?? 0
      const location = response.headers.location
      if ([301, 302, 303, 307, 308].includes(status) && location !== undefined) {
        response.destroy()
        url = checkedUrl(location, url, rules.ports)
        continue
      }
      if (status !== 200) {
        response.destroy()
        throw failures.status(status)
      }
      return { url: url.href, text: await readPage(response, rules.limits.maxBytes, signal) }
    }
    throw failures.redirects()
  } finally {
    // Close the connection if it is still sending.
    done.abort()
  }
}
