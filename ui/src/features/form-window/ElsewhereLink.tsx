import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useReadFormsContextQuery } from '../../entities/workflow-form/api'

/** A page of a server; what the properties of an installation say may be anything. */
const PAGE = /^https?:\/\/[^/]+\/\w/

/**
 * The same form where the identity applications show it themselves, at the same address below their own.
 *
 * Source: SPEC 3 "Application context"; docs/assumptions.md A-345.
 */
export function ElsewhereLink() {
  const { t } = useTranslation('formWindow')
  const { pathname, search } = useLocation()
  const { data: context = '' } = useReadFormsContextQuery(undefined)
  if (!PAGE.test(context)) return null
  return (
    <a href={`${context}/#${pathname}${search}`} target="_blank" rel="noreferrer">
      {t('elsewhere')}
    </a>
  )
}
