// Which scripts the web build makes. A first page of a visit loads two: the entry, and the page's own.
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** In the entry besides the frame: what nearly every first page shows. */
const SHARED_LIB =
  'api|device-store|failure-text|format|lay-out-cards|page-head|paths|query-client|recipe-queries|router|scroll-memory|session|site-config|supabase|use-device-choice|use-hydrated'
const SHARED_UI =
  'badge|button|card|chip|cx|empty-state|icon|notice|page-header|picture|progress-bar|section-header|skeleton|spinner|stepped|stepper|text-link|toast|toast-store|tone'
const ENTRY = new RegExp(
  [
    'rolldown/runtime',
    '/web/app/(?!layout/member|offline/)',
    `/web/(?:data|device|router|hooks|ui)/(?:${SHARED_LIB})\\.tsx?$`,
    `/web/ui/(?:${SHARED_UI})\\.tsx?$`,
    '/web/features/recipes/recipe-badges',
    '/web/features/favorites/(?:favorite-button|favorites-store)',
    '/web/features/(?:cuisines/cuisine-queries|recipe-detail/recipe-detail-query)\\.ts$',
    '/domain/[a-z]+/(?:amount-text|nutrition-facts|cuisines|diets|recipe-ids|recipe-pictures)\\.ts$',
    'lucide-react/.*/(?:arrow-(?:left|right)|chart-pie|chevron-down|clock|cooking-pot|flame|list-checks|minus|notebook-pen|plus|share-2|shopping-basket|users)\\.mjs$',
    '@tanstack/react-query/.*/(?:useQuery|useBaseQuery)\\.js$',
  ].join('|'),
)

const page = (names: string) => new RegExp(`/web/pages/(?:${names})\\.tsx$`)

/** What a group's modules import goes with them, unless an earlier group has it. */
export const chunkGroups = [
  { name: 'entry', test: ENTRY, priority: 10 },
  // Both show cards; whoever comes from the one to the other has its script already.
  { name: 'recipe-cards', test: page('home-page|recipes-page'), priority: 9 },
  { name: 'recipe-page', test: page('recipe-page|recipe-article'), priority: 7 },
  { name: 'article-page', test: page('article-page|blog-page'), priority: 6 },
  { name: 'cuisines-page', test: page('cuisines-page'), priority: 5 },
  // One file, not a chain of four, between a click on a list and its recipes.
  { name: 'recipe-fetch', test: /\/web\/data\/recipe-fetch\.ts$/, priority: 4 },
  {
    name: 'own-recipes',
    test: /\/custom-recipes\/(?:custom-recipes-store|use-own-recipe|analysis-query)|\/domain\/[a-z]+\/(?:custom-recipe|text-match)/,
    priority: 3,
  },
  { name: 'controls', test: /\/web\/ui\/|\/lucide-react\//, minShareCount: 2, priority: 2 },
  {
    name: 'tools',
    test: /\/web\/(?:data|device|router|hooks|features)\/|\/domain\/|\/@tanstack\//,
    minShareCount: 3,
    priority: 1,
  },
]

/** Writes down which script holds which page: a page in a group has no entry of its own in the manifest. */
export function pageScripts(root: string): Plugin {
  return {
    name: 'page-scripts',
    generateBundle(_, bundle) {
      const scripts: Record<string, string> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) {
          const file = relative(root, id).split(sep).join('/')
          if (/^web\/pages\/[a-z-]+-page\.tsx$/.test(file)) scripts[file] = chunk.fileName
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(scripts, null, 2) })
    },
  }
}
