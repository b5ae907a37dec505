import { readAllHoldings } from '../assignment/api'
import { listMemberships } from '../group/api'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import type { Standing } from './standing'

/** A function that loads the groups and roles of a person. */
export function useReadStanding() {
  const dispatch = useAppDispatch()
  return async (dn: string): Promise<Standing> => {
    const [groups, holdings] = await Promise.all([
      dispatch(listMemberships.initiate(dn, freshly)).unwrap(),
      dispatch(readAllHoldings.initiate(dn, freshly)).unwrap(),
    ])
    const roles = holdings.filter(({ kind }) => kind === 'role')
    return { dn, groups: groups.map((group) => group.dn), roles: roles.map(({ id }) => id) }
  }
}
