import { QueryStatus } from '@reduxjs/toolkit/query/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readRightsAs } from '../../entities/proxy/api'
import { isRefused } from '../../shared/platform/errors/isRefused'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch, useAppSelector, type RootState } from '../../shared/platform/store/hooks'
import type { ProxiedUser } from '../../shared/platform/store/proxyModeSlice'
import { useProxyMode } from './useProxyMode'

/**
 * Ends proxy mode when the person may no longer act for the other one: after a refused call, the server is asked.
 * Source: docs/assumptions.md A-681.
 */
export function useProxyEnd({ dn, fullName: name }: ProxiedUser): void {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { leave } = useProxyMode()
  const refused = useAppSelector(refusedCalls)
  const ask = useEffectEvent(async () => {
    const asked = readRightsAs.initiate(dn, { subscribe: false, forceRefetch: true })
    const { error } = await dispatch(asked)
    if (!isRefused(error)) return
    await leave()
    dispatch(showFeedback({ status: -1, text: t('proxy.ended', { name }) }))
  })
  useEffect(() => {
    if (refused !== '') void ask()
  }, [refused])
}

const ownQuestion = readRightsAs.name

/** Ids of the refused calls, joined to one text. */
function refusedCalls({ api: { queries, mutations } }: RootState): string {
  return [...Object.values(queries), ...Object.values(mutations)]
    .flatMap((call) =>
      call?.status === QueryStatus.rejected &&
      call.endpointName !== ownQuestion &&
      isRefused(call.error)
        ? [call.requestId]
        : [],
    )
    .join(' ')
}
