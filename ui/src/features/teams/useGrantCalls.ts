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
  /** What it is about: the server does not name what failed. */
  items: readonly Named[]
}

/** Gives and takes permissions of a team, and tells the outcome of each thing. */
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

/** One line for each thing, however many permissions on it were given or taken. */
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
