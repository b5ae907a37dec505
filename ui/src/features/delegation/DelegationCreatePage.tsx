import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  useCreateDelegationMutation,
  useListDelegationRelationshipsQuery,
} from '../../entities/delegation/api'
import { toDelegationBody, type DelegationFields } from '../../entities/delegation/delegationChange'
import { useGetUserQuery } from '../../entities/user/api'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { DelegationForm } from './DelegationForm'
import { toDelegations } from './routes'
import { useDelegationFields } from './useDelegationFields'

/** The form of a new delegation; the address can have the person and the days. */
export function DelegationCreatePage() {
  const { t } = useTranslation('delegation')
  const [params] = useSearchParams()
  const of = params.get('of') ?? ''
  const giver = useGiver(of)
  return (
    <>
      <BackLink to={toDelegations(of)}>{t('title')}</BackLink>
      <PageHeader title={t('section.createDelegation', { ns: 'shell' })} count={undefined} />
      {giver ? (
        <DelegationCreate
          giver={giver}
          firstDay={params.get('from') ?? ''}
          lastDay={params.get('to') ?? ''}
        />
      ) : (
        <DetailSkeleton />
      )}
    </>
  )
}

/** The person in the address, or the user themself; undefined while the name loads. */
function useGiver(of: string): PickerItem | undefined {
  const { client, user } = useBootstrap()
  const { data, isError } = useGetUserQuery(
    { dn: of, clientId: client.id },
    { skip: of === '' || of === user.dn },
  )
  if (of === '' || of === user.dn) {
    return { type: 'user', id: user.dn, name: user.fullName ?? user.dn }
  }
  if (!data && !isError) return undefined
  return { type: 'user', id: of, name: data?.fullName ?? of }
}

interface DelegationCreateProps {
  giver: PickerItem
  firstDay: string
  lastDay: string
}

function DelegationCreate({ giver, firstDay, lastDay }: DelegationCreateProps) {
  const { t } = useTranslation('delegation')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { data: relationships = [] } = useListDelegationRelationshipsQuery(undefined)
  const [createDelegation] = useCreateDelegationMutation()
  const form = useRecordForm({
    fields: useDelegationFields(relationships),
    stored: { ...nothing, from: [giver], firstDay, lastDay },
    draftName: 'createDelegation',
    onSave: ({ all }) => createDelegation(toDelegationBody(all)).unwrap(),
    onSaved: () => {
      dispatch(showFeedback({ status: 200, text: t('create.done') }))
      void navigate(toDelegations(giver.id))
    },
  })
  return (
    <DelegationForm
      form={form}
      label={t('section.createDelegation', { ns: 'shell' })}
      saveText={t('create.open')}
      relationships={relationships}
      isNew
    />
  )
}

const nothing: DelegationFields = {
  from: [],
  toKind: 'people',
  to: [],
  relationship: '',
  firstDay: '',
  lastDay: '',
  requestsKind: 'all',
  requests: [],
  isNotified: false,
  isAway: true,
}
