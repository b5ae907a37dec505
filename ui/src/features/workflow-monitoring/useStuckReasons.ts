import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCheckProcessQuery } from '../../entities/workflow-process/checkApi'
import { RUNNING, type WorkflowProcess } from '../../entities/workflow-process/model'
import { stuckReasons } from '../../entities/workflow-process/stuck'
import { useReadEngineQuery } from '../../entities/workflow-engine/api'
import { useNow } from '../../shared/blocks/values/useNow'
import { useStuckDays } from './useStuckDays'

/** Until what was read of a workflow is read again, where it is shown anew. */
const FRESH_S = 60

/** What was read of a workflow that runs; nothing is read of one that is over. */
export function useCheck({ id, state }: WorkflowProcess) {
  return useCheckProcessQuery(state === RUNNING ? id : skipToken, {
    refetchOnMountOrArgChange: FRESH_S,
  })
}

/** Why a workflow may be stuck, as far as it is known by now. */
export function useStuckReasons(process: WorkflowProcess) {
  const { currentData: check, isFetching, isError } = useCheck(process)
  const { data: engine } = useReadEngineQuery(undefined)
  const { days } = useStuckDays()
  const now = useNow()
  const reasons = stuckReasons({
    process,
    check,
    isEngineRunning: engine?.isRunning,
    days,
    now,
  })
  return { check, reasons, isReading: isFetching && !check, isUnknown: isError && !check }
}
