// The documents that may match a query, with their scores. Each term of the query narrows them down. The arrays are
// reused between queries, because allocating them for 100,000 documents takes longer than a search.
import { lessened, MENTION, type Posting, WEAK } from './postings.ts'

// By weight, because looking a number up is faster than computing it for every document.
export const AS_GIVEN = Uint8Array.from({ length: 256 }, (_, weight) => weight)
export const LESSENED = AS_GIVEN.map(lessened)
export const WITHOUT_MENTIONS = AS_GIVEN.map((weight) => (weight === MENTION ? 0 : weight))

/** From this weight on, a word is in the document's own name, not in its side dishes or ingredients. */
const IN_NAME = 10

export interface Candidates {
  /** By document; 0 if it isn't a candidate. */
  scores: Uint8Array
  /** Every document, for an empty query. */
  all(): Uint32Array
  /** Forgets the last query. */
  start(): void
  /** Starts a new term. */
  startTerm(): void
  /** Finds the current term in these documents; `counted` turns a stored weight into what it counts. */
  find(posting: Posting | undefined, counted: Uint8Array): void
  /** Keeps the documents that the current term was found in. */
  narrow(): void
  /** Drops documents that only mention a term, unless all do. */
  dropWeak(): void
  /** If a candidate's name has the pair, drops those with neither the pair nor its last word in their name. */
  keepNamed(pair: Posting | undefined): void
  /** Adds the members of a kind whose name has several words: carnitas are pulled pork. */
  addMembers(kind: Posting | undefined, words: number): void
  reward(posting: Posting | undefined, points: (weight: number) => number): void
  /** In order. Valid until the next query. */
  documents(): Uint32Array
}

export function createCandidates(size: number): Candidates {
  const scores = new Uint8Array(size)
  /** What the current term counts in each document. */
  const fit = new Uint8Array(size)
  const isUnwanted = new Uint8Array(size)
  const everything = Uint32Array.from({ length: size }, (_, at) => at)
  const candidates = new Uint32Array(size)
  let from = everything
  let count = size

  /** Drops the unwanted candidates, unless that would leave none. */
  function drop() {
    let dropped = 0
    for (let at = 0; at < count; at++) dropped += isUnwanted[candidates[at] ?? 0] ?? 0
    if (dropped === 0 || dropped === count) return
    let left = 0
    for (let at = 0; at < count; at++) {
      const document = candidates[at] ?? 0
      if (isUnwanted[document] === 1) scores[document] = 0
      else candidates[left++] = document
    }
    count = left
  }

  return {
    scores,
    all() {
      scores.fill(1)
      return everything
    },
    start() {
      scores.fill(0)
      isUnwanted.fill(0)
      from = everything
      count = size
    },
    startTerm: () => void fit.fill(0),
    find(posting, counted) {
      if (!posting) return
      const { documents, weights } = posting
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at] ?? 0
        const weight = counted[weights[at] ?? 0] ?? 0
        if ((fit[document] ?? 0) < weight) fit[document] = weight
      }
    },
    narrow() {
      let left = 0
      for (let at = 0; at < count; at++) {
        const document = from[at] ?? 0
        const weight = fit[document] ?? 0
        if (weight === 0) {
          scores[document] = 0
          continue
        }
        scores[document] = (scores[document] ?? 0) + weight
        if (weight <= WEAK) isUnwanted[document] = 1
        candidates[left++] = document
      }
      from = candidates
      count = left
    },
    dropWeak: drop,
    keepNamed(pair) {
      if (!pair) return
      const { documents, weights } = pair
      const isName = weights.some((weight, at) => weight >= IN_NAME && scores[documents[at] ?? 0] !== 0)
      if (!isName) return
      for (let at = 0; at < size; at++) isUnwanted[at] = (fit[at] ?? 0) < IN_NAME ? 1 : 0
      for (let at = 0; at < documents.length; at++) if ((weights[at] ?? 0) > WEAK) isUnwanted[documents[at] ?? 0] = 0
      drop()
    },
    addMembers(kind, words) {
      const before = count
      kind?.documents.forEach((document, at) => {
        const weight = kind.weights[at] ?? 0
        if (scores[document] !== 0 || weight <= WEAK) return
        scores[document] = words * weight
        candidates[count++] = document
      })
      if (count > before) candidates.subarray(0, count).sort()
    },
    reward(posting, points) {
      if (!posting) return
      const { documents, weights } = posting
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at] ?? 0
        const before = scores[document] ?? 0
        if (before > 0) scores[document] = before + points(weights[at] ?? 0)
      }
    },
    documents: () => candidates.subarray(0, count),
  }
}
