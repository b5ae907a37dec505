import { useTranslation } from 'react-i18next'
import { DraftDialog } from '../../../shared/blocks/drafts/DraftDialog'
import { FormFault } from '../../../shared/blocks/form/FormFault'
import { Stack } from '../../../shared/blocks/page/Stack'
import { TextArea } from '../../../shared/ui/TextArea'
import { TextField } from '../../../shared/ui/TextField'
import { useTicket } from './useTicket'

interface TicketDialogProps {
  title: string
  /** DN of the person whose ticket it is; undefined for the one who is signed in. */
  person: string | undefined
  onOpened: (number: string) => void
  onClose: () => void
}

/** Asks what does not work; Enter behind the subject opens the ticket. */
export function TicketDialog({ title, person, onOpened, onClose }: TicketDialogProps) {
  const { t } = useTranslation('helpDesk')
  const ticket = useTicket(person, onOpened)
  return (
    <DraftDialog
      title={title}
      draft={ticket.draft}
      onRestore={ticket.restore}
      verb={t('verb')}
      isBusy={ticket.isBusy}
      onDo={() => void ticket.submit()}
      onClose={onClose}
    >
      <Stack gap="tight">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void ticket.submit()
          }}
        >
          <TextField
            label={t('subject')}
            isRequired
            value={ticket.subject}
            onChange={ticket.setSubject}
            error={ticket.error}
          />
        </form>
        <TextArea
          label={t('description')}
          hint={t('descriptionHint')}
          value={ticket.description}
          onChange={ticket.setDescription}
        />
        {ticket.fault !== undefined && <FormFault error={ticket.fault} />}
      </Stack>
    </DraftDialog>
  )
}
