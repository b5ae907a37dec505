import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useReadResourceDefinitionQuery,
  useReadRoleDefinitionQuery,
} from '../../entities/permission/api'
import type { Owner } from '../../entities/permission/definition'
import type { PermissionDetails } from '../../entities/permission/model'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { ApprovalCourse } from '../../shared/blocks/approval/ApprovalCourse'
import { toUser } from '../users/routes'

/** A fact about an item; `isAbsent` where it has no content. */
export interface PermissionFact {
  key: string
  label: string
  content: ReactNode
  isAbsent?: boolean
}

/**
 * Level, owners and approval of a role or resource. Facts that the caller may not read are left out.
 *
 * Source: docs/assumptions.md A-398.
 */
export function useDefinitionFacts({ id, kind }: PermissionDetails): PermissionFact[] {
  const { t } = useTranslation('requests')
  const role = useReadRoleDefinitionQuery(kind === 'role' ? id : skipToken)
  const resource = useReadResourceDefinitionQuery(kind === 'resource' ? id : skipToken)
  const definition = role.data ?? resource.data
  if (!definition) return []
  const { level, owners, approval } = definition
  return [
    { key: 'level', label: t('facts.level'), content: <bdi>{level}</bdi>, isAbsent: !level },
    {
      key: 'owners',
      label: t('facts.owners'),
      content: <Owners owners={owners} />,
      isAbsent: owners.length === 0,
    },
    {
      key: 'approval',
      label: t('facts.approval'),
      content: approval && <ApprovalCourse approval={approval} />,
      isAbsent: !approval,
    },
  ]
}

function Owners({ owners }: { owners: readonly Owner[] }) {
  return (
    <ul>
      {owners.map(({ id, name, type }) => (
        <li key={`${type} ${id}`}>
          {type === 'user' ? (
            <QuickInfoLink kind="USER" dn={id} name={name} href={toUser(id)} quiet />
          ) : (
            <bdi>{name}</bdi>
          )}
        </li>
      ))}
    </ul>
  )
}
