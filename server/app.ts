// Mounts everything the server serves, in one place.
import { type Handler, Hono } from 'hono'
import { DatabaseUnreachable } from '#server/database/unreachable.ts'
import type { GatewayLimits } from '#server/gateway/gateway.ts'
import type { ConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import type { Listener } from '#server/http/listen.ts'
import type { Metrics } from '#server/http/metrics.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { type AddressOf, clientAddress } from './http/client-address.ts'
import { compression } from './http/compression.ts'
import { failure, refusal, TOOK_TOO_LONG } from './http/failure.ts'
import { fairShare } from './http/fair-share.ts'
import { knownMethods } from './http/known-methods.ts'
import type { Log } from './http/log.ts'
import type { PublicOrigin } from './http/origin.ts'
import { type OverloadLimits, overload } from './http/overload.ts'
import { createRateLimiter, rateLimit } from './http/rate-limit.ts'
import { createRequestLogger, requestLog } from './http/request-log.ts'
import { sameOriginWrites } from './http/same-origin.ts'
import { type Secure, securityHeaders } from './http/security-headers.ts'
import { tooManyRequestsPage } from './http/too-many-requests-page.ts'
import { wordCost } from './http/word-cost.ts'
import { ThreadTimeout } from './threads/thread.ts'

/**
 * How many ordinary calls each of these counts as. The recipe form requests an analysis whenever somebody pauses
 * typing.
 */
const ANALYSIS_COST = 20
/** A list for a member, with words that may be new. */
const FITTING_COST = 5
const IMPORT_COST = 60
/** A page that isn't cached, rendered here. Enough for a family and for search engines. */
const PAGE_COST = 2
/** A plan with a whole collection of own recipes. */
const OWN_PLAN_COST = 40

/** Plans are made one at a time, and a hard one takes a third of a second. */
const PLANS = { running: 2, waiting: 60, perClient: 6 }

export interface AppDeps {
  log: Log
  addressOf: AddressOf
  publicOrigin: PublicOrigin
  /** Served over https. */
  secure: Secure
  /** Not for search engines. */
  isHidden?: boolean
  /** Only members see it, so nothing between them and us may keep a copy for others. */
  isForMembers?: boolean
  limits: GatewayLimits
  metrics?: Metrics
  /** Limits that differ from a server's defaults. */
  overload?: Partial<OverloadLimits>
  /** Null when members' data lives in a hosted backend. */
  backend: { routes: Hono } | null
  /** Handles /api. */
  api: Hono
  /** robots.txt, sitemap.xml, feeds. */
  extras: readonly Hono[]
  assets: Handler
  pictures: Handler
  pages: Handler
}

export interface App {
  hono: Hono
  /** Sends cached responses before the application runs. */
  before(listener: Listener): Listener
}

function reportQueue(metrics: Metrics | undefined, load: ConcurrencyLimit['load']) {
  metrics?.gauge('plateful_planner_queue', 'Meal plans that are being made or wait.', () =>
    Object.entries(load()).map(([state, value]) => ({ labels: { state }, value })),
  )
}

export function createApp(deps: AppDeps): App {
  const client = clientAddress(deps.addressOf)
  const limiter = createRateLimiter({ perMinute: deps.limits.api })
  /** A limit of its own for work that costs as much as so many ordinary calls. */
  const limiterFor = (cost: number) => createRateLimiter({ perMinute: Math.ceil(deps.limits.api / cost) })
  const analyses = limiterFor(ANALYSIS_COST)
  const limitPages = rateLimit(limiterFor(PAGE_COST), client, { costOf: wordCost, refuse: tooManyRequestsPage })
  const logRequest = createRequestLogger(deps.log, deps.metrics)
  const responses = createResponseCache({ addressOf: deps.addressOf, limiter, logRequest })
  const app = new Hono()
    .use(requestLog(logRequest), responses.keep, securityHeaders(deps))
    .use(overload({ limits: deps.overload, clientAddress: client, log: deps.log }))
    .use(compression, knownMethods, sameOriginWrites(deps.publicOrigin))
    .use('/api/*', rateLimit(limiter, client, { costOf: wordCost }))
    // Each of these costs far more than other calls.
    .use('/api/import', rateLimit(limiterFor(IMPORT_COST), client))
    .use('/api/foods/analyse/*', rateLimit(analyses, client))
    .use('/api/catalogue/avoided', rateLimit(analyses, client))
    .use('/api/catalogue/swaps', rateLimit(analyses, client))
    .use('/api/catalogue/meal-swaps', rateLimit(analyses, client))
    .use('/api/catalogue/fitting', rateLimit(limiterFor(FITTING_COST), client))
    // Its ingredients are analysed, too.
    .get('/shared/:token', rateLimit(analyses, client, { refuse: tooManyRequestsPage }))
    .get('/shared/collections/:token', rateLimit(analyses, client, { costOf: () => 10, refuse: tooManyRequestsPage }))
    .get('/shared/collections/:token/:recipe', rateLimit(analyses, client, { refuse: tooManyRequestsPage }))
    // Written anew for every request, with every recipe or article.
    .on(['GET', 'HEAD'], ['/sitemap.xml', '/blog/feed.xml'], limitPages)
    .use(
      '/api/mealplanner/*',
      fairShare(PLANS, client, ({ load }) => reportQueue(deps.metrics, load)),
    )
    .post('/api/mealplanner/generate', rateLimit(limiterFor(OWN_PLAN_COST), client))
    .post('/api/mealplanner/table', rateLimit(limiterFor(OWN_PLAN_COST), client))

  if (deps.backend) app.route('/', deps.backend.routes)
  app.route('/api', deps.api)
  app.all('/api/*', (c) => failure(c, 404, 'There is nothing at this address.'))
  app.all('/auth/v1/*', (c) => failure(c, 404, 'There is nothing at this address.'))
  app.all('/rest/v1/*', (c) => failure(c, 404, 'There is nothing at this address.'))
  app.on(['GET', 'HEAD'], '/img/*', deps.pictures)
  for (const routes of deps.extras) app.route('/', routes)
  app.on(['GET', 'HEAD'], '*', deps.assets)
  app.on(['GET', 'HEAD'], '*', limitPages, deps.pages)
  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD')
    return failure(c, 405, 'This address is read-only.')
  })

  app.onError((error, c) => {
    if (error instanceof DatabaseUnreachable) {
      deps.log('error', 'The database could not be reached.', { requestId: c.get('requestId') })
      c.header('Retry-After', '2')
      return refusal(c, 503, error.message)
    }
    if (error instanceof ThreadTimeout) {
      deps.log('error', 'A thread was replaced.', { requestId: c.get('requestId'), reason: error.message })
      c.header('Retry-After', '2')
      return refusal(c, 503, TOOK_TOO_LONG)
    }
    deps.log('error', 'request failed', { requestId: c.get('requestId'), error: String(error), stack: error.stack })
    return refusal(c, 500, 'Something went wrong on our side. Please try again in a moment.')
  })
  return { hono: app, before: responses.before }
}
