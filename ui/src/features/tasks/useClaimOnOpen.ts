import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useActOnTasksMutation, useReadTaskDisplayQuery } from '../../entities/task/api'
import type { Task } from '../../entities/task/model'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import {
  useGetPreferenceQuery,
  useSavePreferenceMutation,
} from '../../shared/blocks/listing/preferenceApi'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { useFailure } from './useFailure'

const ATTRIBUTE = 'idm.task.claimOnOpen'
const ON = 'true'

/**
 * Claims a task when it is opened, if the installation or, where it allows that, the person wants this.
 *
 * @param canClaim - whether the person may claim the task.
 *
 * Source: docs/assumptions.md A-337.
 */
export function useClaimOnOpen(task: Task, canClaim: boolean) {
  const { isKnown, ...choice } = useClaimChoice()
  const isBegun = useRef(false)
  const claim = useClaim(task)
  const begin = useEffectEvent(() => {
    if (isBegun.current || !choice.isOn || !canClaim) return
    isBegun.current = true
    void claim()
  })
  useEffect(() => {
    if (isKnown) begin()
  }, [isKnown])
  return {
    ...choice,
    /** Stores the choice, which takes effect with the next task, even when it is made before the earlier choice is loaded. */
    choose: (isOn: boolean) => {
      isBegun.current = true
      return choice.choose(isOn)
    },
  }
}

/**
 * Whether tasks are claimed when they are opened: the person's preference where it is allowed, else the setting of the
 * installation.
 */
function useClaimChoice() {
  const { data: display } = useReadTaskDisplayQuery(undefined)
  const isOffered = display?.mayChooseClaim === true
  const own = useGetPreferenceQuery(isOffered ? ATTRIBUTE : skipToken)
  const [save] = useSavePreferenceMutation()
  const tellFailure = useFailure()
  return {
    isOffered,
    isKnown: display !== undefined && !own.isLoading,
    isOn: isOffered && own.data ? own.data[0] === ON : display?.isClaimedOnOpen === true,
    choose: async (isOn: boolean) => {
      const { error } = await save({ attribute: ATTRIBUTE, columns: [String(isOn)] })
      if (error) tellFailure(error)
    },
  }
}

function useClaim(task: Task) {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  const [act] = useActOnTasksMutation()
  const tellFailure = useFailure()
  return async () => {
    const { data: outcome, error } = await act({ action: 'claim', ids: [task.id], comment: '' })
    if (outcome) {
      const said = outcome.success
        ? { status: 200 as const, text: t('claim.done') }
        : { outcome, text: t('failed.all'), about: { name: task.name } }
      dispatch(showFeedback({ id: 'claim', ...said }))
    } else {
      tellFailure(error)
    }
  }
}
