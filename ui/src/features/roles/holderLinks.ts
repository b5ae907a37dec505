import { toGroup } from '../groups/routes'
import { toUser } from '../users/routes'
import { toRole } from './routes'

/** The links from the list of holders to people, groups and roles. */
export const holderLinks = { toUser, toGroup, toRole: (dn: string) => toRole(dn, 'assignments') }
