import { useTranslation } from 'react-i18next'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { EntityList } from './EntityList'
import { KindBoundary } from './KindBoundary'
import { toEntities } from './routes'

/** The things of one kind. */
export function EntitiesPage() {
  const { t } = useTranslation('entities')
  return (
    <>
      <BackLink to={toEntities()}>{t('title')}</BackLink>
      <KindBoundary>{(kind) => <EntityList key={kind.key} kind={kind} />}</KindBoundary>
    </>
  )
}
