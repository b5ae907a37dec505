import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { checkProcess } from '../../entities/workflow-process/checkApi'
import type { WorkflowProcess } from '../../entities/workflow-process/model'
import { useAppSelector } from '../../shared/platform/store/hooks'

const NONE: readonly WorkflowProcess[] = []

/** The ids of the workflows that had no open task when they were last checked. */
export function useIdleWorkflows(rows: readonly WorkflowProcess[] = NONE): readonly string[] {
  const checks = useMemo(
    () => rows.map(({ id }) => ({ id, select: checkProcess.select(id) })),
    [rows],
  )
  return useAppSelector(
    (state) =>
      checks
        .filter(({ select }) => select(state).data?.tasks.every(({ isOpen }) => !isOpen))
        .map(({ id }) => id),
    shallowEqual,
  )
}
