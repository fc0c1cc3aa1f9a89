// Reads the configuration, opens what the server needs, listens, and closes it all again. The only file with side effects.
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import { openBackend } from './backend/open-backend.ts'
import { readArticles } from './blog/articles.ts'
import { feedRoutes } from './blog/feed.ts'
import { blogRoutes } from './blog/routes.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { foodRoutes } from './catalogue/food-routes.ts'
import { ConfigError, readConfig } from './config.ts'
import { readAssets, serveAssets } from './http/assets.ts'
import { clientAddressFrom } from './http/client-address.ts'
import { createLog } from './http/log.ts'
import { publicOriginFrom } from './http/origin.ts'
import { servePictures } from './http/pictures.ts'
import { seoRoutes } from './http/seo.ts'
import { importRoutes } from './import/routes.ts'
import { finish, listen } from './listen.ts'
import { readBuiltWeb } from './pages/built-web.ts'
import { openDevelopmentWeb } from './pages/dev-web.ts'
import { inProcessApi } from './pages/in-process-api.ts'
import { createPages } from './pages/pages.ts'
import { createEmbeddedSource } from './provider/embedded.ts'
import { providerRoutes } from './provider/routes.ts'
import { createSpoonacularSource } from './provider/spoonacular.ts'

const DIST = 'dist'

async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const publicOrigin = publicOriginFrom(config.publicUrl, config.port)
  const clientAddress = clientAddressFrom(config.trustedProxies)
  const secure = () => config.publicUrl?.startsWith('https:') ?? false

  const development = process.argv.includes('--development')
  const web = development ? await openDevelopmentWeb() : null
  const [catalogue, articles, build, assets] = await Promise.all([
    openCatalogue(join(DIST, 'catalogue')),
    readArticles(DIST),
    web?.build ?? readBuiltWeb(DIST),
    readAssets(web ? 'web/public' : join(DIST, 'web')),
  ])
  const embedded = createEmbeddedSource(catalogue)
  const source = config.provider ? createSpoonacularSource({ ...config.provider, fallback: embedded, log }) : embedded
  const backend = config.hostedBackend
    ? null
    : await openBackend({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl ?? undefined,
        publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
        log,
      })

  build.entry.answerFrom(inProcessApi(source, articles))
  const api = new Hono()
    .route('/', blogRoutes(articles))
    .route('/', foodRoutes(catalogue.foods))
    .route('/', importRoutes())
    .route('/', providerRoutes(source, { publicOrigin }))
  const app = createApp({
    log,
    clientAddress,
    publicOrigin,
    secure,
    limits: config.rateLimits,
    backend,
    ready: async () => (backend ? backend.ready() : true),
    api,
    extras: [
      seoRoutes({
        publicOrigin,
        recipeIds: () => [...catalogue.byId.keys()],
        articleIds: () => articles.map((article) => article.id),
      }),
      feedRoutes(articles, publicOrigin),
    ],
    assets: serveAssets(assets),
    pictures: servePictures('catalogue/pictures'),
    pages: createPages({
      build,
      publicOrigin,
      secure,
      development,
      site: {
        backend: {
          url: config.hostedBackend?.url ?? null,
          publishableKey: config.hostedBackend?.publishableKey ?? backend?.publishableKey ?? '',
        },
        signInWith: [],
      },
    }),
  })

  const listener = getRequestListener(app.fetch)
  const server = await listen(web ? web.before(listener) : listener, config)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`Plateful is open at ${config.publicUrl ?? `http://localhost:${port}`}`)

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await finish(server)
    await backend?.close()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || (error instanceof Error && error.name !== 'Error' && 'advice' in error)
  console.error(known && error instanceof Error ? error.message : error)
  process.exit(1)
})
