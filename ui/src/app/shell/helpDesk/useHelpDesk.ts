import { flagSetting, listSetting, textSetting } from '../../../shared/session/clientSettings'
import { useBootstrap } from '../../../shared/session/useBootstrap'

/** Who helps. Source: SPEC 3 "Client settings", help-desk keys. */
export function useHelpDesk() {
  const { config } = useBootstrap().client
  return {
    name: textSetting(config, 'helpdesk', 'helpdeskName'),
    mail: textSetting(config, 'helpdesk', 'emailAddress'),
    numbers: listSetting(config, 'helpdesk', 'contactNumber'),
    isInFooter: flagSetting(config, 'helpdesk', 'showInfooter'),
    isInMenu: flagSetting(config, 'helpdesk', 'showInMenu'),
  }
}
