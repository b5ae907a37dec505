import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskScope } from '../../entities/task/model'
import { personParts } from '../../entities/user/ui/personParts'
import type { FilterField } from '../../shared/blocks/listing/filters'
import type { Sort } from '../../shared/blocks/listing/listState'
import { type Listing, useListing } from '../../shared/blocks/listing/useListing'

const MOST_WEEKS = 52

/** The state of a list of tasks; the installation gives its first order. */
export function useTaskListing(scope: TaskScope, sort: Sort): Listing {
  const filterFields = useTaskFilters(scope)
  const options = useMemo(
    () => ({ pageSizePreference: 'idm.taskList.pageSize', sort, filterFields }),
    [sort, filterFields],
  )
  return useListing(options)
}

type Choices = [id: string, text: string][]

const optionsOf = (choices: Choices) => choices.map(([id, text]) => ({ id, text }))

/** A filter that offers choices. */
const choice = (key: string, label: string, ...choices: Choices): FilterField => ({
  key,
  kind: 'choice',
  label,
  options: optionsOf(choices),
})

/** A filter that offers choices, or takes a person. */
const person = (key: string, label: string, ...choices: Choices): FilterField => ({
  key,
  kind: 'person',
  label,
  options: optionsOf(choices),
  parts: personParts,
})

/** The filter by recipient: oneself, others, or a person. */
export function useRecipientFilter(): FilterField {
  const { t } = useTranslation('tasks')
  return useMemo(
    () =>
      person(
        'recipient',
        t('column.recipientName'),
        ['recipientAsMe', t('filter.forMe')],
        ['recipientAsOthers', t('filter.forOthers')],
      ),
    [t],
  )
}

/** Source: SPEC 7 "Tasks"; docs/assumptions.md. */
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
    if (scope === 'others') return [person('assignedTo', t('column.assignedTo')), ...everywhere]
    if (scope !== 'self') return everywhere
    return [
      person(
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
