import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayCreate } from '../../entities/admin-rights/useMayCreate'
import { useCreateResourceMutation, type Named } from '../../entities/resource/definitionApi'
import { toNewResourceBody, type NewResourceFields } from '../../entities/resource/resourceChange'
import { toApproval } from '../../shared/blocks/approval/approval'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { StepForm } from '../../shared/blocks/stepper/StepForm'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { EmptyState } from '../../shared/ui/EmptyState'
import { ResourceCreated } from './ResourceCreated'
import { toResources } from './routes'
import { useNewResourceFields } from './useResourceFields'
import { useResourceSteps } from './useResourceSteps'

/**
 * The creation of a resource in steps. The right to the list also opens this address, so the page
 * checks the right to create.
 */
export function ResourceCreatePage() {
  const { t } = useTranslation('resources')
  const mayCreate = useMayCreate('resource')
  const [created, setCreated] = useState<Named>()
  return (
    <>
      <BackLink to={toResources()}>{t('title')}</BackLink>
      <PageHeader title={t('section.createResource', { ns: 'shell' })} count={undefined} />
      {mayCreate === undefined && <DetailSkeleton />}
      {mayCreate === false && (
        <EmptyState art="locked" title={t('create.denied')} text={t('create.deniedText')} />
      )}
      {mayCreate === true &&
        (created ? (
          <ResourceCreated resource={created} onNext={() => setCreated(undefined)} />
        ) : (
          <ResourceSteps onCreated={setCreated} />
        ))}
    </>
  )
}

const withoutApproval = { ...toApproval(undefined), kind: 'NONE' } as const

const nothing: NewResourceFields = {
  binding: null,
  texts: { name: [], description: [] },
  id: '',
  container: [],
  categories: [],
  owners: [],
  questions: [],
  grant: withoutApproval,
  revoke: withoutApproval,
  isOverridable: false,
  isActive: true,
  isMultiple: false,
  expiry: { isRequired: false, count: undefined, unit: 'M' },
  weight: '',
}

function ResourceSteps({ onCreated }: { onCreated: (resource: Named) => void }) {
  const { t } = useTranslation('resources')
  const { default: locale } = useBootstrap().locales
  const [createResource] = useCreateResourceMutation()
  const form = useRecordForm({
    fields: useNewResourceFields(),
    stored: nothing,
    nameField: 'id',
    draftName: 'createResource',
    onSave: ({ all }) => createResource(toNewResourceBody(all, locale)).unwrap(),
    onSaved: (resource) => onCreated(resource),
  })
  return (
    <StepForm
      form={form}
      label={t('section.createResource', { ns: 'shell' })}
      steps={useResourceSteps(form)}
      saveText={t('create.open')}
    />
  )
}
