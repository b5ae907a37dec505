import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormBar } from '../form/FormBar'
import { FormFault } from '../form/FormFault'
import formStyles from '../form/Form.module.css'
import { Button } from '../../ui/Button'
import type { FormAction } from './action'
import type { Steps } from './useSteps'

/** The state of a form that its foot shows, and its submission. */
export interface FormWork {
  /** The number of fields with errors. */
  wrong: number
  steps: Omit<Steps, 'nodes'>
  /** The action that is under way. */
  pending: string | undefined
  fault: unknown
  submit: (action: FormAction) => unknown
}

interface FormFootProps {
  work: FormWork
  actions: readonly FormAction[]
  /** Buttons of the page, before those of the form. */
  otherWays?: ReactNode
}

/**
 * The foot of a form: the error of the submission, the steps, and the actions. The form around it
 * handles the Enter key (`wayOn.ts`).
 */
export function FormFoot({ work, actions, otherWays }: FormFootProps) {
  const { wrong, fault, steps } = work
  const isLast = steps.number === steps.total
  return (
    <div className={formStyles.foot}>
      {fault !== undefined && <FormFault error={fault} />}
      <FormBar wrong={wrong} words={steps.total > 1 && <StepNumber {...steps} />}>
        {otherWays}
        {steps.total > 1 && <StepButtons {...steps} />}
        {isLast && <Actions work={work} actions={actions} />}
      </FormBar>
    </div>
  )
}

function Actions({ work: { pending, submit }, actions }: Omit<FormFootProps, 'otherWays'>) {
  return actions.map((action) => (
    <Button
      key={action.id}
      value={action.id}
      {...(action.variant && { variant: action.variant })}
      isPending={pending === action.id}
      isDisabled={pending !== undefined && pending !== action.id}
      {...(actions.length === 1 ? { type: 'submit' } : { onPress: () => void submit(action) })}
    >
      {action.text}
    </Button>
  ))
}

function StepNumber({ number, total }: FormWork['steps']) {
  const { t } = useTranslation('workflowForm')
  return t('step', { number, total })
}

function StepButtons({ number, total, onBack }: FormWork['steps']) {
  const { t } = useTranslation('workflowForm')
  return (
    <>
      {number > 1 && <Button onPress={onBack}>{t('back')}</Button>}
      {number < total && (
        <Button variant="primary" type="submit">
          {t('next')}
        </Button>
      )}
    </>
  )
}
