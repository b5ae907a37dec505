import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Candidate, useListCandidatesQuery } from '../../../entities/cprs/reconciledApi'
import type { Subject } from '../../../entities/cprs/model'
import type { DriverPlace } from '../../../entities/driver/model'
import { DriverTree } from '../../../entities/driver/ui/DriverTree'
import { AsyncBoundary } from '../../../shared/blocks/async/AsyncBoundary'
import { FormFault } from '../../../shared/blocks/form/FormFault'
import { useSave } from '../../../shared/blocks/form/useSave'
import { DetailSkeleton } from '../../../shared/blocks/page/DetailSkeleton'
import { Stack } from '../../../shared/blocks/page/Stack'
import { CheckboxGroup } from '../../../shared/ui/CheckboxGroup'
import { Dialog } from '../../../shared/ui/Dialog'
import { DialogActions } from '../../../shared/ui/DialogActions'
import { toSubject } from '../toSubject'
import { useSetManaged } from './useSetManaged'

/**
 * The choice of an entitlement's resources for reconciliation; those already under reconciliation
 * are selected.
 */
export function ChooseResources({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cprs')
  const [place, setPlace] = useState<DriverPlace>()
  /** Undefined until the person changes the choice. */
  const [chosen, setChosen] = useState<readonly string[]>()
  const [isBusy, setBusy] = useState(false)
  const change = useChange(place && toSubject(place), chosen)
  const { attempt, fault } = useSave(change.save)
  const save = async () => {
    setBusy(true)
    if (await attempt(undefined)) onClose()
    setBusy(false)
  }
  return (
    <Dialog
      isOpen
      title={t('reconciled.choose')}
      {...(!isBusy && { onClose })}
      actions={
        <DialogActions
          verb={t('reconciled.save')}
          isDisabled={!change.isChanged}
          isBusy={isBusy}
          onDo={() => void save()}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <DriverTree
          cprsSupported
          driverSelectionDisabled
          value={place}
          onChoose={(next) => {
            setPlace(next)
            setChosen(undefined)
          }}
        />
        {place && (
          <Candidates query={change.query} chosen={chosen ?? change.managed} onChange={setChosen} />
        )}
        {fault !== undefined && <FormFault error={fault} />}
      </Stack>
    </Dialog>
  )
}

interface CandidatesQuery {
  currentData?: Candidate[] | undefined
  error?: unknown
  refetch: () => unknown
}

interface CandidatesProps {
  query: CandidatesQuery
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}

function Candidates({ query, chosen, onChange }: CandidatesProps) {
  const { t } = useTranslation('cprs')
  const toOption = ({ id, name, value, isDynamic }: Candidate) => {
    const kind = isDynamic ? t('reconciled.dynamic') : t('reconciled.static')
    return { id, text: name, caption: value === '' ? kind : `${kind}: ${value}` }
  }
  return (
    <AsyncBoundary
      query={{ ...query, data: query.currentData }}
      skeleton={<DetailSkeleton />}
      failedTitle={t('reconciled.listFailed')}
    >
      {(candidates) =>
        candidates.length === 0 ? (
          <p>{t('reconciled.noCandidates')}</p>
        ) : (
          <CheckboxGroup
            label={t('column.resource')}
            options={candidates.map(toOption)}
            value={chosen}
            onChange={onChange}
          />
        )
      }
    </AsyncBoundary>
  )
}

/**
 * Compares the choice with the stored state; added and removed resources are sent in one call each.
 */
function useChange(subject: Subject | undefined, chosen: readonly string[] | undefined) {
  const query = useListCandidatesQuery(subject ?? skipToken, { refetchOnMountOrArgChange: true })
  const setManaged = useSetManaged()
  const managed = idsOf((query.currentData ?? []).filter(({ isManaged }) => isManaged))
  const added = (chosen ?? managed).filter((id) => !managed.includes(id))
  const removed = managed.filter((id) => !(chosen ?? managed).includes(id))
  return {
    query,
    managed,
    isChanged: added.length + removed.length > 0,
    save: async () => {
      await setManaged(added, true)
      await setManaged(removed, false)
    },
  }
}

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id)
