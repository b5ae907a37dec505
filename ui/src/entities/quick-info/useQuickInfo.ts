import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useGetSodQuery } from '../sod/api'
import type { SodDetail } from '../sod/model'
import { useGetUserQuery } from '../user/api'
import { useGetQuickInfoQuery } from './api'
import { quickInfoOf, quickInfoOfSod, type QuickInfo, type QuickInfoKind } from './model'

interface Reading {
  info: QuickInfo | undefined
  hasFailed: boolean
}

/**
 * Loads the content of a popup. For a person it loads the same data as their page, so that the page opens without a wait.
 *
 * Source: SPEC 7 "Users", quick info; docs/assumptions.md A-217.
 */
export function useQuickInfo(kind: QuickInfoKind, dn: string): Reading {
  const clientId = useBootstrap().client.id
  const user = useGetUserQuery(kind === 'USER' ? { dn, clientId } : skipToken)
  const sod = useGetSodQuery(kind === 'SOD' ? dn : skipToken)
  const isCatalogItem = kind === 'ROLE' || kind === 'RESOURCE'
  const catalogItem = useGetQuickInfoQuery(isCatalogItem ? { kind, dn } : skipToken)
  const ofSod = useSodFacts(sod.currentData)
  const readings = {
    USER: { query: user, info: user.currentData && quickInfoOf(user.currentData) },
    SOD: { query: sod, info: ofSod },
    ROLE: { query: catalogItem, info: catalogItem.currentData },
    RESOURCE: { query: catalogItem, info: catalogItem.currentData },
  }
  const { query, info } = readings[kind]
  const earlier = useEarlierRequest(query.requestId)
  const isGone = kind === 'SOD' && sod.currentData === null
  return { info, hasFailed: isGone || (query.isError && query.requestId !== earlier) }
}

/** The quick info of a constraint; undefined while it loads, and for a deleted one. */
function useSodFacts(sod: SodDetail | null | undefined): QuickInfo | undefined {
  const { t } = useTranslation('values')
  const labels = {
    roles: t('sod.roles'),
    level: t('sod.level'),
    description: t('sod.description'),
  }
  return sod ? quickInfoOfSod(sod, labels) : undefined
}

/** The id of a request from before the popup opened: if it failed, it is tried again and its error is not shown. */
function useEarlierRequest(requestId: string | undefined): string | undefined {
  const [earlier] = useState(requestId)
  return earlier
}
