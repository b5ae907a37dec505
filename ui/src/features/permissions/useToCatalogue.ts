import { ShoppingCart } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Holding } from '../../entities/assignment/model'
import type { RowAction } from '../../shared/blocks/data-table/action'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { toRequests } from '../requests/routes'

/** Links from a permission to the request page, to request it for somebody else or with other values. */
export function useToCatalogue() {
  const { t } = useTranslation('permissions')
  const navigate = useNavigate()
  const isOpen = useIsOpenPath()(toRequests())
  const rowActions = ({ id, kind }: Holding): RowAction[] =>
    isOpen
      ? [
          {
            id: 'catalogue',
            label: t('toCatalogue'),
            icon: ShoppingCart,
            onAction: () => void navigate(toRequests({ id, kind })),
          },
        ]
      : []
  return {
    rowActions,
    /** The link to the whole catalog; false for people who may not request access. */
    way: isOpen && {
      href: toRequests(),
      text: t('section.requests', { ns: 'shell' }),
      icon: ShoppingCart,
    },
  }
}
