import { DefinitionStatus } from '../../entities/permission/ui/DefinitionStatus'
import type { Role } from '../../entities/role/model'
import { Tag } from '../../shared/ui/Tag'
import { useLevelName } from './useLevelName'

/**
 * The marks beside the name of a role: level, status, categories. A level has the name that the
 * installation has set.
 */
export function RoleMarks({ role: { level, status, categories } }: { role: Role }) {
  const levelName = useLevelName(level)
  return (
    <>
      {levelName && <Tag>{levelName}</Tag>}
      <DefinitionStatus status={status} />
      {categories.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
    </>
  )
}
