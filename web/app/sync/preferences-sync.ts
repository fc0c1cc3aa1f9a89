// Syncs theme, units and preferences across a member's devices.
import {
  DEFAULT_PREFERENCES,
  mealTimeList,
  mealTimesOf,
  type Preferences,
  readPreferences,
} from '#domain/account/preferences.ts'
import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { type FieldOf, isSame } from '#domain/sync/operations.ts'
import type { DeviceList } from '#web/data/sync/device-list.ts'
import type { SyncedTable } from '#web/data/sync/synced-table.ts'
import { changePreferences, currentPreferences, forgetPreferences } from '#web/device/preferences.ts'
import { chooseTheme, currentTheme, onThemeChange, THEMES, type Theme } from '#web/device/theme.ts'
import { CHOICE_EVENT } from '#web/device/use-device-choice.ts'

interface Settings extends Preferences {
  id: 'me'
  theme: Theme
  /** "original" until the member chooses. */
  units: MeasureSystem | 'original'
}

const UNITS_KEY = 'measure-system'
const UNITS: readonly Settings['units'][] = ['original', 'metric', 'us']

const DEFAULTS: Settings = { id: 'me', theme: 'system', units: 'original', ...DEFAULT_PREFERENCES }

const COLUMNS: Record<FieldOf<Settings>, string> = {
  id: 'user_id',
  theme: 'theme',
  units: 'units',
  weekStartsOn: 'week_starts_on',
  defaultServings: 'default_servings',
  mealTimes: 'meal_times',
}

const current = (): Settings => ({
  id: 'me',
  theme: currentTheme(),
  units: UNITS.find((choice) => choice === localStorage.getItem(UNITS_KEY)) ?? 'original',
  ...readPreferences(currentPreferences()),
})

/** The theme isn't private, so signing out keeps it. */
function settingsList(): DeviceList<Settings> {
  let last = current()
  let quiet = false
  return {
    items: () => (isSame(current(), DEFAULTS) ? [] : [current()]),
    show([shown]) {
      if (!shown || isSame(shown, current())) return
      quiet = true
      chooseTheme(shown.theme)
      if (shown.units !== 'original') localStorage.setItem(UNITS_KEY, shown.units)
      changePreferences(readPreferences(shown)) // an open page changes too
      quiet = false
      last = current()
    },
    watch(onChange) {
      last = current()
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
    clear() {
      forgetPreferences()
      last = current() // theme and units stay
    },
  }
}

export const preferencesSync: SyncedTable<Settings> = {
  table: 'profiles',
  noun: ['setting', 'settings'],
  list: settingsList(),
  order: ['user_id'],
  itemOf: ({ theme, units, week_starts_on, default_servings, meal_times }) => ({
    id: 'me',
    theme: THEMES.find((choice) => choice === theme) ?? 'system',
    units: UNITS.find((choice) => choice === units) ?? 'original',
    ...readPreferences({
      weekStartsOn: week_starts_on,
      defaultServings: default_servings,
      mealTimes: mealTimesOf(meal_times),
    }),
  }),
  rowOf: ({ theme, units, weekStartsOn, defaultServings, mealTimes }) => ({
    theme,
    units,
    week_starts_on: weekStartsOn,
    default_servings: defaultServings,
    meal_times: mealTimeList(mealTimes),
  }),
  keyOf: () => ({}),
  columnOf: (field) => COLUMNS[field],
  // This device's choice is used if the account has none.
  merged: (inAccount, onDevice) => {
    const isDefault = (field: FieldOf<Settings>) => isSame(inAccount[field], DEFAULTS[field])
    const chosenHere = Object.entries(onDevice).filter(([field]) => isDefault(field as FieldOf<Settings>)) // its own keys
    return { ...inAccount, ...Object.fromEntries(chosenHere) }
  },
  nameOf: () => 'Your settings',
}
