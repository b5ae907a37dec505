import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { useHolderCount } from '../../entities/permission/useHolderCount'
import {
  useCountWaitingRequestsQuery,
  useListBringingRolesQuery,
} from '../../entities/resource/usageApi'
import { SaidBy, type SaidFact } from '../../shared/blocks/impact/SaidBy'

interface ResourceUsageProps {
  id: string
  title: string
  /** A note about the consequences for holders, if the impact preview does not cover them. */
  note?: string
  /** Nothing is being changed, so users of the resource are no warning. */
  isCalm?: boolean
}

/**
 * The users of a resource: holders, roles that grant it, and waiting requests. They do not prevent
 * a change.
 */
export function ResourceUsage({ id, title, note, isCalm = false }: ResourceUsageProps) {
  const found = [...useHolderFacts(id), ...useRoleFacts(id), ...useRequestFacts(id)]
  const facts = isCalm ? found.map(calmed) : found
  const noted: SaidFact[] = note ? [{ key: 'note', sign: 'look', text: note }] : []
  return <SaidBy title={title} facts={[...facts, ...noted]} />
}

function useHolderFacts(id: string): SaidFact[] {
  const { t } = useTranslation(['resources', 'definition'])
  const count = useHolderCount('RESOURCE', id)
  if (count === undefined) return []
  if (count === 'hidden') return [{ key: 'holders', sign: 'missing', text: t('usage.hidden') }]
  return [{ key: 'holders', sign: signOf(count), text: t('definition:holders', { total: count }) }]
}

function useRoleFacts(id: string): SaidFact[] {
  const { t } = useTranslation('resources')
  const listText = useListText()
  const { currentData: roles, isError } = useListBringingRolesQuery(id)
  if (isError) return [{ key: 'roles', sign: 'missing', text: t('usage.unseen') }]
  if (!roles) return []
  if (roles.length === 0) return [{ key: 'roles', sign: 'fine', text: t('roles.none') }]
  const names = listText(roles.map(({ name }) => name))
  return [{ key: 'roles', sign: 'look', text: t('usage.roles', { names }) }]
}

function useRequestFacts(id: string): SaidFact[] {
  const { t } = useTranslation('resources')
  const { currentData: count, isError } = useCountWaitingRequestsQuery(id)
  if (isError) return [{ key: 'requests', sign: 'missing', text: t('usage.unseen') }]
  if (count === undefined) return []
  return [{ key: 'requests', sign: signOf(count), text: t('usage.requests', { total: count }) }]
}

const calmed = (fact: SaidFact): SaidFact =>
  fact.sign === 'look' ? { ...fact, sign: 'fine' } : fact

const signOf = (count: number) => (count > 0 ? 'look' : 'fine')
