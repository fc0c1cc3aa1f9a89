// Compiles the catalogue into dist/catalogue for the server.
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { writeCompiled } from '#server/catalogue/compiled.ts'
import { readDrawnPictures } from '#server/catalogue/drawn-pictures.ts'
import { readPreparedFoods } from '#server/catalogue/foods.ts'
import { readLabelRules } from '#server/catalogue/label-rules.ts'

const { foods, recipes } = readCatalogueFiles()
const prepared = readPreparedFoods()
const compiled = compileCatalogue(recipes, foods, readDrawnPictures(), readLabelRules(foods), prepared)
await writeCompiled('dist/catalogue', compiled)
console.log(`Catalogue: ${recipes.length} recipes, ${foods.length} foods of ours, ${compiled.foods.length} to look up.`)
