import { Columns3 } from 'lucide'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../platform/parts/loadPart'
import { useLazyDialog } from '../../platform/parts/useLazyDialog'
import { Button } from '../../ui/Button'
import type { ColumnChoice } from './useColumnChoice'

const loadCustomizer = () =>
  loadPart(async () => {
    const { ColumnCustomizer } = await import(
      /* webpackChunkName: "columns" */ './ColumnCustomizer'
    )
    return ColumnCustomizer
  })

/** Opens the dialog for the columns, whose code is loaded on demand. */
export const ColumnsButton = memo(function ColumnsButton({
  choice,
}: {
  choice: ColumnChoice<never>
}) {
  const { t } = useTranslation('dataTable')
  const customizer = useLazyDialog(loadCustomizer, [])
  const { LazyDialog: Customizer, isOpen, isLoading, open, close } = customizer
  return (
    <>
      <Button
        isMinor
        variant="quiet"
        icon={Columns3}
        isPending={isLoading}
        onPress={() => void open()}
      >
        {t('columns.customize')}
      </Button>
      {isOpen && Customizer && <Customizer choice={choice} onClose={close} />}
    </>
  )
})
