import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { RowItem, RowList } from '../page/RowList'

/** The planned change of one record. */
export interface Planned {
  id: string
  name: string
  /** Labels of the fields that change; empty if the record stays as it is. */
  changed: readonly string[]
}

interface BulkPlanProps {
  plan: readonly Planned[]
  sign: ReactNode
}

/** Lists the planned change of each record before it is saved. */
export function BulkPlan({ plan, sign }: BulkPlanProps) {
  const { t } = useTranslation('definition')
  const listText = useListText()
  return (
    <RowList>
      {plan.map(({ id, name, changed }) => (
        <RowItem
          key={id}
          sign={sign}
          title={<bdi>{name}</bdi>}
          about={
            changed.length === 0
              ? t('bulk.noChange')
              : t('bulk.willChange', { parts: listText(changed) })
          }
        />
      ))}
    </RowList>
  )
}
