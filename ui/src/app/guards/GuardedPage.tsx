import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import type { SectionKey } from '../../shared/routing/sections'
import type { Denied } from './guardRoute'

interface GuardedPageProps {
  section: SectionKey
  page: ComponentType
}

/** The page, or the dialog that says why not. */
export function GuardedPage({ section, page: Page }: GuardedPageProps) {
  const { t } = useTranslation()
  const denied = useLoaderData<Denied | null>()
  if (!denied) return <Page />
  return <denied.Dialog page={t(`section.${section}`)} areaDefault={denied.areaDefault} />
}
