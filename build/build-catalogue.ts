// Computes the catalogue once and writes it where the server reads it: dist/catalogue.
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { writeCompiled } from '#server/catalogue/compiled.ts'
import { readDrawnPictures } from '#server/catalogue/drawn-pictures.ts'

const { foods, recipes } = readCatalogueFiles()
const compiled = compileCatalogue(recipes, foods, readDrawnPictures())
await writeCompiled('dist/catalogue', compiled)
console.log(`Catalogue: ${recipes.length} recipes, ${foods.length} foods of ours, ${compiled.foods.length} to look up.`)
