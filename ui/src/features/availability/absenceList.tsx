import type { TFunction } from 'i18next'
import { CircleCheck, Clock } from 'lucide'
import type { Absence } from '../../entities/availability/model'
import { periodState } from '../../entities/delegation/period'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { defineWholeList } from '../../shared/blocks/list-page/defineList'
import { dayOf } from '../../shared/blocks/values/day'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { useNow } from '../../shared/blocks/values/useNow'
import { Badge } from '../../shared/ui/Badge'

/** The names of the requests that an absence is for. */
export const requestsOf = ({ hasAll, requests }: Absence, t: TFunction<'availability'>) =>
  hasAll ? t('allRequests') : requests.map(({ name }) => name).join('; ')

const isMatch = () => true

/**
 * The list of a person's absences.
 *
 * Source: SPEC 7 "Availability"; docs/assumptions.md A-138.
 */
export const absenceList = defineWholeList({
  namespace: 'availability',
  preference: 'idm.availabilityList',
  keepsOnly: 'pageSize',
  texts: (t: TFunction<'availability'>) => ({ firstUse: t('firstUse') }),
  rowId: ({ id }: Absence) => id,
  rowName: ({ startsAt }, t: TFunction<'availability'>) => t('absence', { day: dayOf(startsAt) }),
  sort: 'from',
  isMatch,
  columns: (t: TFunction<'availability'>) => {
    return [
      nameColumn<Absence>({
        key: 'requests',
        label: t('column.requests'),
        text: (absence) => requestsOf(absence, t),
      }),
      textColumn<Absence>({
        key: 'from',
        label: t('column.from'),
        isSortable: true,
        cell: ({ startsAt }) => <DateTime at={startsAt} to="day" />,
        text: ({ startsAt }) => dayOf(startsAt),
      }),
      textColumn<Absence>({
        key: 'to',
        label: t('column.to'),
        isSortable: true,
        cell: ({ endsAt }) =>
          endsAt === undefined ? t('noEnd') : <DateTime at={endsAt} to="day" />,
        text: ({ endsAt }) => (endsAt === undefined ? t('noEnd') : dayOf(endsAt)),
      }),
      textColumn<Absence>({
        key: 'state',
        label: t('column.state'),
        cell: (absence) => <AbsenceState absence={absence} t={t} />,
        text: (absence) => t(`state.${periodState(absence, Date.now())}`),
      }),
    ]
  },
})

function AbsenceState({ absence, t }: { absence: Absence; t: TFunction<'availability'> }) {
  const when = periodState(absence, useNow())
  const look = when === 'inForce' ? ({ kind: 'warning', icon: CircleCheck } as const) : null
  return <Badge {...(look ?? { kind: 'info', icon: Clock })}>{t(`state.${when}`)}</Badge>
}
