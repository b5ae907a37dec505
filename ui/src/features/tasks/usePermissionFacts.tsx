import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadAllHoldingsQuery } from '../../entities/assignment/api'
import type { Holding } from '../../entities/assignment/model'
import type { Permission } from '../../entities/permission/model'
import type { TaskDetail } from '../../entities/task/model'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { Link } from '../../shared/ui/Link'
import { toRequests } from '../requests/routes'
import { useAskedPermission } from './useAskedPermission'
import { useColleaguesHaving } from './useColleaguesHaving'
import { useKnownPermission } from './useKnownPermission'

/**
 * The permission that a task is about, whether the recipient has it, and how many colleagues do. Facts that the
 * approver may not see are left out.
 *
 * Source: docs/assumptions.md A-491.
 */
export function usePermissionFacts(task: TaskDetail) {
  const { t } = useTranslation('tasks')
  const permission = useAskedPermission(task)
  const known = useKnownPermission(task)
  const held = useHeld(task, known)
  const colleagues = useColleaguesHaving(task.recipient, known)
  const facts = {
    permission: permission && <About permission={permission} />,
    has: held,
    colleagues: colleagues && t('asked.share', { ...colleagues }),
  }
  return Object.entries(facts).flatMap(([key, content]) =>
    content ? [{ key, label: t(`asked.${key as keyof typeof facts}`), content }] : [],
  )
}

function About({ permission }: { permission: Permission }) {
  const { name, description } = permission
  return (
    <>
      <Link href={toRequests(permission)}>
        <bdi>{name}</bdi>
      </Link>
      {description !== '' && (
        <div>
          <bdi>{description}</bdi>
        </div>
      )}
    </>
  )
}

/** Whether the recipient already has the permission; undefined where the approver may not read it. */
function useHeld({ recipient }: TaskDetail, permission: Permission | undefined): ReactNode {
  const isAsked = permission && permission.kind !== 'prd' && recipient.isPerson
  const { currentData } = useReadAllHoldingsQuery(isAsked ? recipient.dn : skipToken)
  if (!currentData || !permission) return undefined
  const found = currentData.find(({ id, kind }) => id === permission.id && kind === permission.kind)
  return <Held holding={found && found.causes.length > 0 ? found : undefined} />
}

function Held({ holding }: { holding: Holding | undefined }) {
  const { t } = useTranslation('values')
  if (!holding) return t('no')
  const { effectiveAt } = holding
  return (
    <>
      {t('yes')} {effectiveAt !== undefined && <DateTime at={effectiveAt} />}
    </>
  )
}
