import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../ui/IconButton'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import styles from './CopyableId.module.css'

const CONFIRMATION_MS = 2000

interface CopyableIdProps {
  id: string
  /** What the button says, `Copy distinguished name`. */
  copyLabel: string
  /** What readers hear afterwards, `Copied`. */
  copiedText: string
}

/** An identifier with a button that copies it. Without a secure context there is no clipboard, so no button. */
export function CopyableId({ id, copyLabel, copiedText }: CopyableIdProps) {
  const [copiedId, setCopiedId] = useState<string>()
  const isCopied = copiedId === id

  useEffect(() => {
    if (!isCopied) return
    const end = setTimeout(() => setCopiedId(undefined), CONFIRMATION_MS)
    return () => clearTimeout(end)
  }, [isCopied])

  return (
    <span className={styles.copyable}>
      <bdi className="id">{id}</bdi>
      {'clipboard' in navigator && (
        <IconButton
          size="small"
          icon={isCopied ? Check : Copy}
          label={copyLabel}
          onPress={() => void navigator.clipboard.writeText(id).then(() => setCopiedId(id))}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isCopied && copiedText}</span>
      </VisuallyHidden>
    </span>
  )
}
