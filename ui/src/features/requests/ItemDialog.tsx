import type { PermissionDetails } from '../../entities/permission/model'
import { useTranslation } from 'react-i18next'
import type { CartItem, Recipient } from '../../entities/cart/model'
import { useReadPermissionDetailsQuery } from '../../entities/permission/api'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { OverlayFailure } from '../../shared/platform/parts/OverlayFailure'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { Skeleton } from '../../shared/ui/Skeleton'
import { useReturnedFocus } from '../../shared/ui/useReturnedFocus'
import { QuestionsDialog } from './QuestionsDialog'
import type { OpenedItem } from './useOpenedItem'

const DefinitionDialog = lazyPart(
  async () => (await import('./DefinitionDialog')).DefinitionDialog,
  {
    Failed: OverlayFailure,
  },
)

interface ItemDialogProps {
  permission: OpenedItem
  /** The item in the cart; undefined for a new one. */
  item: CartItem | undefined
  /** The recipients of the cart. */
  recipients: readonly Recipient[]
  onSave: (item: CartItem) => void
  /** Called when the form was submitted in its own window. */
  onAsked: (permission: PermissionDetails) => void
  onClose: () => void
}

/** The details of one item, and the form to request it. */
export function ItemDialog(props: ItemDialogProps) {
  const { permission, item, recipients, onSave, onAsked, onClose } = props
  const { t } = useTranslation('requests')
  useReturnedFocus()
  const query = useReadPermissionDetailsQuery({ id: permission.id, kind: permission.kind })
  const { data: details } = query
  const save = (filled: CartItem) => {
    onSave({ ...filled, permission: { ...filled.permission, teams: permission.teams ?? [] } })
    onClose()
  }
  const asking = { item, onSave: save, onClose }
  if (details?.formId !== undefined) {
    const { formId } = details
    return <DefinitionDialog {...asking} {...{ details, formId, recipients, onAsked }} />
  }
  if (details) return <QuestionsDialog {...asking} details={details} />
  return (
    <Dialog
      isOpen
      title={permission.name ?? t('title')}
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
