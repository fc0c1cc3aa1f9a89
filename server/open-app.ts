// Builds the application from the configuration: database, mail, recipes and pages. The caller listens.
import type { Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import packageJson from '#package' with { type: 'json' }
import type { Listener } from '#server/http/listen.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { type Backend, openBackend } from '#server/open-backend.ts'
import { createApp } from './app.ts'
import { readArticles } from './blog/articles.ts'
import { feedRoutes } from './blog/feed.ts'
import { blogRoutes } from './blog/routes.ts'
import { calendarRecipe } from './calendar/catalogue-recipe.ts'
import { feedFromHosted } from './calendar/feed-source.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { foodRoutes } from './catalogue/food-routes.ts'
import type { Config } from './config.ts'
import { contactRoutes } from './contact/routes.ts'
import { diaryRoutes } from './diary/routes.ts'
import { callsThrough, callsToHosted } from './gateway/row-calls.ts'
import { hostPageRoutes, readHostPages } from './host-pages/routes.ts'
import { readAssets, readEarlierAssets, serveAssets } from './http/assets.ts'
import { addressFrom, clientAddress } from './http/client-address.ts'
import { withCompleteBody } from './http/complete-body.ts'
import { earlierScripts } from './http/earlier-scripts.ts'
import { earlyRejections } from './http/early-response.ts'
import { healthChecks } from './http/health.ts'
import { hostCheck } from './http/host-check.ts'
import type { Log } from './http/log.ts'
import { publicOriginFrom } from './http/origin.ts'
import type { OverloadLimits } from './http/overload.ts'
import { createRequestLogger } from './http/request-log.ts'
import { requestQueue } from './http/request-queue.ts'
import { isFromOtherSite } from './http/same-origin.ts'
import type { Secure } from './http/security-headers.ts'
import { seoRoutes } from './http/seo.ts'
import { shareTarget } from './http/share-target.ts'
import { signInWall } from './http/sign-in-wall.ts'
import { type ImportOptions, importRoutes } from './import/routes.ts'
import { metricsPage } from './metrics/metrics-page.ts'
import { reportProcess, reportSite } from './metrics/site-metrics.ts'
import { readBuiltWeb } from './pages/built-web.ts'
import { openDevelopmentWeb } from './pages/dev-web.ts'
import { inProcessApi } from './pages/in-process-api.ts'
import { createPages } from './pages/pages.ts'
import { photoRoutes } from './photos/routes.ts'
import { readDrawnPictures } from './pictures/drawn-pictures.ts'
import { servePictures } from './pictures/serve-pictures.ts'
import { mealSwapRoutes } from './planner/meal-swap-routes.ts'
import { tablePlanRoutes } from './planner/table-plan-routes.ts'
import { createEmbeddedSource } from './provider/embedded.ts'
import { providerRoutes } from './provider/routes.ts'
import { createSpoonacularSource } from './provider/spoonacular.ts'
import type { Realtime } from './realtime/attach-realtime.ts'
import { catalogueResponses, catalogueRoutes } from './search/routes.ts'
import { sharedRecipeRoutes } from './shared-recipes/routes.ts'
import { swapRoutes } from './swaps/routes.ts'
import { eatersFromHosted } from './table/eaters-of.ts'
import { floorsThrough } from './table/member-floor.ts'
import { unsubscribeRoutes } from './week-mail/unsubscribe-routes.ts'

const ROOT = join(import.meta.dirname, '..')
export const DIST = join(ROOT, 'dist')

export interface OpenOptions {
  config: Config
  log: Log
  /** Compile the web application on the fly. */
  development?: boolean
  overload?: Partial<OverloadLimits>
  /** Relaxes the rules for importing recipes, for tests. */
  imports?: ImportOptions
  /** Abandons the start. */
  stopping?: AbortSignal
}

export interface OpenApp {
  listener: Listener
  /** Null when members' data lives in a hosted backend. */
  backend: Backend | null
  /** Call this once the server listens. */
  attach(server: Server): Promise<void>
  /** Ends the live connections, which would otherwise keep the server from closing. */
  detach(): Promise<void>
  close(): Promise<void>
}

export async function openApp(options: OpenOptions): Promise<OpenApp> {
  const { config, log, development = false, overload, imports, stopping } = options
  const publicOrigin = publicOriginFrom(config.publicUrl, config.port)
  const metrics = createMetrics()
  reportProcess(metrics, packageJson.version)
  const addressOf = addressFrom(config.trustedProxies, warnOfProxy(log))
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const secure: Secure = isHttps && config.hstsSubdomains ? 'with subdomains' : isHttps

  const web = development ? await openDevelopmentWeb() : null
  const [catalogue, articles, build, assets, earlierAssets] = await Promise.all([
    openCatalogue(join(DIST, 'catalogue')),
    readArticles(DIST),
    web?.build ?? readBuiltWeb(DIST),
    readAssets(web ? join(ROOT, 'web/public') : join(DIST, 'web')),
    readEarlierAssets(earlierScripts(config.dataDir)),
  ])
  const embedded = createEmbeddedSource(catalogue)
  const source = config.provider ? createSpoonacularSource({ ...config.provider, fallback: embedded, log }) : embedded
  const opening = config.hostedBackend
    ? null
    : openBackend({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl ?? undefined,
        mayMigrate: config.mayMigrate,
        publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
        limits: config.rateLimits,
        clientAddress: clientAddress(addressOf),
        log,
        mail: config.mail,
        catalogue,
        signUp: config.signUp,
        minimumAge: config.siteHost.minimumAge,
        signInWall: config.signInWall,
        healthConsent: config.siteHost.asksConsent,
        backups: config.backups,
        photos: config.photos,
        stopping,
      })
  catalogue.foods.warm()
  const backend = await opening

  const mail = {
    accounts: Boolean(config.mail ?? config.hostedBackend), // hosted Supabase sends its own
    contact: backend?.mailer?.hasOperator ?? false,
    week: Boolean(backend?.mailer),
  }
  const rowCall = config.hostedBackend
    ? callsToHosted(config.hostedBackend.url, config.hostedBackend.publishableKey)
    : backend && callsThrough(backend.routes, backend.publishableKey)
  const calendarFeed = backend?.calendarFeed ?? (config.hostedBackend && feedFromHosted(config.hostedBackend))
  const responses = catalogueResponses(catalogue)
  const isHidden = config.signUp === 'closed' || config.signInWall
  const isTaken = (path: string) => build.entry.hasPage(path) || assets.has(path)
  const hostPages = readHostPages(config.hostPages, config.siteHost, isTaken)
  const host = { ...config.siteHost, pages: hostPages.map(({ to, label }) => ({ to, label })) }
  const site = { host, signInWith: config.signInWith, mail, signUp: config.signUp, signInWall: config.signInWall }
  build.entry.responseFrom(inProcessApi(source, responses, articles), site)
  const api = new Hono()
    .route('/', blogRoutes(articles))
    .route('/', foodRoutes(catalogue.foods))
    .route('/', diaryRoutes(catalogue))
    .route('/', importRoutes({ clientAddress: clientAddress(addressOf), ...imports }))
    .route('/', catalogueRoutes(responses))
    .route('/', swapRoutes(catalogue))
    .route('/', mealSwapRoutes(catalogue))
    .route('/', contactRoutes(backend?.mailer ?? null, clientAddress(addressOf)))
  if (rowCall) api.route('/', photoRoutes(rowCall, backend?.photos))
  if (backend) api.route('/', backend.photos.routes)
  const eatersOf = backend?.eatersOf ?? (config.hostedBackend && eatersFromHosted(config.hostedBackend))
  if (eatersOf) api.route('/', tablePlanRoutes(catalogue, eatersOf))
  if (backend) api.route('/', backend.admin)
  const floorOf = rowCall ? floorsThrough(rowCall) : undefined
  api.route('/', providerRoutes(source, { publicOrigin, floorOf })) // last, because it matches every other path
  const app = createApp({
    log,
    addressOf,
    publicOrigin,
    secure,
    isHidden,
    isForMembers: config.signInWall,
    limits: config.rateLimits,
    metrics,
    overload,
    backend,
    api,
    extras: [
      seoRoutes({
        publicOrigin,
        isHidden,
        recipeIds: () => [...catalogue.byId.keys()],
        articleIds: () => articles.map((article) => article.id),
      }),
      hostPageRoutes({ pages: hostPages, email: config.siteHost.email, font: build.font, publicOrigin }),
      feedRoutes(articles, publicOrigin),
      ...(rowCall ? [sharedRecipeRoutes(rowCall, catalogue, publicOrigin, build.font, backend?.photos.addressOf)] : []),
      ...(backend ? [unsubscribeRoutes(backend.database, clientAddress(addressOf), build.font)] : []),
      ...(calendarFeed
        ? [
            calendarRoutes({
              feed: calendarFeed,
              publicOrigin,
              clientAddress: clientAddress(addressOf),
              recipe: (id) => calendarRecipe(catalogue, id),
            }),
          ]
        : []),
    ],
    assets: serveAssets(assets, earlierAssets),
    pictures: servePictures(readDrawnPictures(), {
      drawn: join(ROOT, 'catalogue/pictures'),
      made: join(DIST, 'pictures'),
    }),
    pages: createPages({
      build,
      publicOrigin,
      secure: isHttps,
      isHidden,
      development,
      site: {
        backend: {
          url: config.hostedBackend?.url ?? null,
          publishableKey: config.hostedBackend?.publishableKey ?? backend?.publishableKey ?? '',
        },
        ...site,
      },
    }),
  })

  const hosts = hostCheck({ publicUrl: config.publicUrl, allowedHosts: config.allowedHosts })
  const logRequest = createRequestLogger(log, metrics)
  const reject = earlyRejections({ secure, logRequest })
  const inTurn = requestQueue(app.before(getRequestListener(app.hono.fetch)), { addressOf, reject })
  const problem = async () =>
    stopping?.aborted ? 'The server is stopping.' : ((await backend?.readiness.problem()) ?? null)
  const health = { version: packageJson.version, secure, problem, log, logRequest }
  const whole = withCompleteBody(inTurn, { addressOf, reject })
  const { isMember } = backend ?? {}
  const walled =
    config.signInWall && isMember
      ? signInWall(whole, {
          isAsset: (path) => assets.has(path) || hostPages.some(({ to }) => to === path),
          isMember,
          secure,
          reject,
          logRequest,
          log,
        })
      : whole
  let realtime: Realtime | undefined
  if (backend)
    reportSite(metrics, {
      database: backend.database,
      dataDir: config.dataDir,
      openSockets: () => realtime?.openSockets() ?? 0,
      problem,
    })
  const hasProxy = isHttps || config.trustedProxies.length > 0
  const withMetrics = metricsPage(shareTarget(walled, { secure, logRequest }), {
    metrics,
    token: config.metricsToken,
    hasProxy,
    secure,
  })
  const listener = hosts.guard(healthChecks(withMetrics, health), reject)
  return {
    listener: web ? web.before(listener) : listener,
    backend,
    attach: async (server) => {
      realtime = await backend?.attachRealtime(
        server,
        addressOf,
        (request) =>
          hosts.problemOf(request)?.status ?? (isFromOtherSite(request.headers, config.publicUrl) ? 403 : null),
      )
    },
    detach: async () => {
      await realtime?.close()
    },
    close: async () => {
      await backend?.close()
    },
  }
}

/** Once: anybody can send such a header. */
function warnOfProxy(log: Log) {
  let warned = false
  return (proxy: string) => {
    if (warned) return
    warned = true
    log(
      'warn',
      'A request was forwarded by an address that isn’t trusted. If that’s your proxy, its visitors share all limits.',
      {
        address: proxy,
        advice: `TRUSTED_PROXIES=${proxy}`,
      },
    )
  }
}
