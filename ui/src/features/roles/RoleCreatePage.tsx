import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayCreate } from '../../entities/admin-rights/useMayCreate'
import { useCreateRoleMutation } from '../../entities/role/api'
import type { Role } from '../../entities/role/model'
import type { RolePlace } from '../../entities/role/placesApi'
import { type NewRoleFields, toNewRoleBody } from '../../entities/role/roleChange'
import { toApproval } from '../../shared/blocks/approval/approval'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { StepForm } from '../../shared/blocks/stepper/StepForm'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { EmptyState } from '../../shared/ui/EmptyState'
import { RoleCreated } from './RoleCreated'
import { toRoles } from './routes'
import { useOnlyPlace } from './useOnlyPlace'
import { useNewRoleFields } from './useRoleFields'
import { useRoleSteps } from './useRoleSteps'

/**
 * The creation of a role in steps. The right to the list also opens this address, so the page
 * checks the right to create.
 */
export function RoleCreatePage() {
  const { t } = useTranslation('roles')
  const mayCreate = useMayCreate('role')
  const [created, setCreated] = useState<Role>()
  return (
    <>
      <BackLink to={toRoles()}>{t('title')}</BackLink>
      <PageHeader title={t('section.createRole', { ns: 'shell' })} count={undefined} />
      {mayCreate === undefined && <DetailSkeleton />}
      {mayCreate === false && (
        <EmptyState art="locked" title={t('create.denied')} text={t('create.deniedText')} />
      )}
      {mayCreate === true &&
        (created ? <RoleCreated role={created} /> : <RoleSteps onCreated={setCreated} />)}
    </>
  )
}

const nothing: NewRoleFields = {
  id: '',
  level: 10,
  container: [],
  texts: { name: [], description: [] },
  categories: [],
  owners: [],
  approval: { ...toApproval(undefined), kind: 'NONE' },
  isRevokeApproved: false,
}

interface RoleStepsProps {
  onCreated: (role: Role) => void
}

/** People who may create roles in one container only get no choice of container. */
function RoleSteps(props: RoleStepsProps) {
  const place = useOnlyPlace()
  return place === undefined ? <DetailSkeleton /> : <RoleForm {...props} place={place} />
}

function RoleForm({ onCreated, place }: RoleStepsProps & { place: RolePlace | null }) {
  const { t } = useTranslation('roles')
  const { default: locale } = useBootstrap().locales
  const [createRole] = useCreateRoleMutation()
  const form = useRecordForm({
    fields: useNewRoleFields(),
    stored: place ? { ...nothing, level: place.level, container: [place.container] } : nothing,
    nameField: 'id',
    draftName: 'createRole',
    onSave: ({ all }) => createRole(toNewRoleBody(all, locale)).unwrap(),
    onSaved: (role) => onCreated(role),
  })
  return (
    <StepForm
      form={form}
      label={t('section.createRole', { ns: 'shell' })}
      steps={useRoleSteps(form, place)}
      saveText={t('create.open')}
    />
  )
}
