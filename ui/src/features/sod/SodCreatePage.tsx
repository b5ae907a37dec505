import { useTranslation } from 'react-i18next'
import { useMayCreate } from '../../entities/admin-rights/useMayCreate'
import { useCreateSodMutation } from '../../entities/sod/api'
import { toSodBody, type SodFields } from '../../entities/sod/sodChange'
import { FormSection } from '../../shared/blocks/form/FormSection'
import { toApproval } from '../../shared/blocks/approval/approval'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { TakenBy } from '../../shared/blocks/record-form/TakenBy'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useOpenSaved } from '../../shared/blocks/record-form/useOpenSaved'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { commonNameOf } from '../../shared/blocks/validation/commonNameOf'
import { commonName } from '../../shared/blocks/validation/text'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { EmptyState } from '../../shared/ui/EmptyState'
import { TextField } from '../../shared/ui/TextField'
import { CopyExceptions } from './CopyExceptions'
import { toSod, toSods } from './routes'
import { SodForm } from './SodForm'
import { useSodFields } from './useSodFields'

/**
 * The form of a new constraint. The right to the list also opens this address, so the page checks
 * the right to create.
 */
export function SodCreatePage() {
  const { t } = useTranslation('sods')
  const mayCreate = useMayCreate('sod')
  return (
    <>
      <BackLink to={toSods()}>{t('title')}</BackLink>
      {mayCreate === undefined && <DetailSkeleton />}
      {mayCreate === true && <SodCreate />}
      {mayCreate === false && (
        <EmptyState art="locked" title={t('create.denied')} text={t('create.deniedText')} />
      )}
    </>
  )
}

function SodCreate() {
  const { t } = useTranslation('sods')
  const { form, derivedId } = useSodCreation()
  const title = t('section.createSod', { ns: 'shell' })
  return (
    <>
      <PageHeader title={title} count={undefined} />
      <SodForm form={form} label={title} saveText={t('create.open')}>
        <FormSection title={t('id.label')}>
          <TextField {...form.field('id')} hint={derivedId && t('id.hint', { id: derivedId })} />
          <TakenBy dn={form.takenBy} toRecord={toSod} />
        </FormSection>
        <CopyExceptions value={form.now.exceptions} onCopy={form.field('exceptions').onChange} />
      </SodForm>
    </>
  )
}

const nothing: SodFields = {
  id: '',
  texts: { name: [], description: [] },
  roles: { first: [], second: [] },
  exceptions: {
    kind: 'allowWithWorkflow',
    hasDefaultApprovers: true,
    approval: { ...toApproval(undefined), kind: 'SERIAL' },
  },
}

function useSodCreation() {
  const { t } = useTranslation('sods')
  const openSaved = useOpenSaved()
  const { default: locale } = useBootstrap().locales
  const kinds = useFieldKinds()
  const [createSod] = useCreateSodMutation()
  const form = useRecordForm({
    fields: { ...useSodFields(), id: kinds.text({ label: t('id.label'), schema: commonName }) },
    stored: nothing,
    nameField: 'id',
    draftName: 'createSod',
    onSave: async ({ all }) => {
      const body = toSodBody(all, locale)
      const { id } = await createSod({ ...body, id: body.id || commonNameOf(body.name) }).unwrap()
      return { id, name: body.name }
    },
    onSaved: ({ id, name }) => openSaved({ name, text: t('create.done'), page: toSod(id) }),
  })
  return { form, derivedId: commonNameOf(textIn(form.now.texts.name, locale)) }
}
