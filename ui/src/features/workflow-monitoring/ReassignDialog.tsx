import { useTranslation } from 'react-i18next'
import { useMemberTabs } from '../../entities/principal/useMemberTabs'
import { useReassignTasksMutation } from '../../entities/workflow-process/api'
import type { WorkTask } from '../../entities/workflow-process/model'
import { AffectedNames } from '../../shared/blocks/confirm/AffectedNames'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import { TextArea } from '../../shared/ui/TextArea'

interface ReassignDialogProps {
  /** The tasks to reassign; at least one, and all are open. */
  tasks: readonly WorkTask[]
  onDone: () => void
  onClose: () => void
}

interface Entered {
  receiver: readonly PickerItem[]
  comment: string
}

/**
 * Asks who gets the tasks. It warns about a claimed task, because the person who works on it loses
 * it.
 */
export function ReassignDialog({ tasks, onDone, onClose }: ReassignDialogProps) {
  const { t } = useTranslation('workflows')
  const send = useSend(onDone)
  const tabs = useMemberTabs()
  const kinds = useFieldKinds()
  const form = useDialogForm<Entered>({
    fields: {
      receiver: kinds.item({ label: t('reassign.receiver'), isRequired: true }),
      comment: kinds.text({ label: t('reassign.comment') }),
    },
    stored: { receiver: [], comment: '' },
    draftName: `reassign ${tasks.map(({ id }) => id).join(' ')}`,
    onSave: ({ all: { receiver, comment } }) => send(tasks, receiver[0]?.id ?? '', comment),
    onSaved: onClose,
  })
  const [chosen] = form.now.receiver
  const isSame = tasks.every(({ addressee }) => addressee === chosen?.id)
  const { error, ...receiver } = form.field('receiver')
  return (
    <FormDialog
      form={form}
      title={t('reassign.title', { number: tasks.length })}
      verb={t('reassign.verb')}
      isDisabled={!chosen || isSame}
      onClose={onClose}
    >
      <AffectedNames names={[...new Set(tasks.map(({ activity }) => activity))]} />
      {tasks.some(({ claimer }) => claimer !== '') && (
        <Banner kind="warning">{t('reassign.claimed')}</Banner>
      )}
      <EntityPicker
        {...receiver}
        tabs={tabs}
        selection="single"
        error={isSame ? t('reassign.same') : error}
      />
      <TextArea {...form.field('comment')} />
    </FormDialog>
  )
}

/**
 * Reassigns tasks and shows the outcome of each. When none was reassigned, the dialog stays open
 * with the reasons.
 */
function useSend(onDone: () => void) {
  const { t } = useTranslation('workflows')
  const dispatch = useAppDispatch()
  const [reassign] = useReassignTasksMutation()
  return async (tasks: readonly WorkTask[], approver: string, comment: string) => {
    const answer = await reassign({ ids: tasks.map(({ id }) => id), approver, comment }).unwrap()
    const outcome = {
      ...answer,
      failed: answer.failed.map((each) => ({
        ...each,
        name: tasks.find(({ id }) => id === each.id)?.activity ?? each.id,
      })),
    }
    const { length: done } = outcome.succeeded
    const text = outcome.success
      ? t('reassign.done', { number: done })
      : t('reassign.some', { done, all: tasks.length })
    dispatch(showFeedback({ text, outcome }))
    if (done > 0) onDone()
  }
}
