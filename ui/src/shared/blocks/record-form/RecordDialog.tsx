import type { ReactNode } from 'react'
import { DraftDialog } from '../drafts/DraftDialog'
import { FormFault } from '../form/FormFault'
import { useFirstWrong } from '../form/useFirstWrong'
import { Stack } from '../page/Stack'
import { Clash } from './RecordForm'
import type { RecordFormState } from './useRecordForm'

interface RecordDialogProps<Values extends object> {
  form: RecordFormState<Values>
  title: string
  /** What the button does: "Create assignment". */
  verb: string
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** The form of a small record in a dialog; `onSaved` of the form closes it. */
export function RecordDialog<Values extends object>(props: RecordDialogProps<Values>) {
  const { form, children, ...words } = props
  const fields = useFirstWrong<HTMLDivElement>(form.attempts)
  return (
    <DraftDialog
      {...words}
      draft={form.draft}
      onRestore={form.restore}
      isBusy={form.isSaving}
      onDo={() => void form.submit()}
    >
      <div ref={fields}>
        <Stack>
          {children}
          {form.fault !== undefined && <FormFault error={form.fault} />}
        </Stack>
      </div>
      <Clash form={form} />
    </DraftDialog>
  )
}
