import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../drafts/DraftOffer'
import formStyles from '../form/Form.module.css'
import { UnsavedGuard } from '../form/UnsavedGuard'
import { useFirstWrong } from '../form/useFirstWrong'
import { lazyPart } from '../../platform/parts/lazyPart'
import { Skeleton } from '../../ui/Skeleton'
import { offeredActions, type FormAction } from '../workflow-form/action'
import { isShown } from '../workflow-form/conditions'
import { FormFoot } from '../workflow-form/FormFoot'
import { FormNodes } from '../workflow-form/FormNodes'
import { FormObstacles } from '../workflow-form/FormObstacles'
import { hasScripts } from '../workflow-form/obstacles'
import { useObstacles } from '../workflow-form/useObstacles'
import { goOn } from '../workflow-form/wayOn'
import { useWorkflowForm, type WorkflowFormOptions } from '../workflow-form/useWorkflowForm'

export interface WorkflowFormProps extends WorkflowFormOptions {
  /** The actions; by default those for which the form has buttons. */
  actions?: readonly FormAction[]
  /** Further buttons of the page, beside those of the form. */
  otherWays?: ReactNode
  /** A link to another application that shows the form, when the console cannot. */
  elsewhere?: ReactNode
}

/**
 * Draws a form of a workflow from its Form.io document; a form with scripts is drawn by these, in a sandbox. Source:
 * docs/assumptions.md.
 */
export function WorkflowForm(props: WorkflowFormProps) {
  const obstacles = useObstacles(props.form)
  if (obstacles) return <FormObstacles {...obstacles} elsewhere={props.elsewhere} />
  if (!hasScripts(props.form)) return <DrawnForm {...props} />
  return <ScriptedForm {...props} />
}

const ScriptedForm = lazyPart(async () => (await import('./ScriptedForm')).ScriptedForm, {
  waiting: <Skeleton shape="big" />,
})

function DrawnForm(props: WorkflowFormProps) {
  const { isReadOnly = false, otherWays } = props
  const { t } = useTranslation('workflowForm')
  const workflow = useWorkflowForm(props)
  const { model, steps, control, shown, attempts, pending, draft, restore } = workflow
  const ref = useFirstWrong(attempts)
  const offered =
    props.actions ?? offeredActions(model.nodes, t('submit'), (node) => isShown(node, shown))
  const actions = isReadOnly ? [] : offered
  return (
    <form
      ref={ref}
      className={formStyles.form}
      aria-label={model.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn(workflow, actions)
      }}
    >
      {!isReadOnly && <DraftOffer draft={draft} onRestore={restore} />}
      <FormNodes nodes={steps.nodes} control={control} values={shown} isReadOnly={isReadOnly} />
      {(!isReadOnly || steps.total > 1) && (
        <FormFoot work={workflow} actions={actions} otherWays={otherWays} />
      )}
      {workflow.isChanged && pending === undefined && <UnsavedGuard />}
    </form>
  )
}
