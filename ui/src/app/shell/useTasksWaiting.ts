import { useCountTasksQuery } from '../../entities/task/badge'
import { digitsOf } from '../../i18n/digits'
import { useLocale } from '../../i18n/useLocale'
import { pagesOf } from '../navigation/menu'
import { useMenu } from '../navigation/useMenu'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'

/** The menu entry with the number of open tasks. */
export const TASKS = 'tasks'

const NONE = '0'

/**
 * The number of one's open tasks in the digits of the locale: `12`, or `200+` above the limit. Undefined without open
 * tasks, without the page of tasks, and in proxy mode. The menu and the bell show this number.
 *
 * Source: SPEC 9 "Paging and search", task badge limit; docs/assumptions.md A-494.
 */
export function useTasksWaiting(): string | undefined {
  const { intlLocale } = useLocale()
  const hasTasks = pagesOf(useMenu().primary).some(({ name }) => name === TASKS)
  const isProxy = useProxiedUser() !== null
  const isCounted = hasTasks && !isProxy
  const { data: count = NONE } = useCountTasksQuery(undefined, { skip: !isCounted })
  return isCounted && count !== NONE ? digitsOf(intlLocale)(count) : undefined
}
