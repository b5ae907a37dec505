import { Bookmark } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { SavedViews } from '../listing/useSavedViews'
import { Button } from '../../ui/Button'
import { PopupTrigger } from '../../ui/PopupTrigger'
import { ViewsPanel } from './ViewsPanel'

/** Opens the saved views of a list, and names the present one. */
export function ViewsButton({ saved }: { saved: SavedViews }) {
  const { t } = useTranslation('dataTable')
  const shown = saved.views.find(({ search }) => search !== '' && search === saved.current)
  return (
    <PopupTrigger
      label={t('views.title')}
      button={<Button icon={Bookmark}>{shown?.name ?? t('views.title')}</Button>}
    >
      {(close) => <ViewsPanel saved={saved} onOpen={close} />}
    </PopupTrigger>
  )
}
