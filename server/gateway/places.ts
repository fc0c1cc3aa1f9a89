// How many member requests run at once, in all and for one client.

const MOST = 40
const MOST_PER_CLIENT = 20

export interface Places {
  /** What gives the place back; null when there is none. */
  enter(client: string): (() => void) | null
}

export function createPlaces(): Places {
  const perClient = new Map<string, number>()
  let taken = 0
  return {
    enter(client) {
      const own = perClient.get(client) ?? 0
      if (taken >= MOST || own >= MOST_PER_CLIENT) return null
      taken += 1
      perClient.set(client, own + 1)
      return () => {
        taken -= 1
        const left = (perClient.get(client) ?? 1) - 1
        if (left > 0) perClient.set(client, left)
        else perClient.delete(client)
      }
    },
  }
}
