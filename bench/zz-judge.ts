import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { judgeSearches } from '#server/search/testing/judge-searches.ts'

const j = judgeSearches(await openCatalogue('dist/catalogue'))
const bad = j.filter((x) => x.problem)
console.log(j.length, 'bad', bad.length)
for (const b of bad) console.log(b.query, '→', b.problem, b.miss ? `(${b.miss})` : '')
for (const b of j.filter((x) => !x.problem && x.miss)) console.log('now fine:', b.query)
