import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupTab } from '../../entities/group/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import { useReassignTasksMutation } from '../../entities/workflow-process/api'
import type { WorkTask } from '../../entities/workflow-process/model'
import { AffectedNames } from '../../shared/blocks/confirm/AffectedNames'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { useSave } from '../../shared/blocks/form/useSave'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'
import { TextArea } from '../../shared/ui/TextArea'

interface ReassignDialogProps {
  /** At least one, all open. */
  tasks: readonly WorkTask[]
  onDone: () => void
  onClose: () => void
}

/** Asks who gets the tasks. One that is claimed is told, as it is taken from who works on it. */
export function ReassignDialog({ tasks, onDone, onClose }: ReassignDialogProps) {
  const { t } = useTranslation('workflows')
  const [receiver, setReceiver] = useState<readonly PickerItem[]>([])
  const [comment, setComment] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = useSend(onDone)
  const [chosen] = receiver
  const isSame = tasks.every(({ addressee }) => addressee === chosen?.id)
  const { attempt, fault } = useSave((to: string) => send(tasks, to, comment.trim()))
  const submit = async () => {
    if (!chosen) return
    setBusy(true)
    if (await attempt(chosen.id)) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      isOpen
      title={t('reassign.title', { number: tasks.length })}
      {...(!isBusy && { onClose })}
      actions={
        <DialogActions
          verb={t('reassign.verb')}
          isBusy={isBusy}
          isDisabled={!chosen || isSame}
          onDo={() => void submit()}
          onCancel={onClose}
        />
      }
    >
      <Stack gap="tight">
        <AffectedNames names={[...new Set(tasks.map(({ activity }) => activity))]} />
        {tasks.some(({ claimer }) => claimer !== '') && (
          <Banner kind="warning">{t('reassign.claimed')}</Banner>
        )}
        <Receiver value={receiver} onChange={setReceiver} isSame={isSame} />
        <TextArea label={t('reassign.comment')} value={comment} onChange={setComment} />
        {fault !== undefined && <FormFault error={fault} />}
      </Stack>
    </Dialog>
  )
}

interface ReceiverProps {
  value: readonly PickerItem[]
  onChange: (items: readonly PickerItem[]) => void
  /** They have the tasks already. */
  isSame: boolean
}

function Receiver({ value, onChange, isSame }: ReceiverProps) {
  const { t } = useTranslation('workflows')
  const clientId = useBootstrap().client.id
  const tabs = useMemo(() => [userTab({ clientId }), groupTab({ clientId })] as const, [clientId])
  return (
    <EntityPicker
      label={t('reassign.receiver')}
      tabs={tabs}
      selection="single"
      isRequired
      value={value}
      onChange={onChange}
      error={isSame ? t('reassign.same') : undefined}
    />
  )
}

/** Tells what became of each task; nothing done is a failure of the dialog. */
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
