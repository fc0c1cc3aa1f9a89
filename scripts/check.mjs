// npm run check: the quick part of the tests, before a push: format, lint, types, unit tests, build.
import { install, node, run } from './setup.mjs'

await install()
await run('node_modules/.bin/biome', ['check', '.'])
await run('node_modules/.bin/tsc', ['-p', '.', '--checkers', '2'])
await run('node_modules/.bin/vitest', ['run', '--project', 'rules', '--project', 'unit'])
await run(node, ['build/build.ts', '--if-stale'])
