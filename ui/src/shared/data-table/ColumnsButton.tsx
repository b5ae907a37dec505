import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import type { ColumnChoice } from './useColumnChoice'

const ColumnCustomizer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "columns" */ './ColumnCustomizer')).ColumnCustomizer,
}))

/** Opens the choice of columns, whose code comes with it. */
export function ColumnsButton({ choice }: { choice: ColumnChoice<never> }) {
  const { t } = useTranslation('dataTable')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={Columns3} onPress={() => setIsOpen(true)}>
        {t('columns.customize')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnCustomizer choice={choice} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
