import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalizedField } from '../../shared/blocks/localized-text/localizedField'
import { description, displayName } from '../../shared/blocks/validation/text'

/** Source: docs/assumptions.md A-269. */
const NAME_LENGTH = 64
const DESCRIPTION_LENGTH = 1024

/** What a team is called and said to be, in every language. Source: SPEC 5 "Field validators". */
export function useTextFields(): LocalizedField<'name' | 'description'>[] {
  const { t } = useTranslation('teams')
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('field.name'),
        isRequired: true,
        maxLength: NAME_LENGTH,
        schema: displayName,
      },
      {
        key: 'description',
        label: t('field.description'),
        isMultiline: true,
        maxLength: DESCRIPTION_LENGTH,
        schema: description,
      },
    ],
    [t],
  )
}
