import { House } from 'lucide'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Button } from '../../shared/ui/Button'
import { StoredOffers } from './StoredOffers'
import { toLanding } from './routes'

/** Edits the items of everybody's home page. */
export function EditLandingPage() {
  const { t } = useTranslation('landing')
  return (
    <>
      <PageHeader
        title={t('edit.landing.title')}
        count={undefined}
        actions={
          <Button variant="quiet" icon={House} href={toLanding()}>
            {t('edit.landing.see')}
          </Button>
        }
      />
      <StoredOffers place="landing" />
    </>
  )
}
