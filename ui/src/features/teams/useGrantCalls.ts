import { useTranslation } from 'react-i18next'
import {
  useGiveTeamPermissionsMutation,
  useTakeTeamPermissionsMutation,
} from '../../entities/team/api'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
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
  /** The items that the calls are about: the server gives only the ids of failed items. */
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
    const outcome = together(outcomes, items)
    const text = outcome.success ? t('grants.done') : t('grants.notDone')
    dispatch(showFeedback({ text, outcome }))
  }
}

/** Joins the outcomes of both calls to one line for each item. */
function together(outcomes: readonly Outcome[], items: readonly Named[]): Outcome {
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const nameOf = ({ id, name }: Partial<Named> & { id: string }) => name ?? names.get(id) ?? id
  const failed = new Map<string, { id: string; name: string; reason: string }>()
  for (const each of outcomes.flatMap((outcome) => outcome.failed)) {
    failed.set(each.id, { id: each.id, name: nameOf(each), reason: each.reason ?? '' })
  }
  const succeeded = new Map(
    outcomes
      .flatMap((outcome) => outcome.succeeded)
      .filter(({ id }) => !failed.has(id))
      .map((each) => [each.id, { id: each.id, name: nameOf(each) }]),
  )
  return {
    success: failed.size === 0,
    succeeded: [...succeeded.values()],
    failed: [...failed.values()],
  }
}
