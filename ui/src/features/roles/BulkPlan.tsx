import { IdCard } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import type { PlannedChange } from '../../entities/role/bulkChange'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { Glyph } from '../../shared/ui/Glyph'

/** What a bulk change makes of each role, before it is sent. */
export function BulkPlan({ plan }: { plan: readonly PlannedChange[] }) {
  const { t } = useTranslation('roles')
  const listText = useListText()
  return (
    <RowList>
      {plan.map(({ role, changed }) => (
        <RowItem
          key={role.id}
          sign={<Glyph of={IdCard} tint="role" />}
          title={role.name}
          about={
            changed.length === 0
              ? t('bulk.noChange')
              : t('bulk.willChange', {
                  parts: listText(changed.map((part) => t(`bulk.part.${part}`))),
                })
          }
        />
      ))}
    </RowList>
  )
}
