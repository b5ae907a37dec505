import { toGroup } from '../groups/routes'
import { toUser } from '../users/routes'
import { toRole } from './routes'

/** Where the holders of a role, and what brings it to them, lead. */
export const holderLinks = { toUser, toGroup, toRole: (dn: string) => toRole(dn, 'assignments') }
