import { ClipboardCheck } from 'lucide'
import { useTranslation } from 'react-i18next'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { SOON_MS } from '../../entities/assignment/holderFilters'
import { useListOwnHoldingsQuery } from '../../entities/assignment/ownApi'
import { ExpiryDate } from '../../entities/assignment/ui/ExpiryDate'
import { PermissionGlyph } from '../../entities/permission/ui/PermissionGlyph'
import { useListRequestsQuery } from '../../entities/request/api'
import type { AccessRequest } from '../../entities/request/model'
import { StatusBadge } from '../../entities/request/ui/StatusBadge'
import { useListTasksQuery } from '../../entities/task/api'
import type { Task } from '../../entities/task/model'
import { firstRows } from '../../shared/blocks/listing/listState'
import { CardGrid } from '../../shared/blocks/page/CardGrid'
import { RowItem } from '../../shared/blocks/page/RowList'
import { RelativeTime } from '../../shared/blocks/values/RelativeTime'
import { useNow } from '../../shared/blocks/values/useNow'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Glyph } from '../../shared/ui/Glyph'
import { Link } from '../../shared/ui/Link'
import { toRequest, toHistory } from '../history/routes'
import { toPermissions } from '../permissions/routes'
import { toRequests } from '../requests/routes'
import { toTask, toTasks } from '../tasks/routes'
import styles from './NextSteps.module.css'
import { StepCard } from './StepCard'

/** How many rows each card shows. */
const FEW = 4

/** How many weeks the server looks ahead for tasks: its limit. */
const WEEKS = '52'

const DUE = { ...firstRows(FEW, 'expirationTime'), filters: { expireWithin: [WEEKS] } }
const OLDEST = firstRows(FEW, 'createTime')
const LATEST = firstRows(FEW, 'requestDate', 'desc')
const ENDING = firstRows(FEW, 'expiryDate')

/**
 * The next steps: tasks by due date, the status of the person's latest requests, and access that ends soon.
 *
 * Source: docs/assumptions.md A-600.
 */
export function NextSteps() {
  const isOpen = useIsOpenPath()
  return (
    <CardGrid>
      {isOpen(toTasks()) && <Tasks />}
      {isOpen(toHistory()) && <Requests />}
      {isOpen(toPermissions()) && <EndingAccess />}
    </CardGrid>
  )
}

/** Tasks that have a due date; the oldest tasks when none has. */
function Tasks() {
  const { t } = useTranslation('landing')
  const due = useListTasksQuery({ scope: 'self', list: DUE })
  const noneIsDue = due.data?.rows.length === 0
  const oldest = useListTasksQuery(noneIsDue ? { scope: 'self', list: OLDEST } : skipToken)
  return (
    <StepCard
      title={t('next.tasks')}
      href={toTasks()}
      query={noneIsDue ? oldest : due}
      none={t('next.noTasks')}
      draw={(task) => <TaskRow key={task.id} task={task} />}
    />
  )
}

function TaskRow({ task: { id, name, recipient, expiresAt } }: { task: Task }) {
  const { t } = useTranslation('tasks')
  return (
    <RowItem
      sign={<Glyph of={ClipboardCheck} tint="thing" />}
      title={<Link href={toTask(id)}>{name}</Link>}
      about={recipient.name}
      end={
        expiresAt !== undefined && (
          <span className={styles.due}>
            {t('asked.due')} <RelativeTime at={expiresAt} />
          </span>
        )
      }
    />
  )
}

function Requests() {
  const { t } = useTranslation('landing')
  const isOpen = useIsOpenPath()(toRequests())
  const query = useListRequestsQuery({ list: LATEST })
  return (
    <StepCard
      title={t('next.requests')}
      href={toHistory()}
      query={query}
      none={t('next.noRequests')}
      otherwise={isOpen ? { href: toRequests(), text: t('next.request') } : undefined}
      draw={(request) => <RequestRow key={request.id} request={request} />}
    />
  )
}

/** A request: its status, when it was made, and for whom unless it is for the person who looks. */
function RequestRow({ request }: { request: AccessRequest }) {
  const { dn } = useBootstrap().user
  const { id, kind, name, state, recipient, requestedAt } = request
  return (
    <RowItem
      sign={<PermissionGlyph kind={kind} />}
      title={<Link href={toRequest(id)}>{name}</Link>}
      about={recipient.dn !== dn && recipient.name}
      end={
        <span className={styles.standing}>
          {state !== undefined && <StatusBadge kind={kind} code={state} />}
          {requestedAt !== undefined && <RelativeTime at={requestedAt} />}
        </span>
      }
    />
  )
}

function EndingAccess() {
  const { t } = useTranslation('landing')
  const now = useNow()
  const query = useListOwnHoldingsQuery(ENDING)
  const isSoon = ({ expiresAt = Infinity }) => expiresAt - now < SOON_MS
  const rows = query.data?.rows.filter(isSoon)
  return (
    <StepCard
      title={t('next.ending')}
      href={toPermissions()}
      query={{ ...query, data: rows && { rows } }}
      none={t('next.noEnding')}
      draw={({ id, kind, name, expiresAt }) => (
        <RowItem
          key={`${kind} ${id}`}
          sign={<PermissionGlyph kind={kind} />}
          title={<Link href={toPermissions(name)}>{name}</Link>}
          end={<ExpiryDate at={expiresAt} />}
        />
      )}
    />
  )
}
