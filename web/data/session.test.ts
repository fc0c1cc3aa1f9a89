import { afterEach, describe, expect, it } from 'vitest'
import { onSignOut, setSessionUser, signOut, useSession } from './session.ts'

const member = { id: '7b0e', email: 'ada@example.org' }
const currentUser = () => useSession.getState().user

describe('the session on this device', () => {
  afterEach(() => setSessionUser(null))

  it('is signed out at first', () => {
    expect(useSession.getInitialState()).toEqual({ user: null, known: false })
  })

  it('stores only the member’s id and email', () => {
    const fromTheBackend = { ...member, phone: '555 0100' }
    setSessionUser(fromTheBackend)
    expect(currentUser()).toEqual(member)
  })

  it('ends everything that has to end when the member signs out', async () => {
    const ended: string[] = []
    const takeBack = onSignOut(async () => {
      ended.push('backend session')
    })
    setSessionUser(member)
    await signOut()
    takeBack()
    await signOut()
    expect(ended).toEqual(['backend session'])
    expect(currentUser()).toBeNull()
  })

  it('forgets the member even if the backend can’t be reached, and says so', async () => {
    const takeBack = onSignOut(async () => {
      throw new Error('The server could not be reached.')
    })
    setSessionUser(member)
    await expect(signOut()).rejects.toThrow('The server could not be reached.')
    takeBack()
    expect(currentUser()).toBeNull()
  })
})
