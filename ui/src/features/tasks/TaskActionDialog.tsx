import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { groupTab } from '../../entities/group/pickerTab'
import type { Task } from '../../entities/task/model'
import { userTab } from '../../entities/user/pickerTab'
import { AffectedNames } from '../../shared/confirm/AffectedNames'
import { DraftDialog } from '../../shared/drafts/DraftDialog'
import { EntityPicker } from '../../shared/entity-picker/EntityPicker'
import { ChildFeedback } from '../../shared/feedback/ChildFeedback'
import { FormFault } from '../../shared/form/FormFault'
import { Stack } from '../../shared/page/Stack'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { Banner } from '../../shared/ui/Banner'
import { TextField } from '../../shared/ui/TextField'
import { useTaskTitle } from './useTaskTitle'
import { useTaskDecision, type TaskDecisionOptions } from './useTaskDecision'
import { PLACE } from './useTaskDeed'

/**
 * Asks for a comment, and for whom a task is passed on to, before something is done with tasks; Enter does it. When
 * nothing was done it stays, with the reasons and all that was typed.
 */
export function TaskActionDialog(props: TaskDecisionOptions & { onClose: () => void }) {
  const { action, tasks, onClose } = props
  const { t } = useTranslation('tasks')
  const decision = useTaskDecision(props)
  return (
    <DraftDialog
      title={t(`verb.${action}`)}
      draft={decision.draft}
      onRestore={decision.setEntered}
      verb={t(`verb.${action}`)}
      variant={action === 'deny' || action === 'refuse' ? 'danger' : 'primary'}
      isBusy={decision.isBusy}
      onDo={() => void decision.submit()}
      onClose={onClose}
    >
      <Stack gap="tight">
        <Meant tasks={tasks} isAlone={decision.isAlone} />
        <Receiver decision={decision} />
        <CommentLine decision={decision} />
        <ChildFeedback place={PLACE} />
        {decision.fault !== undefined && <FormFault error={decision.fault} />}
      </Stack>
    </DraftDialog>
  )
}

/** Which tasks it is about. */
function Meant({ tasks, isAlone }: { tasks: readonly Task[]; isAlone: boolean }) {
  const { t } = useTranslation('tasks')
  const names = tasks.map(useTaskTitle())
  return (
    <>
      <p>{names.length === 1 ? names[0] : t('several', { count: names.length })}</p>
      {names.length > 1 && <AffectedNames names={names} />}
      {isAlone && <Banner kind="warning">{t('alone')}</Banner>}
    </>
  )
}

type Decision = ReturnType<typeof useTaskDecision>

/** Who gets a task that is passed on. */
function Receiver({
  decision: { needsReceiver, entered, change, errors },
}: {
  decision: Decision
}) {
  const { t } = useTranslation('tasks')
  const clientId = useBootstrap().client.id
  const tabs = useMemo(() => [userTab({ clientId }), groupTab({ clientId })] as const, [clientId])
  if (!needsReceiver) return null
  return (
    <EntityPicker
      label={t('receiver')}
      tabs={tabs}
      selection="single"
      isRequired
      value={entered.receiver}
      onChange={(receiver) => change({ receiver })}
      error={errors.receiver}
    />
  )
}

function CommentLine({ decision }: { decision: Decision }) {
  const { t } = useTranslation('tasks')
  const form = useRef<HTMLFormElement>(null)
  const { needsReceiver, needsComment, entered, change, errors } = decision
  useEffect(() => {
    if (!needsReceiver) form.current?.querySelector('input')?.focus()
  }, [needsReceiver])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void decision.submit()
      }}
    >
      <TextField
        label={t('comment')}
        isRequired={needsComment}
        value={entered.comment}
        onChange={(comment) => change({ comment })}
        error={errors.comment}
      />
    </form>
  )
}
