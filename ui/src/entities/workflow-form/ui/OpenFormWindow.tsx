import { SquareArrowOutUpRight } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { useProxiedUser } from '../../../shared/platform/proxy-mode/useProxiedUser'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import { useSubmittedElsewhere } from '../formWindows'
import styles from './OpenFormWindow.module.css'

interface OpenFormWindowProps {
  /** The path of the window, as `toFormWindow` makes it. */
  path: string
  /** The name of the form, for drafts and windows. */
  name: string
  /** Called after the window submitted the form, with the pressed button, `ApprovalAction`. */
  onSubmitted: (action: string) => void
}

const FEATURES = 'popup,width=860,height=860'

/**
 * A button that opens a form in its own window; if the browser blocks the window, a link replaces it. Not available in
 * proxy mode.
 *
 * Source: SPEC 2 "Other screens implied by the services"; docs/assumptions.md.
 */
export function OpenFormWindow({ path, name, onSubmitted }: OpenFormWindowProps) {
  const { t } = useTranslation('workflowForm')
  const address = useHref(path)
  const [isBlocked, setBlocked] = useState(false)
  useSubmittedElsewhere(name, onSubmitted)
  const isProxy = useProxiedUser() !== null
  const open = () => {
    const opened = window.open(address, name, FEATURES)
    opened?.focus()
    setBlocked(opened === null)
  }
  if (isProxy) return null
  return (
    <div className={styles.open}>
      <Button variant="quiet" size="small" icon={SquareArrowOutUpRight} onPress={open}>
        {t('window.open')}
      </Button>
      {isBlocked && (
        <div role="alert" className={styles.blocked}>
          <Banner kind="warning">
            {t('window.blocked')}{' '}
            <a href={address} target="_blank" rel="noreferrer" onClick={() => setBlocked(false)}>
              {t('window.link')}
            </a>
          </Banner>
        </div>
      )}
    </div>
  )
}
