import { freshly, type Read } from '../../shared/platform/api/read'
import type { ListTab, PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import {
  findObservedUsers,
  findProxiedUsers,
  findRecipientUsers,
  findTeamUsers,
  findUsers,
} from './api'

interface UserTabConfig {
  clientId: string
  /**
   * Which people: everybody whom the list of users gives; `robUsers` those for whom the caller can ask; `proxyUsers`
   * those for whom the caller can act; `teamProxyUsers` those whose proxies the caller can set,
   * `teamAwayUsers` those whose delegates and availability; `observedUsers` those
   * whose requests the caller may see.
   */
  from?: 'robUsers' | 'proxyUsers' | 'teamProxyUsers' | 'teamAwayUsers' | 'observedUsers'
  /** Keys of the attributes that tell people of the same name apart; the first with a value is shown. */
  outputFields?: readonly string[]
  /** How many people a search among `robUsers` finds. */
  searchLimit?: number | undefined
  isSingle?: boolean
}

const STANDARD_FIELDS = ['Title', 'Department', 'Email']

/** Source: SPEC 3 "Other entities", picker configuration. */
export function userTab(config: UserTabConfig): ListTab {
  const { clientId, from, outputFields = STANDARD_FIELDS, searchLimit, isSingle } = config
  const ask = (asked: PickerAsked): Read<PickerPage> => {
    if (from === 'robUsers') {
      return findRecipientUsers.initiate({ ...asked, clientId, searchLimit }, freshly)
    }
    if (from === 'teamProxyUsers' || from === 'teamAwayUsers') {
      const teamType = from === 'teamProxyUsers' ? 'P' : 'A'
      return findTeamUsers.initiate({ ...asked, clientId, teamType }, freshly)
    }
    const people = { proxyUsers: findProxiedUsers, observedUsers: findObservedUsers }
    const found = from ? people[from] : findUsers
    return found.initiate({ ...asked, clientId, outputFields }, freshly)
  }
  // Somebody acts for a few people, who are listed at once.
  return { id: 'user', kind: 'list', needsQuery: from !== 'proxyUsers', isSingle, ask }
}
