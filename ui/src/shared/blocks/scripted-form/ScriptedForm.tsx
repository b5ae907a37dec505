import { RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../drafts/DraftOffer'
import formStyles from '../form/Form.module.css'
import { UnsavedGuard } from '../form/UnsavedGuard'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'
import { FormFoot } from '../workflow-form/FormFoot'
import { goOn } from '../workflow-form/wayOn'
import type { WorkflowFormProps } from './WorkflowForm'
import styles from './ScriptedForm.module.css'
import { AskedField } from './AskedField'
import { GivenNames } from './GivenNames'
import type { useSandbox } from './useSandbox'
import { useScriptedForm } from './useScriptedForm'

/**
 * A form with scripts: it runs in a frame without rights, with the buttons of the console around it. Source:
 * docs/decisions/0042-scripts-of-forms-run-in-a-sandbox.md; docs/assumptions.md A-330.
 */
export function ScriptedForm(props: WorkflowFormProps) {
  const scripted = useScriptedForm(props)
  const { title, sandbox, draft, restore, isChanged, work, actions } = scripted
  const { nodes, given, contents, learn } = scripted
  const { told, failure, isDrawn, tryAgain } = sandbox
  if (failure !== undefined)
    return <Failed words={failure} onRetry={tryAgain} elsewhere={props.elsewhere} />
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn(work, actions)
      }}
    >
      {isDrawn && !props.isReadOnly && <DraftOffer draft={draft} onRestore={restore} />}
      <div className={styles.drawn}>
        <Problem words={told.problem} />
        <OfferedLink sandbox={sandbox} />
        {!isDrawn && <Skeleton shape="big" />}
        <Frame key={sandbox.name} title={title} sandbox={sandbox} />
      </div>
      {isDrawn && <Foot work={work} actions={actions} otherWays={props.otherWays} />}
      <GivenNames nodes={nodes} values={given} onRead={learn} />
      <AskedField
        nodes={nodes}
        sandbox={sandbox}
        contents={contents}
        isReadOnly={props.isReadOnly ?? false}
        onChoose={learn}
      />
      {isChanged && work.pending === undefined && <UnsavedGuard />}
    </form>
  )
}

type FootProps = Pick<ReturnType<typeof useScriptedForm>, 'work' | 'actions'> &
  Pick<WorkflowFormProps, 'otherWays'>

function Foot({ work, actions, otherWays }: FootProps) {
  const isEmpty = actions.length === 0 && work.steps.total === 1 && !otherWays
  return isEmpty ? null : <FormFoot work={work} actions={actions} otherWays={otherWays} />
}

interface FrameProps {
  title: string
  sandbox: ReturnType<typeof useSandbox>
}

function Frame({ title, sandbox: { isDrawn, height, begin } }: FrameProps) {
  const { t } = useTranslation('workflowForm')
  return (
    <iframe
      className={styles.frame}
      style={{ blockSize: isDrawn ? height : 0 }}
      title={title === '' ? t('script.form') : title}
      src="form-sandbox/"
      sandbox="allow-scripts"
      onLoad={begin}
    />
  )
}

/** Warns that a script of the form failed: computed values and checks may be missing. */
function Problem({ words }: { words: string }) {
  const { t } = useTranslation('workflowForm')
  return (
    <div role="status">
      {words !== '' && (
        <Banner kind="warning">
          {t('script.problem')} <bdi>{words}</bdi>
        </Banner>
      )}
    </div>
  )
}

/** Offers a link of the form: a script cannot open it, the person can. */
function OfferedLink({ sandbox: { link, dropLink } }: Pick<FrameProps, 'sandbox'>) {
  const { t } = useTranslation('workflowForm')
  return (
    <div role="status">
      {link !== undefined && (
        <Banner kind="info" onClose={dropLink}>
          {t('script.link')} <Link href={link}>{link}</Link>
        </Banner>
      )}
    </div>
  )
}

interface FailedProps {
  words: string
  onRetry: () => void
  elsewhere: ReactNode
}

function Failed({ words, onRetry, elsewhere }: FailedProps) {
  const { t } = useTranslation('workflowForm')
  return (
    <EmptyState
      art="failed"
      role="alert"
      title={t('script.failed')}
      text={t('script.advice')}
      detail={words !== '' && <bdi>{words}</bdi>}
      actions={
        <>
          <Button icon={RotateCw} onPress={onRetry}>
            {t('retry', { ns: 'ui' })}
          </Button>
          {elsewhere}
        </>
      }
    />
  )
}
