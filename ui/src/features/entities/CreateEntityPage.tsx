import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCreateEntityMutation } from '../../entities/entity/api'
import { creatableAttributes, type Kind } from '../../entities/entity/model'
import { referenceControls } from '../../entities/entity/ui/ReferenceField'
import { EntityForm } from '../../shared/blocks/entity-form/EntityForm'
import type { EntitySubmission } from '../../shared/blocks/entity-form/entityValues'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { EmptyState } from '../../shared/ui/EmptyState'
import styles from './CreateEntityPage.module.css'
import { KindBoundary } from './KindBoundary'
import { toEntity, toKind } from './routes'
import { useGroups } from './useGroups'
import { DistinguishedName } from '../../shared/ui/DistinguishedName'

/** The form of a new entity. */
export function CreateEntityPage() {
  return <KindBoundary>{(kind) => <Creation kind={kind} />}</KindBoundary>
}

function Creation({ kind }: { kind: Kind }) {
  const { t } = useTranslation('entities')
  usePageTitle(t('createTitle', { kind: kind.name }))
  return (
    <>
      <BackLink to={toKind(kind.key)}>{kind.name}</BackLink>
      {kind.isCreatable ? (
        <CreationForm kind={kind} />
      ) : (
        <EmptyState
          art="locked"
          title={t('mayNotCreate.title')}
          text={t('mayNotCreate.text', { kind: kind.name })}
        />
      )}
    </>
  )
}

function CreationForm({ kind }: { kind: Kind }) {
  const { t } = useTranslation('entities')
  const title = t('createTitle', { kind: kind.name })
  const groupsOf = useGroups(kind)
  const create = useCreation(kind)
  return (
    <>
      <PageHeader title={title} count={undefined} />
      <p className={styles.container}>
        {t('container')} <DistinguishedName dn={kind.container} />
      </p>
      {groupsOf ? (
        <EntityForm
          mode="create"
          label={title}
          saveText={t('create')}
          groups={groupsOf(creatableAttributes(kind))}
          controls={referenceControls}
          namingKey={kind.namingKey}
          draftName={`create ${kind.key}`}
          onSave={create}
        />
      ) : (
        <DetailSkeleton />
      )}
    </>
  )
}

function useCreation(kind: Kind) {
  const { t } = useTranslation('entities')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const clientId = useBootstrap().client.id
  const [create] = useCreateEntityMutation()
  return async ({ attributes }: EntitySubmission) => {
    const { dn } = await create({ kind, clientId, attributes }).unwrap()
    const name = attributes.find(({ key }) => key === kind.namingKey)?.values[0] ?? dn
    dispatch(showFeedback({ status: 200, text: t('created', { name }) }))
    await navigate(toEntity(kind.key, dn), { replace: true })
  }
}
