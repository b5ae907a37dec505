import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlaceValue } from '../../entities/entitlement/model'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'
import { TextArea } from '../../shared/ui/TextArea'
import { linesOf, matchLines } from './pasted'
import type { PlanItem } from './plan'

interface PasteDialogProps {
  readAll: () => Promise<readonly PlaceValue[]>
  onAdd: (items: readonly PlanItem[]) => void
  onClose: () => void
}

/** Takes a list of values from elsewhere, one in a line; those that are not in the system are added as such. */
export function PasteDialog({ readAll, onAdd, onClose }: PasteDialogProps) {
  const { t } = useTranslation('mapResources')
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const lines = linesOf(text)
  const add = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      onAdd(matchLines(lines, await readAll()))
      onClose()
    } catch (error) {
      setFault(error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      title={t('paste.title')}
      {...(!isBusy && { onClose })}
      actions={
        <DialogActions
          verb={t('paste.verb', { total: lines.length })}
          isBusy={isBusy}
          isDisabled={lines.length === 0}
          onDo={() => void add()}
          onCancel={onClose}
        />
      }
    >
      <TextArea
        label={t('paste.label')}
        hint={t('paste.hint')}
        rows={8}
        value={text}
        onChange={setText}
      />
      {fault !== undefined && <FormFault error={fault} />}
    </Dialog>
  )
}
