import {
  flagSetting,
  listSetting,
  textSetting,
} from '../../../shared/platform/session/clientSettings'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'

/** The contacts of the help desk; empty if not configured. */
export interface HelpDesk {
  name: string
  mail: string
  numbers: readonly string[]
}

/** The contacts of the help desk, and where the console shows them. Source: SPEC 3 "Client settings", help-desk keys. */
export function useHelpDesk(): HelpDesk & { isInFooter: boolean; isInMenu: boolean } {
  const { config } = useBootstrap().client
  return {
    name: textSetting(config, 'helpdesk', 'helpdeskName'),
    mail: textSetting(config, 'helpdesk', 'emailAddress'),
    numbers: listSetting(config, 'helpdesk', 'contactNumber'),
    isInFooter: flagSetting(config, 'helpdesk', 'showInfooter'),
    isInMenu: flagSetting(config, 'helpdesk', 'showInMenu'),
  }
}
