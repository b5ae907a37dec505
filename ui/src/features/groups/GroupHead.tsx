import { Pencil, Trash2, UsersRound, X } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../entities/group/model'
import { CopyableId } from '../../shared/page/CopyableId'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import styles from './GroupHead.module.css'

interface GroupHeadProps {
  group: Pick<Group, 'dn' | 'name'>
  /** Of those who may write it. */
  actions: GroupActionsProps | false
}

/** The head of a group's page: its name, its DN, and what can be done with it. */
export function GroupHead({ group: { dn, name }, actions }: GroupHeadProps) {
  const { t } = useTranslation('groups')
  return (
    <div className={styles.head}>
      <Glyph of={UsersRound} tint="group" />
      <div className={styles.who}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <CopyableId id={dn} copyLabel={t('copyDn')} copiedText={t('dnCopied')} />
      </div>
      {actions && <GroupActions {...actions} />}
    </div>
  )
}

interface GroupActionsProps {
  isEditing: boolean
  /** Keeps the focus when editing begins and ends. */
  editRef: Ref<HTMLButtonElement>
  onEdit: (isEditing: boolean) => void
  onDelete: () => void
}

function GroupActions({ isEditing, editRef, onEdit, onDelete }: GroupActionsProps) {
  const { t } = useTranslation('groups')
  return (
    <div className={styles.actions}>
      {!isEditing && (
        <Button icon={Trash2} variant="quiet" onPress={onDelete}>
          {t('delete.open')}
        </Button>
      )}
      <Button ref={editRef} icon={isEditing ? X : Pencil} onPress={() => onEdit(!isEditing)}>
        {isEditing ? t('edit.leave') : t('edit.open')}
      </Button>
    </div>
  )
}
