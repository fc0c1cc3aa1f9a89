// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SYNC_OFF, useSyncStatus } from '#web/data/sync/sync-status.ts'
import { SyncLine } from './sync-line.tsx'

afterEach(() => {
  cleanup()
  useSyncStatus.setState(SYNC_OFF)
})

test('beside a list the line says “Saved”; away from it, what is saved; and everywhere what still waits', () => {
  const texts = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const lines = (
    <>
      <SyncLine />
      <SyncLine saved="All your changes are saved." />
    </>
  )
  useSyncStatus.setState({ state: 'saved' })
  const { rerender } = render(lines)
  expect(texts()).toEqual(['Saved', 'All your changes are saved.'])
  useSyncStatus.setState({ state: 'offline', waiting: 2 })
  rerender(lines)
  expect(texts()).toEqual(['Offline: 2 changes waiting', 'Offline: 2 changes waiting'])
})
