import { useTranslation } from 'react-i18next'
import { isSameOrder } from '../../shared/blocks/bulk-edit/listChange'
import { nameAndDescription } from '../../shared/blocks/localized-text/nameAndDescription'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import type { PermissionFields } from './fields'

/** The fields that roles and resources have in common. Source: SPEC 3 "Role"; SPEC 3 "Resource". */
export function usePermissionFields(): RecordFields<PermissionFields> {
  const { t } = useTranslation('definition')
  const kinds = useFieldKinds()
  return {
    texts: kinds.localized({ label: t('texts'), fields: usePermissionTexts() }),
    categories: kinds.items({ label: t('categories') }),
    // Requesters see the first owner first: the order counts.
    owners: {
      ...kinds.item({ label: t('owners'), hint: t('ownersHint') }),
      isSame: isSameOrder,
    },
  }
}

/** The name and description of a role or resource. */
export function usePermissionTexts() {
  const { t } = useTranslation('definition')
  return nameAndDescription({ name: t('name'), description: t('description') })
}
