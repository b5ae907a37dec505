import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../../shared/blocks/record-form/useFieldKinds'
import type { FormValues } from '../../../shared/blocks/workflow-form/formNode'
import { TextArea } from '../../../shared/ui/TextArea'

/** The buttons of a form that deny or refuse. Source: docs/assumptions.md A-140. */
const VERBS: Readonly<Record<string, 'deny' | 'refuse'>> = {
  DenyAction: 'deny',
  RefuseAction: 'refuse',
}

interface Asked {
  verb: 'deny' | 'refuse'
  give: (reason: string) => void
  stop: () => void
}

/**
 * Asks for a reason to deny or refuse, if the form of the task has no field for it or the field is empty.
 *
 * @param formName - the name under which the draft of the reason is stored.
 *
 * Source: docs/assumptions.md A-295.
 */
export function useReason(formName: string) {
  const [asked, setAsked] = useState<Asked>()
  /** Adds the reason to the values. Rejects with an `AbortError` when the person gives none. */
  const withReason = (values: FormValues, button: string): Promise<FormValues> => {
    const verb = VERBS[button]
    if (!verb || hasReason(values)) return Promise.resolve(values)
    return new Promise((resolve, reject) => {
      setAsked({
        verb,
        give: (comments) => resolve({ ...values, comments }),
        stop: () => reject(new DOMException('no reason was given', 'AbortError')),
      })
    })
  }
  const dialog = asked && (
    <ReasonDialog {...asked} formName={formName} onClose={() => setAsked(undefined)} />
  )
  return { withReason, dialog }
}

function hasReason({ comments, apwaComment }: FormValues): boolean {
  const said = comments ?? apwaComment
  return typeof said === 'string' && said.trim() !== ''
}

interface ReasonDialogProps extends Asked {
  formName: string
  onClose: () => void
}

function ReasonDialog({ verb, give, stop, formName, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('tasks')
  const kinds = useFieldKinds()
  const form = useDialogForm({
    fields: {
      reason: kinds.text({ label: t('comment'), hint: t('commentHint'), isRequired: true }),
    },
    stored: { reason: '' },
    draftName: `${verb} ${formName}`,
    draftVersion: 2,
    onSave: ({ all }) => give(all.reason),
    onSaved: onClose,
  })
  const { error, ...field } = form.field('reason')
  return (
    <FormDialog
      form={form}
      title={t(`verb.${verb}`)}
      verb={t(`verb.${verb}`)}
      variant="danger"
      onClose={() => {
        stop()
        onClose()
      }}
    >
      <p>{t(`follows.${verb}`)}</p>
      <TextArea
        {...field}
        error={error && t('required.comment')}
        onEnter={() => void form.submit()}
      />
    </FormDialog>
  )
}
