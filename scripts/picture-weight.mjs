// Refuses commits that store more than 4 MB of pictures, unless one of them says why: a picture that is redrawn stays in
// the repository for good. Such a commit's message has a line "Pictures: <why>".
import { spawnSync } from 'node:child_process'

const MOST_BYTES = 4_000_000
const FOLDER = 'catalogue/pictures'
/** Older commits have been checked before. */
const SINCE = '2 days ago'

const git = (...args) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).stdout ?? ''

// A shallow clone's oldest commit seems to add everything.
const hasParent = (commit) => git('rev-parse', '--verify', '--quiet', `${commit}^`) !== ''
// Commits from before this check are not judged by it.
const first = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/picture-weight.mjs').trim()
const range = hasParent(first) ? `${first}..HEAD` : 'HEAD'
const commits = git('log', `--since=${SINCE}`, '--format=%H', range, '--', FOLDER)
  .split('\n')
  .filter((commit) => commit && hasParent(commit))
const unexplained = commits.filter((commit) => !/^Pictures: \S/m.test(git('log', '-1', '--format=%B', commit)))
const bytes = unexplained.reduce((sum, commit) => sum + storedBytes(commit), 0)
if (bytes > MOST_BYTES) {
  console.error(
    `The last commits store ${(bytes / 1e6).toFixed(1)} MB of pictures; without a reason, at most ${MOST_BYTES / 1e6} MB are accepted.`,
    'Draw fewer, or add a line “Pictures: <why>” to the commit’s message.',
  )
  process.exit(1)
}

function storedBytes(commit) {
  const lines = git('diff-tree', '-r', '--diff-filter=AM', '--no-commit-id', commit, '--', FOLDER).split('\n')
  const blobs = lines.filter(Boolean).map((line) => line.split(' ')[3])
  return blobs.reduce((sum, blob) => sum + Number(git('cat-file', '-s', blob)), 0)
}
