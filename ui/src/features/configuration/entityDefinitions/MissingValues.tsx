import { useTranslation } from 'react-i18next'
import { useLazyCountMissingQuery } from '../../../entities/entity-definition/api'
import { useErrorText } from '../../../shared/platform/errors/useErrorText'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'

interface MissingValuesProps {
  kind: string
  attribute: string
}

/** Entries that cannot be saved once an attribute is required; counted on demand. Source: docs/assumptions.md A-564. */
export function MissingValues({ kind, attribute }: MissingValuesProps) {
  const { t } = useTranslation('entityDefinitions')
  const errorText = useErrorText()
  const [count, { data, error, isFetching }] = useLazyCountMissingQuery()
  return (
    <div role="status">
      <Banner
        kind={error ? 'danger' : 'warning'}
        actions={
          !data && (
            <Button
              size="small"
              isPending={isFetching}
              onPress={() => void count({ kind, attribute })}
            >
              {t('missing.count')}
            </Button>
          )
        }
      >
        {error && errorText(error)}
        {data && t('missing.found', { missing: data.missing, all: data.all })}
        {!error && !data && t('needsValue')}
      </Banner>
    </div>
  )
}
