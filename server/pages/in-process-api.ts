// Handles the /api calls of a page during rendering, without a network hop or a JSON round trip.
import type { Article } from '#domain/site/article.ts'
import { findArticle, listArticles } from '#server/blog/articles.ts'
import { type CallParameters, ProviderError, type RecipeSource } from '#server/recipe-source/recipe-source.ts'
import type { CatalogueResponses } from '#server/search/routes.ts'
import type { ApiTransport } from './web-entry.ts'

type Reply = (match: RegExpExecArray, parameters: CallParameters) => Promise<unknown>

export function inProcessApi(
  source: RecipeSource,
  catalogue: CatalogueResponses,
  articles: readonly Article[],
): ApiTransport {
  const calls: [RegExp, Reply][] = [
    [/^\/recipes\/random$/, (_, parameters) => source.random(parameters)],
    [/^\/recipes\/complexSearch$/, (_, parameters) => source.search(parameters)],
    [/^\/recipes\/informationBulk$/, (_, parameters) => source.informationBulk(parameters)],
    [/^\/recipes\/([^/]+)\/information$/, ([, id = ''], parameters) => source.information(id, parameters)],
    [/^\/catalogue\/recipes$/, async (_, parameters) => catalogue.recipes(parameters)],
    [/^\/catalogue\/cuisines$/, async () => ({ cuisines: catalogue.cuisines() })],
    [/^\/catalogue\/kitchen$/, async (_, parameters) => catalogue.kitchen(parameters)],
    [/^\/blog\/articles$/, async () => listArticles(articles)],
    [/^\/blog\/articles\/([^/]+)$/, async ([, id = '']) => articleOrFailure(articles, id)],
  ]
  return async (path, parameters) => {
    for (const [pattern, response] of calls) {
      const match = pattern.exec(path)
      if (match) return response(match, parameters)
    }
    throw new Error(`No page may request ${path} while it is rendered.`)
  }
}

function articleOrFailure(articles: readonly Article[], id: string) {
  const article = findArticle(articles, id)
  if (!article) throw new ProviderError(404, "The blog post you're looking for doesn't exist.")
  return article
}
