import { numberSetting } from '../../platform/session/clientSettings'
import { useBootstrap } from '../../platform/session/useBootstrap'

/** Source: SPEC 9 "Paging and search". */
const STANDARD_MS = 1000

/** How long a pause in typing is before members are searched. Source: docs/assumptions.md A-207. */
export function useMemberPause(): number {
  const { config } = useBootstrap().client
  return numberSetting(config, 'customization', 'memberSearchDebounce', STANDARD_MS)
}
