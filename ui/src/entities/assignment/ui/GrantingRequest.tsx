import { skipToken } from '@reduxjs/toolkit/query/react'
import { UserCheck } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { RowItem, RowList } from '../../../shared/blocks/page/RowList'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Glyph } from '../../../shared/ui/Glyph'
import { Link } from '../../../shared/ui/Link'
import { useListRequestsQuery } from '../../request/api'
import type { AccessRequest } from '../../request/model'
import { statusOf } from '../../request/status'
import { useOffice } from '../../request/useOffice'
import { useReadCourseQuery } from '../../task/api'
import type { Holding } from '../model'
import { firstRows } from '../../../shared/blocks/listing/listState'

/** The number of latest requests that are searched. */
const LOOKED_AT = 25

interface GrantingRequestProps {
  holding: Holding
  /** DN of the person who has the permission. */
  person: string
  /** The address of the page of a request. */
  toRequest: (id: string) => string
}

/**
 * The request that granted a permission to a person, and its approvers. An assignment does not name
 * its request, so this is the latest granted one for a permission of the same name and the same
 * person.
 *
 * Source: docs/assumptions.md A-496.
 */
export function GrantingRequest({ holding, person, toRequest }: GrantingRequestProps) {
  const { t } = useTranslation('assignments')
  const request = useGrantingRequest(holding, person)
  const { currentData: steps = [] } = useReadCourseQuery(request?.id ?? skipToken)
  const listText = useListText()
  if (!request) return null
  const { id, confirmationNumber: number } = request
  const approvals = steps.filter(({ isOver }) => isOver)
  return (
    <>
      <p>
        <Link href={toRequest(id)}>{t('why.request', { number: number || id })}</Link>
      </p>
      {approvals.length > 0 && (
        <RowList>
          {approvals.map(({ key, activity, at, asked }) => (
            <RowItem
              key={key}
              sign={<Glyph of={UserCheck} tint="thing" />}
              title={activity}
              about={t('why.approvers', { names: listText(asked.map(({ name }) => name)) })}
              end={at !== undefined && <DateTime at={at} to="day" />}
            />
          ))}
        </RowList>
      )}
    </>
  )
}

function useGrantingRequest({ kind, name }: Holding, person: string) {
  const as = useOffice()
  const { currentData } = useListRequestsQuery({
    kind,
    of: { person, as },
    list: firstRows(LOOKED_AT, 'requestDate', 'desc', name),
  })
  return currentData?.rows.find(
    (each) => each.name === name && each.recipient.dn === person && isGranted(each),
  )
}

function isGranted({ action, kind, state }: AccessRequest): boolean {
  return action === 'grant' && state !== undefined && statusOf(kind, state)?.group === 'completed'
}
