import { Check, Minus } from 'lucide'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Compared } from '../comparison'
import type { Holding } from '../model'
import { HoldingName } from './HoldingName'
import { useCauseText } from './useCauseText'
import {
  COLUMN_WEIGHT,
  WORD_WEIGHT,
  NAME_WEIGHT,
  type Column,
} from '../../../shared/blocks/data-table/column'
import { Icon } from '../../../shared/ui/Icon'
import styles from './Comparison.module.css'

/** The columns of a comparison: name, kind, and the sources of the permission for each person. */
export function useComparisonColumns(left: string, right: string): Column<Compared>[] {
  const { t } = useTranslation('assignments')
  const causeText = useCauseText()
  return useMemo(() => {
    const reasons = (holding: Holding | undefined) =>
      holding ? [...new Set(holding.causes.map(causeText))].join('; ') : t('comparison.no')
    const side = (key: 'left' | 'right', label: string): Column<Compared> => ({
      key,
      label,
      isSortable: false,
      weight: COLUMN_WEIGHT,
      cell: (row) => <Side hasIt={row[key] !== undefined} reasons={reasons(row[key])} />,
      text: (row) => reasons(row[key]),
    })
    const kindText = ({ kind }: Compared) => t(`${kind}.one`)
    return [
      {
        key: 'name',
        label: t('column.name'),
        isSortable: true,
        isName: true,
        weight: NAME_WEIGHT,
        cell: (row) => <HoldingName {...row} />,
        text: ({ name }) => name,
      },
      {
        key: 'kind',
        label: t('comparison.kind'),
        isSortable: true,
        needs: 'mid',
        weight: WORD_WEIGHT,
        cell: kindText,
        text: kindText,
      },
      side('left', left),
      side('right', right),
    ]
  }, [t, causeText, left, right])
}

function Side({ hasIt, reasons }: { hasIt: boolean; reasons: string }) {
  return (
    <span className={hasIt ? styles.yes : styles.no}>
      <Icon of={hasIt ? Check : Minus} size="s" />
      {reasons}
    </span>
  )
}
