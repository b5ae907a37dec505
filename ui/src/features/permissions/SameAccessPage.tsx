import { ShoppingCart } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useReadAllHoldingsQuery } from '../../entities/assignment/api'
import { compare, havingOf, type Compared } from '../../entities/assignment/comparison'
import { ComparedAccess } from '../../entities/assignment/ui/ComparedAccess'
import { PersonField } from '../../entities/user/ui/PersonField'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Stack } from '../../shared/blocks/page/Stack'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { toPermissions } from './routes'
import { useAskingTheSame } from './useAskingTheSame'

/** Compares the access of the signed-in person with that of the colleague whom the address names, to request the difference. */
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
          <>
            <AskForAll dn={dn} other={other} onAsk={(rows) => asking.ask(rows, () => undefined)} />
            <ComparedAccess
              key={other}
              left={{ dn, name }}
              other={other}
              bulkActions={asking.bulkActions}
            />
          </>
        )}
      </Stack>
      {asking.dialog}
    </>
  )
}

interface AskForAllProps {
  dn: string
  /** DN of the colleague. */
  other: string
  onAsk: (rows: readonly Compared[]) => void
}

/** A button that requests everything that only the colleague has. */
function AskForAll({ dn, other, onAsk }: AskForAllProps) {
  const { t } = useTranslation('permissions')
  const { currentData: own } = useReadAllHoldingsQuery(dn)
  const { currentData: theirs } = useReadAllHoldingsQuery(other)
  if (!own || !theirs) return null
  const lacking = compare(own, theirs).filter((row) => havingOf(row) === 'right')
  if (lacking.length === 0) return null
  return (
    <div>
      <Button variant="primary" icon={ShoppingCart} onPress={() => onAsk(lacking)}>
        {t('same.askAll', { number: lacking.length })}
      </Button>
    </div>
  )
}
