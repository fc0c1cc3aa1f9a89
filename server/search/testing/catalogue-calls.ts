// Calls of the search's routes on the real catalogue.
import { expect } from 'vitest'
import { catalogueResponses, catalogueRoutes } from '#server/search/routes.ts'
import { realCatalogue } from './real-catalogue.ts'

export const catalogue = realCatalogue()
export const app = catalogueRoutes(catalogueResponses(catalogue))

/** The caller names the shape that it then checks. */
export async function get<Body>(path: string): Promise<Body> {
  const response = await app.request(path)
  expect(response.status).toBe(200)
  return response.json() as Promise<Body>
}
