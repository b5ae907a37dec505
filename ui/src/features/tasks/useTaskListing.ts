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

/** One of several, `[id, text]`. */
const choice = (key: string, label: string, ...options: [string, string][]) =>
  ({
    key,
    kind: 'choice',
    label,
    options: options.map(([id, text]) => ({ id, text })),
  }) as const

/** For whom: oneself, or others. */
export function useRecipientFilter(): FilterField {
  const { t } = useTranslation('tasks')
  return useMemo(
    () =>
      choice(
        'recipient',
        t('column.recipientName'),
        ['recipientAsMe', t('filter.forMe')],
        ['recipientAsOthers', t('filter.forOthers')],
      ),
    [t],
  )
}

/** Source: SPEC 7 "Tasks"; docs/assumptions.md A-140. */
function useTaskFilters(scope: TaskScope): FilterField[] {
  const { t } = useTranslation('tasks')
  const recipient = useRecipientFilter()
  return useMemo(() => {
    const everywhere: FilterField[] = [
      recipient,
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
  }, [scope, t, recipient])
}
