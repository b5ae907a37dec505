import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../entities/cart/model'
import type { PermissionDetails } from '../../entities/permission/model'
import { DraftDialog } from '../../shared/blocks/drafts/DraftDialog'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { ItemFields } from './ItemFields'
import { PermissionFacts } from './PermissionFacts'
import { useItemForm, type Entered } from './useItemForm'

export interface AskingProps {
  details: PermissionDetails
  /** The item in the cart; undefined for a new one. */
  item: CartItem | undefined
  onSave: (item: CartItem) => void
  onClose: () => void
}

/** Asks for the entries of an item without a form: its questions, and its start and end date. */
export function QuestionsDialog({ details, item, onSave, onClose }: AskingProps) {
  const { t } = useTranslation('requests')
  const form = useItemForm(details, item)
  const draft = useDraft<Entered>({ name: `item ${details.id}`, version: 1, value: form.changed })
  return (
    <DraftDialog
      title={details.name}
      draft={draft}
      onRestore={form.restore}
      verb={item ? t('item.save') : t('item.add')}
      onDo={() => {
        if (!form.check()) return
        draft.forget()
        onSave(form.filled())
      }}
      onClose={onClose}
    >
      <PermissionFacts details={details} />
      <ItemFields details={details} form={form} />
    </DraftDialog>
  )
}
