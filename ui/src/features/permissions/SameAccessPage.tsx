import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ComparedAccess } from '../../entities/assignment/ui/ComparedAccess'
import { PersonField } from '../../entities/user/ui/PersonField'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Stack } from '../../shared/blocks/page/Stack'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { EmptyState } from '../../shared/ui/EmptyState'
import { toPermissions } from './routes'
import { useAskingTheSame } from './useAskingTheSame'

/** What a colleague has, beside what one has oneself, to be asked for; the address names the colleague. */
export function SameAccessPage() {
  const { t } = useTranslation('permissions')
  const { dn, fullName: name = dn } = useBootstrap().user
  const [params, setParams] = useSearchParams()
  const other = params.get('with') ?? undefined
  const asking = useAskingTheSame()
  usePageTitle(t('same.title'))
  return (
    <>
      <BackLink to={toPermissions()}>{t('title')}</BackLink>
      <PageHeader title={t('same.title')} count={undefined} />
      <Stack>
        <PersonField
          label={t('same.colleague')}
          from="observedUsers"
          dn={other}
          onChange={(chosen) => setParams(chosen === undefined ? {} : { with: chosen })}
        />
        {other === undefined ? (
          <EmptyState
            art="no-match"
            level={2}
            title={t('same.choose')}
            text={t('same.chooseText')}
          />
        ) : (
          <ComparedAccess
            key={other}
            left={{ dn, name }}
            other={other}
            bulkActions={asking.bulkActions}
          />
        )}
      </Stack>
      {asking.dialog}
    </>
  )
}
