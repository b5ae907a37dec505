import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/errors/useErrorText'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './CsvExport.module.css'
import { MAX_ROWS } from './readAllRows'
import type { ExportState } from './useCsvExport'

interface CsvExportDialogProps {
  state: ExportState
  /** Closes the dialog, and stops a running export. */
  onClose: () => void
  onRetry: () => void
}

/** The progress of an export, or why it failed. */
export function CsvExportDialog({ state, onClose, onRetry }: CsvExportDialogProps) {
  const { t } = useTranslation(['dataTable', 'ui'])
  return (
    <Dialog
      title={t('csv.export')}
      isOpen={state.phase !== 'idle'}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            {state.phase === 'reading' ? t('ui:cancel') : t('ui:close')}
          </Button>
          {state.phase === 'failed' && (
            <Button variant="primary" onPress={onRetry}>
              {t('ui:retry')}
            </Button>
          )}
        </>
      }
    >
      <ExportPhase state={state} />
    </Dialog>
  )
}

function ExportPhase({ state }: Pick<CsvExportDialogProps, 'state'>) {
  const { t } = useTranslation('dataTable')
  const errorText = useErrorText()
  switch (state.phase) {
    case 'reading': {
      const { read, total } = state
      return (
        <>
          <progress
            className={styles.progress}
            aria-label={t('csv.export')}
            max={total ?? 1}
            value={total === undefined ? undefined : read}
          />
          <p role="status">
            {total === undefined
              ? t('csv.readSoFar', { count: read })
              : t('csv.read', { read, total })}
          </p>
        </>
      )
    }
    case 'tooMany':
      return <p role="alert">{t('csv.tooMany', { max: MAX_ROWS })}</p>
    case 'failed':
      return (
        <p role="alert">
          {t('csv.failed')} {errorText(state.error)}
        </p>
      )
    case 'idle':
      return null
  }
}
