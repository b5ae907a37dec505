import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kind } from '../../entities/entity/model'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { SavedForm } from '../../shared/blocks/form/SavedForm'
import styles from './DeletionBar.module.css'
import type { MarkedDeletion } from './useMarkedDeletion'

interface DeletionBarProps {
  kind: Kind
  deletion: MarkedDeletion
  /** Called when all marked entities are deleted. */
  onDeleted?: () => void
}

/** Names the entities that are marked for deletion, with the button that deletes them; hidden when none is marked. */
export function DeletionBar({ kind, deletion, onDeleted }: DeletionBarProps) {
  const { t } = useTranslation('entities')
  const [isAsking, setAsking] = useState(false)
  const names = deletion.entities.map(({ name }) => name)
  if (names.length === 0) return null
  const title =
    names.length === 1
      ? t('confirm.one', { name: names[0] })
      : t('confirm.many', { count: names.length, kind: kind.name })
  return (
    <div className={styles.bar} data-stays>
      <SavedForm
        label={t('deletion')}
        changes={names}
        wrong={0}
        saveText={t('save')}
        isSaving={isAsking}
        attempts={0}
        fault={undefined}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
        onDiscard={deletion.keepAll}
      >
        {null}
      </SavedForm>
      {isAsking && (
        <ConfirmDialog
          kind="deletion"
          title={title}
          consequence={t('confirm.consequence')}
          affected={names}
          verb={t('confirm.verb', { count: names.length })}
          typed={names.length > 1 ? names.length : undefined}
          onConfirm={async () => {
            const { success } = await deletion.save()
            if (success) onDeleted?.()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
