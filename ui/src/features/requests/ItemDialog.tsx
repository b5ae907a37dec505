import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../entities/cart/model'
import { useReadPermissionDetailsQuery } from '../../entities/permission/api'
import type { Permission, PermissionDetails } from '../../entities/permission/model'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { Skeleton } from '../../shared/ui/Skeleton'
import { ItemFields } from './ItemFields'
import { PermissionFacts } from './PermissionFacts'
import { useItemForm } from './useItemForm'

interface ItemDialogProps {
  permission: Permission
  /** As it is in the cart. */
  item: CartItem | undefined
  onSave: (item: CartItem) => void
  onClose: () => void
}

/** Everything that is known about one thing, and what is to be said to ask for it. */
export function ItemDialog(props: ItemDialogProps) {
  const { t } = useTranslation('requests')
  const { permission, onClose } = props
  const query = useReadPermissionDetailsQuery({ id: permission.id, kind: permission.kind })
  if (query.data) return <Form {...props} details={query.data} />
  return (
    <Dialog
      isOpen
      title={permission.name}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('item.cancel')}</Button>}
    >
      <AsyncBoundary
        query={query}
        failedTitle={t('item.failed')}
        skeleton={<Skeleton width="w70" />}
      >
        {() => null}
      </AsyncBoundary>
    </Dialog>
  )
}

function Form(props: ItemDialogProps & { details: PermissionDetails }) {
  const { t } = useTranslation('requests')
  const { details, item, onSave, onClose } = props
  const form = useItemForm(details, item)
  const save = () => {
    const filled = form.submit()
    if (!filled) return
    onSave({ ...filled, permission: { ...details, teams: props.permission.teams } })
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={details.name}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('item.cancel')}</Button>
          <Button variant="primary" onPress={save}>
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
