import { LayoutGrid, Table } from 'lucide'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListLook } from '../listing/listLook'
import { SegmentedButtons } from '../../ui/SegmentedButtons'

interface LookChoiceProps {
  look: ListLook
  onChoose: (look: ListLook) => void
}

/** Chooses between a table and cards. */
export const LookChoice = memo(function LookChoice({ look, onChoose }: LookChoiceProps) {
  const { t } = useTranslation('dataTable')
  return (
    <SegmentedButtons
      label={t('look.label')}
      options={[
        { id: 'table', label: t('look.table'), icon: Table },
        { id: 'cards', label: t('look.cards'), icon: LayoutGrid },
      ]}
      value={look}
      onChange={onChoose}
    />
  )
})
