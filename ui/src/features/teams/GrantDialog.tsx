import { useState, type ReactNode } from 'react'
import { DraftDialog } from '../../shared/blocks/drafts/DraftDialog'
import type { KeptDraft } from '../../shared/blocks/drafts/useDraft'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { useSave } from '../../shared/blocks/form/useSave'
import { Stack } from '../../shared/blocks/page/Stack'

interface GrantDialogProps<Entered> {
  title: string
  draft: KeptDraft<Entered>
  onRestore: (entered: Entered) => void
  verb: string
  /** Whether everything is there that the call needs. */
  isComplete: boolean
  /** Saving was tried: what is missing is said. */
  onIncomplete: () => void
  /** Rejects with the error of the call. */
  onSave: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A dialog that changes the permissions of a team; what the server refuses is told in it. */
export function GrantDialog<Entered>(props: GrantDialogProps<Entered>) {
  const { draft, isComplete, onIncomplete, onSave, onClose, children, ...words } = props
  const [isBusy, setBusy] = useState(false)
  const { attempt, fault } = useSave(onSave)
  const save = async () => {
    if (!isComplete) {
      onIncomplete()
      return
    }
    setBusy(true)
    const isSaved = await attempt(undefined)
    if (!isSaved) {
      setBusy(false)
      return
    }
    draft.forget()
    onClose()
  }
  return (
    <DraftDialog
      {...words}
      draft={draft}
      isBusy={isBusy}
      onDo={() => void save()}
      onClose={onClose}
    >
      <Stack>
        {children}
        {fault !== undefined && <FormFault error={fault} />}
      </Stack>
    </DraftDialog>
  )
}
