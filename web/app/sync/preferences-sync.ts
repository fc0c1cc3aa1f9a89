// Syncs theme and units across a member's devices.
import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { isSame } from '#domain/sync/operations.ts'
import { chooseTheme, currentTheme, onThemeChange, THEMES, type Theme } from '#web/app/layout/theme.ts'
import type { DeviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { CHOICE_EVENT } from '#web/device/use-device-choice.ts'

interface Preferences {
  id: 'me'
  theme: Theme
  /** "original" until the member chooses. */
  units: MeasureSystem | 'original'
}

const UNITS_KEY = 'measure-system'
const UNITS: readonly Preferences['units'][] = ['original', 'metric', 'us']

const DEFAULTS: Preferences = { id: 'me', theme: 'system', units: 'original' }

const current = (): Preferences => ({
  id: 'me',
  theme: currentTheme(),
  units: UNITS.find((choice) => choice === localStorage.getItem(UNITS_KEY)) ?? 'original',
})

/** The theme isn't private, so signing out keeps it. */
function preferencesList(): DeviceList<Preferences> {
  let last = current()
  let quiet = false
  return {
    items: () => (isSame(current(), DEFAULTS) ? [] : [current()]),
    show([shown]) {
      if (!shown || isSame(shown, current())) return
      quiet = true
      chooseTheme(shown.theme)
      if (shown.units !== 'original') localStorage.setItem(UNITS_KEY, shown.units)
      window.dispatchEvent(new Event(CHOICE_EVENT)) // an open recipe changes too
      quiet = false
      last = current()
    },
    watch(onChange) {
      const look = () => {
        const before = last
        last = current()
        if (!quiet) onChange([before], [last])
      }
      const endTheme = onThemeChange(look)
      window.addEventListener(CHOICE_EVENT, look)
      return () => {
        endTheme()
        window.removeEventListener(CHOICE_EVENT, look)
      }
    },
    before: () => null,
    forgetBefore: () => undefined,
    clear: () => undefined, // theme and units stay
  }
}

export const preferencesSync: SyncedTable<Preferences> = {
  table: 'profiles',
  noun: ['setting', 'settings'],
  list: preferencesList(),
  order: ['user_id'],
  itemOf: ({ theme, units }) => ({
    id: 'me',
    theme: THEMES.find((choice) => choice === theme) ?? 'system',
    units: UNITS.find((choice) => choice === units) ?? 'original',
  }),
  rowOf: ({ theme, units }) => ({ theme, units }),
  keyOf: () => ({}),
  columnOf: (field) => field,
  // This device's choice is used if the account has none.
  merged: (inAccount, onDevice) => ({
    ...inAccount,
    theme: inAccount.theme === 'system' ? onDevice.theme : inAccount.theme,
    units: inAccount.units === 'original' ? onDevice.units : inAccount.units,
  }),
  nameOf: () => 'Your theme and units',
}
