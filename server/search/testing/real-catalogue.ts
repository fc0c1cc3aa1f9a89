// Our own recipes and foods, compiled once for the tests of a file.
import { type Catalogue, createCatalogue } from '#server/catalogue/catalogue.ts'
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { readPreparedFoods } from '#server/catalogue/foods.ts'
import { readReplacements } from '#server/catalogue/replacement-table.ts'

let catalogue: Catalogue | undefined

export function realCatalogue(): Catalogue {
  if (!catalogue) {
    const { recipes, foods } = readCatalogueFiles()
    catalogue = createCatalogue(compileCatalogue(recipes, foods, {}, [], readPreparedFoods(), readReplacements(foods)))
  }
  return catalogue
}
