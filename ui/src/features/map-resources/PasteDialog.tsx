import { useTranslation } from 'react-i18next'
import type { PlaceValue } from '../../entities/entitlement/model'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { TextArea } from '../../shared/ui/TextArea'
import { linesOf, matchLines } from './pasted'
import type { PlanItem } from './plan'

interface PasteDialogProps {
  /** DN of the driver, entitlement or system with the values. */
  of: string
  readAll: () => Promise<readonly PlaceValue[]>
  onAdd: (items: readonly PlanItem[]) => void
  onClose: () => void
}

/**
 * Adds a pasted list of values, one in each line; lines that match no value are added as missing.
 */
export function PasteDialog({ of, readAll, onAdd, onClose }: PasteDialogProps) {
  const { t } = useTranslation('mapResources')
  const kinds = useFieldKinds()
  const form = useDialogForm({
    fields: { text: kinds.text({ label: t('paste.label'), hint: t('paste.hint') }) },
    stored: { text: '' },
    draftName: `paste values ${of}`,
    onSave: async ({ all }) => onAdd(matchLines(linesOf(all.text), await readAll())),
    onSaved: onClose,
  })
  const { length: total } = linesOf(form.now.text)
  return (
    <FormDialog
      form={form}
      title={t('paste.title')}
      verb={t('paste.verb', { total })}
      isDisabled={total === 0}
      onClose={onClose}
    >
      <TextArea {...form.field('text')} rows={8} />
    </FormDialog>
  )
}
