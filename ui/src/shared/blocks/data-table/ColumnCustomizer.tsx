import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/errors/useErrorText'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { ColumnList } from './ColumnList'
import { type DraftColumn, shownKeys } from './columnDraft'
import type { ColumnChoice } from './useColumnChoice'

interface ColumnCustomizerProps {
  choice: ColumnChoice<never>
  onClose: () => void
}

/**
 * Chooses the visible columns and their order. When saving fails, the dialog shows the error and keeps the choice.
 * Source: SPEC 7 "Preferences".
 */
export function ColumnCustomizer({ choice, onClose }: ColumnCustomizerProps) {
  const { t } = useTranslation('dataTable')
  const errorText = useErrorText()
  const [draft, setDraft] = useState<DraftColumn[]>(() =>
    choice.all.map((column) => ({
      key: column.key,
      label: column.label,
      isName: column.isName ?? false,
      isShown: choice.columns.includes(column),
    })),
  )
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const keep = async (change: () => Promise<unknown>) => {
    setIsPending(true)
    const error = await change()
    setIsPending(false)
    setFailure(error)
    if (!error) onClose()
  }
  return (
    <Dialog
      title={t('columns.customize')}
      isOpen
      onClose={onClose}
      actions={
        <DialogActions
          verb={t('columns.apply')}
          isBusy={isPending}
          onDo={() => void keep(() => choice.choose(shownKeys(draft)))}
          onCancel={onClose}
        >
          <Button variant="quiet" isDisabled={isPending} onPress={() => void keep(choice.restore)}>
            {t('columns.restore')}
          </Button>
        </DialogActions>
      }
    >
      <p>{t('columns.hint')}</p>
      <ColumnList draft={draft} onChange={setDraft} />
      {failure !== undefined && (
        <div role="alert">
          <Banner kind="danger">
            {t('columns.notKept')} {errorText(failure)}
          </Banner>
        </div>
      )}
    </Dialog>
  )
}
