// Metric or US: one choice for every recipe on this device.
import type { MeasureSystem } from '#domain/kitchen/kitchen-units.ts'
import { useDeviceChoice } from './use-device-choice.ts'

const SYSTEMS: readonly MeasureSystem[] = ['metric', 'us']

/** Null until the reader has chosen. */
export const useMeasureSystem = () => useDeviceChoice('measure-system', SYSTEMS)
