import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../entities/cart/model'
import type { PermissionDetails } from '../../entities/permission/model'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { ItemFields } from './ItemFields'
import { PermissionFacts } from './PermissionFacts'
import { useItemForm } from './useItemForm'

export interface AskingProps {
  details: PermissionDetails
  /** As it is in the cart. */
  item: CartItem | undefined
  onSave: (item: CartItem) => void
  onClose: () => void
}

/** Asks for what has no form of its own: its questions, and from when until when. */
export function QuestionsDialog({ details, item, onSave, onClose }: AskingProps) {
  const { t } = useTranslation('requests')
  const form = useItemForm(details, item)
  return (
    <Dialog
      isOpen
      title={details.name}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('item.cancel')}</Button>
          <Button variant="primary" onPress={() => form.check() && onSave(form.filled())}>
            {item ? t('item.save') : t('item.add')}
          </Button>
        </>
      }
    >
      <PermissionFacts details={details} />
      <ItemFields details={details} form={form} />
    </Dialog>
  )
}
