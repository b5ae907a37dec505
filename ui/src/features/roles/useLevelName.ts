import { useListRoleLevelsQuery } from '../../entities/role/api'
import type { RoleLevel } from '../../entities/role/model'

/** The name that the installation has set for a level; undefined without a level. */
export function useLevelName(level: RoleLevel | undefined): string | undefined {
  const { data: levels = [] } = useListRoleLevelsQuery(undefined)
  return levels.find((each) => each.level === level?.level)?.name ?? level?.name
}
