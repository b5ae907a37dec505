import { useTranslation } from 'react-i18next'
import {
  useGiveTeamPermissionsMutation,
  useTakeTeamPermissionsMutation,
} from '../../entities/team/api'
import type { components } from '../../shared/platform/contract/schema'
import { mergeOutcomes, withNames, type Outcome } from '../../shared/platform/store/outcome'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

type Body = Omit<components['schemas']['TeamPermissionsBody'], 'teamDN'>

interface Named {
  id: string
  name: string
}

interface Calls {
  give?: Body | undefined
  take?: Body | undefined
  /** The items that the calls are about. */
  items: readonly Named[]
}

/** Gives and takes permissions of a team, and shows the outcome for each item. */
export function useGrantCalls(teamDN: string) {
  const { t } = useTranslation('teams')
  const dispatch = useAppDispatch()
  const [give] = useGiveTeamPermissionsMutation()
  const [take] = useTakeTeamPermissionsMutation()
  return async ({ give: given, take: taken, items }: Calls) => {
    const outcomes: Outcome[] = []
    if (given) outcomes.push(await give({ teamDN, ...given }).unwrap())
    if (taken) outcomes.push(await take({ teamDN, ...taken }).unwrap())
    const outcome = withNames(mergeOutcomes(outcomes), items)
    const text = outcome.success ? t('grants.done') : t('grants.notDone')
    dispatch(showFeedback({ text, outcome }))
  }
}
