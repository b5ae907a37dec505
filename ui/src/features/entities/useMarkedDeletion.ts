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

type Thing = Pick<Entity, 'dn' | 'name'>

/** One message for all that is marked. */
const MESSAGE = 'entityDeleted'

const NOTHING: readonly Thing[] = []

/** Things that are to be deleted, until that is saved. */
export interface MarkedDeletion {
  things: readonly Thing[]
  /** Their DNs; stable while they stay the same. */
  marked: ReadonlySet<string>
  mark: (things: readonly Thing[]) => void
  /** Leave a thing in the directory after all. */
  keep: (dn: string) => void
  keepAll: () => void
  /** Delete them. Rejects with the error of the call; what became of each is told. */
  save: () => Promise<Outcome>
}

/**
 * Deletes things in two steps: what is deleted is only marked, saving takes it out of the directory.
 *
 * Source: SPEC 4 "Other states"; docs/assumptions.md A-279.
 */
export function useMarkedDeletion(kind: Kind): MarkedDeletion {
  const { t } = useTranslation('entities')
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  const errorText = useErrorText()
  const [send] = useDeleteEntitiesMutation()
  const [things, setThings] = useState(NOTHING)
  const marked = useMemo(() => new Set(things.map(({ dn }) => dn)), [things])
  const isMarking = things.length > 0

  useEffect(() => {
    if (!isMarking) return undefined
    const text = t('deleted')
    dispatch(showFeedback({ id: MESSAGE, status: 'warning', sticky: true, text }))
    return () => void dispatch(closeFeedback(MESSAGE))
  }, [isMarking, t, dispatch])

  return {
    things,
    marked,
    mark: (more) => setThings([...things, ...more.filter(({ dn }) => !marked.has(dn))]),
    keep: (dn) => setThings(things.filter((thing) => thing.dn !== dn)),
    keepAll: () => setThings(NOTHING),
    save: async () => {
      const outcome = await send({ kind, clientId, dns: [...marked] }).unwrap()
      const records = things.map(({ dn, name }) => ({ id: dn, name }))
      const named = toOutcome(outcome, records, errorText)
      dispatch(showFeedback({ text: outcomeText(outcome), outcome: named }))
      setThings(NOTHING)
      return outcome
    },
  }

  function outcomeText({ success, succeeded, failed }: Outcome): string {
    if (!success) return t('notDeleted', { count: failed.length })
    const [only] = things
    return succeeded.length === 1 && only
      ? t('deletedOne', { name: only.name })
      : t('deletedMany', { count: succeeded.length })
  }
}
