import { useTranslation } from 'react-i18next'
import { useMemberTabs } from '../../entities/principal/useMemberTabs'
import { isDecision } from '../../entities/task/actions'
import { useListText } from '../../i18n/useListText'
import { AffectedNames } from '../../shared/blocks/confirm/AffectedNames'
import { DraftDialog } from '../../shared/blocks/drafts/DraftDialog'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { ChildFeedback } from '../../shared/blocks/feedback/ChildFeedback'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { useFirstWrong } from '../../shared/blocks/form/useFirstWrong'
import { Stack } from '../../shared/blocks/page/Stack'
import { Banner } from '../../shared/ui/Banner'
import { TextArea } from '../../shared/ui/TextArea'
import { useFirstField } from '../../shared/ui/useFirstField'
import { AskedFacts } from './AskedFacts'
import styles from './TaskActionDialog.module.css'
import { useTaskTitle } from './useTaskTitle'
import { useTaskDecision, type TaskDecisionOptions } from './useTaskDecision'
import { TASK_FEEDBACK } from './useTaskAction'

export interface TaskDialogOptions extends TaskDecisionOptions {
  /** How many tasks of a resumed decision are no longer in the list. */
  gone?: number
}

interface TaskActionDialogProps extends TaskDialogOptions {
  /** Called when the action succeeded for at least one task. */
  onDone: () => void
  onClose: () => void
}

/**
 * Asks for a comment, and for a receiver when tasks are reassigned; Enter carries the action out. When the action failed for
 * all tasks, the dialog stays open with the reasons and everything that was entered.
 */
export function TaskActionDialog(props: TaskActionDialogProps) {
  const { action, onDone, onClose } = props
  const { t } = useTranslation('tasks')
  const decision = useTaskDecision(props, onDone)
  return (
    <DraftDialog
      title={t(`verb.${action}`)}
      draft={decision.draft}
      onRestore={({ entered }) => decision.setEntered(entered)}
      verb={t(`verb.${action}`)}
      variant={action === 'deny' || action === 'refuse' ? 'danger' : 'primary'}
      isBusy={decision.isBusy}
      onDo={() => void decision.submit()}
      onClose={onClose}
    >
      <Stack gap="tight">
        {(action === 'deny' || action === 'refuse') && <p>{t(`follows.${action}`)}</p>}
        <Meant {...props} />
        <Fields decision={decision} />
        <ChildFeedback place={TASK_FEEDBACK} />
        {decision.fault !== undefined && <FormFault error={decision.fault} />}
      </Stack>
    </DraftDialog>
  )
}

/** Names the tasks of the action, and those that are left out; for a single task also its request. */
function Meant({ action, tasks, leftOut = [], gone = 0 }: TaskDialogOptions) {
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
      {gone > 0 && <Banner kind="warning">{t('unfinished.gone', { count: gone })}</Banner>}
      {leftOut.length > 0 && (
        <Banner kind="warning">{t('leftOut', { names: listText(leftOut.map(titleOf)) })}</Banner>
      )}
    </>
  )
}

type Decision = ReturnType<typeof useTaskDecision>

/** The fields of the dialog; the first field has the focus at first, after an attempt the first wrong one. */
function Fields({ decision }: { decision: Decision }) {
  return (
    <div ref={useFirstWrong<HTMLDivElement>(decision.attempts)}>
      <div ref={useFirstField<HTMLDivElement>()}>
        <Stack gap="tight">
          <Receiver decision={decision} />
          <CommentField decision={decision} />
        </Stack>
      </div>
    </div>
  )
}

/** Chooses the person who gets a reassigned task. */
function Receiver({
  decision: { needsReceiver, entered, change, errors },
}: {
  decision: Decision
}) {
  const { t } = useTranslation('tasks')
  const tabs = useMemberTabs()
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
  const { needsComment, entered, change, errors } = decision
  return (
    <TextArea
      label={t('comment')}
      hint={<span className={styles.keyboard}>{t('commentHint')}</span>}
      isRequired={needsComment}
      value={entered.comment}
      onChange={(comment) => change({ comment })}
      onEnter={() => void decision.submit()}
      error={errors.comment}
    />
  )
}
