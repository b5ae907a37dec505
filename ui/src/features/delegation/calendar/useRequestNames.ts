import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import type { Requests } from '../../../entities/delegation/model'

/** The text "all requests", or the names of some requests. */
export function useRequestNames(): (requests: Requests) => string {
  const { t } = useTranslation('delegation')
  const listText = useListText()
  return ({ hasAll, requests }) =>
    hasAll ? t('allRequests') : listText(requests.map(({ name }) => name))
}
