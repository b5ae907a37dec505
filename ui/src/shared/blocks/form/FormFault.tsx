import { useTranslation } from 'react-i18next'
import { isApiError, useErrorText } from '../../platform/errors/useErrorText'
import { Banner } from '../../ui/Banner'
import styles from './FormFault.module.css'

/** Why saving failed, with the request id for the help desk. The entered values are still in the form. */
export function FormFault({ error }: { error: unknown }) {
  const { t } = useTranslation('ui')
  const errorText = useErrorText()
  const { requestId, fields = {} } = isApiError(error) ? error : {}
  const details = Object.values(fields).flat()
  return (
    <div role="alert">
      <Banner kind="danger">
        {errorText(error)}
        {details.length > 0 && (
          <ul className={styles.details}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {requestId && (
          <p className={styles.id}>
            {t('requestId')} <bdi className="id">{requestId}</bdi>
          </p>
        )}
      </Banner>
    </div>
  )
}
