import { useTranslation } from 'react-i18next'
import { AffectedNames } from '../../../shared/blocks/confirm/AffectedNames'
import { DraftDialog } from '../../../shared/blocks/drafts/DraftDialog'
import { endOfDay } from '../../../shared/blocks/values/day'
import { useAskForOneselfMutation, type Wanted } from '../ownApi'
import { useNewAssignments } from './useNewAssignments'
import { NewAssignmentFields } from './NewAssignmentFields'

interface AskDialogProps {
  title: string
  text: string
  /** At least one item. */
  things: readonly Wanted[]
  /** The present last day, `2027-03-31`, when the request extends an assignment. */
  until?: string
  /** Called when everything was requested. */
  onDone?: (() => void) | undefined
  onClose: () => void
}

/**
 * The dialog that requests roles and resources for the user, with reason and end. Items that failed
 * stay with their reason; a conflict of duties asks for a justification.
 */
export function AskDialog({ title, text, things, until, onDone, onClose }: AskDialogProps) {
  const { t } = useTranslation('assignments')
  const [ask] = useAskForOneselfMutation()
  const form = useNewAssignments<Wanted>({
    draftName: `ask ${things.map(({ id }) => id).join(' ')}`,
    items: things,
    until,
    send: ({ items, reason, justification, until: last }) =>
      ask({
        things: items,
        reason,
        justification,
        expiresAt: last === undefined ? undefined : endOfDay(last),
      }).unwrap(),
    tell: (isDone, count) => (isDone ? t('ask.done', { count }) : t('ask.failed', { count })),
    onDone: () => {
      onDone?.()
      onClose()
    },
  })
  return (
    <DraftDialog
      title={title}
      draft={form.draft}
      onRestore={form.restore}
      verb={t('ask.verb')}
      isBusy={form.isBusy}
      onDo={() => void form.submit()}
      onClose={onClose}
    >
      <p>{text}</p>
      <AffectedNames names={form.entered.items.map(({ name }) => name)} />
      <NewAssignmentFields form={form} hasStart={false} />
    </DraftDialog>
  )
}
