import { useTranslation } from 'react-i18next'
import type { Named } from '../../entities/resource/definitionApi'
import { TellIndexButton } from '../../entities/permission/ui/TellIndexButton'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { toResource } from './routes'

interface ResourceCreatedProps {
  resource: Named
  /** Starts the creation of another resource. */
  onNext: () => void
}

/** What can be done next with a resource that was just created. Source: docs/assumptions.md A-463. */
export function ResourceCreated({ resource: { id, name }, onNext }: ResourceCreatedProps) {
  const { t } = useTranslation('resources')
  return (
    <EmptyState
      isOutcome
      art="nothing"
      title={t('create.done', { name })}
      text={t('create.index')}
      actions={
        <>
          <Button href={toResource(id)}>{t('create.close')}</Button>
          <TellIndexButton type="resource" id={id} />
          <Button onPress={onNext}>{t('create.next')}</Button>
          <Button variant="primary" href={toResource(id, 'assignments')}>
            {t('create.assign')}
          </Button>
        </>
      }
    />
  )
}
