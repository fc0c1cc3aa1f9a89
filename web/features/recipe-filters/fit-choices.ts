import { useDeviceChoice } from '#web/device/use-device-choice.ts'

const CHOICES = ['on', 'off'] as const

/** What this device's lists of recipes hide: what the member avoids (`own`), and what anybody at the table does (`all`). */
export function useFitChoices() {
  const [own, chooseOwn] = useDeviceChoice('list-own-diet', CHOICES)
  const [all, chooseAll] = useDeviceChoice('list-hide-avoided', CHOICES)
  return { own: own !== 'off', all: all === 'on', chooseOwn, chooseAll }
}
