import { Download } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { CsvExportDialog } from './CsvExportDialog'
import type { CsvExport } from './useCsvExport'

/** Exports all rows of the list, not only the visible page. */
export function CsvExportButton({
  csv,
}: {
  csv: Pick<CsvExport<never>, 'state' | 'exportAll' | 'close'>
}) {
  const { t } = useTranslation('dataTable')
  return (
    <>
      <Button isMinor variant="quiet" icon={Download} onPress={() => void csv.exportAll()}>
        {t('csv.export')}
      </Button>
      <CsvExportDialog state={csv.state} onClose={csv.close} onRetry={() => void csv.exportAll()} />
    </>
  )
}
