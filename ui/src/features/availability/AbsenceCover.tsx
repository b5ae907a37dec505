import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbsenceFields } from '../../entities/availability/absenceChange'
import { readAvailabilityOf } from '../../entities/availability/api'
import { useMayReadOthers } from '../../entities/availability/useMayReadOthers'
import { coverOf, gapsOf } from '../../entities/availability/cover'
import { toPeriod } from '../../entities/delegation/delegationChange'
import { useListDelegationsOfQuery } from '../../entities/delegation/api'
import type { Delegation } from '../../entities/delegation/model'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { useNow } from '../../shared/blocks/values/useNow'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { toDelegationCreate } from '../delegation/routes'

interface AbsenceCoverProps {
  fields: AbsenceFields
  /** DN of the person, `''` for the user themself. */
  of: string
}

const NONE: readonly Delegation[] = []

/**
 * Who stands in during the entered absence; if nobody does, a link to the form of a delegation for
 * this time.
 */
export function AbsenceCover({ fields, of }: AbsenceCoverProps) {
  const { t } = useTranslation('availability')
  const mayDelegate = usePageRight('createDelegation')
  const parts = useCover(fields, of)
  if (!parts) return null
  if (gapsOf(parts).length === 0) {
    const names = new Set(parts.flatMap(({ delegates }) => delegates.map(({ name }) => name)))
    return <Banner kind="success">{t('cover.by', { names: [...names] })}</Banner>
  }
  const { firstDay: from, lastDay: to } = fields
  const isPart = parts.some(({ cover }) => cover !== 'none')
  return (
    <Banner
      kind="warning"
      actions={
        mayDelegate && (
          <Button size="small" href={toDelegationCreate({ of, from, to })}>
            {t('cover.delegate')}
          </Button>
        )
      }
    >
      {t(isPart ? 'cover.part' : 'cover.none')}
    </Banner>
  )
}

function useCover(fields: AbsenceFields, of: string) {
  const now = useNow()
  const { data: delegations = NONE, isSuccess } = useListDelegationsOfQuery(of)
  const mayRead = useMayReadOthers()
  const delegates = useMemo(() => {
    const ids = delegations.flatMap(({ to }) => to.map(({ id }) => id))
    return mayRead ? [...new Set(ids)] : []
  }, [delegations, mayRead])
  const { found } = useReadEach(readAvailabilityOf, delegates)
  if (!isSuccess) return undefined
  const { firstDay, lastDay, endKind, requestsKind, requests, isNotified } = fields
  const { startsAt = now, endsAt } = toPeriod({
    firstDay,
    lastDay: endKind === 'date' ? lastDay : '',
  })
  const hasAll = requestsKind === 'all'
  const absence = { id: '', startsAt, endsAt, hasAll, requests, duration: undefined, isNotified }
  const absencesOf = new Map([...found].map(([dn, { absences }]) => [dn, absences]))
  return coverOf(absence, delegations, absencesOf)
}
