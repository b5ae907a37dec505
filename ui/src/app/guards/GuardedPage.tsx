import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { SectionKey } from '../../shared/routing/sections'
import type { Denied } from './guardRoute'

interface GuardedPageProps {
  section: SectionKey
  page: ComponentType
}

/** The page, or the dialog that says why not. */
export function GuardedPage({ section, page: Page }: GuardedPageProps) {
  const denied = useLoaderData<Denied | null>()
  return denied ? <denied.Dialog page={section} areaDefault={denied.areaDefault} /> : <Page />
}
