import { useTranslation } from 'react-i18next'
import { TellIndexButton } from '../../entities/permission/ui/TellIndexButton'
import type { Role } from '../../entities/role/model'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { toRole } from './routes'

/** What can be done next with a role that was just created. Source: docs/assumptions.md A-463. */
export function RoleCreated({ role: { id, name } }: { role: Role }) {
  const { t } = useTranslation('roles')
  return (
    <EmptyState
      isOutcome
      art="nothing"
      title={t('create.done', { name })}
      text={t('create.index')}
      actions={
        <>
          <Button href={toRole(id)}>{t('create.close')}</Button>
          <TellIndexButton type="role" id={id} />
          <Button href={toRole(id, 'resources')}>{t('create.resources')}</Button>
          <Button variant="primary" href={toRole(id, 'assignments')}>
            {t('create.assign')}
          </Button>
        </>
      }
    />
  )
}
