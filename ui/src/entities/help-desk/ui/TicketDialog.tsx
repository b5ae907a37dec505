import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../../shared/blocks/record-form/useFieldKinds'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { TextArea } from '../../../shared/ui/TextArea'
import { TextField } from '../../../shared/ui/TextField'
import { useOpenTicketMutation } from '../api'

interface TicketDialogProps {
  title: string
  /** DN of the person who has the problem; undefined for the signed-in person. */
  person: string | undefined
  onOpened: (number: string) => void
  onClose: () => void
}

/** Opens a ticket: asks for a subject and a description. Enter in the subject sends it. */
export function TicketDialog({ title, person, onOpened, onClose }: TicketDialogProps) {
  const { t } = useTranslation('helpDesk')
  const form = useTicket(person, onOpened)
  return (
    <FormDialog form={form} title={title} verb={t('verb')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <TextField {...form.field('subject')} />
      </form>
      <TextArea {...form.field('description')} />
    </FormDialog>
  )
}

function useTicket(person: string | undefined, onOpened: (number: string) => void) {
  const { t } = useTranslation('helpDesk')
  const dispatch = useAppDispatch()
  const kinds = useFieldKinds()
  const [openTicket] = useOpenTicketMutation()
  return useDialogForm({
    fields: {
      subject: kinds.text({ label: t('subject'), isRequired: true }),
      description: kinds.text({ label: t('description'), hint: t('descriptionHint') }),
    },
    stored: { subject: '', description: '' },
    draftName: `ticket ${person ?? ''}`,
    onSave: ({ all }) => openTicket({ ...all, person }).unwrap(),
    onSaved: (number) => {
      dispatch(showFeedback({ status: 200, text: t('done', { number }) }))
      onOpened(number)
    },
  })
}
