import type { RoleDetail } from '../../entities/role/model'
import { Stack } from '../../shared/blocks/page/Stack'
import { RelatedRoles } from './RelatedRoles'

/** Which roles a role contains, and which contain it. */
export function RoleRelations({ role }: { role: RoleDetail }) {
  return (
    <Stack>
      <RelatedRoles role={role} side="children" />
      <RelatedRoles role={role} side="parents" />
    </Stack>
  )
}
