// Who may run now, who waits, and who is not let in. Node accepts one new connection in a turn of its event loop, so
// a loop that is filled with work leaves the crowd outside, unseen. Therefore work goes in slices: after each, the loop
// turns until nobody new has come, and everyone's waiting is known.
import { type AdmissionClock, systemClock } from './admission-clock.ts'
import { createMarks, LONG_MS, type Mark, spentMs } from './admission-marks.ts'

export interface AdmissionLimits {
  /** Work at a stretch, before the loop looks for newcomers. */
  sliceMs: number
  /** The line that one burst may make. */
  waitMs: number
  /** The line for a while after it was found to stand: more came than left, or something had to be refused. */
  waitMsWhenBusy: number
  mostWaiting: number
}

export type Verdict = 'run' | 'refused' | 'gone'

export interface Admission {
  /** A request has come: may it run at once, must it wait, or is there no room? */
  arrive(): 'run' | 'wait' | 'refused'
  /** For the one who must. */
  wait(isGone: () => boolean): Promise<Verdict>
}

interface Waiting {
  since: Mark
  isGone: () => boolean
  decide: (verdict: Verdict) => void
}

const BUSY_FOR_MS = 2_000
/** In the line of a busy time, whoever has waited so many times as long as was foreseen is refused after all. */
const LATER_THAN_FORESEEN = 1.5
/** So long a line is watched, and until so many have left it, before it is said to stand. */
const WATCH = { ms: 250, left: 16 }
/** It stands when so many times as many have joined it: near its limit a line grows and shrinks by chance. */
const MORE_THAN_CHANCE = 1.25
/** A connection is accepted in one turn and its request read in the next: two turns without a request are an empty door. */
const QUIET_TURNS = 2
/** A turn in which those under way had more to do than this is not quiet. */
const QUIET_MS = 1
/** After so many connections and requests the next is let run even though people still come, */
const INTAKE_MOST = 128
/** and after so long even though those under way still keep the loop busy. */
const INTAKE_MS = 100
/** Quick ones are let run several in a turn: twice as many each time, while half a slice is enough for them. */
const MOST_IN_TURN = 32
/** Of the newest in the mean of what a request takes. */
const WEIGHT = 1 / 16

export function createAdmission(limits: AdmissionLimits, clock: AdmissionClock = systemClock): Admission {
  const marks = createMarks(clock.workedMs)
  const queue: Waiting[] = []
  let isTurning = false
  let turnStart = 0
  let arrivals = 0
  let connectionsBefore = 0
  let quietTurns = 0
  /** When those came who wait since this turn: one look at the clocks is enough for all. */
  let came: Mark | null = null
  let sliceStart = 0
  /** Of the slice in which those from the line run. */
  let slice: Mark | null = null
  /** Since the slice was over. */
  let intake: { from: number; newcomers: number } | null = null
  let released: { now: Mark; count: number } | null = null
  let isFirstTurnAfter = false
  let mostInTurn = 1
  /** What one request takes, as those behind it feel it. */
  let meanMs = 0
  let busyUntil = Number.NEGATIVE_INFINITY
  let watched: { from: Mark; joined: number; left: number } | null = null

  function begin() {
    isTurning = true
    quietTurns = 0
    mostInTurn = 1
    slice = intake = null
    connectionsBefore = clock.connections()
    sliceStart = turnStart = clock.now()
    marks.begin(turnStart)
    clock.afterTurn(turn)
  }

  function turn() {
    const at = clock.now()
    const connectionsNow = clock.connections()
    const newcomers = arrivals + connectionsNow - connectionsBefore
    quietTurns = at - turnStart < QUIET_MS && newcomers === 0 ? quietTurns + 1 : 0
    turnStart = at
    arrivals = 0
    connectionsBefore = connectionsNow
    if (queue.length === 0) released = watched = null
    else workOff(marks.mark(at), newcomers)
    came = null
    isTurning = quietTurns < QUIET_TURNS || queue.length > 0
    if (isTurning) clock.afterTurn(turn)
  }

  function workOff(now: Mark, newcomers: number) {
    if (released && isFirstTurnAfter) {
      const isQuick = now.worked - released.now.worked < limits.sliceMs / 2
      mostInTurn = isQuick ? Math.min(MOST_IN_TURN, mostInTurn * 2) : 1
      isFirstTurnAfter = false
    }
    if (isInSlice(now)) release(now)
    else if (isTakenIn(now.at, newcomers)) {
      sliceStart = now.at
      slice = now
      intake = null
      release(now)
    }
  }

  /** Counted by our own work: a slice in which other programs ran is not over. */
  function isInSlice(now: Mark): boolean {
    return slice ? now.worked - slice.worked < limits.sliceMs : now.at - sliceStart < limits.sliceMs
  }

  function isTakenIn(at: number, newcomers: number): boolean {
    intake ??= { from: at, newcomers: 0 }
    intake.newcomers += newcomers
    return quietTurns >= QUIET_TURNS || intake.newcomers >= INTAKE_MOST || at - intake.from > INTAKE_MS
  }

  /** Lets the first in line run who are still there and have not waited too long. */
  function release(now: Mark) {
    quietTurns = 0
    if (released) {
      const eachMs = Math.min(LONG_MS, spentMs(released.now, now) / released.count)
      meanMs += (eachMs - meanMs) * Math.min(1, released.count * WEIGHT)
    }
    let count = 0
    while (count < mostInTurn) {
      const first = queue.shift()
      if (!first) break
      watch(now, spentMs(first.since, now))
      if (first.isGone()) first.decide('gone')
      else if (hasWaitedTooLong(first, now)) {
        becomeBusy(now.at)
        first.decide('refused')
      } else {
        first.decide('run')
        count += 1
      }
    }
    released = count > 0 ? { now, count } : null
    isFirstTurnAfter = true
  }

  function hasWaitedTooLong({ since }: Waiting, now: Mark): boolean {
    if (!isBusy(now.at)) return spentMs(since, now) > limits.waitMs
    return spentMs(since, now, 0) > limits.waitMsWhenBusy * LATER_THAN_FORESEEN
  }

  /** A burst makes a line that gets shorter; where more come than leave, it stands. */
  function watch(now: Mark, waitedMs: number) {
    if (waitedMs <= limits.waitMsWhenBusy / 2) watched = null
    else if (!watched) watched = { from: now, joined: 0, left: 0 }
    else {
      watched.left += 1
      if (watched.left < WATCH.left || spentMs(watched.from, now) < WATCH.ms) return
      if (watched.joined > watched.left * MORE_THAN_CHANCE) becomeBusy(now.at)
      watched = { from: now, joined: 0, left: 0 }
    }
  }

  const isBusy = (at: number) => at < busyUntil

  function becomeBusy(at: number) {
    busyUntil = at + BUSY_FOR_MS
  }

  function hasRoom(at: number): boolean {
    const mostMs = isBusy(at) ? limits.waitMsWhenBusy : limits.waitMs
    return queue.length < limits.mostWaiting && queue.length * meanMs <= mostMs
  }

  return {
    arrive() {
      arrivals += 1
      if (!isTurning) begin()
      const at = clock.now()
      if (queue.length === 0 && at - sliceStart < limits.sliceMs) return 'run'
      if (watched) watched.joined += 1
      if (hasRoom(at)) return 'wait'
      becomeBusy(at)
      return 'refused'
    },
    wait(isGone) {
      came ??= marks.mark(clock.now())
      const since = came
      return new Promise((decide) => queue.push({ since, isGone, decide }))
    },
  }
}
