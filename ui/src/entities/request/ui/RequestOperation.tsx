import { useTranslation } from 'react-i18next'
import { operationOf, type OperationKind } from '../operation'

interface RequestOperationProps {
  kind: OperationKind
  code: number
}

/** The operation of a request as a text. */
export function RequestOperation({ kind, code }: RequestOperationProps) {
  const { t } = useTranslation('status')
  const operation = operationOf(kind, code)
  return operation ? t(`operation.${operation}`) : t('unknownOperation', { code: String(code) })
}
