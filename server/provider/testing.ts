// The provider's routes with the sample kitchen, as tests call them.
import type { Food } from '#domain/nutrition/food.ts'
import { seededRandom } from '#domain/random.ts'
import { type Catalogue, createCatalogue } from '#server/catalogue/catalogue.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { FOODS, sampleRecipes } from '#server/catalogue/testing/sample-kitchen.ts'
import type { RecipeSource } from '#server/recipe-source/recipe-source.ts'
import { createEmbeddedSource } from './embedded.ts'
import { providerRoutes } from './routes.ts'

export const ORIGIN = 'https://plateful.example'

let sample: Catalogue | undefined

function sampleCatalogue(): Catalogue {
  const foods: Food[] = Object.values(FOODS)
  sample ??= createCatalogue(compileCatalogue(sampleRecipes(), foods))
  return sample
}

export const sampleSource = (): RecipeSource => createEmbeddedSource(sampleCatalogue(), { random: seededRandom(7) })

export const routesOver = (source: RecipeSource) => providerRoutes(source, { publicOrigin: () => ORIGIN })

/** Parses a response; the caller names the type that it then checks. */
export const readerOf =
  (app: ReturnType<typeof routesOver>) =>
  async <Body>(path: string): Promise<Body> =>
    (await app.request(path)).json() as Promise<Body>
