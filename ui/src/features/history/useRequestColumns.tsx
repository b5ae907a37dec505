import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestColumn, RequestDisplay } from '../../entities/request/display'
import type { AccessRequest, Party } from '../../entities/request/model'
import { StatusBadge } from '../../entities/request/ui/StatusBadge'
import { COLUMN_WEIGHT, NAME_WEIGHT, type Column } from '../../shared/blocks/data-table/column'
import { displayedColumns } from '../../shared/blocks/listing/displayColumns'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'
import { Moment } from '../../entities/request/ui/Moment'
import { PartyLink } from './PartyLink'
import { RequestName } from './RequestName'
import { useStateText } from '../../entities/request/ui/useStateText'

/** Shares of the width that fit a status of two words and an action or a date without a break. */
const [STATE_WEIGHT, ACTION_WEIGHT, REQUESTED_WEIGHT] = [0.65, 0.35, 0.6]

type RowColumn = Column<AccessRequest>

/** Makes a column that names a person. */
const person = (key: string, label: string, who: (of: AccessRequest) => Party): RowColumn => ({
  key,
  label,
  isSortable: true,
  weight: COLUMN_WEIGHT,
  cell: (request) => <PartyLink place="row" party={who(request)} />,
  text: (request) => who(request).name,
})

/** Makes a column of text. */
const words = (key: string, label: string, text: RowColumn['text']): RowColumn => ({
  key,
  label,
  isSortable: true,
  weight: COLUMN_WEIGHT,
  cell: (request) => <bdi>{text(request)}</bdi>,
  text,
})

/**
 * The columns that the installation shows, then those that it offers; the same array until these settings or the
 * language change.
 *
 * Source: SPEC 3 "Table columns", request status; docs/assumptions.md A-305.
 */
export function useRequestColumns(display: RequestDisplay): RowColumn[] {
  const drawn = useDrawnColumns()
  return useMemo(
    () => displayedColumns(display).map(({ key, ...place }) => ({ ...drawn[key], ...place })),
    [display, drawn],
  )
}

function useDrawnColumns(): Record<RequestColumn, RowColumn> {
  const { t } = useTranslation('history')
  const stateText = useStateText()
  const moment = useMomentColumn()
  return useMemo(
    () => ({
      name: {
        ...words('name', t('column.name'), ({ name }) => name),
        isName: true,
        weight: NAME_WEIGHT,
        cell: (request) => <RequestName request={request} />,
      },
      status: {
        ...words('status', t('column.status'), stateText),
        weight: STATE_WEIGHT,
        cell: ({ kind, state }) => state !== undefined && <StatusBadge kind={kind} code={state} />,
      },
      recipientName: person('recipientName', t('column.recipient'), ({ recipient }) => recipient),
      requesterName: {
        ...person('requesterName', t('column.requester'), ({ requester }) => requester),
        needs: 'mid',
      },
      requestDate: {
        ...moment('requestDate', t('column.requested'), (request) => request.requestedAt),
        weight: REQUESTED_WEIGHT,
      },
      action: {
        ...words('action', t('column.action'), ({ action }) => t(`action.${action}`)),
        weight: ACTION_WEIGHT,
        needs: 'mid',
      },
      reason: { ...words('reason', t('column.reason'), ({ reason }) => reason), needs: 'wide' },
      effectiveDate: moment('effectiveDate', t('column.effective'), (each) => each.effectiveAt),
      expirationDate: moment('expirationDate', t('column.expires'), ({ expiresAt }) => expiresAt),
      confirmationNumber: words(
        'confirmationNumber',
        t('column.number'),
        (request) => request.confirmationNumber,
      ),
    }),
    [t, stateText, moment],
  )
}

/** Makes a column of dates; a cell without a date is empty. */
function useMomentColumn() {
  const format = useDateFormat()
  return useMemo(
    () =>
      (key: string, label: string, when: (of: AccessRequest) => number | undefined): RowColumn => ({
        key,
        label,
        isSortable: true,
        weight: COLUMN_WEIGHT,
        cell: (request) => <Moment at={when(request)} />,
        text: (request) => {
          const at = when(request)
          return at === undefined ? '' : format.minute(at)
        },
      }),
    [format],
  )
}
