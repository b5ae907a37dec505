import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GroupDetail } from '../../entities/group/model'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { Stack } from '../../shared/blocks/page/Stack'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { UndoToasts } from '../../shared/blocks/undo/UndoToasts'
import { useUndo } from '../../shared/blocks/undo/useUndo'
import { DeleteGroupsDialog } from './DeleteGroupsDialog'
import { GroupFacts } from './GroupFacts'
import { GroupHead } from './GroupHead'
import { GroupSections } from './GroupSections'
import { MANAGE_RIGHT, toGroups } from './routes'

/** A group, what is known about it, and who is in it. */
export function GroupView({ group }: { group: GroupDetail }) {
  const navigate = useNavigate()
  const mayManage = usePageRight(MANAGE_RIGHT)
  const undo = useUndo()
  const [isLeaving, setLeaving] = useState(false)
  usePageTitle(group.name)
  return (
    <>
      <GroupHead group={group} onDelete={mayManage && (() => setLeaving(true))} />
      <Stack>
        <GroupFacts group={group} />
        <GroupSections group={group} mayManage={mayManage} undo={undo} />
      </Stack>
      {isLeaving && (
        <DeleteGroupsDialog
          groups={[group]}
          onDone={() => void navigate(toGroups())}
          onClose={() => setLeaving(false)}
        />
      )}
      <UndoToasts undo={undo} />
    </>
  )
}
