import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isClosed,
  listDefinitions,
  useKeepDefinitionsMutation,
} from '../../../entities/entity-definition/api'
import {
  pointingTo,
  withoutPointedAt,
  type EntityDefinition,
} from '../../../entities/entity-definition/model'
import { freshly } from '../../../shared/platform/api/read'
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
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [isReadOnly, setReadOnly] = useState(false)
  const [keepDefinitions] = useKeepDefinitionsMutation()
  const kinds = definitions.filter(({ key }) => marked.has(key))

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
      if (lock === undefined) setMarked(new Set([...marked, row.key]))
      warn(lock ?? t('deleted'))
    },
    /** Keeps a kind, and those that it points to: a look-up needs its kind. */
    keep: ({ key }: DefinitionRow) =>
      setMarked(new Set(withoutPointedAt(key, kinds).map((each) => each.key))),
    keepAll: () => setMarked(new Set()),
    /** Loads all kinds, so that the question names what would be deleted now. Rejects with the error of the call. */
    readAgain: () => dispatch(listDefinitions.initiate(undefined, freshly)).unwrap(),
    /** Whether the server does not let definitions be changed at all, as a save has shown. */
    isReadOnly,
    /** Rejects with the error of the call. */
    save: async () => {
      const { error } = await keepDefinitions({ deleted: kinds.map(({ key }) => key) })
      const isRefusedForGood = isClosed(error)
      if (error && !isRefusedForGood) throw error as unknown as Error
      setMarked(new Set())
      setReadOnly(isRefusedForGood)
      if (!isRefusedForGood) dispatch(showFeedback({ status: 200, text: t('saved') }))
    },
  }
}
