import { Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  listDelegationsOf,
  useChangeDelegationMutation,
  useListDelegationRelationshipsQuery,
  useListDelegationsOfQuery,
} from '../../entities/delegation/api'
import { delegationFieldsOf, toDelegationBody } from '../../entities/delegation/delegationChange'
import type { Delegation } from '../../entities/delegation/model'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { DelegationForm } from './DelegationForm'
import { toDelegations } from './routes'
import { useDelegationDeletion } from './useDelegationDeletion'
import { useDelegationFields } from './useDelegationFields'

/**
 * The form of a stored delegation. No call loads a single one, so it is looked up in the list of
 * its person.
 */
export function DelegationEditPage() {
  const { t } = useTranslation('delegation')
  const id = useNamedDn('/delegation')
  const of = useSearchParams()[0].get('of') ?? ''
  const { currentData, error, refetch } = useListDelegationsOfQuery(of)
  const found = currentData?.find((each) => each.id === id)
  const known = useLastKnown(found)
  const data = found ?? (known?.id === id ? known : currentData && null)
  return (
    <>
      <BackLink to={toDelegations(of)}>{t('title')}</BackLink>
      <DetailBoundary
        query={{ data, error, refetch }}
        failedTitle={t('listFailed')}
        dn={id}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toDelegations(of), text: t('toList') }}
      >
        {(delegation) => <DelegationEdit key={id} of={of} delegation={delegation} />}
      </DetailBoundary>
    </>
  )
}

/**
 * The last loaded state of the delegation: when somebody deletes it, the form stays open with its
 * entered values.
 */
function useLastKnown(found: Delegation | undefined): Delegation | undefined {
  const [known, setKnown] = useState(found)
  if (found && found !== known) setKnown(found)
  return found ?? known
}

interface DelegationEditProps {
  of: string
  delegation: Delegation
}

function DelegationEdit({ of, delegation }: DelegationEditProps) {
  const { t } = useTranslation('delegation')
  const navigate = useNavigate()
  const { data: relationships = [] } = useListDelegationRelationshipsQuery(undefined)
  const deletion = useDelegationDeletion()
  const leave = () => void navigate(toDelegations(of))
  const title = t('section.editDelegation', { ns: 'shell' })
  const form = useDelegationEdit(of, delegation, relationships)
  return (
    <>
      <PageHeader
        title={title}
        count={undefined}
        actions={
          <Button icon={Trash2} variant="quiet" onPress={() => deletion.ask([delegation], leave)}>
            {t('delete.open')}
          </Button>
        }
      />
      <DelegationForm
        form={form}
        label={title}
        saveText={t('edit.save')}
        relationships={relationships}
        isNew={false}
      />
      {deletion.dialog}
    </>
  )
}

/**
 * The form of a stored delegation. If it was deleted meanwhile, there are no conflicts: the save
 * fails, and the draft stays.
 */
function useDelegationEdit(
  of: string,
  delegation: Delegation,
  relationships: Parameters<typeof useDelegationFields>[0],
) {
  const { t } = useTranslation('delegation')
  const dispatch = useAppDispatch()
  const [changeDelegation] = useChangeDelegationMutation()
  const { id } = delegation
  return useRecordForm({
    fields: useDelegationFields(relationships),
    stored: delegationFieldsOf(delegation),
    read: async () => {
      const all = await dispatch(listDelegationsOf.initiate(of, freshly)).unwrap()
      return delegationFieldsOf(all.find((each) => each.id === id) ?? delegation)
    },
    draftName: `delegation ${id}`,
    onSave: ({ all }) => changeDelegation(toDelegationBody(all, delegation)).unwrap(),
    onSaved: () => dispatch(showFeedback({ status: 200, text: t('edit.done') })),
  })
}
