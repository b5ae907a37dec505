import type { Appearance } from '../../shared/platform/store/appearanceSlice'
import { storeAppearance } from '../appearance/storedAppearance'

/**
 * Forgets what belonged to the user; theme and density belong to the device.
 *
 * Source: SPEC 7 "Session and security", logout; docs/assumptions.md A-12.
 */
export function forgetUser(appearance: Appearance) {
  sessionStorage.clear()
  localStorage.clear()
  storeAppearance(appearance)
}
