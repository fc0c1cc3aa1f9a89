// Compiles the catalogue into dist/catalogue for the server.
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { compileCatalogue } from '#server/catalogue/compile-catalogue.ts'
import { writeCompiled } from '#server/catalogue/compiled.ts'
import { readPreparedFoods } from '#server/catalogue/foods.ts'
import { readLabelRules } from '#server/catalogue/label-rules.ts'
import { readReplacements } from '#server/catalogue/replacement-table.ts'
import { readDrawnPictures } from '#server/pictures/drawn-pictures.ts'
import { writePictureInput } from './picture-input.ts'

const { foods, recipes } = readCatalogueFiles()
const prepared = readPreparedFoods()
const compiled = compileCatalogue(
  recipes,
  foods,
  readDrawnPictures(),
  readLabelRules(foods),
  prepared,
  readReplacements(foods),
)
await writeCompiled('dist/catalogue', compiled)
await writePictureInput('dist/picture-input.json', recipes, foods)
console.log(`Catalogue: ${recipes.length} recipes, ${foods.length} foods of ours, ${compiled.foods.length} to look up.`)
