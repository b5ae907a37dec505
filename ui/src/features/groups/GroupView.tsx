import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GroupDetail } from '../../entities/group/model'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { Stack } from '../../shared/page/Stack'
import { UndoToasts } from '../../shared/undo/UndoToasts'
import { useUndo } from '../../shared/undo/useUndo'
import { DeleteGroupsDialog } from './DeleteGroupsDialog'
import { GroupEdit } from './GroupEdit'
import { GroupFacts } from './GroupFacts'
import { GroupHead } from './GroupHead'
import { GroupSections } from './GroupSections'
import { MANAGE_RIGHT, toGroups } from './routes'

export interface GroupViewProps {
  group: GroupDetail
  readAgain: () => Promise<GroupDetail | null>
}

/** A group, what is known about it, and who is in it; or what can be changed of it. */
export function GroupView({ group, readAgain }: GroupViewProps) {
  const navigate = useNavigate()
  const mayManage = usePageRight(MANAGE_RIGHT)
  const undo = useUndo()
  const [mode, setMode] = useState<'view' | 'edit' | 'delete'>('view')
  const editButton = useRef<HTMLButtonElement>(null)
  const view = () => setMode('view')
  const actions = {
    isEditing: mode === 'edit',
    editRef: editButton,
    onEdit: (isEditing: boolean) => setMode(isEditing ? 'edit' : 'view'),
    onDelete: () => setMode('delete'),
  }
  const stopEditing = () => {
    view()
    editButton.current?.focus()
  }
  return (
    <>
      <GroupHead group={group} actions={mayManage && actions} />
      <Stack>
        {mode === 'edit' ? (
          <GroupEdit group={group} readAgain={readAgain} onDone={stopEditing} />
        ) : (
          <>
            <GroupFacts group={group} />
            <GroupSections group={group} mayManage={mayManage} undo={undo} />
          </>
        )}
      </Stack>
      {mode === 'delete' && (
        <DeleteGroupsDialog
          groups={[group]}
          onDone={() => void navigate(toGroups())}
          onClose={view}
        />
      )}
      <UndoToasts undo={undo} />
    </>
  )
}
