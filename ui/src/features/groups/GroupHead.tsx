import { Pencil, Trash2, UsersRound, X } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../entities/group/model'
import { DetailHead } from '../../shared/page/DetailHead'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'

interface GroupHeadProps {
  group: Pick<Group, 'dn' | 'name'>
  /** Of those who may write it. */
  actions: GroupActionsProps | false
}

/** The head of a group's page: its name, its DN, and what can be done with it. */
export function GroupHead({ group: { dn, name }, actions }: GroupHeadProps) {
  return (
    <DetailHead
      sign={<Glyph of={UsersRound} tint="group" />}
      name={name}
      dn={dn}
      actions={actions && <GroupActions {...actions} />}
    />
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
    <>
      {!isEditing && (
        <Button icon={Trash2} variant="quiet" onPress={onDelete}>
          {t('delete.open')}
        </Button>
      )}
      <Button ref={editRef} icon={isEditing ? X : Pencil} onPress={() => onEdit(!isEditing)}>
        {isEditing ? t('edit.leave') : t('edit.open')}
      </Button>
    </>
  )
}
