import type { PermissionDetails } from '../../entities/permission/model'
import { useTranslation } from 'react-i18next'
import type { Recipient } from '../../entities/cart/model'
import { useReadWorkflowFormQuery } from '../../entities/workflow-form/api'
import { requestFormName } from '../../entities/workflow-form/formName'
import { OpenFormWindow } from '../../entities/workflow-form/ui/OpenFormWindow'
import { toUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useFirstWrong } from '../../shared/blocks/form/useFirstWrong'
import { useActingPerson } from '../../shared/platform/proxy-mode/useActingPerson'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Dialog } from '../../shared/ui/Dialog'
import { Skeleton } from '../../shared/ui/Skeleton'
import { fieldsOf, secretsOf } from '../../shared/blocks/workflow-form/formData'
import type { FormDocument } from '../../shared/blocks/workflow-form/formJson'
import type { FormValues } from '../../shared/blocks/workflow-form/formNode'
import { readForm } from '../../shared/blocks/workflow-form/readForm'
import { WorkflowForm } from '../../shared/blocks/scripted-form/WorkflowForm'
import { toFormWindow } from '../form-window/routes'
import styles from './DefinitionDialog.module.css'
import { ItemFields } from './ItemFields'
import { PermissionFacts } from './PermissionFacts'
import type { AskingProps } from './QuestionsDialog'
import { useItemForm, type Entered } from './useItemForm'

interface DefinitionDialogProps extends AskingProps {
  /** DN of the form of the request definition. */
  formId: string
  /** The recipients of the cart. */
  recipients: readonly Recipient[]
  /** Called when the form was submitted in its own window. */
  onAsked: (permission: PermissionDetails) => void
}

/** The action of the form's cancel button, which discards the entered values; closing the dialog keeps them as a draft. */
const CANCEL = 'cancel'

/**
 * Requests a request definition with its form, which is filled in once for all recipients.
 *
 * Source: docs/assumptions.md A-327.
 */
export function DefinitionDialog(props: DefinitionDialogProps) {
  const { t } = useTranslation('requests')
  const { details, formId, item, recipients, onSave, onAsked, onClose } = props
  const dispatch = useAppDispatch()
  const { locale } = useLocale()
  const recipient = useOtherRecipient(recipients)
  const dates = useItemForm(details, item)
  const ref = useFirstWrong<HTMLDivElement>(dates.attempts)
  const form = { formContainer: 'RequestForms', id: formId, pid: details.id } as const
  const name = requestFormName(details.id, recipient)
  const query = useReadWorkflowFormQuery(
    {
      container: form.formContainer,
      id: form.id,
      pid: form.pid,
      recipient,
      locale: toUpstreamLocale(locale),
    },
    { refetchOnMountOrArgChange: true },
  )
  const tellAsked = () => {
    const about = { name: details.name }
    dispatch(showFeedback({ id: 'cart', status: 200, text: t('done', { count: 1 }), about }))
    onAsked(details)
  }
  const add = (document: FormDocument, values: FormValues) => {
    const secrets = secretsOf(fieldsOf(readForm(document, locale).nodes, values))
    onSave({ ...dates.filled(), form: { values, secrets, isIncomplete: false } })
  }
  return (
    <Dialog isOpen title={details.name} onClose={onClose}>
      <div ref={ref} className={styles.parts}>
        <PermissionFacts details={details} />
        {details.mustExpire && <ItemFields details={details} form={dates} />}
        {recipients.length > 1 && <p>{t('item.forAll', { total: recipients.length })}</p>}
        <AsyncBoundary
          query={query}
          failedTitle={t('item.formFailed')}
          skeleton={<Skeleton width="w70" />}
        >
          {(document) => (
            <>
              {recipients.length < 2 && !details.mustExpire && (
                <OpenFormWindow
                  path={toFormWindow({ ...form, ...(recipient && { recipient }) })}
                  name={name}
                  onSubmitted={tellAsked}
                />
              )}
              <WorkflowForm
                form={document}
                {...(item?.form && { values: item.form.values })}
                draftName={name}
                beside={{
                  value: dates.changed,
                  onRestore: (found) => dates.restore(found as Entered),
                }}
                actions={[
                  { id: CANCEL, text: t('cancel', { ns: 'ui' }), checksNothing: true },
                  {
                    id: 'submit',
                    text: item ? t('item.save') : t('item.add'),
                    variant: 'primary',
                    isReady: dates.check,
                  },
                ]}
                onSubmit={(values, action) => {
                  if (action === CANCEL) onClose()
                  else add(document, values)
                  return Promise.resolve()
                }}
              />
            </>
          )}
        </AsyncBoundary>
      </div>
    </Dialog>
  )
}

/** The DN of the person for whom the form is loaded; undefined for oneself. */
function useOtherRecipient(recipients: readonly Recipient[]): string | undefined {
  const { dn } = useActingPerson()
  const first = recipients.find(({ type }) => type === 'user')
  return first?.id === dn ? undefined : first?.id
}
