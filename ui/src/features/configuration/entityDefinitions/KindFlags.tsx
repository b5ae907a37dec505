import { useTranslation } from 'react-i18next'
import { kindFlags, type DefinitionFields } from '../../../entities/entity-definition/model'
import { Stack } from '../../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../../shared/blocks/record-form/useRecordForm'
import { FieldGroup } from '../../../shared/ui/FieldGroup'
import { Switch } from '../../../shared/ui/Switch'

interface KindFlagsProps {
  form: Pick<RecordFormState<Pick<DefinitionFields, (typeof kindFlags)[number]>>, 'field'>
  isReadOnly?: boolean
}

/** What people can do with the entries of a kind. */
export function KindFlags({ form, isReadOnly = false }: KindFlagsProps) {
  const { t } = useTranslation('entityDefinitions')
  return (
    <FieldGroup label={t('column.flags')}>
      <Stack gap="tight">
        {kindFlags.map((flag) => {
          const { value, ...field } = form.field(flag)
          return <Switch key={flag} {...field} isSelected={value} isReadOnly={isReadOnly} />
        })}
      </Stack>
    </FieldGroup>
  )
}
