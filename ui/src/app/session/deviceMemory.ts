import type { Appearance } from '../../shared/platform/store/appearanceSlice'
import { storeAppearance } from '../appearance/storedAppearance'

/**
 * Removes the data of the user from the device; theme and density stay. Source: SPEC 7 "Session and security", logout;
 * docs/assumptions.md A-12.
 */
export function forgetUser(appearance: Appearance) {
  sessionStorage.clear()
  localStorage.clear()
  storeAppearance(appearance)
}
