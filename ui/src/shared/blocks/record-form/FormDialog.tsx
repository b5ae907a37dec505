import { useEffect, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { DraftDialog } from '../drafts/DraftDialog'
import { FormFault } from '../form/FormFault'
import { useFirstWrong } from '../form/useFirstWrong'
import { Stack } from '../page/Stack'
import { Clash } from './RecordForm'
import type { DialogFormState } from './useDialogForm'
import type { RecordFormState } from './useRecordForm'

type Words = Pick<
  ComponentProps<typeof DraftDialog>,
  'title' | 'side' | 'verb' | 'variant' | 'isDisabled' | 'onClose'
>

interface FormDialogProps<Values extends object> extends Words {
  form: DialogFormState<Values> | RecordFormState<Values>
  /** The fields. */
  children: ReactNode
}

/** Controls for typed text that open nothing on focus; a picker would. */
const TEXT =
  'textarea, input:is([type="text"], [type="email"], [type="tel"], [type="url"]):not([role])'

/**
 * A form in a dialog, for a small record or for the input of an action. `onSaved` of the form
 * closes the dialog.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { form, children, ...words } = props
  const fields = useFirstWrong<HTMLDivElement>(form.attempts)
  useBegunTyping(fields)
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
      {'clash' in form && <Clash form={form} />}
    </DraftDialog>
  )
}

/** Focuses the first field when the dialog opens, if it is a field for text. */
function useBegunTyping(fields: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLElement>('input, textarea, select, button')
    if (first?.matches(TEXT)) first.focus()
  }, [fields])
}
