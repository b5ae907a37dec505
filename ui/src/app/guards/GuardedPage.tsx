import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import type { SectionKey } from '../../shared/platform/routing/sections'
import type { Denied } from './guardRoute'

/** The data that loads before a page is shown. */
export interface GuardedPageData {
  Page: ComponentType
  denied: Denied | null
}

/** The page, or the dialog that says why it cannot be opened. */
export function GuardedPage({ section }: { section: SectionKey }) {
  const { t } = useTranslation()
  const { Page, denied } = useLoaderData<GuardedPageData>()
  if (!denied) return <Page />
  return <denied.Dialog page={t(`section.${section}`)} areaDefault={denied.areaDefault} />
}
