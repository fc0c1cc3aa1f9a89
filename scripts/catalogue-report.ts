// Prints catalogue counts and their goals, and recipes with unusual numbers. With --assert, a missed minimum is an
// error.
import { type Count, catalogueCounts, isMet } from '#server/catalogue/catalogue-counts.ts'
import { catalogueCoverage } from '#server/catalogue/catalogue-coverage.ts'
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts'
import { catalogueGoals } from '#server/catalogue/catalogue-goals.ts'
import { catalogueOutliers } from '#server/catalogue/catalogue-outliers.ts'
import { missingClassics } from '#server/catalogue/classics.ts'
import { rankCorrelation, rankedDishes, rankingTable } from '#server/catalogue/health-ranking.ts'
import { recipeInformation } from '#server/catalogue/information.ts'

const { foods, recipes } = readCatalogueFiles()
const informations = recipes.map((recipe) => recipeInformation(recipe))

function printCounts(title: string, counts: readonly Count[]) {
  console.log(`\n${title}`)
  for (const count of counts) {
    const wanted = count.most === undefined ? `at least ${count.least}` : `${count.least} to ${count.most}`
    console.log(`${isMet(count) ? 'ok    ' : 'MISSED'} ${String(count.found).padStart(6)}  ${count.what} (${wanted})`)
  }
}

const counts = catalogueCounts(recipes, informations, foods.length)
const goals = catalogueGoals(recipes, informations)
printCounts('What it must hold at least', counts)
printCounts('Goals', goals)
const coverage = catalogueCoverage(recipes)
printCounts('What people look for', coverage)
const absent = missingClassics(recipes)
if (absent.length > 0) console.log(`\nclassics that are missing: ${absent.join(', ')}`)

const share = (test: (information: (typeof informations)[number]) => boolean) =>
  `${Math.round((informations.filter(test).length / informations.length) * 100)} %`
console.log(
  `\nvery healthy ${share((i) => i.veryHealthy)}, cheap ${share((i) => i.cheap)}, eco ${share((i) => i.sustainable)}`,
)

const ranked = rankedDishes(recipes)
console.log(`\n${rankingTable(ranked)}\nrank correlation ${rankCorrelation(ranked).toFixed(2)}`)

const outliers = catalogueOutliers(recipes)
console.log(`\n${outliers.length} outliers`)
for (const { file, reason } of outliers) console.log(`  ${file}: ${reason}`)

const missed = [...counts, ...goals, ...coverage].filter((count) => !isMet(count))
if (process.argv.includes('--assert') && missed.length > 0) {
  console.error(`\n${missed.length} goals are not met.`)
  process.exitCode = 1
}
