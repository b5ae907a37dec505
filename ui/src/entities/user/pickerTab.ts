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
   * The source of the people: by default the list of users; `robUsers` those for whom the caller can request;
   * `proxyUsers` those for whom the caller can act; `teamProxyUsers` those whose proxies the caller can set,
   * `teamAwayUsers` those whose delegates and availability; `observedUsers` those whose requests the caller may see.
   */
  from?: 'robUsers' | 'proxyUsers' | 'teamProxyUsers' | 'teamAwayUsers' | 'observedUsers'
  /** Keys of the attributes that distinguish people with the same name; the first with a value is shown. */
  outputFields?: readonly string[]
  /** Keys of the attributes that are searched in the list of users, instead of the usual ones. */
  searched?: readonly string[] | undefined
  /** How many people a search in `robUsers` finds. */
  searchLimit?: number | undefined
  isSingle?: boolean
}

const STANDARD_FIELDS = ['Title', 'Department', 'Email']

/** Source: SPEC 3 "Other entities", picker configuration. */
export function userTab(config: UserTabConfig): ListTab {
  const { clientId, from, outputFields = STANDARD_FIELDS, searchLimit, isSingle, searched } = config
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
    return found.initiate({ ...asked, clientId, outputFields, searched }, freshly)
  }
  // A proxy has few people to act for: they are listed without a search.
  return { id: 'user', kind: 'list', needsQuery: from !== 'proxyUsers', isSingle, ask }
}
