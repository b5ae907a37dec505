import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCheckProcessQuery } from '../../entities/workflow-process/checkApi'
import { RUNNING, type WorkflowProcess } from '../../entities/workflow-process/model'
import { stuckReasons } from '../../entities/workflow-process/stuck'
import { useReadEngineQuery } from '../../entities/workflow-engine/api'
import { useNow } from '../../shared/blocks/values/useNow'
import { useStuckDays } from './useStuckDays'

/** After this time a workflow is checked again when it is shown. */
const FRESH_S = 60

/** The tasks and addressees of a running workflow; an ended one is not checked. */
export function useCheck({ id, state }: WorkflowProcess) {
  return useCheckProcessQuery(state === RUNNING ? id : skipToken, {
    refetchOnMountOrArgChange: FRESH_S,
  })
}

/** The known reasons why a workflow may be stuck. */
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
