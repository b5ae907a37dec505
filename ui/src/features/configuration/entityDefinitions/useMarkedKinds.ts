import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeepDefinitionsMutation } from '../../../entities/entity-definition/api'
import { pointingTo, type EntityDefinition } from '../../../entities/entity-definition/model'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import type { DefinitionRow } from './definitionList'

export type MarkedKinds = ReturnType<typeof useMarkedKinds>

/**
 * Kinds that are marked for deletion; a save deletes them. A kind that has entities, or that another kind points to,
 * cannot be marked.
 *
 * Source: SPEC 4 "Other states"; docs/assumptions.md A-564.
 */
export function useMarkedKinds(definitions: readonly EntityDefinition[]) {
  const { t } = useTranslation('entityDefinitions')
  const dispatch = useAppDispatch()
  const [kinds, setKinds] = useState<readonly DefinitionRow[]>([])
  const [keepDefinitions] = useKeepDefinitionsMutation()
  const marked = useMemo(() => new Set(kinds.map(({ key }) => key)), [kinds])

  const lockOf = ({ key, name, things }: DefinitionRow): string | undefined => {
    if (things === undefined) return t('lock.uncounted', { name })
    if (things > 0) return t('lock.things', { name, number: things })
    const others = pointingTo(key, definitions).filter((each) => !marked.has(each.key))
    if (others.length === 0) return undefined
    return t('lock.lookup', { name, others: others.map((each) => each.name) })
  }
  const warn = (text: string) => dispatch(showFeedback({ status: 'warning', text }))
  return {
    kinds,
    marked,
    mark: (row: DefinitionRow) => {
      const lock = lockOf(row)
      if (lock === undefined) setKinds([...kinds, row])
      warn(lock ?? t('deleted'))
    },
    keep: ({ key }: DefinitionRow) => setKinds(kinds.filter((each) => each.key !== key)),
    keepAll: () => setKinds([]),
    /** Rejects with the error of the call. */
    save: async () => {
      await keepDefinitions({ deleted: [...marked] }).unwrap()
      setKinds([])
      dispatch(showFeedback({ status: 200, text: t('saved') }))
    },
  }
}
