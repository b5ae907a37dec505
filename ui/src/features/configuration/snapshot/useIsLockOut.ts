import { trustees } from '../../../entities/client/settingCodec'
import { wayIn } from '../../../entities/client/standing'
import { useReadStanding } from '../../../entities/client/useReadStanding'
import type { RestoredField } from '../../../entities/settings-snapshot/api'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { toPath } from './pointer'

/** The page key of the client settings: people without it cannot undo the change. */
const SETTINGS = 'settings'

/** Whether a restoration takes the page of the client settings from the signed-in person. Source: docs/assumptions.md A-685. */
export function useIsLockOut() {
  const { client, user } = useBootstrap()
  const readStanding = useReadStanding()
  const own = ['clients', client.name, 'access', SETTINGS, 'value'].join('\n')
  return async (items: readonly RestoredField[]): Promise<boolean> => {
    const found = items.find(({ path }) => toPath(path).join('\n') === own)
    if (!found) return false
    const who = trustees(SETTINGS).read({ [SETTINGS]: { value: found.will } })
    return who.length > 0 && wayIn(who, await readStanding(user.dn)) === undefined
  }
}
