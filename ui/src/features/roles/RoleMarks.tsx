import { useListRoleLevelsQuery } from '../../entities/role/api'
import type { Role } from '../../entities/role/model'
import { Tag } from '../../shared/ui/Tag'
import { RoleStatus } from './RoleStatus'

/** Beside the name of a role: level, status, categories. Levels are called what the installation calls them now. */
export function RoleMarks({ role: { level, status, categories } }: { role: Role }) {
  const { data: levels = [] } = useListRoleLevelsQuery(undefined)
  const named = levels.find((each) => each.level === level?.level) ?? level
  return (
    <>
      {named && <Tag>{named.name}</Tag>}
      <RoleStatus status={status} />
      {categories.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
    </>
  )
}
