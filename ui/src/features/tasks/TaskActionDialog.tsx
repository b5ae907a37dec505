import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { groupTab } from '../../entities/group/pickerTab'
import { isDecision, type TaskAction } from '../../entities/task/actions'
import type { Task } from '../../entities/task/model'
import { userTab } from '../../entities/user/pickerTab'
import { useListText } from '../../i18n/useListText'
import { AffectedNames } from '../../shared/confirm/AffectedNames'
import { DraftDialog } from '../../shared/drafts/DraftDialog'
import { EntityPicker } from '../../shared/entity-picker/EntityPicker'
import { ChildFeedback } from '../../shared/feedback/ChildFeedback'
import { FormFault } from '../../shared/form/FormFault'
import { Stack } from '../../shared/page/Stack'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { Banner } from '../../shared/ui/Banner'
import { TextArea } from '../../shared/ui/TextArea'
import { AskedFacts } from './AskedFacts'
import styles from './TaskActionDialog.module.css'
import { useTaskTitle } from './useTaskTitle'
import { useTaskDecision, type TaskDecisionOptions } from './useTaskDecision'
import { PLACE } from './useTaskDeed'

/**
 * Asks for a comment, and for whom a task is passed on to, before something is done with tasks; Enter does it. When
 * nothing was done it stays, with the reasons and all that was typed.
 */
export function TaskActionDialog(props: TaskDecisionOptions & { onClose: () => void }) {
  const { action, tasks, leftOut = [], onClose } = props
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
        <Meant action={action} tasks={tasks} leftOut={leftOut} />
        <Receiver decision={decision} />
        <CommentField decision={decision} />
        <ChildFeedback place={PLACE} />
        {decision.fault !== undefined && <FormFault error={decision.fault} />}
      </Stack>
    </DraftDialog>
  )
}

interface MeantProps {
  action: TaskAction
  tasks: readonly Task[]
  leftOut: readonly Task[]
}

/** Which tasks it is about, and which not; of one that is decided alone what is asked for. */
function Meant({ action, tasks, leftOut }: MeantProps) {
  const { t } = useTranslation('tasks')
  const listText = useListText()
  const titleOf = useTaskTitle()
  const names = tasks.map(titleOf)
  const only = tasks.length === 1 ? tasks[0] : undefined
  return (
    <>
      <p>{only ? titleOf(only) : t('several', { count: names.length })}</p>
      {!only && <AffectedNames names={names} />}
      {only && isDecision(action) && <AskedFacts task={only} />}
      {leftOut.length > 0 && (
        <Banner kind="warning">{t('leftOut', { names: listText(leftOut.map(titleOf)) })}</Banner>
      )}
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

function CommentField({ decision }: { decision: Decision }) {
  const { t } = useTranslation('tasks')
  const place = useRef<HTMLDivElement>(null)
  const { needsReceiver, needsComment, entered, change, errors } = decision
  useEffect(() => {
    if (!needsReceiver) place.current?.querySelector('textarea')?.focus()
  }, [needsReceiver])
  return (
    <div ref={place}>
      <TextArea
        label={t('comment')}
        hint={<span className={styles.keyboard}>{t('commentHint')}</span>}
        isRequired={needsComment}
        value={entered.comment}
        onChange={(comment) => change({ comment })}
        onEnter={() => void decision.submit()}
        error={errors.comment}
      />
    </div>
  )
}
