import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { EmptyState } from '../../shared/ui/EmptyState'
import { useAreaDefault } from './useAreaDefault'

/** The section `default`, to which the empty path leads. Source: SPEC 2 "Top-level sections". */
export function DefaultArea() {
  const { t } = useTranslation()
  const { path } = useAreaDefault(useBootstrap().navigationRights)
  if (path !== '/') return <Navigate to={path} replace />
  return <EmptyState art="locked" level={1} title={t('noArea.title')} text={t('noArea.text')} />
}
