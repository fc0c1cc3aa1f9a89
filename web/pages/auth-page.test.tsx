// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { pendingInvitation, signUpInvitation } from '#web/device/pending-invitation.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { AuthPage } from './auth-page.tsx'

const show = (address: string, signUp: 'open' | 'invited' | 'closed') =>
  renderPage(AuthPage, address, async () => ({}), { site: { signUp } })
const form = () => screen.queryByRole('button', { name: 'Create Account' })

beforeEach(() => localStorage.clear())

test('a site for everybody offers the form', () => {
  show('/auth', 'open')
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(form()).toBeTruthy()
})

test('a site that asks for an invitation says so, and offers the form to whoever has one', () => {
  show('/auth?mode=sign-up', 'invited')
  expect(form()).toBeNull()
  expect(screen.getByText(/You need an invitation to join this site/)).toBeTruthy()
  const token = 'abcdefghijklmnopqrstuv'
  show(`/auth?mode=sign-up#${token}`, 'invited')
  expect(form()).toBeTruthy()
  expect(signUpInvitation()).toBe(token)
  expect(pendingInvitation()).toBeNull() // it leads into no household
  expect(window.location.hash).toBe('')
})

test('a closed site offers no sign-up, and says why at its address', () => {
  show('/auth', 'closed')
  expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull()
  show('/auth?mode=sign-up', 'closed')
  expect(form()).toBeNull()
  expect(screen.getByText('This site isn’t taking new members.')).toBeTruthy()
})

test('a site that only members see says so to whoever is led to the sign-in page', () => {
  renderPage(AuthPage, '/auth?return=%2Frecipes%2F1', async () => ({}), { site: { signInWall: true } })
  expect(screen.getByText('Only members can see this site.')).toBeTruthy()
})
