import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskScope } from '../../entities/task/model'
import type { FilterField } from '../../shared/listing/filters'
import type { Sort } from '../../shared/listing/listState'
import { type Listing, useListing } from '../../shared/listing/useListing'

const MOST_WEEKS = 52

/** The state of a list of tasks; the installation says in which order it begins. */
export function useTaskListing(scope: TaskScope, sort: Sort): Listing {
  const filterFields = useTaskFilters(scope)
  const options = useMemo(
    () => ({ pageSizePreference: 'idm.taskList.pageSize', sort, filterFields }),
    [sort, filterFields],
  )
  return useListing(options)
}

/** Source: SPEC 7 "Tasks"; docs/assumptions.md A-140. */
function useTaskFilters(scope: TaskScope): FilterField[] {
  const { t } = useTranslation('tasks')
  return useMemo(() => {
    const choice = <Id extends string>(key: string, label: string, ...options: [Id, string][]) =>
      ({
        key,
        kind: 'choice',
        label,
        options: options.map(([id, text]) => ({ id, text })),
      }) as const
    const everywhere: FilterField[] = [
      choice(
        'recipient',
        t('column.recipientName'),
        ['recipientAsMe', t('filter.forMe')],
        ['recipientAsOthers', t('filter.forOthers')],
      ),
      choice(
        'status',
        t('filter.status'),
        ['claimed', t('filter.claimed')],
        ['unclaimed', t('filter.unclaimed')],
      ),
      choice(
        'assignStatus',
        t('filter.assignStatus'),
        ['Assigned', t('filter.assigned')],
        ['Reassigned', t('mark.reassigned')],
      ),
    ]
    if (scope !== 'self') return everywhere
    return [
      choice(
        'assignedTo',
        t('column.assignedTo'),
        ['assignedTo', t('filter.toMe')],
        ['assignedToGroup', t('filter.toGroup')],
      ),
      ...everywhere,
      { key: 'expireWithin', kind: 'number', label: t('filter.weeks'), min: 1, max: MOST_WEEKS },
      choice(
        'seen',
        t('filter.only'),
        ['delegated', t('filter.delegated')],
        ['helpdesk', t('filter.helpdesk')],
      ),
    ]
  }, [scope, t])
}
