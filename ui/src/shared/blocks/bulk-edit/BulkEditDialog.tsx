import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import type { Outcome } from '../../platform/store/outcome'
import { Dialog } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { AsyncBoundary } from '../async/AsyncBoundary'
import { FormFault } from '../form/FormFault'
import { useSave } from '../form/useSave'
import { DetailSkeleton } from '../page/DetailSkeleton'
import { Stack } from '../page/Stack'
import { BulkPlan, type Planned } from './BulkPlan'

interface BulkEditDialogProps<Row, Plan extends Planned> {
  texts: {
    /** The title of the dialog, `Edit 3 roles`. */
    title: string
    failedTitle: string
    /** The text of the button, with the number of records that change. */
    verb: (count: number) => string
    done: (count: number) => string
    failed: (count: number) => string
  }
  sign: ReactNode
  /** The query for the records as they are now. */
  query: { currentData?: readonly Row[] | undefined; error?: unknown; refetch: () => unknown }
  planOf: (rows: readonly Row[]) => readonly Plan[]
  /** Whether the entered values are complete, so that the plan can be shown. */
  isComplete: boolean
  /** Saves the records that change. */
  send: (plan: readonly Plan[]) => Promise<Outcome>
  /** Called when at least one record was changed. */
  onChanged: () => void
  onClose: () => void
  /**
   * Draws the fields.
   *
   * @param isChecked - whether all errors are shown, after an attempt to continue.
   */
  children: (isChecked: boolean) => ReactNode
}

/**
 * Changes several records at once, in two steps: the new values, then the plan for each record. Source:
 * docs/assumptions.md A-465.
 */
export function BulkEditDialog<Row, Plan extends Planned>(props: BulkEditDialogProps<Row, Plan>) {
  const { texts, query, sign, children, onClose } = props
  const { t } = useTranslation('definition')
  const { currentData: data, error, refetch } = query
  const plan = props.planOf(data ?? [])
  const changing = plan.filter(({ changed }) => changed.length > 0)
  const steps = useTwoSteps(props.isComplete)
  const { isBusy, fault, send } = useSending(props)
  const way = steps.isPlanned
    ? {
        verb: texts.verb(changing.length),
        isDisabled: changing.length === 0,
        onDo: () => void send(changing),
      }
    : { verb: t('bulk.look'), onDo: steps.look }
  const back = steps.isPlanned ? steps.back : onClose
  return (
    <Dialog
      isOpen
      title={texts.title}
      {...(!isBusy && { onClose })}
      actions={<DialogActions {...way} isBusy={isBusy} onCancel={back} />}
    >
      <Stack>
        {steps.isPlanned ? (
          <AsyncBoundary
            query={{ data, error, refetch }}
            skeleton={<DetailSkeleton />}
            failedTitle={texts.failedTitle}
          >
            {() => <BulkPlan plan={plan} sign={sign} />}
          </AsyncBoundary>
        ) : (
          children(steps.isChecked)
        )}
        {fault !== undefined && <FormFault error={fault} />}
      </Stack>
    </Dialog>
  )
}

/** The two steps of the dialog: enter the new values, then look at the plan. */
function useTwoSteps(isComplete: boolean) {
  const [isChecked, setChecked] = useState(false)
  const [isPlanned, setPlanned] = useState(false)
  const look = () => {
    setChecked(true)
    setPlanned(isComplete)
  }
  return { isChecked, isPlanned, look, back: () => setPlanned(false) }
}

/** Saves the planned changes, and shows the outcome of each record. */
function useSending<Row, Plan extends Planned>({
  texts,
  onChanged,
  onClose,
  ...props
}: BulkEditDialogProps<Row, Plan>) {
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const { attempt, fault } = useSave(async (plan: readonly Plan[]) => {
    const outcome = await props.send(plan)
    const { succeeded, failed } = outcome
    const text = failed.length === 0 ? texts.done(succeeded.length) : texts.failed(failed.length)
    dispatch(showFeedback({ text, outcome }))
    if (succeeded.length > 0) onChanged()
  })
  const send = async (plan: readonly Plan[]) => {
    setBusy(true)
    if (await attempt(plan)) onClose()
    setBusy(false)
  }
  return { isBusy, fault, send }
}
