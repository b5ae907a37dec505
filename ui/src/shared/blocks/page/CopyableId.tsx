import { Check, Copy } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/IconButton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { DistinguishedName } from '../../ui/DistinguishedName'
import styles from './CopyableId.module.css'

const CONFIRMATION_MS = 2000

interface CopyableIdProps {
  /** The text to copy, a DN. */
  id: string
}

/** A DN with a button that copies it. Browsers have no clipboard outside a secure context, so there is no button then. */
export function CopyableId({ id }: CopyableIdProps) {
  const { t } = useTranslation('ui')
  const [copiedId, setCopiedId] = useState<string>()
  const isCopied = copiedId === id

  useEffect(() => {
    if (!isCopied) return
    const end = setTimeout(() => setCopiedId(undefined), CONFIRMATION_MS)
    return () => clearTimeout(end)
  }, [isCopied])

  return (
    <span className={styles.copyable}>
      <DistinguishedName dn={id} />
      {'clipboard' in navigator && (
        <IconButton
          size="small"
          icon={isCopied ? Check : Copy}
          label={t('copyDn')}
          onPress={() => void navigator.clipboard.writeText(id).then(() => setCopiedId(id))}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isCopied && t('dnCopied')}</span>
      </VisuallyHidden>
    </span>
  )
}
