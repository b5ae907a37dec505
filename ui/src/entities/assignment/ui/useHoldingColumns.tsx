import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { COLUMN_WEIGHT, NAME_WEIGHT, type Column } from '../../../shared/blocks/data-table/column'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import { QuickInfoLink } from '../../quick-info/ui/QuickInfoLink'
import type { Holding } from '../model'
import { HoldingName } from './HoldingName'
import { useCauseText } from './useCauseText'
import { WhyLink } from './WhyLink'

interface ToPage {
  /** Whether the user may open the pages of the listed permissions. */
  mayOpen: boolean
  /** The address of such a page; undefined when there is none. */
  toPage: ((dn: string) => string) | undefined
  /** Shows the sources of a permission; the function must stay the same while the list is open. */
  onWhy: (holding: Holding) => void
}

/**
 * The columns in the list of a person's permissions; they stay the same while the language does.
 *
 * Source: SPEC 3 "Table columns", role assignments.
 */
export function useHoldingColumns({
  mayOpen,
  toPage,
  onWhy,
}: Partial<ToPage> = {}): Column<Holding>[] {
  const toOpened = mayOpen ? toPage : undefined
  const { t } = useTranslation('assignments')
  const format = useDateFormat()
  const causeText = useCauseText()
  return useMemo(() => {
    const reasons = ({ causes }: Holding) => [...new Set(causes.map(causeText))].join('; ')
    const state = ({ pending }: Holding) => pending.join('; ') || t('assigned')
    const day = (at: number | undefined) => (at === undefined ? '' : format.day(at))
    const dated = (at: number | undefined) => at !== undefined && <DateTime at={at} to="day" />
    return [
      {
        key: 'name',
        label: t('column.name'),
        isSortable: true,
        isName: true,
        weight: NAME_WEIGHT,
        cell: ({ id, name, description }) => (
          <HoldingName
            name={name}
            description={description}
            link={
              toOpened && (
                <QuickInfoLink kind="ROLE" dn={id} name={name} href={toOpened(id)} quiet />
              )
            }
          />
        ),
        text: ({ name }) => name,
      },
      {
        key: 'source',
        label: t('column.source'),
        isSortable: false,
        weight: COLUMN_WEIGHT,
        cell: (holding) =>
          onWhy && holding.causes.length > 0 ? (
            <WhyLink text={reasons(holding)} onPress={() => onWhy(holding)} />
          ) : (
            reasons(holding)
          ),
        text: reasons,
      },
      {
        key: 'status',
        label: t('column.status'),
        isSortable: false,
        weight: COLUMN_WEIGHT,
        cell: state,
        text: state,
      },
      {
        key: 'effectiveDate',
        label: t('column.effectiveDate'),
        isSortable: true,
        needs: 'mid',
        weight: COLUMN_WEIGHT,
        cell: ({ effectiveAt }) => dated(effectiveAt),
        text: ({ effectiveAt }) => day(effectiveAt),
      },
      {
        key: 'expiryDate',
        label: t('column.expiryDate'),
        isSortable: true,
        needs: 'mid',
        weight: COLUMN_WEIGHT,
        cell: ({ expiresAt }) => dated(expiresAt),
        text: ({ expiresAt }) => day(expiresAt),
      },
    ]
  }, [t, format, causeText, toOpened, onWhy])
}
