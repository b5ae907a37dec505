import { useTranslation } from 'react-i18next'
import { ASKED_VALUE, type Binding } from '../../entities/resource/model'
import { Facts } from '../../shared/blocks/page/Facts'

/** The entitlement of a resource, read only. */
export function BindingFacts({ binding }: { binding: Binding | null }) {
  const { t } = useTranslation('resources')
  if (!binding) return <p>{t('gives.nothing')}</p>
  const { driver, entitlement, system, value, valueName } = binding
  const shown = value === ASKED_VALUE ? t('gives.asked') : valueName
  const facts = [
    { key: 'driver', label: t('column.driver'), content: <bdi>{driver.name}</bdi> },
    { key: 'entitlement', label: t('column.entitlement'), content: <bdi>{entitlement.name}</bdi> },
    { key: 'system', label: t('gives.system'), content: system && <bdi>{system}</bdi> },
    { key: 'value', label: t('gives.value'), content: shown && <bdi>{shown}</bdi> },
  ]
  return <Facts facts={facts.filter(({ content }) => content)} />
}
