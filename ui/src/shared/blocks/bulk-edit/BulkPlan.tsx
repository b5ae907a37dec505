import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { RowItem, RowList } from '../page/RowList'

/** What a bulk change makes of one record. */
export interface Planned {
  id: string
  name: string
  /** The fields that change, as people call them; empty where it makes no difference. */
  changed: readonly string[]
}

interface BulkPlanProps {
  plan: readonly Planned[]
  sign: ReactNode
}

/** What a bulk change makes of each record, before it is sent. */
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
