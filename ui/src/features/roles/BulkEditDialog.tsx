import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadRolesQuery } from '../../entities/role/bulkApi'
import { planOf, type BulkChange } from '../../entities/role/bulkChange'
import type { Role } from '../../entities/role/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { toApproval } from '../../shared/blocks/approval/approval'
import { approvalProblems } from '../../shared/blocks/approval/approvalProblems'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { useSave } from '../../shared/blocks/form/useSave'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { Stack } from '../../shared/blocks/page/Stack'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'
import { BulkEditFields } from './BulkEditFields'
import { BulkPlan } from './BulkPlan'
import { useSendPlan } from './useSendPlan'

interface BulkEditDialogProps {
  roles: readonly Role[]
  /** At least one role was changed. */
  onChanged: () => void
  onClose: () => void
}

const nothing: BulkChange = {
  categories: { how: 'keep', items: [] },
  owners: { how: 'keep', items: [] },
  approval: toApproval(undefined),
  revocation: 'retain',
}

/** Changes several roles at once: first what changes, then what becomes of each role. Source: docs/assumptions.md A-465. */
export function BulkEditDialog({ roles, onChanged, onClose }: BulkEditDialogProps) {
  const { t } = useTranslation('roles')
  const [change, setChange] = useState(nothing)
  const [isChecked, setChecked] = useState(false)
  const [isPlanned, setPlanned] = useState(false)
  const query = useReadRolesQuery(
    roles.map(({ id }) => id),
    { refetchOnMountOrArgChange: true },
  )
  const plan = planOf(query.currentData ?? [], change).filter(({ changed }) => changed.length > 0)
  const sendPlan = useSendPlan(onChanged)
  const [isBusy, setBusy] = useState(false)
  const { attempt, fault } = useSave(() => sendPlan(plan))
  const look = () => {
    setChecked(true)
    setPlanned(Object.keys(approvalProblems(change.approval)).length === 0)
  }
  const send = async () => {
    setBusy(true)
    if (await attempt(undefined)) onClose()
    setBusy(false)
  }
  const way = isPlanned
    ? {
        verb: t('bulk.verb', { count: plan.length }),
        isDisabled: plan.length === 0,
        onDo: () => void send(),
      }
    : { verb: t('bulk.look'), onDo: look }
  const back = isPlanned ? () => setPlanned(false) : onClose
  return (
    <Dialog
      isOpen
      title={t('bulk.title', { count: roles.length })}
      {...(!isBusy && { onClose })}
      actions={<DialogActions {...way} isBusy={isBusy} onCancel={back} />}
    >
      <Stack>
        {isPlanned ? (
          <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('listFailed')}>
            {(read) => <BulkPlan plan={planOf(read, change)} />}
          </AsyncBoundary>
        ) : (
          <BulkEditFields change={change} onChange={setChange} isChecked={isChecked} />
        )}
        {fault !== undefined && <FormFault error={fault} />}
      </Stack>
    </Dialog>
  )
}
