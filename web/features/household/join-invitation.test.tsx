// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JoinInvitation } from './join-invitation.tsx'

const mine = { name: 'Mia’s household', members: [{ id: 'mia', name: 'Mia', isOwner: true }] }
const invitation = { status: 'open', householdName: 'Ben’s household', invitedBy: 'Ben', members: 1 } as const

test('joining without bringing the list, plan, pantry and saved weeks says that they will be deleted', () => {
  const joined: boolean[] = []
  const onJoin = (bring: boolean) => Promise.resolve(void joined.push(bring))
  render(<JoinInvitation invitation={invitation} mine={mine} onJoin={onJoin} />)
  const bring = screen.getByRole('checkbox', {
    name: /shopping list, meal plan, saved weeks and what I have at home/,
  })
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(bring)
  expect(screen.getByRole('alert').textContent).toMatch(
    /your shopping list, meal plan, saved weeks and what you have at home will be deleted/,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Join Household' }))
  expect(joined).toEqual([false])
})
