import { ShoppingCart } from 'lucide'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Button } from '../../shared/ui/Button'
import { toRequests } from '../requests/routes'
import { StoredOffers } from './StoredOffers'
import { WhoAsks } from './WhoAsks'

/**
 * Edits the items that the request page recommends, and shows which teams let their managers request for others.
 *
 * Source: docs/assumptions.md A-340.
 */
export function EditRequestPage() {
  const { t } = useTranslation('landing')
  return (
    <>
      <PageHeader
        title={t('edit.request.title')}
        count={undefined}
        actions={
          <Button variant="quiet" icon={ShoppingCart} href={toRequests()}>
            {t('edit.request.see')}
          </Button>
        }
      />
      <StoredOffers place="request" beside={<WhoAsks />} />
    </>
  )
}
