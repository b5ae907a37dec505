import { LayoutGrid, Table } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedButtons } from '../ui/SegmentedButtons'
import { useListLook } from './useListLook'

/** A table, or cards beside each other. */
export const LookChoice = memo(function LookChoice() {
  const { t } = useTranslation('dataTable')
  const [look, choose] = useListLook()
  return (
    <SegmentedButtons
      label={t('look.label')}
      options={[
        { id: 'table', label: t('look.table'), icon: Table },
        { id: 'cards', label: t('look.cards'), icon: LayoutGrid },
      ]}
      value={look}
      onChange={choose}
    />
  )
})
