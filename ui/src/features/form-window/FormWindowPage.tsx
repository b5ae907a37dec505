import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useReadWorkflowFormQuery } from '../../entities/workflow-form/api'
import { useReason } from '../../entities/workflow-form/ui/useReason'
import { toUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Stack } from '../../shared/blocks/page/Stack'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import type { FormDocument } from '../../shared/blocks/workflow-form/formJson'
import { readForm } from '../../shared/blocks/workflow-form/readForm'
import { WorkflowForm } from '../../shared/blocks/scripted-form/WorkflowForm'
import { ElsewhereLink } from './ElsewhereLink'
import { nameOf, readFormAddress, type NamedForm } from './formAddress'
import { TemplateFacts } from './TemplateFacts'
import { useSubmission } from './useSubmission'
import { useWindowLocale } from './useWindowLocale'

/**
 * A form in a window of its own, in the language that the address asks for.
 *
 * Source: SPEC 2 "Screens and routes"; docs/assumptions.md.
 */
export function FormWindowPage() {
  const { t } = useTranslation('formWindow')
  const [query] = useSearchParams()
  const named = readFormAddress(query)
  const isTurned = useWindowLocale(named?.locale)
  if (!isTurned) return <DetailSkeleton />
  if (!named) {
    return <EmptyState art="lost" level={1} title={t('unnamed.title')} text={t('unnamed.text')} />
  }
  return <ReadForm key={query.toString()} named={named} />
}

function ReadForm({ named }: { named: NamedForm }) {
  const { t } = useTranslation('formWindow')
  const own = useLocale().locale
  const { container, id, pid, recipient, locale = toUpstreamLocale(own) } = named
  const { currentData, error, refetch } = useReadWorkflowFormQuery(
    { container, id, pid, recipient, locale },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <AsyncBoundary
      query={{ data: currentData, error, refetch }}
      skeleton={<DetailSkeleton />}
      failedTitle={t('failed')}
    >
      {(form) => <FilledForm named={named} form={form} />}
    </AsyncBoundary>
  )
}

interface FilledFormProps {
  named: NamedForm
  form: FormDocument
}

function FilledForm({ named, form }: FilledFormProps) {
  const { t } = useTranslation('formWindow')
  const { locale } = useLocale()
  const { template } = named
  const { submit, done } = useSubmission(named)
  const reason = useReason(nameOf(named))
  const title = template?.name ?? readForm(form, locale).title
  const name = title === '' ? t('section.form', { ns: 'shell' }) : title
  usePageTitle(name)
  if (done !== undefined) return <Done action={done} />
  return (
    <Stack>
      <PageHeader title={name} count={undefined} />
      {template && <TemplateFacts template={template} />}
      <WorkflowForm
        form={form}
        isReadOnly={template !== undefined}
        draftName={nameOf(named)}
        elsewhere={<ElsewhereLink />}
        onSubmit={async (values, button) => submit(await reason.withReason(values, button), button)}
      />
      {reason.dialog}
    </Stack>
  )
}

function Done({ action }: { action: string }) {
  const { t } = useTranslation('formWindow')
  const known = DONE.find((each) => each === action) ?? 'other'
  return (
    <EmptyState
      art="nothing"
      level={1}
      title={t(`done.${known}`)}
      text={t('done.text')}
      actions={<Button onPress={() => window.close()}>{t('close')}</Button>}
    />
  )
}

/** Actions with a text of their own after they are done. */
const DONE = ['submit', 'ApprovalAction', 'DenyAction'] as const
