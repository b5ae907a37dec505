import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteEntitiesMutation } from '../../entities/entity/api'
import type { Entity, Kind } from '../../entities/entity/model'
import { toOutcome } from '../../shared/blocks/deletion/deletionOutcome'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { closeFeedback, showFeedback } from '../../shared/platform/store/feedbackSlice'
import type { Outcome } from '../../shared/platform/store/outcome'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'

type MarkedEntity = Pick<Entity, 'dn' | 'name'>

/** The id of the one message about all marked entities. */
const MESSAGE = 'entityDeleted'

const NOTHING: readonly MarkedEntity[] = []

/** Entities that are marked for deletion until the person saves. */
export interface MarkedDeletion {
  entities: readonly MarkedEntity[]
  /** DNs of the marked entities; the same set object until the marks change. */
  marked: ReadonlySet<string>
  mark: (entities: readonly MarkedEntity[]) => void
  /** Take the mark off an entity. */
  keep: (dn: string) => void
  keepAll: () => void
  /** Delete the marked entities and show the outcome of each. Rejects with the error of the call. */
  save: () => Promise<Outcome>
}

/**
 * Deletes entities in two steps: they are marked first, and saving removes them from the directory.
 *
 * Source: SPEC 4 "Other states"; docs/assumptions.md A-279.
 */
export function useMarkedDeletion(kind: Kind): MarkedDeletion {
  const { t } = useTranslation('entities')
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  const errorText = useErrorText()
  const [send] = useDeleteEntitiesMutation()
  const [entities, setEntities] = useState(NOTHING)
  const marked = useMemo(() => new Set(entities.map(({ dn }) => dn)), [entities])
  const isMarking = entities.length > 0

  useEffect(() => {
    if (!isMarking) return undefined
    const text = t('deleted')
    dispatch(showFeedback({ id: MESSAGE, status: 'warning', sticky: true, text }))
    return () => void dispatch(closeFeedback(MESSAGE))
  }, [isMarking, t, dispatch])

  return {
    entities,
    marked,
    mark: (more) => setEntities([...entities, ...more.filter(({ dn }) => !marked.has(dn))]),
    keep: (dn) => setEntities(entities.filter((entity) => entity.dn !== dn)),
    keepAll: () => setEntities(NOTHING),
    save: async () => {
      const outcome = await send({ kind, clientId, dns: [...marked] }).unwrap()
      const records = entities.map(({ dn, name }) => ({ id: dn, name }))
      const named = toOutcome(outcome, records, errorText)
      dispatch(showFeedback({ text: outcomeText(outcome), outcome: named }))
      setEntities(NOTHING)
      return outcome
    },
  }

  function outcomeText({ success, succeeded, failed }: Outcome): string {
    if (!success) return t('notDeleted', { count: failed.length })
    const [only] = entities
    return succeeded.length === 1 && only
      ? t('deletedOne', { name: only.name })
      : t('deletedMany', { count: succeeded.length })
  }
}
